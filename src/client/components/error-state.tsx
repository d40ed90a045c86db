import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { errorMessage } from '#client/lib/api.ts';
import { EmptyState } from './empty-state.tsx';

/** Shows why a read failed and offers to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      icon={IconCloudOff}
      title="Não foi possível carregar"
      hint={errorMessage(error)}
      action={
        <Button variant="default" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    />
  );
}
