import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import { type CostRow, distributeSales, topOf } from './levels.ts';
import type { AdLocation } from './join.ts';
import { profitFigures } from './profit.ts';
import { rowFinder } from './row-finder.ts';

const located = (campaign: string, adGroup = '', keyword = ''): AdLocation => ({
  campaign,
  adGroup,
  keyword,
});
const row = (where: AdLocation, conversions = 0): CostRow => ({
  ...where,
  text: where.keyword,
  clicks: 10,
  costMicros: 5_000_000,
  conversions,
});
const sold = (where: AdLocation, sales = 1) => ({
  location: where,
  sales: sales * 1_000_000,
  revenueMicros: sales * 10_000_000,
});
const salesOf = (rows: readonly CostRow[], where: AdLocation, locations: readonly AdLocation[] = []) =>
  finish(distributeSales(rows, [sold(where)], locations)).rows.map(({ sales }) => sales / 1_000_000);

describe('a sale and the rows of a level', () => {
  const kit = row(located('BR', 'Fundo', 'kit'), 3);
  const kitToo = row(located('BR', 'Meio', 'kit'), 1);
  const bula = row(located('BR', 'Meio', 'bula'));

  it.each<[name: string, rows: CostRow[], where: AdLocation, expected: number[]]>([
    ['goes to its keyword', [kit, bula], located('', '', 'kit'), [1, 0]],
    ['goes to its keyword in its group', [kit, kitToo], located('BR', 'Meio', 'kit'), [0, 1]],
    ['of two groups is divided by conversions', [kit, kitToo, bula], located('', '', 'kit'), [0.75, 0.25, 0]],
    ['of a group is divided by conversions', [kit, kitToo, bula], located('BR', 'Meio'), [0, 1, 0]],
    ['of nowhere is divided by conversions', [kit, bula], located(''), [1, 0]],
    ['of nowhere goes to the only row', [bula], located(''), [1]],
    ['of an unknown keyword goes nowhere', [kit, bula], located('', '', 'outra'), [0, 0]],
    ['without conversions goes nowhere', [bula, row(located('BR', 'Meio', 'golpe'))], located(''), [0, 0]],
  ])('%s', (_, rows, where, expected) => expect(salesOf(rows, where)).toEqual(expected));

  it('tells which of its sales were divided', () => {
    const rows = [kit, kitToo];
    const placed = [
      sold(located('', '', 'kit')),
      sold(located('BR', 'Fundo'), 3),
      sold(located('', '', 'outra')),
    ];
    const level = finish(distributeSales(rows, placed, []));
    expect(level.rows.map(({ sales, shared, revenueMicros }) => [sales, shared, revenueMicros])).toEqual([
      [3_000_000, 0, 30_000_000],
      [1_000_000, 1_000_000, 10_000_000],
    ]);
    expect(level.unplaced).toEqual({ sales: 1_000_000, revenueMicros: 10_000_000 });
  });

  it.each<[name: string, placed: ReturnType<typeof sold>[], expected: number[]]>([
    ['the conversion without a sale', [sold(located('BR')), sold(located('BR', 'Fundo', 'kit'), 3)], [3, 1]],
    [
      'a part of each that is open',
      [sold(located('BR'), 2), sold(located('BR', 'Fundo', 'kit'), 1)],
      [7 / 3, 2 / 3],
    ],
    [
      'all, where each has its sale',
      [sold(located('BR')), sold(located('BR', 'Fundo', 'kit'), 4), sold(located('BR', 'Meio', 'kit'))],
      [4.75, 1.25],
    ],
  ])('that fits several rows is divided by %s', (_, placed, expected) => {
    const { rows } = finish(distributeSales([kit, kitToo], placed, []));
    expect(rows.map(({ sales }) => sales)).toEqual(expected.map((count) => Math.round(count * 1e6)));
  });

  it('finds the group of its keyword', () => {
    const groups = [row(located('BR', 'Fundo')), row(located('BR', 'Meio'))];
    const locations = [located('BR', 'Fundo', 'kit'), located('BR', 'Meio', 'bula')];
    expect(salesOf(groups, located('', '', 'bula'), locations)).toEqual([0, 1]);
  });

  it('goes to the rows that fit, in their order, whatever is known of them', () => {
    const names = fc.constantFrom('', 'a', 'b', 'c');
    const somewhere = fc.record({ campaign: names, adGroup: names, keyword: names });
    const rowsOf = fc.array(fc.tuple(somewhere, fc.boolean()), { maxLength: 12 });
    const fit = (one: string, other: string) => one === '' || other === '' || one === other;
    const meets = (one: AdLocation, other: AdLocation) =>
      fit(one.campaign, other.campaign) && fit(one.adGroup, other.adGroup);
    fc.assert(
      fc.property(
        rowsOf,
        fc.boolean(),
        fc.array(somewhere, { maxLength: 12 }),
        somewhere,
        (drawn, plain, locations, where) => {
          const rows = drawn.map(([each]) => row(plain ? { ...each, keyword: '' } : each));
          const hasKeywords = rows.some(({ keyword }) => keyword !== '');
          const isOfKeyword = (each: CostRow) =>
            where.keyword === '' ||
            (hasKeywords
              ? each.keyword === where.keyword
              : locations.some((home) => home.keyword === where.keyword && meets(home, each)));
          const expected = rows.filter((each) => meets(each, where) && isOfKeyword(each));
          expect(rowFinder(rows, locations)(where).fits).toEqual(expected);
        },
      ),
    );
  });

  it('is neither lost nor counted twice', () => {
    const names = fc.constantFrom('', 'a', 'b', 'c');
    const somewhere = fc.record({ campaign: names, adGroup: names, keyword: names });
    const rows = fc.array(fc.tuple(somewhere, fc.nat(5)), { maxLength: 12 });
    const sales = fc.array(fc.tuple(somewhere, fc.integer({ min: -1e12, max: 1e12 })), { maxLength: 12 });
    fc.assert(
      fc.property(rows, sales, (drawn, earned) => {
        const placed = earned.map(([where, revenueMicros]) => ({
          location: where,
          sales: 1_000_000,
          revenueMicros,
        }));
        const level = finish(
          distributeSales(
            drawn.map(([where, conversions]) => row(where, conversions)),
            placed,
            [],
          ),
        );
        const sum = (key: 'sales' | 'revenueMicros') =>
          level.rows.reduce((total, each) => total + each[key], level.unplaced[key]);
        expect(sum('sales')).toBe(placed.length * 1_000_000);
        expect(sum('revenueMicros')).toBe(placed.reduce((total, each) => total + each.revenueMicros, 0));
      }),
    );
  });
});

