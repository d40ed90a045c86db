import { getDefaultZIndex, Modal } from '@mantine/core';
import type { Question } from './asked-dialog.tsx';

interface AskedDialogBodyProps {
  question: Question | null;
  opened: boolean;
  onClose: () => void;
}

export function AskedDialogBody({ question, opened, onClose }: AskedDialogBodyProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={question?.title} zIndex={getDefaultZIndex('modal') + 1}>
      {question?.children}
    </Modal>
  );
}
