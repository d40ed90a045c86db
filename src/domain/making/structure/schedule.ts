import { type ScheduleSlot, weekDays } from './settings.ts';

const HOURS = { from: 8, to: 22 };

/** One time more. The first one is of all days, because a schedule of one day would stop the ads on the other six. */
export function addTime(schedule: readonly ScheduleSlot[]): ScheduleSlot[] {
  const last = schedule.at(-1);
  if (last === undefined) return weekDays.map((day) => ({ day, ...HOURS }));
  const free = weekDays.find((each) => !schedule.some(({ day }) => day === each)) ?? 'Monday';
  return [...schedule, { day: free, from: last.from, to: last.to }];
}

/** The days on which a schedule shows no ads at all. */
export function silentDays(schedule: readonly ScheduleSlot[]): ScheduleSlot['day'][] {
  return schedule.length === 0 ? [] : weekDays.filter((each) => !schedule.some(({ day }) => day === each));
}