it('rows are made, and looked at, in steps of 5,000', () => {
  const rows = Array.from({ length: 5001 }, () => row(located(''), 1));
  const steps = (sales: number) =>
    [
      ...distributeSales(
        rows,
        Array.from({ length: sales }, () => sold(located('c'))),
        [],
      ),
    ].length;
  // two for the rows, one before the sales, and two for each sale that is divided among all of them
  expect([steps(0), steps(1), steps(4)]).toEqual([3, 5, 11]);
});

describe('a level of 20,000 rows', { tags: 'long' }, () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `g${at}`);

  it('finds the ad groups of a keyword that stands in as many', () => {
    const rows = names.map((adGroup) => row({ campaign: 'c', adGroup, keyword: '' }, 1));
    const locations = names.map((name) => ({ campaign: 'c', adGroup: `other ${name}`, keyword: 'k' }));
    locations.push({ campaign: 'c', adGroup: 'g7', keyword: 'k' });
    const placed = {
      location: { campaign: '', adGroup: '', keyword: 'k' },
      sales: 1_000_000,
      revenueMicros: 5,
    };
    const level = finish(distributeSales(rows, [placed], locations));
    expect(level.rows.filter(({ sales }) => sales > 0).map(({ adGroup }) => adGroup)).toEqual(['g7']);
  });

  it('gives each of 30,000 places its row without looking at the others', () => {
    const rows = names.map((adGroup) => row({ campaign: 'c', adGroup, keyword: '' }, 1));
    const sales = Array.from({ length: 30_000 }, (_, at) => sold(located('c', `g${at}`)));
    const level = finish(distributeSales(rows, sales, []));
    expect(level.rows.every((each) => each.sales === 1_000_000)).toBe(true);
    expect(level.unplaced.sales).toBe(10_000 * 1_000_000);
  });

  it('leaves sales unplaced when all of them fit every row', () => {
    const rows = names.map(() => row(located(''), 1));
    const sales = Array.from({ length: 300 }, (_, at) => sold(located('c', `g${at}`)));
    const level = finish(distributeSales(rows, sales, []));
    expect(level.unplaced.sales).toBe((300 - 50) * 1_000_000);
    expect(level.rows.reduce((sum, each) => sum + each.sales, 0)).toBe(50 * 1_000_000);
  });

  it('is read in steps, however many rows a sale may fit', () => {
    const rows = names.map(() => row({ campaign: '', adGroup: '', keyword: '' }, 1));
    const placed = names.slice(0, 5).map((adGroup) => ({
      location: { campaign: 'c', adGroup, keyword: '' },
      sales: 1_000_000,
      revenueMicros: 5,
    }));
    expect([...distributeSales(rows, placed, [])].length).toBeGreaterThanOrEqual(10);
  });
});

it('the 500 rows with the most profit, loss or cost are shown, the others are summed', () => {
  const withMoney = (reais: number, cost: number, text = '') => ({
    ...row(located('BR')),
    text,
    conversions: 2,
    sales: 1_000_000,
    shared: 0,
    revenueMicros: reais * 1_000_000,
    costMicros: cost * 1_000_000,
  });
  const usual = Array.from({ length: 498 }, () => withMoney(50, 0));
  const [even, loss] = [withMoney(60, 60, 'even'), withMoney(0, 55, 'loss')];
  const [small, smaller] = [withMoney(10, 40, 'small'), withMoney(30, 0, 'smaller')];
  const cut = { count: 7, clicks: 1, costMicros: 2, conversions: 3 };
  const { rows, others } = topOf([small, even, ...usual, smaller, loss], cut);
  expect(rows.map(({ text }) => text)).toEqual(['even', 'loss', ...usual.map(() => '')]);
  expect(others).toEqual({
    count: 9,
    clicks: 21,
    costMicros: 40_000_002,
    conversions: 7,
    sales: 2_000_000,
    revenueMicros: 40_000_000,
  });
});

describe('the figures of sums', () => {
  const sums = {
    clicks: 10,
    costMicros: 150_000_000,
    conversions: 2,
    sales: 2_000_000,
    revenueMicros: 180_000_000,
  };

  it('are profit, return, cost and revenue of a sale', () => {
    expect(profitFigures(sums)).toEqual({
      profitMicros: 30_000_000,
      roi: 0.2,
      cpaMicros: 75_000_000,
      averageMicros: 90_000_000,
    });
  });

  it('without cost or sales have no return and no cost of a sale', () => {
    expect(profitFigures({ ...sums, costMicros: 0 }).roi).toBeNull();
    expect(profitFigures({ ...sums, sales: 0 })).toMatchObject({ cpaMicros: null, averageMicros: null });
  });
});
