import type { PageLanguage } from '../phrases.ts';
import type { PassageData } from './passage-model.ts';

/** A language's model is loaded with the first page in it. */
export const passageModels: Readonly<Record<PageLanguage, () => Promise<PassageData>>> = {
  de: async () => (await import('./data/de.ts')).de,
  en: async () => (await import('./data/en.ts')).en,
  es: async () => (await import('./data/es.ts')).es,
  fr: async () => (await import('./data/fr.ts')).fr,
  pt: async () => (await import('./data/pt.ts')).pt,
};
