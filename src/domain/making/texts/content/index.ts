import { byAdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LanguagePack } from './language-pack.ts';
import type { BuiltInTexts } from './types.ts';

/** Each language is a separate chunk, loaded when a person selects it. */
const packs: Partial<Record<LanguageCode, () => Promise<{ pack: LanguagePack }>>> = {
  ar: () => import('./ar/pack.ts'),
  da: () => import('./da/pack.ts'),
  de: () => import('./de/pack.ts'),
  en: () => import('./en/pack.ts'),
  es: () => import('./es/pack.ts'),
  fil: () => import('./fil/pack.ts'),
  fr: () => import('./fr/pack.ts'),
  is: () => import('./is/pack.ts'),
  it: () => import('./it/pack.ts'),
  ja: () => import('./ja/pack.ts'),
  ko: () => import('./ko/pack.ts'),
  nl: () => import('./nl/pack.ts'),
  no: () => import('./no/pack.ts'),
  pl: () => import('./pl/pack.ts'),
  pt: () => import('./pt/pack.ts'),
  ru: () => import('./ru/pack.ts'),
  sk: () => import('./sk/pack.ts'),
  sl: () => import('./sl/pack.ts'),
  sv: () => import('./sv/pack.ts'),
  th: () => import('./th/pack.ts'),
  tr: () => import('./tr/pack.ts'),
};

/** Whether built-in texts exist in this language. */
export function hasOwnTexts(language: LanguageCode): boolean {
  return language in packs;
}

export const writtenLanguages = Object.keys(packs) as LanguageCode[]; // Object.keys widens the keys.

export const noTexts: BuiltInTexts = {
  pack: null,
  keywords: {},
  negativeKeywords: [],
  sitelinks: [],
  ...byAdTextType(() => []),
};

/** The pack of a language; null when it has no built-in texts. */
async function loadPack(language: LanguageCode): Promise<LanguagePack | null> {
  return (await packs[language]?.())?.pack ?? null;
}

/**
 * The built-in texts of a language. Languages without texts get the English keywords only, because an ad in
 * the wrong language is useless.
 */
export async function loadBuiltInTexts(language: LanguageCode): Promise<BuiltInTexts> {
  const [own, { defaultTemplates }] = await Promise.all([
    loadPack(language),
    import('../engine/default-templates.ts'),
  ]);
  if (own) return defaultTemplates(own, language);
  const { pack } = await import('./en/pack.ts');
  return { ...noTexts, keywords: defaultTemplates(pack, 'en').keywords };
}
