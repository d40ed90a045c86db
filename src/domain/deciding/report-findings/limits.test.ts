import { describe, expect, it } from 'vitest';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { StoredCounts, StoredSignals } from '#domain/measuring/reports/stored.ts';
import { MICROS } from '#domain/shared/money.ts';
import { auctionOf, pressingRival } from './auction.ts';
import { compareDuplicates } from './compare-duplicates.ts';
import { findProblems, type ProblemInput } from './find-problems.ts';
import {
  countIgnoredTerms,
  groupKey,
  ignoredChangeSchema,
  isIgnored,
  problemKey,
  termKey,
} from './ignored.ts';
import { readRating } from './keyword-problems.ts';
import type { Performer, Problem } from './problem.ts';
import { refusedAds } from './refused-ads.ts';
import { noSignals } from '#domain/measuring/reports/testing/no-signals.ts';

/** Each click costs one. */
const sums = (clicks: number, conversions = 0): StoredCounts => [
  clicks * 10,
  clicks,
  clicks * MICROS,
  conversions,
];
const target = { cpaMicros: 50 * MICROS, multiple: 3 };
const group = (name: string, ...keywords: string[]): DraftGroup => ({
  id: name,
  name,
  position: 1,
  negatives: [],
  ads: [],
  keywords: keywords.map((text) => ({ text, by: 'hand' })),
});
const draft = (...groups: DraftGroup[]): CampaignDraft => ({ settings: emptySettings, groups });
const find = (signals: Partial<StoredSignals>, input: Partial<ProblemInput> = {}) =>
  findProblems({
    terms: [],
    draft: draft(),
    own: 'BR',
    target: null,
    cpc: null,
    automatic: [],
    replacements: { titles: [], descriptions: [], sitelinks: [], callouts: [] },
    ...input,
    signals: { ...noSignals, ...signals },
  });

describe('a keyword', () => {
  const keyword = (details: object, conversions = 0): Partial<StoredSignals> => ({
    keywords: [['"kit"', null, 'BR', 'Fundo', sums(10, conversions), details]],
  });
  const pause = [{ kind: 'pause', text: 'kit', matchType: 'phrase', campaign: 'BR', adGroup: 'Fundo' }];
  const bids = (firstPageBid: string, maxCpc = '1') => ({ firstPageBid, maxCpc });

  it.each<[details: object, cpc: number | null, isAffordable: boolean | null, changes: object[]]>([
    [bids('2'), 2, true, []],
    [bids('2.01'), 2, false, pause],
    [bids('2'), null, null, []],
    [{ reasons: 'Below first page bid' }, 2, null, []],
    [{ reasons: 'Por debajo de la puja de primera página' }, 2, null, []],
    [{ reasons: 'abaixo do lance de primeira pag.' }, 2, null, []],
  ])(
    'with %j and %s a click is below the first page; affordable: %s',
    (details, cpc, isAffordable, changes) => {
      expect(find(keyword(details), { cpc })).toMatchObject([{ kind: 'first_page', isAffordable, changes }]);
    },
  );

  it.each([
    [bids('2', ''), []],
    [bids('', '2'), []],
    [bids('1', '2'), []],
    [{ ...bids('2'), keywordStatus: 'Removida' }, []],
    [{ qualityScore: '1' }, [1]],
    [{ qualityScore: '4' }, [4]],
    [{ qualityScore: '0' }, []],
    [{ qualityScore: '3', keywordStatus: 'Paused' }, []],
    [{ qualityScore: '3', keywordStatus: 'Detenido' }, []],
    [{ qualityScore: '3', keywordStatus: 'Eliminada' }, []],
    [{ qualityScore: '3', keywordStatus: 'Ativada' }, [3]],
  ])('with %j has these scores that are low: %j', (details, scores) => {
    expect(
      find(keyword(details)).map((each) => (each.kind === 'low_quality' ? each.score : each.kind)),
    ).toEqual(scores);
  });

  it('whose strategy chooses each bid is not below the first page', () => {
    expect(find(keyword(bids('2')), { automatic: ['BR'] })).toEqual([]);
    expect(find(keyword(bids('2')), { automatic: ['US'] })).toHaveLength(1);
    const nameless: StoredSignals['keywords'] = [['kit', 'exact', '', 'Fundo', sums(1), bids('2')]];
    expect(find({ keywords: nameless }, { automatic: ['BR'] })).toEqual([]);
    const other: StoredSignals['keywords'] = [['kit', 'exact', 'US', 'Fundo', sums(1), bids('2')]];
    expect(find({ keywords: other }, { automatic: ['US'] })).toEqual([]);
  });

  it('has a key of its own for each problem, campaign, ad group and match type', () => {
    const [found] = find(keyword({ qualityScore: '3' }));
    expect(found).toMatchObject({ key: 'low_quality:BR:Fundo:"kit"', changes: [] });
  });

  it.each([
    [undefined, null],
    ['Por encima', 'above'],
    ['superior', 'above'],
    ['inferior', 'below'],
    ['average', 'average'],
    ['Promedio', 'average'],
    ['media', 'average'],
    ['--', null],
  ])('the rating %s is %s', (cell, rating) => {
    expect(readRating(cell)).toBe(rating);
  });
});

