import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import {
  makeSavedList,
  renameSavedList,
  savedListItems,
  savedListLimit,
  savedListsSchema,
  withListItems,
} from './saved-lists.ts';
import { savedListsKey } from './store-keys.ts';

const items = [{ text: 'ação' }, { text: '[日本]' }];
const sitelink = { text: 'a', desc1: 'b', desc2: '' };

it.each<[AssetType, string]>([
  ['keywords', 'saved_keywords_v1'],
  ['negative_keywords', 'saved_negative_keywords_v1'],
  ['titles', 'saved_titles_v1'],
  ['descriptions', 'saved_descriptions_v1'],
  ['sitelinks', 'saved_sitelinks_v1'],
  ['callouts', 'saved_callouts_v1'],
  ['promotions', 'saved_promotions_v1'],
])('%s are stored under %s', (kind, key) => {
  expect(savedListsKey(kind)).toBe(key);
});

it('Básico allows one list per tool, Pro any number', () => {
  expect(savedListLimit).toEqual({ basico: 1, pro: Infinity });
});

it('lists with the same id get different ids, and none is lost', () => {
  const read = savedListsSchema.parse(['1', '1_', '1', '1', '2'].map((id) => ({ id, name: id, items: [] })));
  expect(read.map(({ id }) => id)).toEqual(['1', '1_', '1__', '1___', '2']);
});

describe('a saved list', () => {
  it.each(['keywords', 'negative_keywords'] as const)('of %s stores its items under keywords', (kind) => {
    expect(makeSavedList(kind, { name: 'Verão', items, timestamp: 1700 })).toEqual({
      id: '1700',
      name: 'Verão',
      keywords: ['ação', '[日本]'],
    });
  });

  it.each(['titles', 'descriptions', 'callouts', 'promotions'] as const)(
    'of %s stores its items under items',
    (kind) => {
      expect(makeSavedList(kind, { name: 'Verão', items, timestamp: 1700 })).toEqual({
        id: '1700',
        name: 'Verão',
        items: ['ação', '[日本]'],
      });
    },
  );

  it('of sitelinks stores objects under items', () => {
    const list = makeSavedList('sitelinks', { name: 'x', items: [sitelink, { text: 'só' }], timestamp: 1 });
    expect(list).toEqual({ id: '1', name: 'x', items: [sitelink, { text: 'só', desc1: '', desc2: '' }] });
  });

  it.each(assetTypes)('of %s is the same when loaded, also from the browser', (kind) => {
    const item =
      kind === 'sitelinks'
        ? fc.record({ text: fc.string(), desc1: fc.string(), desc2: fc.string() })
        : fc.record({ text: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(fc.array(item), (saved) => {
        const list = makeSavedList(kind, { name: 'x', items: saved, timestamp: 1 });
        const stored = savedListsSchema.parse(JSON.parse(JSON.stringify([list])));
        expect(stored.map(savedListItems)).toEqual([saved]);
      }),
    );
  });
});

describe('renaming', () => {
  const lists = [
    { id: '1', name: 'Um', items: [] },
    { id: '2', name: 'Dois', keywords: [] },
  ];

  it.each([
    ['1', ' Outono ', ['Outono', 'Dois']],
    ['2', 'Ação', ['Um', 'Ação']],
    ['1', '', ['Um', 'Dois']],
    ['1', ' \t\u00A0', ['Um', 'Dois']],
    ['3', 'Outono', ['Um', 'Dois']],
  ])('%s to %j', (id, name, names) => {
    const renamed = renameSavedList(lists, id, name);
    expect(renamed.map((list) => list.name)).toEqual(names);
    expect(lists.map((list) => list.name)).toEqual(['Um', 'Dois']);
  });
});

it.each([
  ['not a list', {}],
  ['no name', [{ id: '1', items: [] }]],
  ['no content', [{ id: '1', name: 'x' }]],
  ['an id that is a number', [{ id: 1, name: 'x', items: [] }]],
  ['an item that is a number', [{ id: '1', name: 'x', items: [1] }]],
  ['half a sitelink', [{ id: '1', name: 'x', items: [{ text: 'a' }] }]],
  ['keywords that are objects', [{ id: '1', name: 'x', keywords: [sitelink] }]],
])('refuses %s', (_, value) => {
  expect(savedListsSchema.safeParse(value).success).toBe(false);
});

it('the items of one list are replaced, and its name and the other lists stay', () => {
  const lists = [
    makeSavedList('keywords', { name: 'Uma', items: [{ text: 'a' }], timestamp: 1 }),
    makeSavedList('keywords', { name: 'Outra', items: [{ text: 'b' }], timestamp: 2 }),
  ];
  const [first, second] = withListItems('keywords', lists, {
    id: '2',
    items: [{ text: 'b' }, { text: '[c]' }],
  });
  expect(first).toBe(lists[0]);
  expect(second).toEqual({ id: '2', name: 'Outra', keywords: ['b', '[c]'] });
});
