import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

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
  modals.openConfirmModal({
    title,
    children: (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
    ),
    labels: { confirm: confirmLabel, cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    onConfirm: () => {
      if (!isConfirmed) onConfirm();
      isConfirmed = true;
    },
  });
}