describe('the same keyword in two ad groups', () => {
  type Row = StoredSignals['keywords'][number];
  const row = (adGroup: string, counts: StoredCounts, written = 'kit'): Row => [
    written,
    'exact',
    'BR',
    adGroup,
    counts,
    null,
  ];

  it.each<[what: string, first: StoredCounts, second: StoredCounts, keep: number, paused: string[]]>([
    ['with more sales for its money stays', [0, 50, 50 * MICROS, 5], [0, 40, 40 * MICROS, 2], 0, ['B']],
    [
      'with more sales for its money stays, whichever comes first',
      [0, 40, 40 * MICROS, 2],
      [0, 50, 50 * MICROS, 5],
      1,
      ['A'],
    ],
    ['without a sale the one with more clicks stays', sums(5), sums(9), 1, ['A']],
    ['of two that are equal the first stays', sums(5), sums(5), 0, ['B']],
    [
      'that sells less is paused when it sells as much as the one that stays',
      [0, 50, 50 * MICROS, 5],
      [0, 90, 90 * MICROS, 5],
      0,
      ['B'],
    ],
    ['that sells more is not paused', [0, 50, 50 * MICROS, 5], [0, 90, 90 * MICROS, 6], 0, []],
  ])('%s', (_, first, second, keep, paused) => {
    const [found] = find({ keywords: [row('A', first), row('B', second)] });
    expect(found).toMatchObject({ kind: 'duplicate', keep });
    expect(found?.changes.map((change) => 'adGroup' in change && change.adGroup)).toEqual(paused);
  });

  it('tells the money of the others, and stands once', () => {
    const [found, ...more] = find({
      keywords: [row('A', sums(10, 4)), row('B', sums(3, 1)), row('C', sums(4, 1)), row('B', sums(9))],
    });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      costMicros: 7 * MICROS,
      conversions: 2,
      campaign: 'BR',
      adGroup: 'A',
    });
    expect(found?.kind === 'duplicate' && found.rivals.length).toBe(3);
  });

  it('that has not run yet costs nothing', () => {
    const planned = draft(group('A', 'kit'), group('B', 'kit'));
    expect(find({}, { draft: planned })).toMatchObject([
      { keep: 0, costMicros: 0, conversions: 0, changes: [{ kind: 'pause', adGroup: 'B' }] },
    ]);
  });

  const rival = (clicks: number, conversions: number, costMicros = clicks * MICROS): Performer => ({
    written: 'kit',
    campaign: 'BR',
    adGroup: 'A',
    clicks,
    costMicros,
    conversions,
  });
  // By hand: of n sales none falls on the half of the clicks that the other has with 1 / 2^n, for each of the two.
  it.each([
    [4, 'insufficient', 0.875],
    [5, 'hint', 0.9375],
    [6, 'strong', 0.96875],
  ])('of %i sales, all of one of two with the same clicks, are %s', (sales, tier, confidence) => {
    expect(compareDuplicates([[rival(50, 0), rival(50, sales)]])).toEqual([{ keep: 1, tier, confidence }]);
  });

  it.each<[what: string, rivals: Performer[], keep: number, confidence: number | null]>([
    ['without a sale', [rival(5, 0), rival(50, 0)], 1, null],
    ['without a click', [rival(0, 1), rival(0, 0)], 0, 0],
    ['with fractions', [rival(50, 0.25), rival(50, 5)], 1, 1 - (2 * 6) / 32], // one of five at most
    ['that cost nothing', [rival(50, 1, 0), rival(50, 2, 0)], 1, 0],
  ])('%s are compared', (_, rivals, keep, confidence) => {
    const [found] = compareDuplicates([rivals]);
    expect(found?.keep).toBe(keep);
    if (confidence === null) expect(found?.confidence).toBeNull();
    else expect(found?.confidence).toBeCloseTo(confidence, 9);
  });
});

