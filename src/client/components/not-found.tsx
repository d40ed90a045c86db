import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { EmptyState } from './empty-state.tsx';
import { PageTitle } from './page-title.tsx';

/** The screen for an unknown address, with a link back. */
export function NotFound() {
  return (
    <>
      <PageTitle>Página não encontrada</PageTitle>
      <EmptyState
        isPage
        icon={IconMapPinOff}
        title="Página não encontrada"
        hint="O endereço não existe ou mudou de lugar."
        action={
          <Button component={Link} to={paths.dashboard}>
            Voltar ao início
          </Button>
        }
      />
    </>
  );
}
