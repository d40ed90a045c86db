import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { type LanguageCode, languages } from '#domain/ads/languages.ts';
import { typedChoice } from './typed-choice.ts';

const options: ComboboxItem<LanguageCode>[] = languages.map(({ code, label }) => ({ value: code, label }));

interface LanguageSelectProps extends Pick<SelectProps, 'description' | 'placeholder'> {
  value: LanguageCode | '';
  onChange: (language: LanguageCode) => void;
  /** Shows a button that clears the choice. */
  onClear?: () => void;
}

export function LanguageSelect({ value, onChange, onClear, ...props }: LanguageSelectProps) {
  return (
    <Select
      label="Idioma"
      data={options}
      value={value === '' ? null : value}
      onChange={(code) => (code === null ? onClear?.() : onChange(code))}
      {...typedChoice(options, value, onChange)}
      clearable={onClear !== undefined}
      clearButtonProps={{ 'aria-label': 'Limpar idioma' }}
      maw={onClear === undefined ? 320 : undefined}
      {...props}
    />
  );
}