describe('one search of several keywords', () => {
  const served = (
    adGroup: string,
    clicks: number,
    conversions = 0,
    campaign = 'BR',
  ): StoredSignals['servings'][number] => [
    ...(['vitalis bula', '"vitalis"', campaign, adGroup, sums(clicks, conversions)] as const),
  ];

  it('is left to one group of its campaign, and blocked once in each of the others that has a name', () => {
    const servings = [
      served('A', 9),
      served('B', 8, 4),
      served('A', 3),
      served('', 2),
      served('C', 9, 0, 'US'),
    ];
    const [found, ...more] = find({ servings });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      kind: 'competing',
      key: 'competing:BR:vitalis bula',
      costMicros: 14 * MICROS,
    });
    expect(found?.changes).toEqual([
      ...[
        {
          kind: 'negative',
          text: 'vitalis bula',
          matchType: 'exact',
          isListed: false,
          campaign: 'BR',
          adGroup: 'A',
        },
      ],
    ]);
  });

  it('of a report without campaigns is blocked in all', () => {
    const [found] = find({ servings: [served('A', 9, 0, ''), served('B', 8, 4, '')] });
    expect(found?.changes).toMatchObject([{ campaign: null, adGroup: 'A' }]);
  });
});

describe('an asset that Google marks low', () => {
  const low = (text: string, assetType: string, clicks = 5): StoredSignals['assets'][number] => [
    ...([text, 'BR', 'Fundo', sums(clicks, 1), { assetType, performance: 'Baixo' }] as const),
  ];
  const ad = {
    titles: [{ text: 'Um' }],
    descriptions: [{ text: 'Dois' }],
    path1: '',
    path2: '',
    finalUrl: '',
  };
  const link = { text: 'Três', desc1: 'Sete', desc2: '', url: '' };
  const here: CampaignDraft = {
    settings: {
      ...emptySettings,
      sitelinks: [link],
      callouts: ['Quatro'],
      promotions: [{ ...emptyPromotion, target: 'Kit' }],
    },
    groups: [{ ...group('Fundo'), ads: [ad] }],
  };
  const replacements = { titles: ['A'], descriptions: ['B'], sitelinks: ['C'], callouts: ['D'] };

  it.each([
    ['um', 'Título', 'titles', 'A'],
    ['Dois', 'Description', 'descriptions', 'B'],
    ['três', 'Sitelink', 'sitelinks', 'C'],
    ['QUATRO', 'Callout', 'callouts', 'D'],
  ])('%s is a %s and may become another', (text, type, of, to) => {
    const [found] = find({ assets: [low(text, type)] }, { draft: here, replacements });
    expect(found).toMatchObject({
      kind: 'low_asset',
      subject: text,
      changes: [{ kind: 'text', of, from: text, to }],
    });
  });

  it.each([
    ['of another place', low('Dois', 'Título')],
    ['that is in no draft', low('Cinco', 'Título')],
  ])('%s changes nothing here', (_, asset) => {
    expect(find({ assets: [asset] }, { draft: here, replacements })).toMatchObject([{ changes: [] }]);
  });

  it('gets no text that another one got, and no change without a text', () => {
    const two = { ...ad, titles: [{ text: 'Um' }, { text: 'Dez' }] };
    const both: CampaignDraft = { ...here, groups: [{ ...group('Fundo'), ads: [two] }] };
    const assets = [low('Um', 'Título'), low('Dez', 'Título'), ['Sem marca', 'BR', 'A', sums(1), null]];
    const found = find(
      { assets: assets as StoredSignals['assets'] }, // a tuple is inferred as an array
      { draft: both, replacements },
    );
    expect(found.map(({ subject, changes }) => [subject, changes.length])).toEqual([
      ['Um', 1],
      ['Dez', 0],
    ]);
  });

  it('stands once with all it brought, and no proposal stands twice or where it is already', () => {
    const assets = [low('Um', 'Título'), low('um', 'Título', 4), low('Seis', 'Título'), low('x', 'Imagem')];
    const proposals = { ...replacements, titles: ['dois', 'Seis', 'Novo'] };
    const found = find({ assets }, { draft: here, replacements: proposals });
    expect(found).toMatchObject([
      { subject: 'Um', impressions: 90, costMicros: 9 * MICROS, conversions: 2, changes: [{ to: 'Novo' }] },
      { subject: 'Seis', impressions: 50, changes: [] },
    ]);
  });
});

