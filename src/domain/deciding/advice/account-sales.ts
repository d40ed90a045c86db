import { dayOf, valueOf } from '#domain/measuring/profit/order-value.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import type { AdLocation } from '#domain/measuring/profit/join.ts';
import type { RateBook } from '#domain/measuring/profit/rates.ts';
import { dayNumber, daysIn } from '#domain/shared/days.ts';
import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';

/** To which campaign and place of the account an order belongs. */
export type Owner =
  | { is: 'owned'; location: AdLocation; clickDay: string | null }
  | { is: 'contested' }
  | { is: 'unassigned' };

/** A sale that stands, in the account's currency. */
export interface EffectiveSale {
  day: string;
  location: AdLocation;
  revenueMicros: number;
}

/** The sales of a campaign on the days that its reports cover. */
export interface CampaignSales {
  effective: EffectiveSale[];
  /** Sales that wait for approval, and how many of them will probably stand. */
  pending: { sales: number; expected: number };
  /** Orders that were approved once, refunded ones among them, and those that never were. */
  paid: number;
  refused: number;
}

export interface AccountSales {
  byCampaign: Map<string, CampaignSales>;
  unassigned: number;
  contested: number;
  /** The days on which the networks report sales; null where that is the whole period of Google's reports. */
  reportedPeriod: Period | null;
  /** Sales without a currency or a rate. */
  unvalued: Map<string, number>;
}

interface SalesInput {
  owned: readonly { order: Order; owner: Owner }[];
  periods: readonly Period[];
  /** The days of all imported sales, of any campaign. */
  orderDays: readonly string[];
  currency: string;
  rateOn: RateBook;
  /** The last day that the reports cover. */
  until: string;
}

/** A sale that waits longer is probably a slip that nobody pays. */
const DAYS_TO_WAIT = 7;
const LATE_PART = 0.25;

/** Gives each order to its campaign, and counts what stands and what may still come. */
export function salesOfAccount({
  owned,
  periods,
  orderDays,
  currency,
  rateOn,
  until,
}: SalesInput): AccountSales {
  const found: AccountSales = {
    byCampaign: new Map(),
    unassigned: 0,
    contested: 0,
    unvalued: new Map(),
    reportedPeriod: reportedDays(orderDays, periods),
  };
  const waiting: { sales: CampaignSales; day: string }[] = [];
  for (const { order, owner } of owned) {
    if (owner.is !== 'owned') {
      if (order.status === 'approved') found[owner.is] += 1;
      continue;
    }
    const day = dayOf(order, owner.clickDay);
    if (!periods.some((period) => isIn(day, period))) continue;
    const sales = salesOf(found.byCampaign, owner.location.campaign);
    if (isPaid(order)) sales.paid += 1;
    else if (order.status === 'cancelled') sales.refused += 1;
    if (order.status === 'pending') waiting.push({ sales, day });
    if (order.status !== 'approved') continue;
    const value = valueOf(order.entries, currency, rateOn);
    if (typeof value === 'number')
      sales.effective.push({ day, location: owner.location, revenueMicros: value });
    else {
      const name = value.is === 'noRate' ? value.currency : '';
      found.unvalued.set(name, (found.unvalued.get(name) ?? 0) + 1);
    }
  }
  expectPending(found, waiting, until);
  return found;
}

const FEWEST_ORDERS = 8;
/** The chance of so long a silence below which the networks' files begin later or end earlier than the reports. */
const SILENCE = 0.001;

/** Sales of the whole account that begin late or end early were not brought: they did not fail to happen. */
function reportedDays(orderDays: readonly string[], periods: readonly Period[]): Period | null {
  const whole = wholePeriod(periods);
  const days = orderDays.filter((day) => whole !== null && isIn(day, whole)).toSorted();
  const [start, end] = [days[0], days.at(-1)];
  if (whole === null || start === undefined || end === undefined || days.length < FEWEST_ORDERS) return null;
  const rate = days.length / daysIn({ start, end });
  const isSilent = (silent: number) => Math.exp(-rate * silent) < SILENCE;
  const [early, late] = [
    isSilent(dayNumber(start) - dayNumber(whole.start)),
    isSilent(dayNumber(whole.end) - dayNumber(end)),
  ];
  return early || late ? { start: early ? start : whole.start, end: late ? end : whole.end } : null;
}

function isPaid({ status }: Order): boolean {
  return status === 'approved' || status === 'refunded' || status === 'chargeback';
}

function salesOf(byCampaign: Map<string, CampaignSales>, campaign: string): CampaignSales {
  const known = byCampaign.get(campaign);
  if (known) return known;
  const sales: CampaignSales = { effective: [], pending: { sales: 0, expected: 0 }, paid: 0, refused: 0 };
  byCampaign.set(campaign, sales);
  return sales;
}

/** The account's own rate of approval says how many of the waiting sales will stand. */
function expectPending(
  { byCampaign }: AccountSales,
  waiting: readonly { sales: CampaignSales; day: string }[],
  until: string,
): void {
  let [stood, settled] = [1, 2];
  for (const { effective: standing, paid, refused } of byCampaign.values()) {
    stood += standing.length;
    settled += paid + refused;
  }
  for (const { sales, day } of waiting) {
    const isLate = dayNumber(until) - dayNumber(day) > DAYS_TO_WAIT;
    sales.pending.sales += 1;
    sales.pending.expected += (stood / settled) * (isLate ? LATE_PART : 1);
  }
}
