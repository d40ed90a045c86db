import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { SoldDay } from '#domain/measuring/profit/sold-days.ts';
import type { Money } from './campaign-part.ts';
import {
  doOverlap,
  formatRates,
  idsOf,
  parseAddressPeriod,
  parseRates,
  resultsQuerySchema,
  toggleCompared,
} from './choice.ts';
import { figuresOf, judgeSubjects } from './figures.ts';
import type { CampaignResult } from './results.ts';
import { seriesOf } from './series.ts';
import {
  baseCurrency,
  campaignSubjects,
  countrySubjects,
  foreignCurrencies,
  periodSubjects,
} from './subjects.ts';

const reais: Money = { base: 'BRL', rates: {} };
const may = { start: '2026-05-01', end: '2026-05-31' };

function result(changes: Partial<CampaignResult> = {}): CampaignResult {
  return {
    id: 'a',
    name: 'A',
    country: null,
    product: null,
    from: 'campaigns',
    currency: 'BRL',
    spans: [[may.start, may.end, 20_000, 1000, 2_000_000_000, 20]],
    actions: { covered: [], spans: [] },
    economics: null,
    commission: '150.00',
    commissionCurrency: 'BRL',
    sold: null,
    ...changes,
  };
}
const subjectOf = (changes: Partial<CampaignResult> = {}, money = reais) => {
  const [subject] = campaignSubjects([result(changes)], money);
  if (!subject) throw new Error('one result is one subject');
  return subject;
};
const day = (
  at: string,
  clicks: number,
  cost: number,
  conversions: number,
): CampaignResult['spans'][number] => [at, at, clicks * 10, clicks, cost * 1_000_000, conversions];

describe('the figures of a campaign', () => {
  it('are cost, profit and return, each with its range', () => {
    const figures = figuresOf(subjectOf());
    expect(figures).toMatchObject({
      ctr: { value: 0.05 },
      saleRate: { value: 0.02 },
      cpa: { value: 100 },
      breakEven: 150,
      revenue: 3000,
      profit: { value: 1000 },
      roi: { value: 0.5 },
      isPaying: 'open',
      checkoutRate: null,
    });
    // 20 sales lie between 12.217 and 30.888.
    expect(figures.cpa?.range.low).toBeCloseTo(2000 / 30.888, 1);
    expect(figures.cpa?.range.high).toBeCloseTo(2000 / 12.217, 1);
    expect(figures.profit?.range.low).toBeCloseTo(12.217 * 150 - 2000, 0);
  });

  it('without a sale say only what a sale costs at least, and the loss', () => {
    const figures = figuresOf(subjectOf({ spans: [[may.start, may.end, 0, 1000, 2_000_000_000, 0]] }));
    expect(figures.cpa).toMatchObject({ value: null, range: { high: Infinity } });
    expect(figures.cpa?.range.low).toBeCloseTo(2000 / 3.689, 1);
    expect(figures).toMatchObject({ profit: { value: -2000 }, isPaying: 'no', ctr: null });
  });

  it('take the commission of the campaign where its Economia tab has none', () => {
    expect(figuresOf(subjectOf({ economics: emptySettings.economics })).breakEven).toBe(150);
  });

  it('without a commission have no profit', () => {
    expect(figuresOf(subjectOf({ commission: null }))).toMatchObject({
      cpa: { value: 100 },
      breakEven: null,
      profit: null,
      roi: null,
      isPaying: null,
    });
  });

  it.each([
    ['no exchange rate', {}, reais, null],
    [
      'the rate of the campaign',
      { economics: { ...emptySettings.economics, commission: '30.00', exchange: 5 } },
      reais,
      150,
    ],
    ['the rate of the comparison', {}, { base: 'BRL', rates: { USD: 5 } }, 150],
  ])('with a commission in another currency and %s', (_, changes, money, breakEven) => {
    const subject = subjectOf({ commission: '30.00', commissionCurrency: 'USD', ...changes }, money);
    expect(figuresOf(subject).breakEven).toBe(breakEven);
  });
});

describe('conversion actions', () => {
  const actions = (covered: CampaignResult['actions']['covered']): CampaignResult['actions'] => ({
    covered,
    spans: [
      ['2026-05-02', '2026-05-02', 'Checkout iniciado', 60],
      ['2026-05-02', '2026-05-02', 'Compra', 15],
      ['2026-05-03', '2026-05-03', 'Visualizou a página', 900],
    ],
  });

  it('tell checkouts and sales where all days are covered', () => {
    const subject = subjectOf({ actions: actions([may]) });
    expect(subject).toMatchObject({ checkouts: 60, sales: 15, salesFrom: ['actions'] });
    expect(figuresOf(subject)).toMatchObject({ checkoutRate: { value: 0.06 }, closeRate: { value: 0.25 } });
  });

  it('tell nothing where a day is not covered', () => {
    const half = { start: '2026-05-01', end: '2026-05-15' };
    expect(subjectOf({ actions: actions([half]) })).toMatchObject({
      checkouts: null,
      sales: 20,
      salesFrom: ['conversions'],
    });
  });
});

