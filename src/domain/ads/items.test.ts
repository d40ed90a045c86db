import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipboardText, exportText } from '#domain/making/texts/exports.ts';
import { addItems, parseItems } from '#domain/making/texts/generators/read-items.ts';
import { assetModels, type Item } from './asset-models.ts';
import { type AssetType, assetTypes } from './asset-types.ts';
import {
  compareItems,
  dedupeItems,
  findItemProblems,
  fitItem,
  fitItems,
  fromStoredItem,
  itemKey,
  listItems,
  type StoredItem,
  toStoredItem,
} from './items.ts';
import { adTextWidth } from './text.ts';

const FAMILY = '👨‍👩‍👧';
const field = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.string({
    unit: fc.constantFrom('a', 'A', 'ç', 'a\u0303', FAMILY, '日', ';', ' ', '\u00A0', '"', '$&'),
    maxLength: 50,
  }),
  fc.constantFrom('', '  ', 'Texto:', 'Texto: a', 'Descrição 1: b', 'Σ', 'İ', 'a\nb'),
);

function itemOf(kind: AssetType): fc.Arbitrary<Item> {
  const keys = assetModels[kind].columns.map(({ key }) => key);
  return fc
    .tuple(...keys.map(() => field))
    .map((values) => Object.fromEntries(keys.map((key, position) => [key, values[position] ?? ''])));
}

describe('fitItem', () => {
  it.each<[string, Item, Item | null]>([
    [
      'trims and cuts each field',
      { text: ` ${'a'.repeat(26)}`, desc1: ' b ', desc2: 'c'.repeat(36) },
      { text: 'a'.repeat(25), desc1: 'b', desc2: 'c'.repeat(35) },
    ],
    ['writes the fields that are missing', { text: 'a' }, { text: 'a', desc1: '', desc2: '' }],
    [
      'leaves out fields of no column',
      { text: 'a', desc1: '', desc2: '', other: 'x' },
      { text: 'a', desc1: '', desc2: '' },
    ],
    ['composes accents', { text: 'ação'.normalize('NFD') }, { text: 'ação', desc1: '', desc2: '' }],
    ['puts each field on one line', { text: 'a\r\n b\u2028c' }, { text: 'a b c', desc1: '', desc2: '' }],
    ['without a text, is none', { text: ' ', desc1: 'b', desc2: 'c' }, null],
    ['without any field, is none', {}, null],
  ])('%s', (_, item, fitted) => {
    expect(fitItem('sitelinks', item)).toEqual(fitted);
  });

  it('writes negative keywords in lower case', () => {
    expect(fitItem('negative_keywords', { text: ' GRÁTIS ' })).toEqual({ text: 'grátis' });
  });

  it('does not cut keywords', () => {
    const long = 'k'.repeat(100);
    expect(fitItem('keywords', { text: long })).toEqual({ text: long });
  });
});

it('a list has each item once, the first as it was written, and none without text', () => {
  const items = [' Um ', 'um', '', 'Dois', 'UM'].map((text) => ({ text }));
  expect(listItems('titles', items)).toEqual([{ text: 'Um' }, { text: 'Dois' }]);
  expect(listItems('keywords', items.concat({ text: '[um]' }))).toEqual(
    ['Um', 'Dois', '[um]'].map((text) => ({ text })),
  );
});

it('only keywords have problems of their own', () => {
  expect(findItemProblems('keywords', { text: 'bom?' })).toEqual(['invalid_characters']);
  expect(findItemProblems('keywords', { text: ' ' })).toEqual([]);
  expect(findItemProblems('titles', { text: 'bom?' })).toEqual([]);
});

it('sitelinks differ by each of their lines, and texts by more than capitals', () => {
  const keys = (kind: AssetType, ...list: Item[]) => new Set(list.map((item) => itemKey(kind, item))).size;
  const link = { text: 'a', desc1: 'b', desc2: 'c' };
  expect(
    keys('sitelinks', link, { ...link, text: 'A' }, { ...link, desc1: 'x' }, { ...link, desc2: 'x' }),
  ).toBe(3);
  expect(keys('sitelinks', { text: 'ab', desc1: '', desc2: '' }, { text: 'a', desc1: 'b', desc2: '' })).toBe(
    2,
  );
  expect(keys('callouts', { text: 'Um' }, { text: 'um' }, { text: 'úm' })).toBe(2);
});

it('a keyword without signs has the match type of its list, and keeps its own signs', () => {
  expect(fitItem('keywords', { text: 'um' }, 'exact')).toEqual({ text: '[um]' });
  expect(fitItems('keywords', [{ text: 'um' }, { text: '"dois"' }], 'exact')).toEqual([
    { text: '[um]' },
    { text: '"dois"' },
  ]);
});

