import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayNumber, dayOfNumber, dayOfTimestamp, daysIn, localDay, timestampOfDay } from './days.ts';

const brazil = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
const days = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2200-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each([
  [new Date(2026, 0, 1, 0, 0, 0), '2026-01-01'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
  [new Date(2028, 1, 29, 12), '2028-02-29'],
])('the local day of %s is %s', (date, day) => {
  expect(localDay(date)).toBe(day);
});

it('a day is the same after writing and reading it', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(dayOfTimestamp(timestampOfDay(day))).toBe(day);
    }),
  );
});

it.each(brazil)('a stored day is the same day in the time zone %s', (timeZone) => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  fc.assert(
    fc.property(days, (day) => {
      expect(shown.format(new Date(timestampOfDay(day)))).toBe(day);
    }),
  );
});

it.each([
  ['2026-03-07T03:00:00.000Z', '2026-03-07'], // midnight in São Paulo
  ['2026-03-07T04:00:00.000Z', '2026-03-07'], // midnight in Manaus
  ['2026-03-08T02:59:59.999Z', '2026-03-07'], // the last moment of the day in São Paulo
  ['2026-03-07T10:00:00-03:00', '2026-03-07'],
])('the timestamp %s of an older version is the day %s', (timestamp, day) => {
  expect(dayOfTimestamp(timestamp)).toBe(day);
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-10-18', 365, '2027-10-18'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysIn({ start: day, end: expected })).toBe(days + 1);
});

it('a day has one number', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
  fc.assert(
    fc.property(days, (day) => {
      expect(dayOfNumber(dayNumber(day))).toBe(day);
    }),
  );
});
