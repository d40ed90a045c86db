import type { AssetType } from '#domain/ads/asset-types.ts';
import { hasOwnTexts } from '#domain/making/texts/built-in-texts.ts';
import { isDefaultKeywordList, type TemplateStores } from '#domain/making/texts/templates.ts';
import type { GeneratorOptions } from './use-draft.ts';

/**
 * Whether the list will be in English, because this language has neither built-in texts nor the person's own.
 */
export function isInEnglish(kind: AssetType, input: GeneratorOptions, stores: TemplateStores): boolean {
  const { language, listKey, funnel } = input;
  if (kind !== 'keywords' || language === '' || hasOwnTexts(language)) return false;
  const own = stores.keywords[language]?.[listKey];
  return isDefaultKeywordList(listKey) && (funnel === '' || own?.[funnel] === undefined);
}

/** What a person should know about the selected language before generating. */
export function languageNote(
  kind: AssetType,
  input: GeneratorOptions,
  stores: TemplateStores,
): string | null {
  const { language } = input;
  if (isInEnglish(kind, input, stores)) return 'Ainda sem textos nesse idioma: a lista sai em inglês.';
  if (language === '' || kind === 'keywords' || hasOwnTexts(language)) return null;
  const own = kind === 'negative_keywords' ? stores.negativeKeywords : stores[kind];
  return language in own ? null : 'Ainda sem textos nesse idioma: escreva os seus nas configurações.';
}
