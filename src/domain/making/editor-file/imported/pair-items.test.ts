import { describe, expect, it } from 'vitest';
import { type Fate, pairItems } from './pair-items.ts';
import { originalsOf, patchOf } from './patch.ts';
import { readAd } from './read-ad.ts';

const same: Fate = { is: 'same' };
const removed: Fate = { is: 'removed' };
const changed = (now: number): Fate => ({ is: 'changed', now });
const cells = (names: string) => names.split('').map((A) => ({ A }));

describe('the items of a file beside those of the draft', () => {
  it.each<[before: string, now: string, fates: Fate[], added: number[]]>([
    ['', '', [], []],
    ['', 'ab', [], [0, 1]],
    ['ab', '', [removed, removed], []],
    ['ab', 'ab', [same, same], []],
    ['ab', 'ba', [same, same], []],
    ['ab', 'xb', [changed(0), same], []],
    ['ab', 'bx', [removed, same], [1]],
    ['ab', 'xab', [same, same], [0]],
    ['aa', 'a', [same, removed], []],
    ['a', 'aa', [same], [1]],
    ['abc', 'xby', [changed(0), same, changed(2)], []],
  ])('%j and %j', (before, now, fates, added) => {
    expect(pairItems(cells(before), cells(now))).toEqual({ fates, added });
  });

  it('are equal whatever the order of their cells, and with empty ones', () => {
    expect(pairItems([{ A: '1', B: '2', C: '' }], [{ B: '2', A: '1' }]).fates).toEqual([same]);
    expect(pairItems([{ A: '1', B: '2' }], [{ A: '2', B: '1' }]).fates).toEqual([changed(0)]);
  });
});

it.each([
  [{ A: '1' }, { A: '1' }, {}],
  [{ A: '1' }, { A: '2' }, { A: '2' }],
  [{ A: '1' }, {}, { A: '[]' }],
  [{ A: '1' }, { A: '' }, { A: '[]' }],
  [{}, { A: '1' }, { A: '1' }],
  [{ A: '' }, {}, {}],
  [{ 'Headline 1 position': '1' }, {}, { 'Headline 1 position': ' -' }],
  [{ 'A position of B': '1' }, {}, { 'A position of B': '[]' }],
])('from %j to %j changes %j', (before, after, patch) => expect(patchOf(before, after)).toEqual(patch));

it('the original of an item is told by its filled cells', () => {
  expect(originalsOf(['A', 'B'], (name) => (name === 'A' ? '1' : ''))).toEqual({ 'A#Original': '1' });
});

describe('an ad of a file', () => {
  type Cells = Record<string, string>;
  const own = { 'Headline 1': 'A', 'Headline 2': 'B', 'Description 1': 'C', 'Final URL': 'https://a.com.br' };
  const read = (more: Cells) => readAd((name) => ({ ...own, ...more })[name] ?? '');
  const ad = {
    titles: [{ text: 'A' }, { text: 'B' }],
    descriptions: [{ text: 'C' }],
    path1: '',
    path2: '',
    finalUrl: 'https://a.com.br',
  };
  const many = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name} ${at + 1}`, 'A']));
  const texts = (count: number) => Array.from({ length: count }, () => ({ text: 'A' }));

  it.each<[cells: Cells, read: object | null]>([
    [{}, ad],
    [{ 'Ad type': 'Responsive Search Ad' }, ad],
    [{ 'Ad type': 'Expanded text ad' }, null],
    [
      { 'Headline 1 position': '3', 'Description 1 position': '1' },
      { ...ad, titles: [{ text: 'A', pin: 3 }, { text: 'B' }], descriptions: [{ text: 'C', pin: 1 }] },
    ],
    [{ 'Headline 1 position': ' -', 'Headline 2 position': '4' }, ad],
    [{ 'Headline 1 position': '12' }, ad],
    [{ 'Headline 4': 'D' }, null],
    [{ 'Description 3': 'D' }, null],
    [{ 'Headline 2': 'x'.repeat(300) }, { ...ad, titles: [{ text: 'A' }, { text: 'x'.repeat(300) }] }],
    [{ 'Headline 2': 'x'.repeat(301) }, null],
    [{ 'Description 1': 'x'.repeat(301) }, null],
    [
      { 'Path 1': 'x'.repeat(100), 'Path 2': 'y'.repeat(100) },
      { ...ad, path1: 'x'.repeat(100), path2: 'y'.repeat(100) },
    ],
    [{ 'Path 1': 'x'.repeat(101) }, null],
    [{ 'Path 2': 'x'.repeat(101) }, null],
    [{ 'Final URL': 'x'.repeat(4000) }, { ...ad, finalUrl: 'x'.repeat(4000) }],
    [{ 'Final URL': 'x'.repeat(4001) }, null],
    [
      { 'Headline 1': '', 'Headline 2': '' },
      { ...ad, titles: [] },
    ],
    [
      { ...many('Headline', 16), ...many('Description', 5) },
      { ...ad, titles: texts(15), descriptions: texts(4) },
    ],
  ])('%j', (more, found) => expect(read(more)).toEqual(found));
});
