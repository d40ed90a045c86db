import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/ads/asset-models.ts';
import { changeMatchOf, placeItem, removeItems, replaceItem, shiftItems } from './change-items.ts';

const listOf = (...texts: string[]): Item[] => texts.map((text) => ({ text }));
const textsOf = (items: readonly Item[]) => items.map(({ text }) => text);
const pick = (items: readonly Item[], indexes: readonly number[]) =>
  new Set(items.filter((_, at) => indexes.includes(at)));

test('only one of two equal texts is replaced or removed', () => {
  const items = listOf('a', 'a', 'b');
  const [, second = {}] = items;
  expect(textsOf(replaceItem(items, second, { text: 'c' }))).toEqual(['a', 'c', 'b']);
  expect(textsOf(removeItems(items, new Set([second])))).toEqual(['a', 'b']);
});

test('replacing an item that is gone changes nothing', () => {
  const items = listOf('a');
  expect(replaceItem(items, { text: 'a' }, { text: 'b' })).toBe(items);
});

describe('the match type of the chosen keywords', () => {
  for (const [match, before, chosen, after] of [
    ['exact', ['um dois', 'três'], [0], ['[um dois]', 'três']],
    ['phrase', ['[um]', '"dois"', 'três'], [0, 1, 2], ['"um"', '"dois"', '"três"']],
    ['broad', ['[um]', '"dois"'], [0, 1], ['um', 'dois']],
    ['exact', ['um', '[um]', 'dois'], [0], ['[um]', 'dois']],
  ] as const) {
    test(`${before.join(', ')} becomes ${after.join(', ')}`, () => {
      const items = listOf(...before);
      const changed = changeMatchOf('keywords', items, { chosen: pick(items, chosen), match });
      expect(textsOf(changed)).toEqual(after);
    });
  }
});

describe('moving by one place', () => {
  for (const [direction, chosen, after] of [
    ['up', [2], 'acbde'],
    ['down', [2], 'abdce'],
    ['up', [0], 'abcde'],
    ['down', [4], 'abcde'],
    ['up', [1, 2], 'bcade'],
    ['down', [1, 3], 'acbed'],
    ['up', [0, 1, 3], 'abdce'],
    ['down', [], 'abcde'],
  ] as const) {
    test(`${chosen.join(' and ') || 'nothing'} ${direction} gives ${after}`, () => {
      const items = listOf('a', 'b', 'c', 'd', 'e');
      expect(textsOf(shiftItems(items, pick(items, chosen), direction)).join('')).toBe(after);
    });
  }

  test('one place up and one down again leads to the same order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 7 })), (chosen) => {
        const items = listOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
        const set = pick(items, chosen);
        expect(shiftItems(shiftItems(items, set, 'up'), set, 'down')).toEqual(items);
      }),
    );
  });
});

describe('dropping an item on another', () => {
  for (const [from, to, after] of [
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
  ] as const) {
    test(`${from} on ${to} gives ${after}`, () => {
      const items = listOf('a', 'b', 'c', 'd');
      const [item = {}, target = {}] = [items[from], items[to]];
      expect(textsOf(placeItem(items, item, target)).join('')).toBe(after);
    });
  }

  test('an item that is gone is not dropped', () => {
    const items = listOf('a', 'b');
    expect(placeItem(items, { text: 'a' }, items[1] ?? {})).toBe(items);
  });
});
