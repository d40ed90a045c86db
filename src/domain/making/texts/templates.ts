import * as z from 'zod/mini';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { type FunnelLevel, funnelLevels } from './content/funnel.ts';
import type { BuiltInTexts, KeywordTemplates } from './content/types.ts';
import { sitelinkSchema } from './sitelink-schema.ts';

export const NUTRA_LIST = 'nutra';
export const PRODUCTS_LIST = 'produtos-fisicos';

/** Named sets of keyword templates. These two are built in. */
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

function store<Schema extends z.ZodMiniType>(key: string, schema: Schema, initial: z.infer<Schema>) {
  return { key, schema, initial };
}

/**
 * The stores of the user's own templates in the browser: key, schema and initial value (empty means that the
 * built-in texts apply).
 */
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

/** An absent entry means the built-in texts. */
export type TemplateStores = {
  [Name in TemplateStoreName]: z.infer<(typeof templateStores)[Name]['schema']>;
};

export const emptyTemplateStores = Object.fromEntries(
  Object.entries(templateStores).map(([name, { initial }]) => [name, initial]),
) as TemplateStores; // one entry for each store, with the store's type

function keywordListName(emptyMessage: string) {
  return z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, emptyMessage), z.maxLength(80, 'Nome: use no máximo 80 caracteres.')),
  });
}

/** The schema of a keyword template list's name, for new and existing lists. */
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

/**
 * The token that the product's name replaces in a template. At the top of the nutra funnel, people search for
 * their problem instead.
 */
export function productToken(listKey: string, funnel: FunnelLevel): string {
  return listKey === NUTRA_LIST && funnel === 'top' ? '[problema]' : 'aaa';
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

/** The original name of a built-in list; undefined for the person's own list. */
export function originalListName(key: string): string | undefined {
  return defaultKeywordLists.find((list) => list.key === key)?.name;
}

/**
 * Whether the person changed the templates. A list saved without changes does not count, so that the built-in
 * texts still adapt to each name.
 */
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

function isOwn(stored: unknown, builtIn: unknown): boolean {
  return stored !== undefined && JSON.stringify(stored) !== JSON.stringify(builtIn);
}

export function isDefaultKeywordList(key: string): boolean {
  return defaultKeywordLists.some((list) => list.key === key);
}

/**
 * The lists to show, with the built-in ones first, under their current names. Duplicate keys, which a
 * hand-edited backup may contain, are shown once.
 */
export function withDefaultLists(lists: TemplateStores['keywordLists']): TemplateStores['keywordLists'] {
  const named = defaultKeywordLists.map((list) => lists.find(({ key }) => key === list.key) ?? list);
  const own = lists.filter(
    ({ key }, position) =>
      !isDefaultKeywordList(key) && position === lists.findIndex((list) => list.key === key),
  );
  return [...named, ...own];
}

/** Replaces a deleted selection with nutra. '' (no selection) stays. */
export function selectedListKey(lists: TemplateStores['keywordLists'], chosen: string): string {
  return chosen === '' || lists.some(({ key }) => key === chosen) ? chosen : NUTRA_LIST;
}

/** @param timestamp milliseconds; becomes part of the list's key, `custom_1700000000000`. */
export function createKeywordList(
  lists: TemplateStores['keywordLists'],
  name: string,
  timestamp: number,
): { lists: TemplateStores['keywordLists']; key: string } {
  const usedKeys = new Set(lists.map(({ key }) => key));
  let free = timestamp;
  while (usedKeys.has(`custom_${free}`)) free += 1;
  const key = `custom_${free}`;
  return { lists: [...lists, { key, name: name.trim() }], key };
}
