import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { cleanLines, toLowerCase } from '#domain/ads/text.ts';
import type { FunnelLevel } from './content/funnel.ts';
import type { KeywordTemplates } from './content/types.ts';
import { parseSitelinkLine } from './generators/read-items.ts';
import type { TemplateStores } from './templates.ts';

type Stores = TemplateStores;

/** Identifies a set of keyword templates. */
export interface KeywordSet {
  language: LanguageCode;
  listKey: string;
  funnel: FunnelLevel;
}

export function setKeywordTemplates(
  store: Stores['keywords'],
  { language, listKey, funnel }: KeywordSet,
  templates: KeywordTemplates,
): Stores['keywords'] {
  const lists = store[language] ?? {};
  const own = { ...templates, templates: [...templates.templates] };
  return { ...store, [language]: { ...lists, [listKey]: { ...lists[listKey], [funnel]: own } } };
}

/** Restores the built-in templates, or no templates when there are none. */
export function dropKeywordTemplates(
  store: Stores['keywords'],
  { language, listKey, funnel }: KeywordSet,
): Stores['keywords'] {
  const lists = store[language] ?? {};
  return { ...store, [language]: { ...lists, [listKey]: without(lists[listKey] ?? {}, funnel) } };
}

/** Removes a deleted list's templates in every language. */
export function dropKeywordList(store: Stores['keywords'], listKey: string): Stores['keywords'] {
  return Object.fromEntries(
    Object.entries(store).map(([language, lists]) => [language, without(lists, listKey)]),
  );
}

export function setNegativeKeywords(
  store: Stores['negativeKeywords'],
  language: LanguageCode,
  words: readonly string[],
): Stores['negativeKeywords'] {
  return { ...store, [language]: words.map(toLowerCase) };
}

export function setTextTemplates(
  store: Stores[AdTextType],
  language: LanguageCode,
  templates: readonly string[],
): Stores[AdTextType] {
  return { ...store, [language]: { templates: [...templates] } };
}

export function setSitelinkTemplates(
  store: Stores['sitelinks'],
  language: LanguageCode,
  lines: readonly string[],
): Stores['sitelinks'] {
  const templates = lines
    .map(parseSitelinkLine)
    .map(({ text = '', desc1 = '', desc2 = '' }) => ({ text, desc1, desc2 }));
  return { ...store, [language]: { templates: templates.filter(({ text }) => text !== '') } };
}

/** Returns the store without the person's texts for this language. */
export function dropLanguage<T>(store: Record<string, T>, language: LanguageCode): Record<string, T> {
  return without(store, language);
}

/** The lines of an editor's field, without duplicates. */
export function editorLines(text: string): string[] {
  return [...new Set(cleanLines(text))];
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
