/** The languages in which a list can be generated. The codes are those of Google Ads Editor. */
export const languages = [
  { code: 'de', label: 'Alemão' },
  { code: 'ar', label: 'Árabe' },
  { code: 'ko', label: 'Coreano' },
  { code: 'da', label: 'Dinamarquês' },
  { code: 'sk', label: 'Eslovaco' },
  { code: 'sl', label: 'Esloveno' },
  { code: 'es', label: 'Espanhol' },
  { code: 'fil', label: 'Filipino' },
  { code: 'fr', label: 'Francês' },
  { code: 'nl', label: 'Holandês' },
  { code: 'en', label: 'Inglês' },
  { code: 'is', label: 'Islandês' },
  { code: 'it', label: 'Italiano' },
  { code: 'ja', label: 'Japonês' },
  { code: 'no', label: 'Norueguês' },
  { code: 'pl', label: 'Polonês' },
  { code: 'pt', label: 'Português' },
  { code: 'ru', label: 'Russo' },
  { code: 'sv', label: 'Sueco' },
  { code: 'th', label: 'Tailandês' },
  { code: 'tr', label: 'Turco' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export function languageLabel(wanted: LanguageCode): string {
  return languages.find(({ code }) => code === wanted)?.label ?? wanted;
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}
