import { describe, expect, it } from 'vitest';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { realEconomics } from './real-economics.ts';

const results = (sales: number, average: number, clicks: number, more = {}) => ({
  sales: sales * 1e6,
  revenueMicros: Math.round(sales * average * 1e6),
  clicks,
  statuses: { approved: sales, pending: 0, refunded: 0, chargeback: 0, cancelled: 0, other: 0, ...more },
});

describe('the real numbers of a campaign', () => {
  // By hand: the average sale times the sales, for each click.
  it.each([
    ['the losing one', 14, 124, 6200, 0.28],
    ['the brand', 240, 152.25, 7000, 5.22],
    ['dollars, already in the account’s currency', 60, 488.4, 5908, 4.96],
  ])('give the break-even of a click: %s', (_, sales, average, clicks, cpc) => {
    const real = realEconomics(results(sales, average, clicks));
    expect(real?.breakEvenCpc).toBeCloseTo(cpc, 2);
    expect(real?.range.low).toBeLessThan(cpc);
    expect(real?.range.high).toBeGreaterThan(cpc);
  });

  it('are what Economia counts with: the same break-even follows from them', () => {
    // 80 stand of 100 that were ordered: 10 were refused, 10 of the 90 paid went back.
    const real = realEconomics(results(80, 100, 5000, { refunded: 8, chargeback: 2, cancelled: 10 }));
    expect(real?.numbers).toEqual({
      commission: '100.00',
      exchange: 1,
      approval: 90,
      refund: 11.11,
      conversion: 2,
    });
    const economics = { ...emptySettings.economics, ...real?.numbers };
    expect(economicsOf(economics)?.breakEvenCpc).toBeCloseTo(real?.breakEvenCpc ?? 0, 3);
    expect(real?.breakEvenCpc).toBeCloseTo(1.6, 9);
  });

  it('leave a wide range open after few sales', () => {
    // Exact Poisson limits of 2 sales: 0.2422 to 7.2247.
    const real = realEconomics(results(2, 100, 1000));
    expect([real?.range.low, real?.range.high]).toEqual([
      expect.closeTo(0.0242, 3),
      expect.closeTo(0.7225, 3),
    ]);
  });

  it.each([
    [0, 100, 1000],
    [5, 100, 0],
  ])('are none with %i sales of %i and %i clicks', (sales, average, clicks) => {
    expect(realEconomics(results(sales, average, clicks))).toBeNull();
  });
});
