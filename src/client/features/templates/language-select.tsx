import { Select } from '@mantine/core';
import { isLanguageCode, type LanguageCode, languages } from '#domain/ads/languages.ts';

const options = languages.map(({ code, label }) => ({ value: code, label }));

interface LanguageSelectProps {
  value: LanguageCode;
  onChange: (language: LanguageCode) => void;
}

export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <Select
      label="Idioma"
      data={options}
      value={value}
      onChange={(code) => code !== null && isLanguageCode(code) && onChange(code)}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nenhum idioma encontrado"
      maw={320}
    />
  );
}
