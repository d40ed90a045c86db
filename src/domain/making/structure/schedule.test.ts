import { expect, it } from 'vitest';
import { addTime, silentDays } from './schedule.ts';
import { weekDays } from './settings.ts';

it('a first time stops the ads on no day', () => {
  const schedule = addTime([]);
  expect(schedule.map(({ day }) => day)).toEqual(weekDays);
  expect(silentDays(schedule)).toEqual([]);
});

it('a further time is of a day that has none', () => {
  const without = addTime([]).filter(({ day }) => day !== 'Sunday');
  expect(silentDays(without)).toEqual(['Sunday']);
  expect(addTime(without).at(-1)).toEqual({ day: 'Sunday', from: 8, to: 22 });
  expect(silentDays([])).toEqual([]);
});
