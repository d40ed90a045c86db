import type { AccountChange } from '#domain/deciding/comparison/results.ts';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { addDays } from '#domain/shared/days.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { type Brought, broughtBy, type SeenDays } from './brought.ts';
import { windowsOf } from './change-log.ts';

/** A day of a campaign, by its reports and sales. */
interface KnownDay {
  day: string;
  cost: number;
  sales: number;
}

/** A day on which somebody changed the campaign, with what came after it. */
export interface ChangedDay {
  day: string;
  changes: string[];
  brought: Brought | null;
  /** Other days with changes among those that are compared. */
  others: number;
}

/** Compares the days before the changes of each day with those after them, the newest first. */
export function changedDays(changes: readonly AccountChange[], days: readonly KnownDay[]): ChangedDay[] {
  const last = days.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const byDay = [...groupBy(changes, ([day]) => day)].sort(([one], [other]) => other.localeCompare(one));
  return byDay.map(([day, own]) => {
    const { before, after } = windowsOf(day, addDays(last === '' ? day : last, 1));
    const whole = { start: before.start, end: after.end };
    return {
      day,
      changes: own.map(([, text]) => text),
      brought: after.end < after.start ? null : broughtBy(seenIn(days, before), seenIn(days, after)),
      others: byDay.filter(([other]) => other !== day && isIn(other, whole)).length,
    };
  });
}

function seenIn(days: readonly KnownDay[], period: Period): SeenDays {
  const own = days.filter(({ day }) => isIn(day, period));
  return { costs: own.map(({ cost }) => cost), sales: own.reduce((sum, { sales }) => sum + sales, 0) };
}
