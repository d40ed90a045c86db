import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMicros, decimalOf, shareOut } from './exact.ts';
import { rateBook } from './rates.ts';

describe('money in millionths', () => {
  it.each<[micros: number, rate: string, expected: number]>([
    [10_500_000, '5.4321', 57_037_050],
    [10_500_000, '1', 10_500_000],
    [1, '0.5', 1],
    [-1, '0.5', -1],
    [1, '0.49999999', 0],
    [1_000_000, '0.123456789', 123_457], // eight places count
    [9_007_199_254_740_991, '1', 9_007_199_254_740_991],
  ])('%i at %s is %i', (micros, rate, expected) => expect(convertMicros(micros, rate)).toBe(expected));

  it('is converted as an independent calculation does it', () => {
    const amounts = fc.record({
      micros: fc.integer({ min: -1e12, max: 1e12 }),
      rate: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(amounts, ({ micros, rate }) => {
        const exact = (BigInt(micros) * BigInt(rate) * 10n) / 10_000n; // tenths of a millionth at rate / 10,000
        const half = exact < 0n ? -5n : 5n;
        expect(convertMicros(micros, (rate / 10_000).toFixed(4))).toBe(Number((exact + half) / 10n));
      }),
    );
  });

  it('is shared out without losing or making a millionth', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (total, parts) => {
        const shared = shareOut(total, parts);
        if (parts.every((part) => part === 0)) expect(shared).toBeNull();
        else {
          expect(shared?.reduce((sum, part) => sum + part, 0)).toBe(total);
          for (const [at, part] of (shared ?? []).entries())
            if (parts[at] === 0) expect(Math.abs(part)).toBe(0);
        }
      }),
    );
  });

  it.each([
    [10_500_000, '10.5'],
    [1, '0.000001'],
    [-3_000_000, '-3'],
    [0, '0'],
  ])('%i is written %s', (micros, text) => expect(decimalOf(micros)).toBe(text));
});

describe('the rate of a day', () => {
  const rateOn = rateBook([
    { from: 'USD', to: 'BRL', day: '2026-05-10', rate: '5.5' },
    { from: 'USD', to: 'BRL', day: '2026-05-01', rate: '5' },
    { from: 'EUR', to: 'BRL', day: '2026-05-01', rate: '6' },
  ]);

  it.each<[from: string, day: string, rate: string | null]>([
    ['USD', '2026-05-01', '5'],
    ['USD', '2026-05-09', '5'],
    ['USD', '2026-05-10', '5.5'],
    ['USD', '2027-01-01', '5.5'],
    ['USD', '2026-04-30', null],
    ['EUR', '2026-05-20', '6'],
    ['GBP', '2026-05-20', null],
    ['BRL', '2020-01-01', '1'],
  ])('of %s on %s is %s', (from, day, rate) => expect(rateOn(from, 'BRL', day)).toBe(rate));
});
