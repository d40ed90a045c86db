import { Select } from '@mantine/core';
import { type LanguageCode, languageLabel, languages } from '#domain/ads/languages.ts';
import { useAssets } from './assets-context.tsx';

interface AssetLanguageProps {
  /** Null means the campaign's first language. */
  value: LanguageCode | null;
  onChange: (language: LanguageCode | null) => void;
}

/** The language of a promotion or of prices, the campaign's own ones first. */
export function AssetLanguage({ value, onChange }: AssetLanguageProps) {
  const { languages: own } = useAssets();
  const others = languages.map(({ code }) => code).filter((code) => !own.includes(code));
  const [first = 'pt'] = own;
  return (
    <Select
      label="Idioma"
      placeholder={languageLabel(first)}
      clearable
      searchable
      data={[...own, ...others].map((code) => ({ value: code, label: languageLabel(code) }))}
      value={value}
      onChange={(code) => onChange(languages.find((each) => each.code === code)?.code ?? null)}
    />
  );
}