it('of duplicates the first stays, and each that repeats one is found', () => {
  const items = ['Kit', 'kit', 'Frasco', '', 'KIT'].map((text) => ({ text }));
  expect(dedupeItems('titles', items)).toEqual([{ text: 'Kit' }, { text: 'Frasco' }, { text: '' }]);
  const { repeated, isNew } = compareItems('titles', items);
  expect(repeated).toEqual([1, 4]);
  expect([isNew({ text: 'frasco' }), isNew({ text: 'Caixa' }), isNew({ text: 'caixa' })]).toEqual([
    ...[false, true, false],
  ]);
  expect(findItemProblems('sitelinks', { text: 'Kit' })).toEqual([]);
});

describe('stored items', () => {
  it.each<[AssetType, Item, StoredItem]>([
    ['keywords', { text: '[a]' }, '[a]'],
    ['titles', { text: 'Ação' }, 'Ação'],
    ['sitelinks', { text: 'a', desc1: 'b', desc2: '' }, { text: 'a', desc1: 'b', desc2: '' }],
  ])('%s', (kind, item, stored) => {
    expect(toStoredItem(kind, item)).toEqual(stored);
    expect(fromStoredItem(stored)).toEqual(item);
  });

  it('a sitelink always has all its fields, and a text is never undefined', () => {
    expect(toStoredItem('sitelinks', { text: 'a' })).toEqual({ text: 'a', desc1: '', desc2: '' });
    expect(toStoredItem('titles', {})).toBe('');
  });
});

describe.each(assetTypes)('%s with any content', { tags: 'long' }, (kind) => {
  const own = assetModels[kind].columns;
  const lists = fc.array(itemOf(kind), { maxLength: 20 });
  const isKept = (item: Item) => fitItem(kind, item) !== null;

  it('fitItems keeps the order, drops items without text, cuts to the limits, and does nothing the second time', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const fitted = fitItems(kind, items);
        for (const { key, limit, cut } of own) {
          if (!cut) continue;
          expect(fitted.filter((item) => adTextWidth(item[key] ?? '') > limit)).toEqual([]);
        }
        expect(fitted.filter(({ text }) => text === '')).toEqual([]);
        expect(fitted).toEqual(items.filter(isKept).map((item) => fitItem(kind, item)));
        expect(fitItems(kind, fitted)).toEqual(fitted);
      }),
    );
  });

  it('dedupeItems keeps the first of each set of duplicates, in order', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const items = fitItems(kind, [...some, ...others, ...some]);
        const once = dedupeItems(kind, items);
        const keys = items.map((item) => itemKey(kind, item));
        expect(once).toEqual(items.filter((_, position) => keys.indexOf(keys[position] ?? '') === position));
        expect(dedupeItems(kind, once)).toEqual(once);
      }),
    );
  });

  it('addItems keeps the existing items first and appends only new ones', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const before = dedupeItems(kind, fitItems(kind, some));
        const added = fitItems(kind, others);
        const joined = addItems(kind, before, added);
        expect(joined.slice(0, before.length)).toEqual(before);
        expect(new Set(joined.map((item) => itemKey(kind, item)))).toEqual(
          new Set([...before, ...added].map((item) => itemKey(kind, item))),
        );
        expect(addItems(kind, joined, added)).toEqual(joined);
      }),
    );
  });

  it('compareItems finds what addItems drops', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const [items, added] = [fitItems(kind, [...some, ...some]), fitItems(kind, others)];
        const { repeated, isNew } = compareItems(kind, items);
        const joined = [...items.filter((_, at) => !repeated.includes(at)), ...added.filter(isNew)];
        expect(joined).toEqual(addItems(kind, items, added));
      }),
    );
  });

  it('an exported list is the same after its import', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const fitted = fitItems(kind, items);
        expect(parseItems(kind, exportText(kind, fitted))).toEqual(fitted);
      }),
    );
  });

  it('a stored item is the same when read again', () => {
    fc.assert(
      fc.property(lists, (items) => {
        expect(items.map((item) => fromStoredItem(toStoredItem(kind, item)))).toEqual(items);
      }),
    );
  });
});

it('copied sitelinks are the same when pasted, unless a field contains a semicolon or a label', () => {
  const plain = itemOf('sitelinks').filter(
    (item) => !/[;:]/.test(Object.values(item).join('').normalize('NFC')),
  );
  fc.assert(
    fc.property(fc.array(plain), (items) => {
      const fitted = fitItems('sitelinks', items);
      expect(parseItems('sitelinks', clipboardText('sitelinks', fitted))).toEqual(fitted);
    }),
  );
});
