import { expect, it } from 'vitest';
import { addDays } from '#domain/shared/days.ts';
import { changedDays } from './changed-days.ts';

/** Days from the first of May on, of this cost each. */
const days = (costs: readonly number[], sales = 1) =>
  costs.map((cost, at) => ({ day: addDays('2026-05-01', at), cost, sales }));
const half = (before: number, after: number) =>
  days(Array.from({ length: 30 }, (_, at) => (at < 14 ? before : after)));

it('after a negative the cost of a day fell, with its range', () => {
  const [changed] = changedDays([['2026-05-15', 'Negativa "grátis" adicionada']], half(100, 60));
  expect(changed).toMatchObject({ day: '2026-05-15', changes: ['Negativa "grátis" adicionada'], others: 0 });
  expect(changed?.brought).toMatchObject({
    days: { before: 14, after: 14 },
    cost: { change: -40 },
    sales: { is: 'equal' },
  });
});

it('the range is wide where the days differ much, so that nothing is promised', () => {
  const wild = days(Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 20 : 180)));
  const [changed] = changedDays([['2026-05-15', 'x']], wild);
  const { low = 0, high = 0 } = changed?.brought?.cost.range ?? {};
  expect(low).toBeLessThan(-30);
  expect(high).toBeGreaterThan(30);
});

it('changes of one day are one, and the newest day is first', () => {
  const changed = changedDays(
    [
      ['2026-05-10', 'a'],
      ['2026-05-12', 'b'],
      ['2026-05-12', 'c'],
    ],
    half(1, 1),
  );
  expect(changed.map(({ day, changes, others }) => [day, changes, others])).toEqual([
    ['2026-05-12', ['b', 'c'], 1],
    ['2026-05-10', ['a'], 1],
  ]);
});

it('a change with too few days before or after has no measure', () => {
  expect(changedDays([['2026-05-30', 'x']], half(1, 1))[0]?.brought).toBeNull();
  expect(changedDays([['2026-05-02', 'x']], half(1, 1))[0]?.brought).toBeNull();
  expect(changedDays([['2026-05-15', 'x']], [])[0]?.brought).toBeNull();
});