describe('sales of networks', () => {
  const sold = (...days: SoldDay[]): CampaignResult['sold'] => ({
    id: 'a',
    currency: 'BRL',
    uncounted: 0,
    files: may,
    days,
  });

  it('count instead of conversions, with what each of them brought', () => {
    const subject = subjectOf({
      sold: sold(['2026-05-02', 1, 100, 10_000], ['2026-05-09', 2, 700, 290_000]),
    });
    expect(subject).toMatchObject({
      sales: 3,
      salesFrom: ['networks'],
      income: { amount: 800, squares: 300_000, perSale: 375 },
    });
    const figures = figuresOf(subject);
    expect(figures).toMatchObject({ revenue: 800, profit: { value: -1200 } });
    expect(figures.breakEven).toBeCloseTo(800 / 3);
  });

  it('of days without costs do not count', () => {
    const outside = subjectOf({ sold: sold(['2026-06-01', 5, 500, 50_000]) });
    expect(outside).toMatchObject({ sales: 0, income: { amount: 0, perSale: 100 } });
    expect(figuresOf(outside)).toMatchObject({ revenue: 0, breakEven: 100, isPaying: 'no' });
  });

  it('are turned into the base currency with the costs', () => {
    const dollars = { currency: 'USD', sold: sold(['2026-05-02', 1, 30, 900]) };
    const subject = subjectOf(dollars, { base: 'BRL', rates: { USD: 5 } });
    expect(subject.income).toEqual({ amount: 150, squares: 22_500, perSale: 150 });
  });
});

describe('currencies', () => {
  const dollars = { id: 'b', currency: 'USD', commissionCurrency: 'USD' };

  it('are compared by return where each commission is known, and told as not comparable otherwise', () => {
    expect(judgeSubjects(campaignSubjects([result(), result(dollars)], reais))?.by).toBe('profit');
    expect(
      judgeSubjects(campaignSubjects([result({ commission: null }), result(dollars)], reais)),
    ).toBeNull();
  });

  it('become one with a rate', () => {
    const results = [result({ commission: null }), result(dollars)];
    expect(baseCurrency(results)).toBe('BRL');
    expect(foreignCurrencies(results)).toEqual(['USD']);
    const subjects = campaignSubjects(results, { base: 'BRL', rates: { USD: 5 } });
    expect(subjects.map(({ cost, currency }) => [cost, currency])).toEqual([
      [2000, 'BRL'],
      [10_000, 'BRL'],
    ]);
    expect(judgeSubjects(subjects)?.by).toBe('sales');
  });

  it('of one country are never summed without a rate', () => {
    const [both] = countrySubjects(
      [result({ country: 'Brasil' }), result({ ...dollars, country: 'brasil' })],
      reais,
    ).subjects;
    expect(both).toMatchObject({ currency: null, clicks: 2000 });
    expect(both && figuresOf(both)).toMatchObject({ cpa: null, profit: null, saleRate: { value: 0.02 } });
    expect(judgeSubjects([subjectOf(), ...(both ? [both] : [])])).toBeNull();
  });
});

describe('countries', () => {
  it('are sums of their campaigns, the one with most clicks first', () => {
    const results = [
      result({ id: 'a', country: 'Portugal' }),
      result({ id: 'b', country: 'Brasil' }),
      result({ id: 'c', country: 'BRASIL', commission: '300.00' }),
      result({ id: 'd', country: 'Chile', from: null, spans: [] }),
    ];
    const { subjects, leftOut } = countrySubjects(results, reais);
    expect(subjects).toMatchObject([
      { letter: 'A', name: 'Brasil', campaignIds: ['b', 'c'], clicks: 2000, sales: 40, cost: 4000 },
      { letter: 'B', name: 'Portugal', clicks: 1000 },
    ]);
    // 20 sales of 150 and 20 of 300.
    expect(subjects[0]?.income).toEqual({ amount: 9000, squares: 2_250_000, perSale: 250 });
    expect(leftOut).toBe(0);
  });

  it('beyond six are reported, not shown', () => {
    const results = Array.from({ length: 8 }, (_, at) => result({ id: String(at), country: `País ${at}` }));
    expect(countrySubjects(results, reais)).toMatchObject({ leftOut: 2 });
  });
});

describe('periods', () => {
  const campaign = result({
    spans: [
      day('2026-05-01', 100, 50, 1),
      day('2026-05-02', 100, 50, 3),
      day('2026-05-11', 200, 80, 9),
      ['2026-05-20', '2026-05-31', 10, 10, 10, 10],
    ],
  });
  const periods = [
    { start: '2026-05-01', end: '2026-05-10' },
    { start: '2026-05-11', end: '2026-05-25' },
  ];
  const subjects = periodSubjects(campaign, periods, reais, ({ start }) => start);

  it('hold their own days, and tell of a report that lies only partly in them', () => {
    expect(subjects).toMatchObject([
      { clicks: 200, sales: 4, leftOut: [] },
      { clicks: 200, sales: 9, leftOut: [{ start: '2026-05-20', end: '2026-05-31' }] },
    ]);
  });

  it('lie one over the other in the series', () => {
    const series = seriesOf(subjects, [campaign], reais, { measure: 'sales', byNumber: true });
    expect(series).toEqual({
      step: 'number',
      isPartial: false,
      rows: [
        { at: '1', values: { A: 1, B: 9 } },
        { at: '2', values: { A: 3 } },
      ],
    });
  });

  it('that overlap are noticed', () => {
    expect(doOverlap(may, { start: '2026-05-31', end: '2026-06-30' })).toBe(true);
    expect(doOverlap(may, { start: '2026-06-01', end: '2026-06-30' })).toBe(false);
  });
});

