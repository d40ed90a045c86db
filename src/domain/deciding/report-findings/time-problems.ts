import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { readHour, readWeekday, weekdayNames } from '#domain/measuring/reports/time-cells.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import { type Counts, noCounts } from '#domain/deciding/search-terms/term.ts';
import { addSums, weakParts } from './judge-parts.ts';
import type { ProblemOf, Time } from './problem.ts';
import { sumsOf } from './signals.ts';

/** Days of the week and hours that sell less than the others, judged as groups of search terms are. */
export function timeProblems(
  { times }: Pick<StoredSignals, 'times'>,
  target: Target | null,
): ProblemOf<'bad_time'>[] {
  if (target === null) return [];
  const days = gather(times, ([weekday]) => ({ weekday: readWeekday(weekday), hour: null }));
  const hours = gather(times, ([, hour]) => ({ weekday: null, hour: readHour(hour) }));
  return [days, hours].flatMap((slots) => judgeSlots(slots, target));
}

/** As the interface calls it: `domingo`, `02:00 às 03:00`. */
function timeName({ weekday, hour }: Time): string {
  const clock = (at: number) => `${String(at % 24).padStart(2, '0')}:00`;
  return hour === null ? (weekdayNames[weekday ?? 0] ?? '') : `${clock(hour)} às ${clock(hour + 1)}`;
}

interface Slot {
  time: Time;
  counts: Counts;
}

function gather(
  times: StoredSignals['times'],
  timeOf: (row: StoredSignals['times'][number]) => Time,
): Slot[] {
  const slots = new Map<string, Slot>();
  for (const row of times) {
    const time = timeOf(row);
    if (time.weekday === null && time.hour === null) continue;
    const key = `${time.weekday}:${time.hour}`;
    const slot = slots.get(key) ?? { time, counts: noCounts() };
    slots.set(key, slot);
    addSums(slot.counts, sumsOf(row[2]));
  }
  return [...slots.values()];
}

function judgeSlots(slots: readonly Slot[], target: Target): ProblemOf<'bad_time'>[] {
  return weakParts(slots, target).map(({ time, counts, tier, verdict }) => ({
    kind: 'bad_time',
    key: `bad_time:${time.weekday ?? ''}:${time.hour ?? ''}`,
    time,
    campaign: '',
    adGroup: '',
    subject: timeName(time),
    tier,
    verdict,
    confidence: null,
    costMicros: counts.costMicros,
    conversions: counts.conversions,
    changes: [],
  }));
}
