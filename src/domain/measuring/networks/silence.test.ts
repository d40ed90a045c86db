import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/shared/days.ts';
import { silenceOf, silenceText } from './silence.ts';

const HOUR = 3_600_000;
/** A Monday, at noon in Brasília. */
const START = Date.UTC(2026, 8, 7, 15);

/** Sales of so many days, `aDay` each, within eight hours. */
function sales(days: number, aDay: number, isOpen: (day: number) => boolean = () => true): number[] {
  return Array.from({ length: days }, (_, day) => day)
    .filter(isOpen)
    .flatMap((day) =>
      Array.from({ length: Math.max(1, aDay) }, (_, at) => START + day * DAY_MS + (at * 8 * HOUR) / aDay),
    );
}
const every = (step: number) => (day: number) => day % step === 0;
const onWorkdays = (day: number) => day % 7 < 5;

describe('the pause of an account', () => {
  it.each<[what: string, sales: number[], hours: number, isSilent: boolean]>([
    ['no sale yet', [], 2000, false],
    ['ten sales', sales(20, 1, every(2)), 2000, false],
    ['many sales of one day', sales(1, 200), 2000, false],
    ['five a day, for a night', sales(56, 5), 14, false],
    ['five a day, for a day', sales(56, 5), 24, false],
    ['five a day, for a week', sales(56, 5), 7 * 24, true],
    ['one a day, for three days', sales(56, 1), 3 * 24, false],
    ['one a day, for a month', sales(56, 1), 30 * 24, true],
    ['one in five days, for three weeks', sales(56, 1, every(5)), 3 * 7 * 24, false],
    ['one in five days, for a month', sales(56, 1, every(5)), 30 * 24, false],
    ['thirty a day, for a night', sales(56, 30), 16, false],
    ['thirty a day, for three days', sales(56, 30), 3 * 24, true],
    ['only on workdays, over a weekend', sales(54, 6, onWorkdays), 3 * 24 - 8, false],
    ['only on workdays, for two weeks', sales(54, 6, onWorkdays), 14 * 24, true],
    ['that sold well and then little', [...sales(30, 20), ...sales(60, 1, (day) => day > 30)], 4 * 24, false],
  ])('%s', (_what, soldTimes, hours, isSilent) => {
    const last = Math.max(0, ...soldTimes);
    expect(silenceOf(soldTimes, last + hours * HOUR) !== null).toBe(isSilent);
    expect(silenceOf(soldTimes.toReversed(), last + hours * HOUR) !== null).toBe(isSilent);
  });

  it('grows less likely with each hour', () => {
    const soldTimes = sales(56, 10);
    const years = [4, 5, 6, 8].map(
      (days) => silenceOf(soldTimes, Math.max(...soldTimes) + days * DAY_MS)?.years ?? 0,
    );
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(years.at(-1)).toBeGreaterThan(1000);
  });
});

it('is reported with its sales and its chance', () => {
  expect(silenceText({ hours: 31.5, expected: 12.2, years: 87 })).toBe(
    'Nenhuma venda há 31 horas; no ritmo de antes, seriam cerca de 12. Por acaso, uma pausa assim vem menos de uma vez em 87 anos.',
  );
  expect(silenceText({ hours: 75, expected: 1200.4, years: 1e9 })).toContain('há 3 dias');
  expect(silenceText({ hours: 75, expected: 1200.4, years: 1e9 })).toContain('uma vez em 1.000 anos');
});
