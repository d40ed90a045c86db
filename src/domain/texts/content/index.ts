import type { LanguageCode } from '../../ads/languages.ts';
import type { BuiltInTexts } from './types.ts';

/** Each a chunk of its own, fetched when somebody chooses the language. */
const written: Partial<Record<LanguageCode, () => Promise<{ texts: BuiltInTexts }>>> = {
  pt: () => import('./pt/index.ts'),
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
};

/** Whether the product brings texts written in this language. */
export function hasOwnTexts(language: LanguageCode): boolean {
  return language in written;
}

export const noTexts: BuiltInTexts = {
  keywords: {},
  negativeKeywords: [],
  titles: [],
  descriptions: [],
  sitelinks: [],
  callouts: [],
  promotions: [],
};

/**
 * The texts the product brings for a language. Languages that have none of their own get the English keywords,
 * and nothing of the other kinds: an ad in the wrong language helps nobody.
 */
export async function loadBuiltInTexts(language: LanguageCode): Promise<BuiltInTexts> {
  const own = written[language];
  if (own) return (await own()).texts;
  const { texts } = await import('./en/index.ts');
  return { ...noTexts, keywords: texts.keywords };
}
