import { byAdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LanguagePack } from './content/language-pack.ts';
import type { BuiltInTexts } from './content/types.ts';

/** Each language is a separate chunk, loaded when a person selects it. */
const packs: Partial<Record<LanguageCode, () => Promise<{ pack: LanguagePack }>>> = {
  ar: () => import('./content/ar/pack.ts'),
  da: () => import('./content/da/pack.ts'),
  de: () => import('./content/de/pack.ts'),
  en: () => import('./content/en/pack.ts'),
  es: () => import('./content/es/pack.ts'),
  fil: () => import('./content/fil/pack.ts'),
  fr: () => import('./content/fr/pack.ts'),
  is: () => import('./content/is/pack.ts'),
  it: () => import('./content/it/pack.ts'),
  ja: () => import('./content/ja/pack.ts'),
  ko: () => import('./content/ko/pack.ts'),
  nl: () => import('./content/nl/pack.ts'),
  no: () => import('./content/no/pack.ts'),
  pl: () => import('./content/pl/pack.ts'),
  pt: () => import('./content/pt/pack.ts'),
  ru: () => import('./content/ru/pack.ts'),
  sk: () => import('./content/sk/pack.ts'),
  sl: () => import('./content/sl/pack.ts'),
  sv: () => import('./content/sv/pack.ts'),
  th: () => import('./content/th/pack.ts'),
  tr: () => import('./content/tr/pack.ts'),
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
    import('./engine/default-templates.ts'),
  ]);
  if (own) return defaultTemplates(own, language);
  const { pack } = await import('./content/en/pack.ts');
  return { ...noTexts, keywords: defaultTemplates(pack, 'en').keywords };
}
