import { Modal } from '@mantine/core';
import { ProofForm } from './proof-form.tsx';

interface ProofDialogBodyProps {
  opened: boolean;
  onClose: () => void;
  onProven: () => void;
}

export function ProofDialogBody({ opened, onClose, onProven }: ProofDialogBodyProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Confirme que é você">
      <ProofForm onProven={onProven} onCancel={onClose} />
    </Modal>
  );
}
