import { z } from 'zod';
import type { AdTextType } from '../ads/asset-types.ts';
import type { LanguageCode } from '../ads/languages.ts';
import { type BuiltInTexts, type FunnelLevel, funnelLevels, type KeywordTemplates } from './content/types.ts';
import { sitelinkSchema } from '../ads/sitelink.ts';

export const NUTRA_LIST = 'nutra';
export const PRODUCTS_LIST = 'produtos-fisicos';

/** Named sets of keyword templates; these two come with the product. */
export const defaultKeywordLists = [
  { key: NUTRA_LIST, name: 'Nutra' },
  { key: PRODUCTS_LIST, name: 'Produtos Físicos' },
] as const;

const keywordTemplatesSchema = z.object({
  strategy: z.string(),
  example: z.string(),
  templates: z.array(z.string()),
});
const textStoreSchema = z.record(z.string(), z.object({ templates: z.array(z.string()) }));

function store<Schema extends z.ZodType>(key: string, schema: Schema, initial: z.infer<Schema>) {
  return { key, schema, initial };
}

/** The user's own templates in the browser: key, shape and what stands there at first (the built-in ones apply). */
export const templateStores = {
  keywordLists: store('keyword_template_lists_v1', z.array(z.object({ key: z.string(), name: z.string() })), [
    ...defaultKeywordLists,
  ]),
  keywords: store(
    'keyword_templates_v2',
    z.record(z.string(), z.record(z.string(), z.partialRecord(z.enum(funnelLevels), keywordTemplatesSchema))),
    {},
  ),
  negativeKeywords: store('negative_keyword_templates_v1', z.record(z.string(), z.array(z.string())), {}),
  titles: store('title_templates_v1', textStoreSchema, {}),
  descriptions: store('description_templates_v1', textStoreSchema, {}),
  sitelinks: store(
    'sitelink_templates_v1',
    z.record(z.string(), z.object({ templates: z.array(sitelinkSchema) })),
    {},
  ),
  callouts: store('callout_templates_v1', textStoreSchema, {}),
  promotions: store('promotion_templates_v1', textStoreSchema, {}),
};

export type TemplateStoreName = keyof typeof templateStores;

/** What is absent is built in. */
export type TemplateStores = {
  [Name in TemplateStoreName]: z.infer<(typeof templateStores)[Name]['schema']>;
};

export const emptyTemplateStores = Object.fromEntries(
  Object.entries(templateStores).map(([name, { initial }]) => [name, initial]),
) as TemplateStores; // one entry for each store, of its shape

function keywordListName(emptyMessage: string) {
  return z.object({
    name: z.string().trim().min(1, emptyMessage).max(80, 'Nome: use no máximo 80 caracteres.'),
  });
}

/** The name of a keyword template list, as typed for a new list and for an existing one. */
export const newKeywordListSchema = keywordListName('Nome da lista é obrigatório');
export const renamedKeywordListSchema = keywordListName('Nome não pode ser vazio');

interface Sources {
  stores: TemplateStores;
  builtIn: BuiltInTexts;
}

interface KeywordSet {
  language: LanguageCode;
  listKey: string;
  funnel: FunnelLevel;
}

export function findKeywordTemplates(
  { stores, builtIn }: Sources,
  { language, listKey, funnel }: KeywordSet,
): KeywordTemplates | undefined {
  return stores.keywords[language]?.[listKey]?.[funnel] ?? builtIn.keywords[listKey]?.[funnel];
}

export function findNegativeKeywords(
  { stores, builtIn }: Sources,
  language: LanguageCode,
): readonly string[] {
  return stores.negativeKeywords[language] ?? builtIn.negativeKeywords;
}

export function findTextTemplates({ stores, builtIn }: Sources, kind: AdTextType, language: LanguageCode) {
  return stores[kind][language]?.templates ?? builtIn[kind];
}

export function findSitelinkTemplates({ stores, builtIn }: Sources, language: LanguageCode) {
  return stores.sitelinks[language]?.templates ?? builtIn.sitelinks;
}

/** The name a default list came with; undefined for a list of the person's own. */
export function originalListName(key: string): string | undefined {
  return defaultKeywordLists.find((list) => list.key === key)?.name;
}

/** A list saved as the editor showed it is not a list of one's own: the built-in texts go on being fitted to each name. */
export function hasOwnTexts({ stores, builtIn }: Sources, kind: AdTextType, language: LanguageCode): boolean {
  return isOwn(stores[kind][language]?.templates, builtIn[kind]);
}

export function hasOwnSitelinks({ stores, builtIn }: Sources, language: LanguageCode): boolean {
  return isOwn(stores.sitelinks[language]?.templates, builtIn.sitelinks);
}

export function hasOwnNegatives({ stores, builtIn }: Sources, language: LanguageCode): boolean {
  return isOwn(stores.negativeKeywords[language], builtIn.negativeKeywords);
}

export function hasOwnKeywords(
  { stores, builtIn }: Sources,
  { language, listKey, funnel }: KeywordSet,
): boolean {
  const own = stores.keywords[language]?.[listKey]?.[funnel]?.templates;
  return isOwn(own, builtIn.keywords[listKey]?.[funnel].templates);
}

function isOwn(kept: unknown, builtIn: unknown): boolean {
  return kept !== undefined && JSON.stringify(kept) !== JSON.stringify(builtIn);
}

export function isDefaultKeywordList(key: string): boolean {
  return defaultKeywordLists.some((list) => list.key === key);
}

/**
 * The lists as shown: the product's own always among them and first, under the names they were given. Each once:
 * a key told twice, in a backup put together by hand, would be two choices that are one.
 */
export function withDefaultLists(lists: TemplateStores['keywordLists']): TemplateStores['keywordLists'] {
  const named = defaultKeywordLists.map((list) => lists.find(({ key }) => key === list.key) ?? list);
  const own = lists.filter(
    ({ key }, position) =>
      !isDefaultKeywordList(key) && position === lists.findIndex((list) => list.key === key),
  );
  return [...named, ...own];
}

/** A chosen list that was deleted meanwhile gives way to nutra; '' (none chosen) stays. */
export function selectedListKey(lists: TemplateStores['keywordLists'], chosen: string): string {
  return chosen === '' || lists.some(({ key }) => key === chosen) ? chosen : NUTRA_LIST;
}

/** @param timestamp milliseconds: makes the list's key, `custom_1700000000000`. */
export function createKeywordList(
  lists: TemplateStores['keywordLists'],
  name: string,
  timestamp: number,
): { lists: TemplateStores['keywordLists']; key: string } {
  const taken = new Set(lists.map(({ key }) => key));
  let free = timestamp;
  while (taken.has(`custom_${free}`)) free += 1;
  const key = `custom_${free}`;
  return { lists: [...lists, { key, name: name.trim() }], key };
}
