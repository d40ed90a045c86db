import { DAY_MS } from '#domain/shared/days.ts';
import { numberText } from '#domain/shared/numbers.ts';

/** A pause between sales that chance alone hardly explains. */
export interface Silence {
  /** The moment of the last sale, in milliseconds. */
  lastAt: number;
  hours: number;
  /** The sales that would usually have come in this time. */
  expected: number;
  /** Years in which such a pause comes once by chance. */
  years: number;
}

const HOUR_MS = 3_600_000;
const YEAR_DAYS = 365;
/** Sales are compared by the hours and weekdays of Brasília, which is three hours behind UTC all year. */
const BEHIND_MS = 3 * HOUR_MS;
/** How far back the account's rhythm is read. */
export const RHYTHM_DAYS = 56;
const FEWEST_SALES = 11;
const FEWEST_DAYS = 14;
const FEWEST_HOURS = 6;
/** A pause is reported when it would come by chance less than once in so many years. */
const FEWEST_YEARS = 20;
/** Sales that every hour and weekday is believed to have had, so that a small account has an even rhythm. */
const BELIEVED = 5;
/** Numbers of last sales whose rate is looked at. The rate that explains the pause best counts, so that a decline is no alarm. */
const LAST = [15, 30, 60, 120, 240, 480];
/** Fewer days say little of a rhythm. */
const FEWEST_RATE_DAYS = 7;
/** Beyond it an account's sales are too uneven for the counts to show how uneven. */
const MOST_SPREAD = 4;

/**
 * Whether sales have stopped, by the account's own rhythm alone: its rate with its uncertainty, its weekdays and hours, and how
 * much its sales come in clusters. Null while the pause is usual, or too little is known.
 * @param sales the moments of the sales in milliseconds.
 */
export function silenceOf(sales: readonly number[], now: number): Silence | null {
  const last = sales.reduce((latest, at) => Math.max(latest, at), 0);
  const known = sales.filter((at) => at > last - RHYTHM_DAYS * DAY_MS).toSorted((one, other) => one - other);
  const [first = last] = known;
  const hours = (now - last) / HOUR_MS;
  if (known.length < FEWEST_SALES || last - first < FEWEST_DAYS * DAY_MS || hours < FEWEST_HOURS) return null;
  const weigh = rhythmOf(known, first, last);
  const pause = weigh(last, now);
  const spread = clustersOf(known, weigh, first, last);
  const chances = [...LAST, known.length - 1].flatMap((count) => {
    const from = known.at(-1 - count);
    if (from === undefined || last - from < FEWEST_RATE_DAYS * DAY_MS) return [];
    const seen = weigh(from, last);
    return [(seen / (seen + pause)) ** (count / spread)];
  });
  const days = (last - first) / DAY_MS;
  const pausesOfYear = ((known.length - 1) / days) * YEAR_DAYS;
  const years = 1 / (pausesOfYear * Math.max(...chances));
  if (years < FEWEST_YEARS) return null;
  return { lastAt: last, hours, expected: ((known.length - 1) / weigh(first, last)) * pause, years };
}

/** Weighs the time between two moments by how much the account sells at such hours and on such weekdays. */
function rhythmOf(known: readonly number[], first: number, last: number) {
  const hours = weightsOf(known, 24, (at) => hourNumber(at) % 24);
  // A short history has some weekdays more often than others.
  const isWhole = last - first >= 4 * 7 * DAY_MS;
  const weekdays = isWhole ? weightsOf(known, 7, weekdayOf) : undefined;
  const weightOf = (at: number) => (hours[hourNumber(at) % 24] ?? 1) * (weekdays?.[weekdayOf(at)] ?? 1);
  return (from: number, until: number): number => {
    let sum = 0;
    for (let at = from; at < until;) {
      const next = Math.min(until, (Math.floor(at / HOUR_MS) + 1) * HOUR_MS);
      sum += (next - at) * weightOf(at);
      at = next;
    }
    return sum / DAY_MS;
  };
}

function weightsOf(known: readonly number[], parts: number, partOf: (at: number) => number): number[] {
  const counts = Array.from({ length: parts }, () => BELIEVED);
  for (const at of known) counts[partOf(at)] = (counts[partOf(at)] ?? 0) + 1;
  const mean = known.length / parts + BELIEVED;
  return counts.map((count) => count / mean);
}

const hourNumber = (at: number) => Math.floor((at - BEHIND_MS) / HOUR_MS);
/** 1970-01-01 was a Thursday. */
const weekdayOf = (at: number) => (Math.floor((at - BEHIND_MS) / DAY_MS) + 4) % 7;

/** How many times more the counts of days and of weeks vary than independent sales would. */
function clustersOf(
  known: readonly number[],
  weigh: (from: number, until: number) => number,
  first: number,
  last: number,
): number {
  const rate = known.length / weigh(first, last);
  const spreads = [1, 7].map((length) => {
    const step = length * DAY_MS;
    const parts = Math.floor((last - first) / step);
    if (parts < 3) return 1;
    const counts = new Array<number>(parts).fill(0);
    for (const at of known) {
      const part = Math.floor((at - first) / step);
      if (part < parts) counts[part] = (counts[part] ?? 0) + 1;
    }
    const sum = counts.reduce((total, count, part) => {
      const expected = rate * weigh(first + part * step, first + (part + 1) * step);
      return total + (count - expected) ** 2 / expected;
    }, 0);
    return sum / (parts - 1);
  });
  return Math.min(MOST_SPREAD, Math.max(1, ...spreads));
}

const MOST_YEARS = 1000;

/** What a pause says, and how sure it is. */
export function silenceText({ hours, expected, years }: Omit<Silence, 'lastAt'>): string {
  const pause =
    hours < 48 ? `${numberText(Math.floor(hours))} horas` : `${numberText(Math.floor(hours / 24))} dias`;
  const rare = numberText(Math.min(MOST_YEARS, Math.floor(years)));
  return `Nenhuma venda há ${pause}; no ritmo de antes, seriam cerca de ${numberText(Math.round(expected))}. Por acaso, uma pausa assim vem menos de uma vez em ${rare} anos.`;
}
