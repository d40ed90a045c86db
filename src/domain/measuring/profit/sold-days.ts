import type { Period } from '#domain/measuring/reports/period.ts';
import { MICROS } from '#domain/shared/money.ts';

/** Sales of one day: the day, how many, what they brought, and the sum of the squares of what each brought. */
export type SoldDay = [day: string, sales: number, income: number, squares: number];

/** The sales of networks in a campaign whose sales are known, by day. Money in units of `currency`, that of the campaign's costs. */
export interface CampaignSold {
  id: string;
  currency: string;
  /** The days of the networks' files; null without any file. */
  files: Period | null;
  /** Sales that do not count, because their currency or its rate is not known. */
  uncounted: number;
  days: SoldDay[];
}

/** @param counted from `profitOfCampaign`. */
export function soldDays(counted: readonly { day: string; revenueMicros: number }[]): SoldDay[] {
  const days = new Map<string, SoldDay>();
  for (const { day, revenueMicros } of counted) {
    const income = revenueMicros / MICROS;
    const sum = days.get(day) ?? [day, 0, 0, 0];
    days.set(day, [day, sum[1] + 1, sum[2] + income, sum[3] + income ** 2]);
  }
  return [...days.values()].sort(([one], [other]) => (one < other ? -1 : 1));
}
