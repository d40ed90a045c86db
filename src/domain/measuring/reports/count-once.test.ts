import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysIn } from '#domain/shared/days.ts';
import { countOnce, type Covering, coveringWithin } from './count-once.ts';

const whole = (id: string, start: string, end: string, createdAt = '1'): Covering => ({
  id,
  period: { start: `2026-05-${start}`, end: `2026-05-${end}` },
  byDay: false,
  createdAt,
});
const dated = (...of: Parameters<typeof whole>): Covering => ({ ...whole(...of), byDay: true });

it.each<[string, Covering[], string[]]>([
  ['nothing', [], []],
  ['one', [whole('a', '01', '10')], ['a all']],
  ['two that do not overlap', [whole('a', '01', '10'), whole('b', '11', '20')], ['a all', 'b all']],
  ['the longer of two that overlap', [whole('a', '01', '20'), whole('b', '15', '25')], ['a all']],
  ['the newer of two of the same days', [whole('a', '01', '10'), whole('b', '01', '10', '2')], ['b all']],
  [
    'two short ones instead of one in the middle',
    [whole('a', '01', '08'), whole('b', '05', '13'), whole('c', '10', '20')],
    ['a all', 'c all'],
  ],
  ['days around a whole report', [whole('a', '05', '10'), dated('b', '01', '12')], ['b 01-12']],
  ['days that a whole report leaves', [whole('a', '05', '20'), dated('b', '01', '12')], ['a all', 'b 01-04']],
  [
    'days of the newer report first',
    [dated('a', '01', '10'), dated('b', '08', '12', '2')],
    ['a 01-07', 'b 08-12'],
  ],
])('counts %s', (_, imports, expected) => {
  const parts = countOnce(imports).map(({ id, days }) =>
    days ? `${id} ${days.start.slice(8)}-${days.end.slice(8)}` : `${id} all`,
  );
  expect(parts.sort()).toEqual(expected);
});

it.each<[string, Covering, string | null]>([
  ['a whole report inside', whole('a', '06', '10'), '06-10'],
  ['a whole report that begins before', whole('a', '04', '10'), null],
  ['a report by day inside', dated('a', '06', '10'), '06-10'],
  ['the part of a report by day', dated('a', '01', '31'), '05-15'],
  ['a report by day of other days', dated('a', '16', '20'), null],
])('of the 5th to the 15th: %s', (_, imported, expected) => {
  const days = { start: '2026-05-05', end: '2026-05-15' };
  const [found] = coveringWithin([imported], days);
  expect(found ? `${found.period.start.slice(8)}-${found.period.end.slice(8)}` : null).toBe(expected);
});

it('no day counts twice, whatever the imports', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'));
  const covering = fc
    .tuple(day, day, fc.boolean(), fc.uuid())
    .map(([one, other, byDay, id]) => ({ ...whole(id, ...ordered(one, other), id), byDay }));
  fc.assert(
    fc.property(fc.array(covering, { maxLength: 8 }), (imports) => {
      const seen = new Set<number>();
      for (const { id, days } of countOnce(imports)) {
        const { start, end } = days ??
          imports.find((each) => each.id === id)?.period ?? { start: '', end: '' };
        for (let number = Number(start.slice(8)); number <= Number(end.slice(8)); number += 1) {
          expect(seen.has(number)).toBe(false);
          seen.add(number);
        }
      }
    }),
  );
});

it('thousands of imports of five years each', () => {
  const imports = Array.from({ length: 5000 }, (_, n): Covering => ({
    id: String(n),
    period: { start: addDays('2001-01-01', n), end: addDays('2006-01-01', n) },
    byDay: n % 2 === 0,
    createdAt: String(10_000 + n),
  }));
  const parts = countOnce(imports);
  const days = parts.map((part) => part.days ?? imports[Number(part.id)]?.period);
  const counted = days.reduce((sum, period) => sum + (period ? daysIn(period) : 0), 0);
  expect(parts.filter((part) => part.days === null)).toHaveLength(1); // the last day is of a whole report
  expect(counted).toBe(daysIn({ start: '2001-01-01', end: addDays('2006-01-01', 4999) }));
});

const ordered = (one: string, other: string): [string, string] =>
  one <= other ? [one, other] : [other, one];