describe('the series', () => {
  it('sums a measure by day and says when a report without days is missing', () => {
    const results = [
      result({ spans: [day('2026-05-01', 10, 30, 1), ['2026-05-02', '2026-05-09', 1, 1, 1, 1]] }),
      result({ id: 'b', spans: [day('2026-05-01', 10, 20, 0), day('2026-05-02', 10, 25, 1)] }),
    ];
    const subjects = campaignSubjects(results, reais);
    expect(seriesOf(subjects, results, reais, { measure: 'profit', byNumber: false })).toEqual({
      step: 'day',
      isPartial: true,
      rows: [
        { at: '2026-05-01', values: { A: 120, B: -20 } },
        { at: '2026-05-02', values: { B: 125 } },
      ],
    });
  });

  it('of a long time is by week and loses nothing', () => {
    const days = Array.from({ length: 120 }, (_, at) =>
      new Date(Date.parse('2026-01-01') + at * 86_400_000).toISOString().slice(0, 10),
    );
    const results = [result({ spans: days.map((at) => day(at, 1, 1, 0)) })];
    const { step, rows } = seriesOf(campaignSubjects(results, reais), results, reais, {
      measure: 'cost',
      byNumber: false,
    });
    expect([step, rows.length]).toEqual(['week', 18]);
    expect(rows.reduce((sum, { values }) => sum + (values['A'] ?? 0), 0)).toBe(120);
  });
});

describe('the choice', () => {
  const id = (at: number) => `6f9619ff-8b86-4011-b42d-00cf4fc964f${at}`;

  it('ticks and unticks, and refuses the seventh', () => {
    expect(toggleCompared([id(1)], id(2))).toEqual([id(1), id(2)]);
    expect(toggleCompared([id(1), id(2)], id(1))).toEqual([id(2)]);
    expect(toggleCompared([1, 2, 3, 4, 5, 6].map(id), id(7))).toBeNull();
    expect(toggleCompared([1, 2, 3, 4, 5, 6].map(id), id(6))).toHaveLength(5);
  });

  it.each([
    [0, '', false],
    [1, '1', false],
    [1, id(1), true],
    [2, `${id(1)},${id(2)}`, true],
    [61, Array.from({ length: 61 }, (_, at) => `6f9619ff-8b86-4011-b42d-00cf4fc9${1000 + at}`).join(), false],
  ])('of %i campaigns to read is accepted or not', (_, ids, isAccepted) => {
    expect(resultsQuerySchema.safeParse({ ids }).success).toBe(isAccepted);
  });

  it.each([
    ['2026-05-01_2026-05-31', may],
    ['2026-05-31_2026-05-01', null],
    ['2026-02-30_2026-05-01', null],
    ['2026-05-01', null],
    ['2026-05-01_2026-05-31_x', null],
    ['', null],
  ])('of a period "%s" is read from the address', (text, expected) => {
    expect(parseAddressPeriod(text)).toEqual(expected);
  });

  it('of ids loses empty and repeated ones', () => {
    expect(idsOf('a,,b,a')).toEqual(['a', 'b']);
    expect(idsOf('')).toEqual([]);
  });

  it('of rates goes to the address and back, and no text of an address breaks it', () => {
    expect(parseRates('USD:5.4,EUR:0,xx:1,GBP')).toEqual({ USD: 5.4 });
    const rates = fc.dictionary(
      fc.constantFrom('USD', 'EUR', 'GBP'),
      fc.integer({ min: 1, max: 9999 }).map((cents) => cents / 100),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(rates, (each) => {
        expect(parseRates(formatRates(each))).toEqual(each);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseRates(text)).not.toThrow();
      }),
    );
  });
});

it('the order of campaigns changes no verdict and no sum', () => {
  const one = fc.record({ clicks: fc.nat(500), cost: fc.integer({ min: 1, max: 5000 }), sales: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 2, maxLength: 6 }), (all) => {
      const results = all.map(({ clicks, cost, sales }, at) =>
        result({ id: String(at), spans: [day('2026-05-01', clicks, cost, sales)] }),
      );
      const winner = (each: readonly CampaignResult[]) => {
        const judged = judgeSubjects(campaignSubjects(each, reais));
        return judged?.outcome.is === 'wins' ? judged.outcome.id : judged?.outcome.is;
      };
      expect(winner(results)).toBe(winner(results.toReversed()));
    }),
  );
});
