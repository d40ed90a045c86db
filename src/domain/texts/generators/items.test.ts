import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adTextWidth } from '../../ads/text.ts';
import { clipboardText, exportText } from '../exports.ts';
import { addItems, generators, parseItems } from './index.ts';
import {
  dedupeItems,
  fitItem,
  fitItems,
  fromStoredItem,
  type Item,
  type StoredItem,
  toStoredItem,
} from './items.ts';
import { type AssetType, assetTypes } from '../../ads/asset-types.ts';

const columns = generators.sitelinks.columns;
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
  const keys = generators[kind].columns.map(({ key }) => key);
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
    expect(fitItem(item, columns)).toEqual(fitted);
  });

  it('puts in lower case what its column keeps so', () => {
    const [column] = generators.negative_keywords.columns;
    expect(fitItem({ text: ' GRÁTIS ' }, [column])).toEqual({ text: 'grátis' });
  });

  it('does not cut where the column says so', () => {
    const long = 'k'.repeat(100);
    expect(fitItem({ text: long }, generators.keywords.columns)).toEqual({ text: long });
  });
});

describe('what is stored of an item', () => {
  it.each<[AssetType, Item, StoredItem]>([
    ['keywords', { text: '[a]' }, '[a]'],
    ['titles', { text: 'Ação' }, 'Ação'],
    ['sitelinks', { text: 'a', desc1: 'b', desc2: '' }, { text: 'a', desc1: 'b', desc2: '' }],
  ])('%s', (kind, item, stored) => {
    expect(toStoredItem(kind, item)).toEqual(stored);
    expect(fromStoredItem(stored)).toEqual(item);
  });

  it('a sitelink is always whole, a text never undefined', () => {
    expect(toStoredItem('sitelinks', { text: 'a' })).toEqual({ text: 'a', desc1: '', desc2: '' });
    expect(toStoredItem('titles', {})).toBe('');
  });
});

describe.each(assetTypes)('%s, whatever is in them', (kind) => {
  const own = generators[kind].columns;
  const lists = fc.array(itemOf(kind), { maxLength: 20 });
  const isKept = (item: Item) => fitItem(item, own) !== null;

  it('fitItems: within every limit that cuts, none without a text, in order, once is enough', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const fitted = fitItems(items, own);
        for (const { key, limit, cut } of own) {
          if (!cut) continue;
          expect(fitted.filter((item) => adTextWidth(item[key] ?? '') > limit)).toEqual([]);
        }
        expect(fitted.filter(({ text }) => text === '')).toEqual([]);
        expect(fitted).toEqual(items.filter(isKept).map((item) => fitItem(item, own)));
        expect(fitItems(fitted, own)).toEqual(fitted);
      }),
    );
  });

  it('dedupeItems: each once, the first of each, in order', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const items = [...some, ...others, ...some];
        const once = dedupeItems(items);
        const written = items.map((item) => JSON.stringify(item));
        expect(once).toEqual(
          items.filter((_, position) => written.indexOf(written[position] ?? '') === position),
        );
        expect(dedupeItems(once)).toEqual(once);
      }),
    );
  });

  it('addItems: what was there first, then what is new', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const before = dedupeItems(some);
        const joined = addItems(before, others);
        expect(joined.slice(0, before.length)).toEqual(before);
        expect(new Set(joined.map((item) => JSON.stringify(item)))).toEqual(
          new Set([...some, ...others].map((item) => JSON.stringify(item))),
        );
        expect(addItems(joined, others)).toEqual(joined);
      }),
    );
  });

  it('what is exported is imported as it was', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const made = parseItems(kind, exportText(kind, fitItems(items, own)));
        expect(parseItems(kind, exportText(kind, made))).toEqual(made);
        if (kind !== 'negative_keywords') expect(made).toEqual(fitItems(items, own));
      }),
    );
  });

  it('what is stored is read as it was', () => {
    fc.assert(
      fc.property(lists, (items) => {
        expect(items.map((item) => fromStoredItem(toStoredItem(kind, item)))).toEqual(items);
      }),
    );
  });
});

it('sitelinks copied are pasted as they were, where no field has a semicolon or a label', () => {
  const plain = itemOf('sitelinks').filter(
    (item) => !/[;:]/.test(Object.values(item).join('').normalize('NFC')),
  );
  fc.assert(
    fc.property(fc.array(plain), (items) => {
      const fitted = fitItems(items, columns);
      expect(parseItems('sitelinks', clipboardText('sitelinks', fitted))).toEqual(fitted);
    }),
  );
});
