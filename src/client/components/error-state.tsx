import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { errorMessage } from '#client/lib/api.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** Whether the page has no other heading. */
  isPage?: boolean;
}

/** Shows why a read failed and offers to try again. */
export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  return (
    <EmptyState
      icon={IconCloudOff}
      isPage={isPage}
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