describe('a lost share of impressions', () => {
  type Share = StoredSignals['shares'][number];
  const share = (
    details: object,
    counts: StoredCounts = [100, 10, 50 * MICROS, 1],
    campaign = 'BR',
  ): Share => [campaign, counts, details];

  it.each<[what: string, shares: Share[], expected: unknown[]]>([
    ['of a tenth is told', [share({ lostToRank: '0.1' })], [['lost_to_rank', 0.1]]],
    ['of less is not', [share({ lostToRank: '0.0999' })], []],
    [
      'below a number is half of it',
      [share({ lostToRank: '<0.3' }), share({ lostToBudget: '<0.1' }, sums(1), 'US')],
      [['lost_to_rank', 0.15]],
    ],
    [
      'of both is told twice',
      [share({ lostToBudget: '0.2', lostToRank: '0.3' })],
      [
        ['lost_to_rank', 0.3],
        ['lost_to_budget', 0.2],
      ],
    ],
    [
      'alike to budget and rank is told',
      [share({ lostToBudget: '0.2', lostToRank: '0.2' })],
      [
        ['lost_to_budget', 0.2],
        ['lost_to_rank', 0.2],
      ],
    ],
    [
      'of one day is a smaller part of two days', // 100 of 300 possible
      [share({ lostToRank: '0.5' }), share({ lostToRank: '0', lostToBudget: '0' })],
      [['lost_to_rank', expect.closeTo(1 / 3, 9)]],
    ],
    [
      'of one day is that of the days that tell it',
      [share({ lostToRank: '0.5' }), share({ impressionShare: '0.5' })],
      [['lost_to_rank', 0.5]],
    ],
    [
      'of more than nine tenths is told', // about 95 % of 2,000
      [share({ impressionShare: '<0.1', lostToRank: '>0.9', lostToBudget: '0' })],
      [['lost_to_rank', expect.closeTo(0.95, 9)]],
    ],
    ['with everything lost says nothing', [share({ lostToBudget: '0.6', lostToRank: '0.4' })], []],
    ['without an impression says nothing', [share({ lostToRank: '0.5' }, [0, 0, 0, 0])], []],
    [
      'is of what was possible, never less than was seen',
      [share({ lostToRank: '0.5', impressionShare: '1.2' })],
      [['lost_to_rank', 0.5]],
    ],
  ])('%s', (_, shares, expected) => {
    expect(find({ shares }).map((each) => [each.kind, 'share' in each && each.share])).toEqual(expected);
  });

  it('is told where a sale costs just what it may, with its sales, for each campaign', () => {
    const shares = [
      share({ lostToRank: '0.5' }),
      share({ lostToRank: '0.5' }, [100, 10, 50 * MICROS + 1, 1], 'US'),
      share({ lostToRank: '0.5' }),
    ];
    expect(find({ shares }, { target })).toMatchObject([
      {
        subject: 'BR',
        campaign: 'BR',
        key: 'lost_to_rank:BR',
        costMicros: 100 * MICROS,
        conversions: 2,
        adGroup: '',
      },
    ]);
  });
});

