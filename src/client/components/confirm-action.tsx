import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

interface Confirmation {
  title: string;
  message: string;
  confirmLabel: string;
  onConfirm: () => void;
}

/** Asks before something is destroyed. */
export function confirmAction({ title, message, confirmLabel, onConfirm }: Confirmation): void {
  modals.openConfirmModal({
    title,
    children: (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
    ),
    labels: { confirm: confirmLabel, cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
