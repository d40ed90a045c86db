import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

interface Confirmation {
  title: string;
  message: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Undo brings back what is lost, so that the button does not warn in red. */
  isUndoable?: boolean;
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
  isUndoable = false,
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
    confirmProps: isUndoable ? {} : { color: 'red' },
    onConfirm: () => {
      if (!isConfirmed) onConfirm();
      isConfirmed = true;
    },
  });
}