describe('parts that sell less', () => {
  it('are times by their day, and hours by their clock', () => {
    const times: StoredSignals['times'] = [
      ['segunda-feira', '23', sums(200)],
      ['segunda-feira', '23', sums(200)],
      ['terça-feira', '9', sums(800, 30)],
      ['', '', sums(900)],
    ];
    expect(find({ times }, { target })).toMatchObject([
      {
        subject: 'segunda-feira',
        key: 'bad_time:1:',
        time: { weekday: 1, hour: null },
        costMicros: 400 * MICROS,
        conversions: 0,
      },
      { subject: '23:00 às 00:00', key: 'bad_time::23', time: { weekday: null, hour: 23 } },
    ]);
  });

  it.each<[of: StoredSignals['slices'][number][0], weak: string, good: string, subject: string | null]>([
    ['device', 'Mobile phones', 'Computers', 'celular'],
    ['device', 'Outros', 'Computers', null],
    ['age', '18 a 24', '25 a 34', '18 a 24 anos'],
    ['age', 'x', '25 a 34', null],
    ['gender', 'Masculino', 'Feminino', 'homens'],
    ['gender', 'x', 'Feminino', null],
    ['place', 'Goiás', 'São Paulo', 'Goiás'],
    ['place', '', 'São Paulo', null],
  ])('of %s: "%s" beside "%s" is %s', (of, weak, good, subject) => {
    const slices: StoredSignals['slices'] = [
      [of, weak, sums(200)],
      [of, weak.toUpperCase(), sums(200)],
      [of, good, sums(800, 30)],
    ];
    const found = find({ slices }, { target });
    expect(found.map((each) => [each.subject, each.costMicros])).toEqual(
      subject === null ? [] : [[subject, 400 * MICROS]],
    );
    expect(find({ slices })).toEqual([]);
  });

  it('are texts of ads in one group, each with all its rows, and no other assets', () => {
    const text = (
      subject: string,
      assetType: string,
      clicks: number,
      sales = 0,
      adGroup = 'A',
    ): StoredSignals['assets'][number] => [
      ...([subject, 'BR', adGroup, sums(clicks, sales), { assetType }] as const),
    ];
    const assets = [
      ...[text('Fraco', 'Título', 200), text('FRACO', 'Título', 200), text('Bom', 'Título', 800, 30)],
      ...[text('Fraca', 'Descrição', 400), text('Boa', 'Descrição', 800, 30)],
      ...[text('Mau', 'Sitelink', 400), text('Melhor', 'Sitelink', 800, 30)],
      ...[text('Sem tipo', '', 400), text('Nem este', '', 800, 30), text('Só', 'Título', 400, 0, 'B')],
    ];
    expect(find({ assets }, { target })).toMatchObject([
      { of: 'titles', subject: 'Fraco', key: 'bad_part:titles:A:fraco', costMicros: 400 * MICROS },
      { of: 'descriptions', subject: 'Fraca', adGroup: 'A', campaign: 'BR' },
    ]);
  });

  it('are ads, called by three titles', () => {
    const ad = (headlines: string | null, clicks: number, sales = 0): StoredSignals['ads'][number] => [
      ...(['Um', 'BR', 'A', sums(clicks, sales), headlines === null ? null : { headlines }] as const),
    ];
    const found = find({ ads: [ad('Um | Dois | Três | Quatro', 400), ad(null, 800, 30)] }, { target });
    expect(found).toMatchObject([{ of: 'ad', subject: 'Um | Dois | Três' }]);
  });
});

