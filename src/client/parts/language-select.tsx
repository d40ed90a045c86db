import type { ComboboxItem, SelectProps } from '@mantine/core';
import { isLanguageCode, type LanguageCode, languages } from '#domain/ads/languages.ts';
import { Select } from '#client/components/select.tsx';
import { findFolded } from './find-folded.ts';

const options: ComboboxItem[] = languages.map(({ code, label }) => ({ value: code, label }));

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
      filter={findFolded}
      value={value === '' ? null : value}
      onChange={(code) => (isLanguageCode(code) ? onChange(code) : onClear?.())}
      searchable
      allowDeselect={false}
      clearable={onClear !== undefined}
      clearButtonProps={{ 'aria-label': 'Limpar idioma' }}
      nothingFoundMessage="Nenhum idioma encontrado"
      maw={onClear === undefined ? 320 : undefined}
      {...props}
    />
  );
}
