import { addDays, dayNumber } from '#domain/shared/days.ts';
import { type Money, isInside, partOf } from './campaign-part.ts';
import type { CampaignResult } from './results.ts';
import type { Subject } from './subjects.ts';

export const measures = ['cost', 'sales', 'profit'] as const;
export type Measure = (typeof measures)[number];

/** One point in time, with the value of each subject that has one, by its letter. */
export interface SeriesRow {
  /** A day as `2026-05-01`, the first day of a week, or the number of a day within its period. */
  at: string;
  values: Partial<Record<string, number>>;
}

export interface Series {
  step: 'day' | 'week' | 'number';
  rows: SeriesRow[];
  /** Whether reports without days are missing from it. */
  isPartial: boolean;
}

/** More points than this would be a thicket: weeks are shown then. */
const MOST_DAYS = 92;

/**
 * A measure by day.
 * @param byNumber whether days are counted from the start of each subject's period, so that two periods lie one
 * over the other.
 */
export function seriesOf(
  subjects: readonly Subject[],
  results: readonly CampaignResult[],
  money: Money,
  { measure, byNumber }: { measure: Measure; byNumber: boolean },
): Series {
  const sums = new Map<string, SeriesRow['values']>();
  let isPartial = false;
  const first = byNumber ? '' : firstDay(subjects);
  const step = byNumber ? 'number' : stepOf(subjects);
  for (const subject of subjects) {
    const origin = byNumber ? (subject.period?.start ?? '') : first;
    for (const result of results.filter(({ id }) => subject.campaignIds.includes(id))) {
      for (const span of result.spans.filter((each) => isInside(each, subject.period))) {
        const [day, end] = span;
        isPartial ||= day !== end;
        const value = valueOf({ ...result, spans: [span] }, money, measure);
        if (day !== end || value === null) continue;
        const at = pointOf(day, origin, step);
        const values = sums.get(at) ?? {};
        values[subject.letter] = (values[subject.letter] ?? 0) + value;
        sums.set(at, values);
      }
    }
  }
  const rows = [...sums].map(([at, values]) => ({ at, values }));
  return { step, rows: rows.sort((one, other) => compare(one.at, other.at, step)), isPartial };
}

function valueOf(result: CampaignResult, money: Money, measure: Measure): number | null {
  const [span] = result.spans;
  const part = partOf(result, money, span ? { start: span[0], end: span[1] } : null);
  if (measure === 'sales') return part.sales;
  if (measure === 'cost') return part.cost;
  return part.income === null ? null : part.income.amount - part.cost;
}

function firstDay(subjects: readonly Subject[]): string {
  return (
    subjects
      .flatMap(({ period }) => period?.start ?? [])
      .sort()
      .at(0) ?? ''
  );
}

function stepOf(subjects: readonly Subject[]): 'day' | 'week' {
  const ends = subjects.flatMap(({ period }) => (period ? [period.end] : [])).sort();
  const days = dayNumber(ends.at(-1) ?? '') - dayNumber(firstDay(subjects));
  return days > MOST_DAYS ? 'week' : 'day';
}

function pointOf(day: string, origin: string, step: Series['step']): string {
  if (step === 'day') return day;
  const passed = dayNumber(day) - dayNumber(origin);
  if (step === 'number') return String(passed + 1);
  return addDays(origin, Math.floor(passed / 7) * 7);
}

function compare(one: string, other: string, step: Series['step']): number {
  return step === 'number' ? Number(one) - Number(other) : one.localeCompare(other);
}