it.each<[conversions: number, cost: number, isFound: boolean]>([
  [2, 900, true],
  [1.9, 900, false],
  [1, 50, true],
  [1, 51, false],
  [0.5, 25, true],
  [0.5, 26, false],
  [0, 0, false],
])('a search with %s sales for %s that no keyword has is found: %s', (conversions, cost, isFound) => {
  const sold: Term = {
    text: 'chá',
    campaign: 'BR',
    adGroup: '',
    impressions: 9,
    clicks: 7,
    costMicros: cost * MICROS,
    conversions,
  };
  const found = find({}, { terms: [sold], target });
  expect(found).toEqual(
    isFound ? [expect.objectContaining({ kind: 'unlisted_seller', clicks: 7, changes: [] })] : [],
  );
  expect(find({ keywords: [['[chá]', null, 'BR', 'A', sums(1), null]] }, { terms: [sold], target })).toEqual(
    [],
  );
  expect(find({}, { terms: [sold], target, draft: draft(group('A', '"Chá"')) })).toEqual([]);
  expect(find({ sold: [['chá', '[Chá]', null, 'none']] }, { terms: [sold], target })).toEqual([]);
  expect(find({ sold: [['chá', 'chás', 'exact', 'none']] }, { terms: [sold], target })).toEqual(
    find({}, { terms: [sold], target }),
  );
});

it('a search that sold in two places is one, with the clicks and the cost of both', () => {
  const sold = (adGroup: string, conversions: number): Term => ({
    text: 'chá',
    campaign: 'BR',
    adGroup,
    impressions: 9,
    clicks: 7,
    conversions,
    costMicros: 3 * MICROS,
  });
  expect(find({}, { terms: [sold('A', 1), sold('B', 2)] })).toMatchObject([
    { adGroup: 'B', clicks: 14, costMicros: 6 * MICROS, conversions: 3 },
  ]);
});

it('what costs most comes first', () => {
  const shares: StoredSignals['shares'] = [['BR', [100, 10, 5 * MICROS, 1], { lostToRank: '0.5' }]];
  const keywords: StoredSignals['keywords'] = [['kit', 'exact', 'BR', 'A', sums(10), { qualityScore: '2' }]];
  expect(find({ shares, keywords }).map(({ costMicros }) => costMicros / MICROS)).toEqual([10, 5]);
});

