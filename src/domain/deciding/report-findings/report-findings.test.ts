import { describe, expect, it } from 'vitest';
import type { StoredCounts, StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { readHour, readWeekday } from '#domain/measuring/reports/time-cells.ts';
import { MICROS } from '#domain/shared/money.ts';
import { findProblems, type ProblemInput } from './find-problems.ts';
import { compareDuplicates } from './compare-duplicates.ts';
import { readRating } from './keyword-problems.ts';
import type { Performer } from './problem.ts';
import { noSignals } from '#domain/measuring/reports/testing/no-signals.ts';

const sums = (clicks: number, conversions = 0, impressions = clicks * 10): StoredCounts => [
  impressions,
  clicks,
  clicks * MICROS,
  conversions,
];
const group = (name: string, ...keywords: string[]): DraftGroup => ({
  id: name,
  name,
  position: 1,
  negatives: [],
  ads: [],
  keywords: keywords.map((text) => ({ text, by: 'hand' })),
});
const draft = (...groups: DraftGroup[]): CampaignDraft => ({ settings: emptySettings, groups });
const problems = (signals: Partial<StoredSignals>, input: Partial<ProblemInput> = {}) =>
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

describe('the same keyword in several ad groups', () => {
  type Row = StoredSignals['keywords'][number];
  const sold: Row = ['vitalis preço', 'exact', 'BR', 'Fundo', sums(100, 9), null];
  const keywords: Row[] = [sold, ['vitalis preço', 'exact', 'BR', 'Topo', sums(60), null]];

  it('keeps the one that sells and pauses the others, with their money', () => {
    expect(problems({ keywords })).toMatchObject([
      {
        kind: 'duplicate',
        subject: 'vitalis preço',
        costMicros: 60 * MICROS,
        keep: 0,
        tier: 'strong',
        changes: [
          { kind: 'pause', text: 'vitalis preço', matchType: 'exact', campaign: 'BR', adGroup: 'Topo' },
        ],
      },
    ]);
  });

  it.each<[string, Row[], CampaignDraft, number]>([
    [
      'in another campaign is none',
      [sold, ['vitalis preço', 'exact', 'US', 'Topo', sums(1), null]],
      draft(),
      0,
    ],
    ['in two match types of one group is none', [], draft(group('Fundo', '[kit]', '"kit"')), 0],
    [
      'in two match types of two groups is none',
      [],
      draft(group('Fundo', '[kit]'), group('Topo', '"kit"')),
      0,
    ],
    ['in the report and in the draft is found', [sold], draft(group('Meio', '[vitalis preço]')), 1],
    ['of the same group in report and draft is none', [sold], draft(group('Fundo', '[vitalis preço]')), 0],
    [
      'that is paused is none',
      [sold, ['vitalis preço', 'exact', 'BR', 'Topo', sums(1), { keywordStatus: 'Pausada' }]],
      draft(),
      0,
    ],
  ])('%s', (_, stored, planned, count) => {
    expect(problems({ keywords: stored }, { draft: planned })).toHaveLength(count);
  });

  it('never pauses the one that sells most, which the cheaper one would replace', () => {
    // The review's keyword: 157 sales at 15.26 beside 11 at 12.85, which alone is cheaper.
    const winner: Row = ['glicovital', 'phrase', 'BR', 'Fundo', [9000, 1600, 2_395_820_000, 157], null];
    const cheap: Row = ['glicovital', 'phrase', 'BR', 'Topo', [800, 95, 141_350_000, 11], null];
    const [found] = problems({ keywords: [winner, cheap] });
    expect(found).toMatchObject({ kind: 'duplicate', changes: [] });
    const exact: Row = ['glicovital', 'exact', 'BR', 'Topo', [800, 95, 141_350_000, 11], null];
    expect(problems({ keywords: [winner, exact] })).toEqual([]);
  });
});

describe('one search that several keywords serve', () => {
  it('keeps the best and offers the search as exact negative of the other ad groups', () => {
    const servings: StoredSignals['servings'] = [
      ['vitalis bula', '"vitalis"', 'BR', 'Topo', sums(90)],
      ['vitalis bula', '[vitalis bula]', 'BR', 'Fundo', sums(90, 3)],
    ];
    expect(problems({ servings })).toMatchObject([
      {
        kind: 'competing',
        subject: 'vitalis bula',
        keep: 1,
        costMicros: 90 * MICROS,
        tier: 'insufficient',
        changes: [
          { kind: 'negative', text: 'vitalis bula', matchType: 'exact', campaign: 'BR', adGroup: 'Topo' },
        ],
      },
    ]);
  });

  it('is never blocked where it sold most, which the cheaper place would replace', () => {
    const servings: StoredSignals['servings'] = [
      ['glicovital', '"glicovital"', 'BR', 'Nome', [0, 2400, 2400 * MICROS, 157]],
      ['glicovital', '[glicovital]', 'BR', 'Exata', [0, 130, 141 * MICROS, 11]],
      ['glicovital', 'glico', 'BR', 'Resto', [0, 90, 300 * MICROS, 2]],
    ];
    const [found] = problems({ servings });
    expect(found).toMatchObject({ kind: 'competing', keep: 1 });
    expect(found?.changes).toMatchObject([{ kind: 'negative', adGroup: 'Resto' }]);
  });

  it('in one ad group is no problem', () => {
    const servings: StoredSignals['servings'] = [
      ['kit', '"kit"', 'BR', 'Fundo', sums(9)],
      ['kit', '[kit]', 'BR', 'Fundo', sums(9)],
    ];
    expect(problems({ servings })).toEqual([]);
  });
});

describe('keywords', () => {
  const keyword = (details: object, conversions = 0): Partial<StoredSignals> => ({
    keywords: [['kit', 'phrase', 'BR', 'Fundo', sums(10, conversions), details]],
  });

  it.each<[string, object, number, object]>([
    ['by its reasons', { reasons: 'abaixo do lance de primeira página' }, 0, { isAffordable: null }],
    [
      'by its bids',
      { firstPageBid: '3.2', maxCpc: '1.5' },
      0,
      { bid: 3.2, maxCpc: 1.5, isAffordable: false },
    ],
    [
      'whose bid leaves a profit',
      { firstPageBid: '1.8', maxCpc: '1.5' },
      0,
      { isAffordable: true, changes: [] },
    ],
    ['that sold is not to be paused', { firstPageBid: '3.2', maxCpc: '1.5' }, 2, { changes: [] }],
  ])('below the first page: %s', (_, details, conversions, expected) => {
    expect(problems(keyword(details, conversions), { cpc: 2 })).toMatchObject([
      { kind: 'first_page', subject: '"kit"', costMicros: 10 * MICROS, ...expected },
    ]);
  });

  it('of low quality tell the three parts', () => {
    const details = {
      qualityScore: '3',
      expectedCtr: 'Abaixo da média',
      adRelevance: 'Average',
      landingPage: 'Por encima del promedio',
    };
    expect(problems(keyword(details))).toMatchObject([
      {
        kind: 'low_quality',
        score: 3,
        parts: { expectedCtr: 'below', adRelevance: 'average', landingPage: 'above' },
      },
    ]);
  });

  it.each([{ qualityScore: '5' }, { qualityScore: '' }, { firstPageBid: '1', maxCpc: '1' }, {}])(
    'with %j have no problem',
    (details) => {
      expect(problems(keyword(details))).toEqual([]);
    },
  );
});

it.each([
  ['Below average', 'below'],
  ['Na média', 'average'],
  ['Acima da média', 'above'],
  ['Por debajo del promedio', 'below'],
  ['', null],
])('the rating "%s" is %s', (cell, rating) => {
  expect(readRating(cell)).toBe(rating);
});

describe('assets that Google marks low', () => {
  const low = (text: string, assetType: string, performance = 'Baixo'): StoredSignals['assets'][number] => [
    ...([text, 'BR', 'Fundo', sums(5), { assetType, performance }] as const),
  ];
  const ad = { titles: [{ text: 'Compre Já' }], descriptions: [], path1: '', path2: '', finalUrl: '' };
  const here = draft({ ...group('Fundo'), ads: [ad] });
  const replacements = {
    descriptions: [],
    sitelinks: [],
    callouts: [],
    titles: ['compre já', 'Título Novo', 'Outro Título'],
  };

  it('get another text each, which is nowhere yet', () => {
    const assets = [low('Compre já', 'Título'), low('Compre hoje', 'Headline', 'Low')];
    const found = problems({ assets }, { draft: here, replacements });
    expect(found.map(({ subject, changes }) => [subject, changes])).toEqual([
      ['Compre já', [{ kind: 'text', of: 'titles', from: 'Compre já', to: 'Título Novo' }]],
      ['Compre hoje', []], // the draft here has no such text
    ]);
  });

  it.each(['Melhor', 'Bom', 'Learning', ''])('"%s" is not low', (performance) => {
    expect(problems({ assets: [low('Compre já', 'Título', performance)] })).toEqual([]);
  });
});

describe('lost impression share', () => {
  it('is weighed by what was possible on each day', () => {
    const day = (impressions: number, impressionShare: string, lostToRank: string) =>
      ['BR', [impressions, 1, MICROS, 0], { impressionShare, lostToRank, lostToBudget: '<0.1' }] as [
        string,
        StoredCounts,
        object,
      ]; // a tuple is inferred as an array
    // 200 and 1,000 impressions were possible; 160 were lost to the rank, and 60 at most to the budget.
    expect(problems({ shares: [day(100, '0.5', '0.3'), day(900, '0.9', '0.1')] })).toMatchObject([
      { kind: 'lost_to_rank', subject: 'BR', share: 160 / 1200, costMicros: Math.round(2 * MICROS * 0.16) },
    ]);
    expect(problems({ shares: [['BR', [100, 10, 50 * MICROS, 1], { lostToBudget: '0.5' }]] })).toMatchObject([
      { kind: 'lost_to_budget', share: 0.5, costMicros: 50 * MICROS },
    ]);
  });

  it('is not told of a campaign whose sales cost more than they may', () => {
    // The review's campaign: 16 conversions for 10,418.12 are 651 each, against a break-even of 128.50.
    const shares: StoredSignals['shares'] = [
      ['BR', [62_000, 6200, 10_418_120_000, 16], { lostToBudget: '0.3', lostToRank: '0.4' }],
    ];
    const target = (cpa: number) => ({ cpaMicros: cpa * MICROS, multiple: 3 });
    expect(problems({ shares }, { target: target(128.5) })).toEqual([]);
    expect(problems({ shares }, { target: target(700) })).toHaveLength(2);
  });

  it('below a tenth, or without the columns, is not told', () => {
    const shares: StoredSignals['shares'] = [
      ['BR', [100, 1, MICROS, 0], { lostToBudget: '0.05', lostToRank: '0.09' }],
      ['US', [100, 1, MICROS, 0], {}],
    ];
    expect(problems({ shares })).toEqual([]);
  });
});

describe('days and hours', () => {
  const target = { cpaMicros: 50 * MICROS, multiple: 3 };
  const times: StoredSignals['times'] = [
    ['domingo', '2', sums(400)],
    ['segunda-feira', '14', sums(800, 30)],
    ['terça-feira', '14', sums(800, 30)],
  ];

  it('that do not sell where the others do are reported with their evidence', () => {
    expect(problems({ times }, { target })).toMatchObject([
      {
        kind: 'bad_time',
        subject: 'domingo',
        time: { weekday: 0, hour: null },
        tier: 'strong',
        costMicros: 400 * MICROS,
      },
      { kind: 'bad_time', subject: '02:00 às 03:00', time: { weekday: null, hour: 2 }, tier: 'strong' },
    ]);
  });

  it('are not judged while nobody said what a sale may cost', () => {
    expect(problems({ times })).toEqual([]);
  });

  it.each([
    ['Sunday', 0],
    ['segunda-feira', 1],
    ['martes', 2],
    ['qua.', 3],
    ['jueves', 4],
    ['Friday', 5],
    ['sábado', 6],
    ['todos', null],
  ])('"%s" is day %s', (cell, day) => {
    expect(readWeekday(cell)).toBe(day);
  });

  it.each([
    ['0', 0],
    ['14:00', 14],
    ['12 AM', 0],
    ['2 PM', 14],
    ['25', null],
    ['x', null],
  ])('"%s" is hour %s', (cell, hour) => {
    expect(readHour(cell)).toBe(hour);
  });
});

describe('devices, places, ads and their texts', () => {
  const target = { cpaMicros: 50 * MICROS, multiple: 3 };
  const slices: StoredSignals['slices'] = [
    ['device', 'Telefones celulares', sums(900, 3)],
    ['device', 'Computadores', sums(800, 30)],
    ['place', 'Goiás', sums(400)],
    ['place', 'São Paulo', sums(800, 30)],
  ];
  const title = (text: string, cost: number, sales = 0): StoredSignals['assets'][number] => [
    ...([text, 'BR', 'Fundo', sums(cost, sales), { assetType: 'Título' }] as const),
  ];

  it('that lose or sell less than the others have both statements', () => {
    const found = problems({ slices }, { target });
    expect(found).toMatchObject([
      { kind: 'bad_part', of: 'device', subject: 'celular', costMicros: 900 * MICROS, conversions: 3 },
      { kind: 'bad_part', of: 'place', subject: 'Goiás', costMicros: 400 * MICROS },
    ]);
    for (const problem of found)
      expect(problem).toMatchObject({
        verdict: { againstBreakEven: { is: 'loss' }, againstRest: { is: 'less' } },
      });
  });

  it('texts are compared within their kind and ad group', () => {
    const assets = [title('Receita', 400), title('Oferta', 800, 30), title('Site oficial', 700, 25)];
    expect(problems({ assets }, { target })).toMatchObject([
      { kind: 'bad_part', of: 'titles', subject: 'Receita', adGroup: 'Fundo' },
    ]);
  });

  it('ads are compared within their ad group, by the titles that tell them apart', () => {
    const ad = (adGroup: string, second: string, cost: number, sales = 0): StoredSignals['ads'][number] => [
      ...(['Vitalis', 'BR', adGroup, sums(cost, sales), { headlines: `Vitalis | ${second}` }] as const),
    ];
    const ads = [
      ...[ad('Fundo', 'Entenda', 400), ad('Fundo', 'Kit em oferta', 800, 30)],
      ...[ad('Meio', 'Sozinho', 400), ad('Topo', 'Como funciona', 20), ad('Topo', 'Preço', 20, 1)],
    ];
    expect(problems({ ads }, { target })).toMatchObject([
      { kind: 'bad_part', of: 'ad', subject: 'Vitalis | Entenda', campaign: 'BR', adGroup: 'Fundo' },
    ]);
  });

  it('one alone has nothing to be compared with', () => {
    expect(problems({ slices: slices.slice(2, 3) }, { target })).toEqual([]);
  });
});

it('one lucky sale makes no keyword, unless it cost no more than it may', () => {
  const lucky = { text: 'vitalis max bula', campaign: 'BR', adGroup: 'Topo', impressions: 900, clicks: 90 };
  const terms: Term[] = [{ ...lucky, costMicros: 231 * MICROS, conversions: 1 }];
  const target = (cpa: number) => ({ cpaMicros: cpa * MICROS, multiple: 3 });
  expect(problems({}, { terms })).toEqual([]);
  expect(problems({}, { terms, target: target(74.71) })).toEqual([]);
  expect(problems({}, { terms, target: target(231) })).toHaveLength(1);
});

it('a search that sold and that no keyword has goes into the closest ad group', () => {
  const term = (text: string, conversions: number, adGroup = 'Topo'): Term => ({
    text,
    campaign: 'BR',
    adGroup,
    impressions: 9,
    clicks: 5,
    costMicros: 5 * MICROS,
    conversions,
  });
  const terms = [
    term('kits vitalis comprar', 1),
    term('kits vitalis comprar', 2, 'Meio'),
    term('kit vitalis', 4),
  ];
  const here = draft(group('Topo', 'o que é vitalis'), group('Fundo', '[kit vitalis]'));
  expect(problems({}, { terms: [...terms, term('nada', 0)], draft: here })).toMatchObject([
    {
      kind: 'unlisted_seller',
      subject: 'kits vitalis comprar',
      conversions: 3,
      adGroup: 'Meio',
      changes: [{ kind: 'keyword', text: 'kits vitalis comprar', matchType: 'exact', adGroup: 'Fundo' }],
    },
  ]);
});

it('rivals that sell alike are told apart in fewer than 5 of 100 accounts', () => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const rival = (): Performer => {
    const clicks = 30 + Math.floor(random() * 200);
    const conversions = Array.from({ length: clicks }, random).filter((value) => value < 0.03).length;
    return { written: 'kit', campaign: 'BR', adGroup: 'A', clicks, costMicros: clicks * MICROS, conversions };
  };
  const accounts = Array.from({ length: 1000 }, () =>
    Array.from({ length: 5 }, () => [rival(), rival(), rival()]),
  );
  const strong = accounts.filter((sets) => compareDuplicates(sets).some(({ tier }) => tier === 'strong'));
  expect(strong.length).toBeLessThan(50);
});
