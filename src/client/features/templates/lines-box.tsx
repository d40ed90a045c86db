import { Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { textDirection } from '#domain/ads/text.ts';
import { editorLines } from '#domain/making/texts/template-edits.ts';
import { countText } from '#client/lib/count-text.ts';

interface LinesBoxProps {
  label: string;
  description: ReactNode;
  value: string;
  /** The language of the templates. */
  language: LanguageCode;
  onChange: (value: string) => void;
  /** Lines that exceed the limit even without the product's name. */
  tooLong?: readonly string[];
}

/** A text area with one template per line. */
export function LinesBox({ label, description, value, language, onChange, tooLong = [] }: LinesBoxProps) {
  const count = editorLines(value).length;
  return (
    <div>
      <Textarea
        label={label}
        description={description}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={8}
        maxRows={18}
        spellCheck="false"
        dir={textDirection(value)}
        lang={language}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {countText(count, 'modelo', 'modelos')}
      </Text>
      {tooLong.length > 0 && (
        <Text size="sm" c="red" mt={2}>
          Acima do limite, serão cortados: {tooLong.slice(0, 3).join(' · ')}
          {tooLong.length > 3 && ` e mais ${tooLong.length - 3}`}
        </Text>
      )}
    </div>
  );
}