describe('what is ignored', () => {
  const problem = (kind: Problem['kind'], key: string, subject = 'chá') => ({ kind, key, subject });

  it.each<[what: string, keys: string[], isHidden: boolean]>([
    ['itself', [problemKey({ key: 'unlisted_seller:chá' })], true],
    ['its term', [termKey('chá')], true],
    ['another term', [termKey('café')], false],
    ['a group of its name', [groupKey({ by: 'words', words: 'chá', name: null })], false],
  ])('hides a search that sold: %s', (_, keys, isHidden) => {
    expect(isIgnored(problem('unlisted_seller', 'unlisted_seller:chá'), new Set(keys))).toBe(isHidden);
  });

  it('hides another problem only by itself', () => {
    expect(isIgnored(problem('low_asset', 'a'), new Set([termKey('chá')]))).toBe(false);
    expect(isIgnored(problem('low_asset', 'a'), new Set(['problem:a']))).toBe(true);
  });

  it('is counted by term, and its key has 700 letters at most', () => {
    expect(countIgnoredTerms(new Set([termKey('a'), problemKey({ key: 'term:' }), termKey('b')]))).toBe(2);
    expect([termKey('x'.repeat(800)), termKey('x'.repeat(9))].map(({ length }) => length)).toEqual([700, 14]);
    const named = { by: 'meaning', words: 'ingredient' };
    expect(groupKey({ ...named, name: 'a' })).not.toBe(groupKey({ ...named, name: 'b' }));
  });

  it.each<[keys: string[], isTaken: boolean]>([
    [['x'.repeat(700)], true],
    [['x'.repeat(701)], false],
    [[''], false],
    [Array.from({ length: 500 }, () => 'x'), true],
    [Array.from({ length: 501 }, () => 'x'), false],
  ])('is taken in one call: %#', (keys, isTaken) => {
    expect(ignoredChangeSchema.safeParse({ add: keys }).success).toBe(isTaken);
    expect(ignoredChangeSchema.safeParse({ remove: keys }).success).toBe(isTaken);
    expect(ignoredChangeSchema.parse({})).toEqual({ add: [], remove: [] });
  });
});

describe('the auction', () => {
  type Row = StoredSignals['auction'][number];
  const row = (domain: string, month: number, auctionShare: string, positionAbove?: string): Row => [
    ...([
      domain,
      `2026-0${month}-01`,
      `2026-0${month}-28`,
      { auctionShare, ...(positionAbove !== undefined && { positionAbove }) },
    ] as const),
  ];

  it.each<[what: string, first: string | null, last: string | null, is: string]>([
    ['a twentieth more', '0.1', '0.15', 'grows'],
    ['less than that more', '0.1', '0.149', 'stays'],
    ['a twentieth less', '0.2', '0.15', 'shrinks'],
    ['nothing before', null, '0.01', 'new'],
    ['nothing after', '0.5', null, 'gone'],
    ['less than a tenth, which is half of it', '<0.1', '0.1', 'grows'],
  ])('%s: %s to %s', (_, first, last, is) => {
    const rows = [row('you', 5, '0.5'), row('you', 4, '0.5')];
    if (last !== null) rows.push(row('a.com', 5, last));
    if (first !== null) rows.push(row('A.com', 4, first));
    const rival = auctionOf({ auction: rows }).rivals.find(({ isOwn }) => !isOwn);
    expect(rival?.is).toBe(is);
  });

  it('of one period has no trend; one listed between them alone has left', () => {
    expect(auctionOf({ auction: [row('a.com', 5, '0.5')] }).rivals).toMatchObject([{ is: 'stays' }]);
    const rows = [
      row('you', 3, '0.5'),
      row('a.com', 4, '0.5', '0.3'),
      row('you', 5, '0.5'),
      row('a.com', 5, '--', '--'),
    ];
    expect(auctionOf({ auction: rows }).rivals.find(({ isOwn }) => !isOwn)).toMatchObject({
      is: 'gone',
      above: 0.3,
    });
  });

  it('keeps two files that begin on the same day apart', () => {
    const rows: Row[] = [
      ['a.com', '2026-05-01', '2026-05-31', { auctionShare: '0.4' }],
      ['a.com', '2026-05-01', '2026-05-15', { auctionShare: '0.2' }],
    ];
    const { periods, rivals } = auctionOf({ auction: rows });
    expect(periods.map(({ end }) => end)).toEqual(['2026-05-31', '2026-05-15']);
    expect(rivals[0]?.shares).toEqual([0.4, 0.2]);
  });

  it('of one period tells no trend of a rival without a share', () => {
    expect(auctionOf({ auction: [row('a.com', 5, '--')] }).rivals).toMatchObject([{ is: 'stays' }]);
  });

  it.each(['You', 'Você', 'VOCE', 'Tú', 'usted'])('%s is the account', (own) => {
    const { rivals } = auctionOf({
      auction: [row('youtube.com', 5, '0.9'), row(own, 5, '0.1'), row('b.com', 5, '0.95')],
    });
    expect(rivals.map(({ domain, isOwn }) => [domain, isOwn])).toEqual([
      [own, true],
      ['b.com', false],
      ['youtube.com', false],
    ]);
  });

  it('has a rival that presses where clicks cost a tenth more', () => {
    const auction = auctionOf({
      auction: [
        ...[row('you', 4, '0.1'), row('you', 5, '0.9'), row('a.com', 4, '0.1'), row('a.com', 5, '0.3')],
        ...[row('b.com', 4, '0.1'), row('b.com', 5, '0.4'), row('c.com', 4, '0.9'), row('c.com', 5, '0.1')],
      ],
    });
    expect([pressingRival(auction, [1, 2, 1.1])?.domain, pressingRival(auction, [1, 1.09])]).toEqual([
      'b.com',
      null,
    ]);
    expect([pressingRival(auction, [2, 2.2])?.domain, pressingRival(auction, [2, 2.19])]).toEqual([
      'b.com',
      null,
    ]);
    expect([pressingRival(auction, [1, null]), pressingRival(auction, [])]).toEqual([null, null]);
    const alone = auctionOf({ auction: [row('you', 4, '0.1'), row('you', 5, '0.9')] });
    expect(pressingRival(alone, [1, 2])).toBeNull();
    const steady = auctionOf({ auction: [row('a.com', 4, '0.1'), row('a.com', 5, '0.13')] });
    expect(pressingRival(steady, [1, 2])).toBeNull();
  });

  it('has the rival that grew most of three periods, and the larger of two that grew alike', () => {
    const months = (domain: string, first: string, last: string) => [
      ...[row(domain, 3, first), row(domain, 4, '0.5'), row(domain, 5, last)],
    ];
    const pressing = (...rows: Row[][]) =>
      pressingRival(auctionOf({ auction: rows.flat() }), [1, 1, 2])?.domain;
    expect(pressing(months('a.com', '0.5', '0.75'), months('b.com', '0.1', '0.5'))).toBe('b.com');
    expect(pressing(months('a.com', '0.25', '0.5'), months('b.com', '0.5', '0.75'))).toBe('b.com');
  });
});

