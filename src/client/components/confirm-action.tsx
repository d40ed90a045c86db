import { Button, Group, Text } from '@mantine/core';
import { ask, closeQuestion } from './asked-dialog.tsx';

interface Confirmation {
  title: string;
  message: string;
  confirmLabel: string;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before something is deleted. The dialog can still be clicked while it fades out, so
 * only the first click counts.
 */
export function confirmAction({ title, message, confirmLabel, onConfirm }: Confirmation): void {
  let isConfirmed = false;
  function confirm(): void {
    if (isConfirmed) return;
    isConfirmed = true;
    closeQuestion();
    onConfirm();
  }
  ask({
    title,
    children: (
      <>
        <Text size="sm" mb="md" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={closeQuestion}>
            Cancelar
          </Button>
          <Button color="red" onClick={confirm}>
            {confirmLabel}
          </Button>
        </Group>
      </>
    ),
  });
}
