import { silenceOf } from '#domain/measuring/networks/silence.ts';
import { DAY_MS } from '#domain/shared/days.ts';
import { type Random, randomOf } from './random.ts';

const HOUR_MS = 3_600_000;
/** A Sunday, at midnight in Brasília. */
const START = Date.UTC(2025, 10, 2, 3);
const WEEKS = 60;
/** Days before the first look, which give the account its rhythm. */
const LEARNT_DAYS = 56;

/** Sixty days. */
const MOST_HOURS = 60 * 24;

interface Rhythm {
  /** Sales a day, at first. */
  rate: number;
  weekend: number;
  night: number;
  /** How uneven its days and weeks are: the spread of a factor of mean 1. */
  days: number;
  weeks: number;
  /** How many times its sales grow in a year. */
  trend: number;
}

/** An account that sells from once in ten days to forty times a day. */
function rhythmOf(random: Random): Rhythm {
  return {
    rate: Math.exp(random.between(Math.log(0.1), Math.log(40))),
    weekend: random.pick([1, 1, 0.6, 0.2, 0]),
    night: random.pick([1, 0.5, 0.1, 0]),
    days: random.pick([0, 0.2, 0.5, 0.8]),
    weeks: random.pick([0, 0.2, 0.5]),
    trend: random.pick([1, 1, 0.25, 3]),
  };
}

function salesOf(random: Random, { rate, weekend, night, days, weeks, trend }: Rhythm): number[] {
  const sales: number[] = [];
  for (let day = 0, week = 1; day < WEEKS * 7; day += 1) {
    if (day % 7 === 0) week = random.logNormal(weeks);
    const isWeekend = day % 7 === 0 || day % 7 === 6;
    const ofDay = rate * week * random.logNormal(days) * (isWeekend ? weekend : 1) * trend ** (day / 365);
    for (let hour = 0; hour < 24; hour += 1) {
      const count = random.poisson((ofDay / 24) * (hour < 7 ? night : 1));
      for (let each = 0; each < count; each += 1)
        sales.push(START + day * DAY_MS + (hour + random.next()) * HOUR_MS);
    }
  }
  return sales.sort((one, other) => one - other);
}

export interface SilentAccount {
  rhythm: Rhythm;
  /** Pauses of one year that were reported although nothing had stopped. */
  falseAlarms: number;
  /** Hours until it was reported that the sales had stopped; null: not within 60 days. */
  reportedAfter: number | null;
}

/** Lets an account sell for more than a year, and then stops its tracking on a day of it. */
export function silentAccount(seed: number): SilentAccount {
  const random = randomOf(seed);
  const rhythm = rhythmOf(random);
  const sales = salesOf(random, rhythm);
  const known = (until: number) => sales.filter((at) => at <= until && at > until - 2 * LEARNT_DAYS * DAY_MS);
  let falseAlarms = 0;
  for (const [at, next] of sales.slice(1).entries()) {
    const last = sales[at] ?? next;
    // A pause is longest just before the next sale. Shorter ones than three usual pauses are never reported.
    const isLong =
      next - last > Math.max(6 * HOUR_MS, (3 * DAY_MS) / rhythm.rate / Math.max(1, rhythm.trend));
    if (next < START + LEARNT_DAYS * DAY_MS || !isLong) continue;
    if (silenceOf(known(last), next - 1) !== null) falseAlarms += 1;
  }
  const stop = START + random.between(200, 350) * DAY_MS;
  const before = known(stop);
  // A longer pause is never less surprising, so the first hour that is reported can be searched by halves.
  const isReported = (hour: number) => silenceOf(before, stop + hour * HOUR_MS) !== null;
  let [low, high] = [0, MOST_HOURS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isReported(middle)) high = middle;
    else low = middle;
  }
  const reportedAfter = isReported(high) ? high : null;
  return { rhythm, falseAlarms, reportedAfter };
}

/** What the accounts show, by their sales a day. */
export function silenceSummary(accounts: readonly SilentAccount[]) {
  const steps = [0.3, 1, 4, 15, 40];
  return {
    accounts: accounts.length,
    falseAlarmsAYear: accounts.reduce((sum, each) => sum + each.falseAlarms, 0) / accounts.length,
    toldAfter: steps.map((most, at) => {
      const of = accounts.filter(({ rhythm: { rate } }) => rate < most && rate >= (steps[at - 1] ?? 0));
      const hours = of
        .map(({ reportedAfter }) => reportedAfter ?? Infinity)
        .sort((one, other) => one - other);
      const median = hours[Math.floor(hours.length / 2)] ?? Infinity;
      return {
        salesADay: `up to ${most}`,
        accounts: of.length,
        medianHours: Number.isFinite(median) ? median : null,
        notWithin60Days: of.filter(({ reportedAfter }) => reportedAfter === null).length,
      };
    }),
  };
}
