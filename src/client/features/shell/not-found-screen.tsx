import { Button, Center } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { paths } from '#client/paths.ts';

export function NotFoundScreen() {
  return (
    <Center mih="100dvh">
      <title>Página não encontrada · Faísca</title>
      <EmptyState
        icon={IconMapPinOff}
        title="Página não encontrada"
        hint="O endereço não existe ou mudou de lugar."
        action={
          <Button mt="xs" component={Link} to={paths.dashboard}>
            Voltar ao início
          </Button>
        }
      />
    </Center>
  );
}
