import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { cleanLines } from '#domain/ads/text.ts';

interface LinesEditorProps {
  label: string;
  description?: string;
  minRows?: number;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

/** A list with one item per line. The typed text is not reformatted; a change from elsewhere replaces it. */
export function LinesEditor({ label, description, minRows = 6, lines, onChange }: LinesEditorProps) {
  const [typed, setTyped] = useState(() => ({ text: lines.join('\n'), lines }));
  const isMine = typed.lines.length === lines.length && typed.lines.every((line, at) => line === lines[at]);
  const text = isMine ? typed.text : lines.join('\n');
  return (
    <Textarea
      label={label}
      description={description}
      autosize
      minRows={minRows}
      maxRows={18}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        const next = cleanLines(value);
        setTyped({ text: value, lines: next });
        onChange(next);
      }}
    />
  );
}
