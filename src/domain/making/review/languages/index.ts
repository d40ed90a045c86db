import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LanguageRules } from '../language-rules.ts';

/** Each language's rules are a separate chunk, loaded when a list in that language is shown. */
export const writtenRules: Partial<Record<LanguageCode, () => Promise<LanguageRules>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fil: async () => (await import('./fil.ts')).fil,
  fr: async () => (await import('./fr.ts')).fr,
  is: async () => (await import('./is.ts')).is,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  nl: async () => (await import('./nl.ts')).nl,
  no: async () => (await import('./no.ts')).no,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  ru: async () => (await import('./ru.ts')).ru,
  sk: async () => (await import('./sk.ts')).sk,
  sl: async () => (await import('./sl.ts')).sl,
  sv: async () => (await import('./sv.ts')).sv,
  th: async () => (await import('./th.ts')).th,
  tr: async () => (await import('./tr.ts')).tr,
};
