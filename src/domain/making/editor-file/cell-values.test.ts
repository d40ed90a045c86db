import { expect, it } from 'vitest';
import { moneyCell, readAmount, readDay, readNamed } from './cell-values.ts';

it.each(['2026-01-31', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'])(
  '%s is the last day of its month',
  (day) => {
    expect(readDay(day)).toBe(day);
    expect(readDay(day.replace(/\d\d$/, (last) => String(Number(last) + 1)))).toBeNull();
  },
);

it.each(['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2026-02-28', '2028-02-29', '2000-02-29'])(
  '%s is the last day of its month too, in a leap year or not',
  (day) => {
    expect(readDay(day)).toBe(day);
    expect(readDay(day.replace(/\d\d$/, (last) => String(Number(last) + 1)))).toBeNull();
  },
);

it.each([
  '2100-02-29',
  '2026-00-10',
  '2026-13-10',
  '2026-01-00',
  '12026-01-10',
  '2026-01-100',
  '26-01-10',
  '10/01/2026',
  '',
])('%j is no day', (cell) => expect(readDay(cell)).toBeNull());

it.each([
  ['50', '50'],
  ['50.5', '50.5'],
  ['50.05', '50.05'],
  ['1234567890', '1234567890'],
  ['12345678901', null],
  ['1,250.00', '1250.00'],
  ['1,250', null],
  ['50.055', null],
  ['50.', null],
  ['.5', null],
  ['50,05', null],
  ['R$ 50', null],
  ['50 reais', null],
  ['', null],
])('the cell %j is the amount %j', (cell, amount) => expect(readAmount(cell)).toBe(amount));

it('the first day of a month is a day', () => expect(readDay('2026-12-01')).toBe('2026-12-01'));

it('an amount has two decimal places', () => {
  expect([moneyCell('1.2'), moneyCell('50'), moneyCell(null)]).toEqual(['1.20', '50.00', '']);
});

it('a name is found in any case, and only whole', () => {
  const names = ['From', 'Up to'] as const;
  expect(['UP TO', 'from', 'up', ''].map((cell) => readNamed(names, cell))).toEqual([
    ...['Up to', 'From', undefined, undefined],
  ]);
});
