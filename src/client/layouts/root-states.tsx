import { Button, Center } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { EmptyState } from '#client/components/empty-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { useBackOnline } from '#client/lib/connection.ts';

export function RootLoading() {
  return <LoadingScreen message="Carregando..." />;
}

/**
 * Shown when a screen throws, or its code does not come: a new version was published, or the network is down. It opens
 * again when the connection comes back.
 */
export function RootError() {
  useBackOnline(() => window.location.reload());
  return (
    <Center mih="100dvh">
      <EmptyState
        icon={IconBolt}
        title="Esta tela não abriu"
        hint="Pode haver uma versão nova da Faísca, ou a conexão caiu. Confira sua internet e tente de novo."
        action={<Button onClick={() => window.location.reload()}>Tentar de novo</Button>}
      />
    </Center>
  );
}
