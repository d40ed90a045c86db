import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

interface Confirmation {
  title: string;
  message: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Nothing is lost at once, or undo brings it back, so that the button does not warn in red. */
  isCalm?: boolean;
}

/**
 * Asks for confirmation before something is deleted. The dialog can still be clicked while it fades out, so
 * only the first click counts.
 */
export function confirmAction({
  title,
  message,
  confirmLabel,
  onConfirm,
  isCalm = false,
}: Confirmation): void {
  let isConfirmed = false;
  modals.openConfirmModal({
    title,
    children: (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
    ),
    labels: { confirm: confirmLabel, cancel: 'Cancelar' },
    confirmProps: isCalm ? {} : { color: 'red' },
    onConfirm: () => {
      if (!isConfirmed) onConfirm();
      isConfirmed = true;
    },
  });
}
