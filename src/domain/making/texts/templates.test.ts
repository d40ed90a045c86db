import { describe, expect, it } from 'vitest';
import { adTextTypes } from '#domain/ads/asset-types.ts';
import { noTexts } from './built-in-texts.ts';
import {
  createKeywordList,
  defaultKeywordLists,
  emptyTemplateStores,
  findKeywordTemplates,
  findNegativeKeywords,
  findSitelinkTemplates,
  findTextTemplates,
  isDefaultKeywordList,
  selectedListKey,
  templateStores,
  type TemplateStoreName,
  withDefaultLists,
} from './templates.ts';

const level = (...templates: string[]) => ({ strategy: 's', example: 'e', templates });
const sitelink = { text: 'a', desc1: 'b', desc2: 'c' };
const builtIn = {
  ...noTexts,
  keywords: { nutra: { top: level('produto 1'), middle: level(), bottom: level('produto 2') } },
  negativeKeywords: ['do produto'],
  titles: ['do produto'],
  descriptions: ['do produto'],
  sitelinks: [sitelink],
  callouts: ['do produto'],
  promotions: ['do produto'],
};
const empty = { stores: emptyTemplateStores, builtIn };

it('the stores keep the keys that browsers already use', () => {
  expect(Object.values(templateStores).map(({ key }) => key)).toEqual([
    'keyword_template_lists_v1',
    'keyword_templates_v2',
    'negative_keyword_templates_v1',
    'title_templates_v1',
    'description_templates_v1',
    'sitelink_templates_v1',
    'callout_templates_v1',
    'promotion_templates_v1',
  ]);
});

describe('the schemas of the stores', () => {
  it.each<[TemplateStoreName, unknown]>([
    ['keywordLists', [{ key: 'custom_1', name: 'Ação' }]],
    ['keywords', {}],
    ['keywords', { pt: { nutra: { top: level('a') } } }],
    ['negativeKeywords', { pt: ['grátis'], en: [] }],
    ['titles', { pt: { templates: ['a'] } }],
    ['sitelinks', { pt: { templates: [sitelink] } }],
  ])('of %s accept %j', (name, value) => {
    expect(templateStores[name].schema.parse(value)).toEqual(value);
  });

  it.each<[TemplateStoreName, unknown]>([
    ['keywordLists', { key: 'a', name: 'b' }],
    ['keywordLists', [{ key: 'a' }]],
    ['keywords', { pt: { nutra: { beyond: level('a') } } }],
    ['keywords', { pt: { nutra: { top: ['a'] } } }],
    ['negativeKeywords', { pt: { templates: ['a'] } }],
    ['titles', { pt: ['a'] }],
    ['titles', { pt: { templates: [1] } }],
    ['sitelinks', { pt: { templates: ['a;b;c'] } }],
    ['callouts', null],
  ])('of %s refuse %j', (name, value) => {
    expect(templateStores[name].schema.safeParse(value).success).toBe(false);
  });
});

describe("a person's own templates replace the built-in ones", () => {
  it('for keywords of that language, list and level only', () => {
    const stores = {
      ...emptyTemplateStores,
      keywords: { pt: { nutra: { top: level('meu') }, custom_1: { top: level() } } },
    };
    const find = (language: 'pt' | 'en', listKey: string, funnel: 'top' | 'bottom') =>
      findKeywordTemplates({ stores, builtIn }, { language, listKey, funnel })?.templates;
    expect(find('pt', 'nutra', 'top')).toEqual(['meu']);
    expect(find('pt', 'nutra', 'bottom')).toEqual(['produto 2']);
    expect(find('en', 'nutra', 'top')).toEqual(['produto 1']);
    expect(find('pt', 'custom_1', 'top')).toEqual([]);
    expect(find('pt', 'custom_1', 'bottom')).toBeUndefined();
    expect(find('pt', 'custom_2', 'top')).toBeUndefined();
  });

  it('for negative keywords', () => {
    const stores = { ...emptyTemplateStores, negativeKeywords: { pt: ['meu'], es: [] } };
    expect(findNegativeKeywords({ stores, builtIn }, 'pt')).toEqual(['meu']);
    expect(findNegativeKeywords({ stores, builtIn }, 'es')).toEqual([]);
    expect(findNegativeKeywords({ stores, builtIn }, 'en')).toEqual(['do produto']);
  });

  it.each(adTextTypes)('for %s', (kind) => {
    const stores = { ...emptyTemplateStores, [kind]: { pt: { templates: ['meu'] }, es: { templates: [] } } };
    expect(findTextTemplates({ stores, builtIn }, kind, 'pt')).toEqual(['meu']);
    expect(findTextTemplates({ stores, builtIn }, kind, 'es')).toEqual([]);
    expect(findTextTemplates({ stores, builtIn }, kind, 'en')).toEqual(['do produto']);
    expect(findTextTemplates(empty, kind, 'pt')).toEqual(['do produto']);
  });

  it('for sitelinks', () => {
    const own = { text: 'meu', desc1: '', desc2: '' };
    const stores = { ...emptyTemplateStores, sitelinks: { pt: { templates: [own] } } };
    expect(findSitelinkTemplates({ stores, builtIn }, 'pt')).toEqual([own]);
    expect(findSitelinkTemplates({ stores, builtIn }, 'en')).toEqual([sitelink]);
  });
});

describe('keyword lists', () => {
  const [nutra, products] = defaultKeywordLists;
  const mine = { key: 'custom_5', name: 'Minha' };

  it.each([
    ['nutra', true],
    ['produtos-fisicos', true],
    ['custom_5', false],
    ['Nutra', false],
  ])('the product includes %s: %s', (key, expected) => {
    expect(isDefaultKeywordList(key)).toBe(expected);
  });

  it.each([
    ['none', [], [nutra, products]],
    ['only their own', [mine], [nutra, products, mine]],
    ['some told twice', [mine, products, { ...mine, name: 'Outra' }, products], [nutra, products, mine]],
    ['one of ours missing, the other after theirs', [mine, products], [nutra, products, mine]],
    [
      'one of ours renamed',
      [mine, { ...nutra, name: 'Saúde' }],
      [{ ...nutra, name: 'Saúde' }, products, mine],
    ],
  ])('are shown when there are %s', (_, lists, shown) => {
    expect(withDefaultLists(lists)).toEqual(shown);
  });

  it.each([
    ['a free key', 7, 'custom_7'],
    ['a key taken', 5, 'custom_6'],
    ['a key taken, and the next', 4, 'custom_6'],
  ])('a new list gets %s', (_, timestamp, key) => {
    const before = [mine, { key: 'custom_4', name: 'Outra' }];
    expect(createKeywordList(before, '  Verão  ', timestamp)).toEqual({
      key,
      lists: [...before, { key, name: 'Verão' }],
    });
    expect(before).toHaveLength(2);
  });
});

it.each([
  ['nutra', 'nutra'],
  ['custom_1', 'custom_1'],
  ['custom_2', 'nutra'],
  ['', ''],
])('selectedListKey returns for %j the key %j after custom_2 was deleted', (chosen, selected) => {
  const lists = [...defaultKeywordLists, { key: 'custom_1', name: 'Ebooks' }];
  expect(selectedListKey(lists, chosen)).toBe(selected);
});
