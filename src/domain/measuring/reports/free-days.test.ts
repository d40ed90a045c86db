import { expect, it } from 'vitest';
import { freeDays } from './free-days.ts';

const period = (days: string) => {
  const [start = '', end = start] = days.split(' to ').map((day) => `2026-${day}`);
  return { start, end };
};
const text = ({ start, end }: { start: string; end: string }) =>
  start === end ? start.slice(5) : `${start.slice(5)} to ${end.slice(5)}`;

it.each<[string, periodTexts: string[], expected: string[][]]>([
  ['one day', ['05-01'], [['05-01']]],
  ['the same day again', ['05-01', '05-01'], [['05-01'], []]],
  [
    'what is left at both sides',
    ['05-10 to 05-12', '05-01 to 05-20'],
    [['05-10 to 05-12'], ['05-01 to 05-09', '05-13 to 05-20']],
  ],
  ['what is left at the end', ['05-01 to 05-10', '05-05 to 05-12'], [['05-01 to 05-10'], ['05-11 to 05-12']]],
  [
    'what is left at the start',
    ['05-05 to 05-12', '05-01 to 05-10'],
    [['05-05 to 05-12'], ['05-01 to 05-04']],
  ],
  ['nothing inside', ['05-01 to 05-31', '05-05 to 05-12'], [['05-01 to 05-31'], []]],
  [
    'days that touch, as one',
    ['02-27', '02-28', '02-20 to 03-05'],
    [['02-27'], ['02-28'], ['02-20 to 02-26', '03-01 to 03-05']],
  ],
  [
    'the gap between two',
    ['05-01 to 05-03', '05-08 to 05-09', '05-02 to 05-08'],
    [['05-01 to 05-03'], ['05-08 to 05-09'], ['05-04 to 05-07']],
  ],
])('gives %s', (_, periodTexts, expected) => {
  const periods = periodTexts.map(period);
  const free = freeDays(periods);
  const answers = periods.map((each) => {
    const hadFree = free.hasFree(each);
    const taking = free.take(each);
    expect(hadFree).toBe(taking.length > 0);
    return taking.map(text);
  });
  expect(answers).toEqual(expected);
});