it.each([
  ['Disapproved', '', 'refused'],
  ['Not approved', '', 'refused'],
  ['No aprobado', '', 'refused'],
  ['Recusado', '', 'refused'],
  ['', 'Disapproved (Health)', 'refused'],
  ['APPROVED_LIMITED', '', 'limited'],
  ['Approved', '', null],
  ['', '', null],
])('an ad whose state is "%s" for "%s" is %s', (approval, reasons, is) => {
  const ads: StoredSignals['ads'] = [
    ['Bom', 'BR', 'A', sums(1), null],
    ['Título', 'BR', 'A', sums(1), { approval: 'Limited', headlines: 'Um | Dois' }],
    ['Título', 'US', 'B', sums(1), { approval, reasons }],
  ];
  const found = refusedAds({ ads });
  const limited = {
    is: 'limited',
    campaign: 'BR',
    adGroup: 'A',
    reasons: '',
    titles: ['Um', 'Dois'],
    descriptions: [],
  };
  const other = { is, campaign: 'US', adGroup: 'B', reasons, titles: ['Título'], descriptions: [] };
  expect(found).toEqual(is === null ? [limited] : is === 'refused' ? [other, limited] : [limited, other]);
});

it('ads that are refused alike stand as in the report, before those that are limited', () => {
  const ads = ['Limited', 'Disapproved', 'Limited', 'Disapproved'].map(
    (approval, at): StoredSignals['ads'][number] => [`${at}`, 'BR', 'A', sums(1), { approval }],
  );
  expect(refusedAds({ ads }).map(({ titles }) => titles[0])).toEqual(['1', '3', '0', '2']);
});
