import { Button, Center } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';

export function RootLoading() {
  return <LoadingScreen message="Carregando..." />;
}

/**
 * Shown when a screen throws, or its code cannot be loaded (a new version was published, or the network is
 * down).
 */
export function RootError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Center mih="100dvh">
      <EmptyState
        icon={IconBolt}
        title="Esta tela não abriu"
        hint="Pode haver uma versão nova da Faísca, ou a conexão caiu. Recarregue a página para continuar."
        action={
          <Button mt="xs" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
        }
      />
    </Center>
  );
}
