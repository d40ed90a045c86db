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

/** Hours of one day of the week (0 is Sunday), or of every day. */
export interface DayPart {
  weekday: number | null;
  from: number;
  to: number;
}

/** https://developers.google.com/google-ads/api/reference/rpc/v23/AdScheduleInfo */
const MOST_OF_A_DAY = 6;
const LOWEST_BID = -90;

/**
 * The schedule with lower bids in a part of the day; the ads run at the same hours as before. A bid that is lower already
 * stays. Null when Google would refuse so many times of one day.
 * @param percent what Google adds to the bid, below zero.
 */
export function lowerBids(
  schedule: readonly ScheduleSlot[],
  { weekday, from, to }: DayPart,
  percent: number,
): ScheduleSlot[] | null {
  const bid = Math.max(LOWEST_BID, percent);
  const all = schedule.length > 0 ? schedule : weekDays.map((day) => ({ day, from: 0, to: 24 }));
  const lowered = weekDays.flatMap((day, at) => {
    const own = all.filter((slot) => slot.day === day);
    if (weekday !== null && (at + 1) % 7 !== weekday) return own;
    return joined(own.flatMap((slot) => split(slot, { from, to }, bid)));
  });
  const isTooMany = weekDays.some((day) => lowered.filter((slot) => slot.day === day).length > MOST_OF_A_DAY);
  return isTooMany ? null : lowered;
}

function split(slot: ScheduleSlot, { from, to }: { from: number; to: number }, bid: number): ScheduleSlot[] {
  const [first, last] = [Math.max(slot.from, from), Math.min(slot.to, to)];
  if (first >= last) return [slot];
  return [
    { ...slot, to: first },
    { ...slot, from: first, to: last, bid: Math.min(slot.bid ?? 0, bid) },
    { ...slot, from: last },
  ].filter((each) => each.from < each.to);
}

/** Times of a day that follow each other with the same bid are one. */
function joined(slots: readonly ScheduleSlot[]): ScheduleSlot[] {
  const found: ScheduleSlot[] = [];
  for (const slot of slots.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last?.to === slot.from && (last.bid ?? 0) === (slot.bid ?? 0))
      found[found.length - 1] = { ...last, to: slot.to };
    else found.push(slot);
  }
  return found;
}
