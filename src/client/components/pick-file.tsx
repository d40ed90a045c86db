import { FileButton, type FileButtonProps } from '@mantine/core';
import { type InputHTMLAttributes, useRef } from 'react';

interface PickFileProps {
  /** Without it any file may be chosen. */
  accept?: string;
  /** `folder`: a folder with all that is in it. */
  many?: 'files' | 'folder';
  onPick: (first: File, all: readonly File[]) => void;
  children: FileButtonProps['children'];
}

/** React knows the attribute, and its types do not. */
const folder = { webkitdirectory: '' } as InputHTMLAttributes<HTMLInputElement>;

/**
 * A button that asks for a file. It resets after each choice, because browsers do not report choosing the
 * same file again.
 */
export function PickFile({ accept, many, onPick, children }: PickFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      {...(accept !== undefined && { accept })}
      multiple={many !== undefined}
      inputProps={many === 'folder' ? folder : {}}
      resetRef={forget}
      onChange={(chosen) => {
        const all = Array.isArray(chosen) ? chosen : chosen ? [chosen] : [];
        forget.current?.();
        const [first] = all;
        if (first) onPick(first, all);
      }}
    >
      {children}
    </FileButton>
  );
}
