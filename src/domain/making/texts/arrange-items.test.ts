import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { Intent } from '#domain/language/intents.ts';
import { type Arrangement, arrangeItems, type ItemOrder } from './arrange-items.ts';

const listOf = (...texts: string[]): Item[] => texts.map((text) => ({ text }));

function arrange(items: readonly Item[], arrangement: Partial<Arrangement>, kind: AssetType = 'keywords') {
  const steps = arrangeItems(kind, items, { filter: '', order: 'original', ...arrangement });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const textsOf = (items: readonly Item[]) => items.map(({ text }) => text);

describe('filter', () => {
  const items = listOf('Ação rápida', 'acao lenta', '[preço]', 'Straße', 'กาแฟ');
  for (const [filter, found] of [
    ['', ['Ação rápida', 'acao lenta', '[preço]', 'Straße', 'กาแฟ']],
    ['acao', ['Ação rápida', 'acao lenta']],
    ['AÇÃO', ['Ação rápida', 'acao lenta']],
    ['  preco ', ['[preço]']],
    ['[', ['[preço]']],
    ['กา', ['กาแฟ']],
    ['.*', []],
  ] as const) {
    test(`“${filter}” finds ${found.length}`, () => {
      expect(textsOf(arrange(items, { filter }).items)).toEqual(found);
    });
  }

  test('every column of a sitelink is searched', () => {
    const first = { text: 'Kit', desc1: 'Três potes', desc2: 'Frete grátis' };
    const found = arrange(
      [first, { text: 'Dúvidas', desc1: '', desc2: '' }],
      { filter: 'gratis' },
      'sitelinks',
    );
    expect(found.items).toEqual([first]);
  });
});

describe('order', () => {
  for (const [order, texts, sorted] of [
    ['original', ['b', 'a'], ['b', 'a']],
    ['alphabet', ['zebra', 'Ébano', 'abacate', 'éclair'], ['abacate', 'Ébano', 'éclair', 'zebra']],
    ['alphabet', ['[c]', '"b"', 'a'], ['a', '"b"', '[c]']],
    ['shortest', ['aaa', 'a', 'aa', 'b'], ['a', 'b', 'aa', 'aaa']],
    ['longest', ['a', 'aaa', 'b', 'aa'], ['aaa', 'aa', 'a', 'b']],
    ['shortest', ['[abc]', 'abcd'], ['[abc]', 'abcd']],
    ['longest', ['abc', '日本'], ['日本', 'abc']],
  ] as const satisfies readonly (readonly [ItemOrder, readonly string[], readonly string[]])[]) {
    test(`${order}: ${texts.join(', ')}`, () => {
      expect(textsOf(arrange(listOf(...texts), { order }).items)).toEqual(sorted);
    });
  }

  test('by intent the items form groups, with those without an intent last', () => {
    const intentOf = ({ text = '' }: Item): Intent | null =>
      text.startsWith('comprar') ? 'buy' : text.startsWith('preço') ? 'price' : null;
    const items = listOf('outra', 'preço 1', 'comprar 1', 'preço 2', 'mais uma');
    const arranged = arrange(items, { order: 'intent', intentOf });
    expect(textsOf(arranged.items)).toEqual(['comprar 1', 'preço 1', 'preço 2', 'outra', 'mais uma']);
    expect([...arranged.groups]).toEqual([
      [0, { intent: 'buy', count: 1 }],
      [1, { intent: 'price', count: 2 }],
      [3, { intent: null, count: 2 }],
    ]);
  });

  test('a list of several thousand is sorted like a short one: stable and complete', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 4500 }), fc.integer({ min: 1, max: 97 }), (size, step) => {
        const items = Array.from({ length: size }, (_, at) => ({ text: `${(at * step) % 89}` }));
        const expected = items.toSorted((one, other) =>
          one.text < other.text ? -1 : one.text > other.text ? 1 : 0,
        );
        const { items: sorted } = arrange(items, { order: 'alphabet' });
        expect(sorted.length).toBe(size);
        expect(sorted.every((item, at) => item === expected[at])).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
