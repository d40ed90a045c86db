import { describe, expect, it } from 'vitest';
import type { Intent } from '#domain/language/intents.ts';
import { assembleAds, mainIntent } from './assemble-ads.ts';
import { titleCoverage } from './coverage.ts';
import { draftNegatives } from './draft-negatives.ts';
import { emptySettings } from './settings.ts';

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
const keywords = [{ text: '[comprar kit]' }, { text: 'kit azul' }];
const made = (titles: string[], descriptions: string[]) =>
  assembleAds(keywords, { titles, descriptions, path1: 'Vitalis' }).map((ad) => ({
    titles: ad.titles.map(({ text }) => text),
    descriptions: ad.descriptions.map(({ text }) => text),
  }));

describe('the ads of a group', () => {
  it.each<[titles: number, descriptions: number, ads: [titles: number, descriptions: number][]]>([
    [0, 0, []],
    [1, 0, [[1, 0]]],
    [0, 1, [[0, 1]]],
    [15, 4, [[15, 4]]],
    [29, 4, [[15, 4]]],
    [
      30,
      4,
      [
        [15, 2],
        [15, 2],
      ],
    ],
    [
      30,
      3,
      [
        [15, 3],
        [15, 3],
      ],
    ],
    [
      45,
      12,
      [
        [15, 4],
        [15, 4],
        [15, 4],
      ],
    ],
    [
      60,
      12,
      [
        [15, 4],
        [15, 4],
        [15, 4],
      ],
    ],
  ])('%d titles and %d descriptions make %j', (titles, descriptions, ads) => {
    const sizes = made(numbered('T', titles), numbered('D', descriptions)).map((ad) => [
      ad.titles.length,
      ad.descriptions.length,
    ]);
    expect(sizes).toEqual(ads);
  });

  it('have different titles, and descriptions where there are enough', () => {
    const [one, two] = made(numbered('T', 30), numbered('D', 4));
    expect(one?.titles.slice(0, 2)).toEqual(['T 0', 'T 2']);
    expect(two?.titles.slice(0, 2)).toEqual(['T 1', 'T 3']);
    expect([one?.descriptions, two?.descriptions]).toEqual([
      ['D 0', 'D 2'],
      ['D 1', 'D 3'],
    ]);
  });

  it('begin with the words of most keywords, each title once', () => {
    const [ad] = made(['Loja', 'Azul', 'Peça o Kit', 'loja', 'Kit Azul'], ['Um', 'UM', 'Dois']);
    expect(ad).toEqual({ titles: ['Kit Azul', 'Peça o Kit', 'Azul', 'Loja'], descriptions: ['Um', 'Dois'] });
  });

  it('have the path of the campaign, and its address', () => {
    expect(assembleAds(keywords, { titles: ['A'], descriptions: [], path1: 'Vitalis' })).toEqual([
      { titles: [{ text: 'A' }], descriptions: [], path1: 'Vitalis', path2: '', finalUrl: '' },
    ]);
  });
});

it.each<[all: (Intent | undefined)[], intent: Intent | null]>([
  [[], null],
  [[undefined, undefined], null],
  [['buy', 'price', 'price'], 'price'],
  [['buy', 'price'], 'buy'],
  [[undefined, undefined, 'reviews'], 'reviews'],
])('most keywords of %j are of %j', (all, intent) =>
  expect(mainIntent(all.map((each) => ({ intent: each })))).toBe(intent),
);

it.each<[titles: string[], uncovered: string[]]>([
  [[], ['[comprar kit]', 'kit azul', 'vitalis']],
  [['Peça seus Kits'], ['vitalis']],
  [['Azul'], ['[comprar kit]', 'vitalis']],
  [['Comprar', 'Vitalis Azul'], []],
  [['{KeyWord:Loja}'], []],
  [['{keyword:}'], ['[comprar kit]', 'kit azul', 'vitalis']],
])('the titles %j leave %j without a word', (titles, uncovered) => {
  const ads = titles.map((text) => ({
    titles: [{ text }],
    descriptions: [],
    path1: '',
    path2: '',
    finalUrl: '',
  }));
  const all = [...keywords, { text: 'vitalis' }];
  expect(titleCoverage({ keywords: all, ads })).toEqual({
    covered: 3 - uncovered.length,
    total: 3,
    uncovered,
  });
});

it('the negatives of a campaign are its own, those of its groups and those of its lists', () => {
  const list = { id: 'l', name: 'L', negatives: ['[c]'], version: 1, campaignIds: [] };
  const group = { id: 'g', name: 'G', position: 1, keywords: [], negatives: ['b'], ads: [] };
  const settings = { ...emptySettings, negatives: ['"a"'] };
  const own = { text: 'a', matchType: 'phrase', written: '"a"', groupId: null, list: null };
  const ofGroup = { text: 'b', matchType: 'broad', written: 'b', groupId: 'g', list: null };
  const ofList = { text: 'c', matchType: 'exact', written: '[c]', groupId: null, list };
  expect(draftNegatives({ settings, groups: [group], lists: [list] })).toMatchObject([own, ofGroup, ofList]);
  expect(draftNegatives({ settings, groups: [group] })).toMatchObject([own, ofGroup]);
});
