import { FileButton, type FileButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface PickFileProps {
  accept: string;
  onPick: (file: File) => void;
  children: FileButtonProps['children'];
}

/**
 * A button that asks for a file. It resets after each choice, because browsers do not report choosing the
 * same file again.
 */
export function PickFile({ accept, onPick, children }: PickFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      resetRef={forget}
      onChange={(file) => {
        forget.current?.();
        if (file) onPick(file);
      }}
    >
      {children}
    </FileButton>
  );
}
