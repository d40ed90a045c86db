import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { addDays, daysIn } from '#domain/shared/days.ts';

/** An import with the days that it covers. */
export interface DatedImport {
  id: string;
  start: string;
  end: string;
  byDay: boolean;
  createdAt: string;
}

/** Two periods to compare: the days that the last import brought, and as many before them. */
export interface ChangeWindows {
  before: Period;
  after: Period;
  /** Whether the periods have different lengths, so that only means of a day can be compared. */
  isPerDay: boolean;
}

export interface PeriodSums {
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** The changes that a campaign's last import shows. */
export interface CampaignChange extends ChangeWindows {
  campaignId: string;
  name: string;
  currency: string | null;
  importedAt: string;
  now: PeriodSums;
  then: PeriodSums;
}

const MOST_DAYS = 30;

/** @param imports those of one type that count. Null: there is nothing to compare any of them with. */
export function changeWindows(imports: readonly DatedImport[]): ChangeWindows | null {
  const newestFirst = imports.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  for (const newest of newestFirst) {
    const windows = newest.byDay ? dayWindows(imports, newest) : wholeWindows(imports, newest);
    if (windows !== null) return windows;
  }
  return null;
}

/** Equal numbers of days, the last ones and those before them, all of which are known. */
function dayWindows(imports: readonly DatedImport[], newest: DatedImport): ChangeWindows | null {
  const dated = imports.filter(({ byDay }) => byDay);
  const isKnown = (day: string, among = dated) => among.some((each) => isIn(day, each));
  const older = dated.filter((each) => each !== newest);
  const isNew = (day: string) => !isKnown(day, older);
  const brought = runBefore(newest.end, isNew, daysIn(newest));
  const known = runBefore(newest.end, (day) => isKnown(day), 2 * MOST_DAYS);
  const isFirst = brought === 0 || brought === known;
  const days = Math.min(isFirst ? MOST_DAYS : brought, MOST_DAYS, Math.floor(known / 2));
  if (days === 0) return null;
  const start = addDays(newest.end, 1 - days);
  return {
    after: { start, end: newest.end },
    before: { start: addDays(start, -days), end: addDays(start, -1) },
    isPerDay: false,
  };
}

/** How many days in a row, up to this one, satisfy the condition. */
function runBefore(last: string, holds: (day: string) => boolean, most: number): number {
  let days = 0;
  while (days < most && holds(addDays(last, -days))) days += 1;
  return days;
}

/** The newest report without days, against the latest that ended before it. */
function wholeWindows(imports: readonly DatedImport[], newest: DatedImport): ChangeWindows | null {
  const before = imports
    .filter(({ byDay, end }) => !byDay && end < newest.start)
    .toSorted((one, other) => (one.end < other.end ? 1 : -1))[0];
  if (!before) return null;
  const [own, other] = [newest, before].map(({ start, end }) => ({ start, end }));
  if (!own || !other) return null;
  return { after: own, before: other, isPerDay: daysIn(own) !== daysIn(other) };
}

/** The figures shown of a change. A change of a figure that was zero has no percentage. */
export function changedFigures({ now, then, before, after, isPerDay }: CampaignChange) {
  const figure = (of: (sums: PeriodSums) => number | null, isSum = true) => {
    const [own, other] = [of(now), of(then)];
    if (own === null || other === null) return { now: own, then: other, share: null };
    const [value, old] = isPerDay && isSum ? [own / daysIn(after), other / daysIn(before)] : [own, other];
    return { now: value, then: old, share: old === 0 ? null : value / old - 1 };
  };
  return {
    cost: figure(({ costMicros }) => costMicros / 1_000_000),
    clicks: figure(({ clicks }) => clicks),
    conversions: figure(({ conversions }) => conversions),
    cpa: figure(
      ({ costMicros, conversions }) => (conversions > 0 ? costMicros / 1_000_000 / conversions : null),
      false,
    ),
  };
}
