import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LearnedData } from './model.ts';

/** Each language's model is loaded with its rules. */
export const learnedModels: Partial<Record<LanguageCode, () => Promise<LearnedData>>> = {
  ar: async () => (await import('./data/ar.ts')).ar,
  da: async () => (await import('./data/da.ts')).da,
  de: async () => (await import('./data/de.ts')).de,
  en: async () => (await import('./data/en.ts')).en,
  es: async () => (await import('./data/es.ts')).es,
  fil: async () => (await import('./data/fil.ts')).fil,
  fr: async () => (await import('./data/fr.ts')).fr,
  is: async () => (await import('./data/is.ts')).is,
  it: async () => (await import('./data/it.ts')).it,
  ja: async () => (await import('./data/ja.ts')).ja,
  ko: async () => (await import('./data/ko.ts')).ko,
  nl: async () => (await import('./data/nl.ts')).nl,
  no: async () => (await import('./data/no.ts')).no,
  pl: async () => (await import('./data/pl.ts')).pl,
  pt: async () => (await import('./data/pt.ts')).pt,
  ru: async () => (await import('./data/ru.ts')).ru,
  sk: async () => (await import('./data/sk.ts')).sk,
  sl: async () => (await import('./data/sl.ts')).sl,
  sv: async () => (await import('./data/sv.ts')).sv,
  th: async () => (await import('./data/th.ts')).th,
  tr: async () => (await import('./data/tr.ts')).tr,
};
