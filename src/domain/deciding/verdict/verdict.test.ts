import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clicksUntilLoss, judgeResults, type Result } from './verdict.ts';

const isOf = (results: readonly Result[], breakEvenCpa: number, rest?: Result) =>
  judgeResults(results, { breakEvenCpa }, rest).map((verdict) => [
    verdict.againstBreakEven.is,
    verdict.againstRest.is,
  ]);

describe('a campaign that sells at 744 where 128.50 break even', () => {
  // 14 sales of 10,418.12; nothing in the words, none of which sells worse than the little that the rest sells.
  const campaign: Result = { clicks: 6200, cost: 10_418.12, sales: 14 };
  const words = [677, 669, 578, 1580].map((cost) => ({ clicks: Math.round(cost / 1.68), cost, sales: 0 }));

  it('loses as a whole', () => {
    expect(isOf([campaign], 128.5)).toEqual([['loss', 'equal']]);
  });

  it('holds words that lose, each without selling less than the rest', () => {
    // By hand: 677 / 128.50 = 5.27 sales are missing, and e^-5.27 = 0.0051; the rest sells 14 in 6,200 clicks, so that
    // none in 403 has a chance of (1 - 403 / 6200)^14 = 0.39.
    const verdicts = judgeResults(words, { breakEvenCpa: 128.5 }, campaign);
    expect(verdicts.map(({ againstBreakEven }) => againstBreakEven.is)).toEqual([
      'loss',
      'loss',
      'loss',
      'loss',
    ]);
    expect(verdicts.map(({ againstRest }) => againstRest.is)).toEqual(['equal', 'equal', 'equal', 'equal']);
    expect(verdicts[3]?.againstBreakEven.lossRisk).toBeCloseTo(4 * Math.exp(-1580 / 128.5), 6);
  });
});

it('words that sell nothing where the rest sells well do both: they lose and sell less', () => {
  const rest = { clicks: 10_000, cost: 5000, sales: 400 };
  expect(isOf([{ clicks: 600, cost: 300, sales: 0 }], 40, rest)).toEqual([['loss', 'less']]);
  expect(isOf([{ clicks: 600, cost: 300, sales: 60 }], 40, rest)).toEqual([['profit', 'more']]);
  expect(isOf([{ clicks: 20, cost: 10, sales: 0 }], 40, rest)).toEqual([['early', 'equal']]);
});

it('sales of different amounts prove less', () => {
  const result = { clicks: 1000, cost: 500, sales: 20 };
  const risk = (spread: number) =>
    judgeResults([result], { breakEvenCpa: 15, spread })[0]?.againstBreakEven.lossRisk ?? 0;
  expect(risk(1)).toBeLessThan(risk(1.5));
});

it('tells the risk of the own limit beside the verdict', () => {
  const [verdict] = judgeResults([{ clicks: 100, cost: 100, sales: 0 }], { breakEvenCpa: 200, limit: 25 });
  expect(verdict?.againstBreakEven.is).toBe('early');
  expect(verdict?.limitRisk).toBeCloseTo(Math.exp(-4), 9);
});

describe('the wait', () => {
  const results = fc.record({
    clicks: fc.integer({ min: 1, max: 20_000 }),
    cost: fc.double({ min: 0.01, max: 50_000, noNaN: true }),
    sales: fc.integer({ min: 0, max: 200 }),
  });

  it('never grows when the limit falls', () => {
    fc.assert(
      fc.property(
        results,
        fc.double({ min: 0.5, max: 2000, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (result, limit, part) => {
          const [high, low] = [clicksUntilLoss(result, limit), clicksUntilLoss(result, limit * part)];
          expect(low).not.toBeNull();
          expect(low).toBeLessThanOrEqual(high ?? Infinity);
        },
      ),
    );
  });

  it('is over when so little chance is left', () => {
    // e^-5.2983 = 0.005: without a sale the wait ends after 5.2983 times the break-even.
    expect(clicksUntilLoss({ clicks: 100, cost: 100, sales: 0 }, 20)).toBe(6);
    expect(clicksUntilLoss({ clicks: 200, cost: 200, sales: 0 }, 20)).toBe(0);
    expect(clicksUntilLoss({ clicks: 0, cost: 0, sales: 0 }, 20)).toBeNull();
  });
});

it('a verdict never gets better when the break-even falls', () => {
  const order = ['loss', 'early', 'profit'];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.double({ min: 1, max: 500, noNaN: true }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (sales, breakEven, part) => {
        const result = { clicks: 2000, cost: 3000, sales };
        const is = (cpa: number) => order.indexOf(isOf([result], cpa)[0]?.[0] ?? '');
        expect(is(breakEven * part)).toBeLessThanOrEqual(is(breakEven));
      },
    ),
  );
});
