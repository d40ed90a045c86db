import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import { addDays, dayNumber, daysIn } from '#domain/shared/days.ts';
import { isInside, type Money, partOf } from './campaign-part.ts';
import { figuresOf } from './figures.ts';
import type { CampaignResult } from './results.ts';
import { baseCurrency, isEstimated, periodSubjects, type Subject } from './subjects.ts';

/** The last days, as many as the number says, or all of them. */
export const dayPresets = ['7', '30', '90', 'tudo'] as const;
export type DayPreset = (typeof dayPresets)[number];
/** A preset, or the days from one to another. */
export type DaysChoice = DayPreset | Period;

export interface ChosenDays {
  now: Period;
  /** As many days before them; null where not all of them were imported. */
  before: Period | null;
}

/** What is chosen of the imported days. Days that were never imported count for nothing, so they are left out. */
export function chosenDays(choice: DaysChoice, imported: Period): ChosenDays {
  if (choice === 'tudo') return { now: imported, before: null };
  const wanted =
    typeof choice === 'string'
      ? { start: addDays(imported.end, 1 - Number(choice)), end: imported.end }
      : choice;
  const start = wanted.start < imported.start ? imported.start : wanted.start;
  const end = wanted.end > imported.end ? imported.end : wanted.end;
  if (start > end) return chosenDays('30', imported);
  const days = daysIn({ start, end });
  const before = { start: addDays(start, -days), end: addDays(start, -1) };
  return { now: { start, end }, before: before.start < imported.start ? null : before };
}

/** The days of all reports, from the first to the last; null without any. */
export function importedDays(results: readonly CampaignResult[]): Period | null {
  return wholePeriod(results.flatMap(({ spans }) => spans.map(([start, end]) => ({ start, end }))));
}

/** Sums of some days. Null: not known. */
export interface DaySums {
  impressions: number;
  clicks: number;
  cost: number;
  sales: number;
  revenue: number | null;
  profit: number | null;
}

/** A campaign's chosen days beside as many days before them. */
export interface CampaignDays {
  id: string;
  name: string;
  currency: string;
  lastDay: string;
  now: DaySums;
  before: DaySums | null;
  /** Whether Google's conversions stand for its sales, because those of networks are not known. */
  isEstimated: boolean;
  /** What a sale may cost without loss. */
  breakEven: number | null;
  /** Its days within the chosen ones, as far as reports say them. */
  points: DayPoint[];
}

/** The chosen days of each campaign that cost anything in them. All campaigns are compared over the same days. */
export function campaignDays(
  results: readonly CampaignResult[],
  { now, before }: ChosenDays,
): CampaignDays[] {
  return results.flatMap((result): CampaignDays[] => {
    const lastDay = importedDays([result])?.end;
    if (lastDay === undefined) return [];
    const money = { base: baseCurrency([result]), rates: {} };
    const periods = before === null ? [now] : [now, before];
    const [own, earlier] = periodSubjects(result, periods, money, ({ start }) => start);
    if (!own || (own.cost === 0 && (earlier?.cost ?? 0) === 0)) return [];
    return [
      {
        id: result.id,
        name: result.name,
        currency: money.base,
        lastDay,
        now: sumsOf(own),
        before: earlier ? sumsOf(earlier) : null,
        isEstimated: isEstimated(own),
        breakEven: figuresOf(own).breakEven,
        points: dayPoints(result, money, now),
      },
    ];
  });
}

function sumsOf(subject: Subject): DaySums {
  const { impressions, clicks, cost, sales } = subject;
  const isKnown = !isEstimated(subject) && subject.currency !== null;
  const revenue = revenueOf(figuresOf(subject).revenue, sales, isKnown);
  return { impressions, clicks, cost, sales, revenue, profit: revenue === null ? null : revenue - cost };
}

/** Where the sales are known, no sale brings nothing, also while nobody knows what one would bring. */
function revenueOf(revenue: number | null, sales: number, isKnown: boolean): number | null {
  return revenue ?? (isKnown && sales === 0 ? 0 : null);
}

export interface DayPoint extends DaySums {
  /** A day, or the first day of a week. */
  day: string;
}

/** The days of a campaign one by one. A report without days has none. */
function dayPoints(result: CampaignResult, money: Money, period: Period): DayPoint[] {
  const days = result.spans.filter((span) => span[0] === span[1] && isInside(span, period));
  return days
    .map((span): DayPoint => {
      const day = { start: span[0], end: span[1] };
      const sold = result.sold && {
        ...result.sold,
        days: result.sold.days.filter(([at]) => isIn(at, day)),
      };
      const { impressions, clicks, cost, sales, income } = partOf(
        { ...result, spans: [span], sold },
        money,
        day,
      );
      const revenue = revenueOf(income?.amount ?? null, sales, sold !== null);
      const profit = revenue === null ? null : revenue - cost;
      return { day: span[0], impressions, clicks, cost, sales, revenue, profit };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** More points than this would be a thicket: they are summed by week. */
const MOST_POINTS = 92;

export function byWeek(points: readonly DayPoint[]): { step: 'day' | 'week'; points: DayPoint[] } {
  const [first] = points;
  if (first === undefined || points.length <= MOST_POINTS) return { step: 'day', points: [...points] };
  const weeks = new Map<string, DayPoint[]>();
  for (const point of points) {
    const passed = dayNumber(point.day) - dayNumber(first.day);
    const week = addDays(first.day, Math.floor(passed / 7) * 7);
    weeks.set(week, [...(weeks.get(week) ?? []), point]);
  }
  return { step: 'week', points: [...weeks].map(([day, own]) => ({ day, ...sumDays(own) })) };
}

/** The sums of campaigns of one currency. A profit is known where that of every campaign is. */
export function sumDays(campaigns: readonly DaySums[]): DaySums {
  const sum = (of: (each: DaySums) => number) => campaigns.reduce((total, each) => total + of(each), 0);
  const known = (of: (each: DaySums) => number | null) =>
    campaigns.some((each) => of(each) === null) ? null : sum((each) => of(each) ?? 0);
  return {
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    cost: sum(({ cost }) => cost),
    sales: sum(({ sales }) => sales),
    revenue: known(({ revenue }) => revenue),
    profit: known(({ profit }) => profit),
  };
}

/** The change from one sum to another as a share of the first; null where that says nothing. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : now / before - 1;
}

/** The change of a campaign's profit, which is good when it goes up, or of its cost while the profit is not known. */
export function growthOf({ now, before }: Pick<CampaignDays, 'now' | 'before'>): {
  share: number | null;
  isGoodUp: true | null;
} {
  return now.profit === null
    ? { share: changeOf(now.cost, before?.cost ?? null), isGoodUp: null }
    : { share: changeOf(now.profit, before?.profit ?? null), isGoodUp: true };
}
