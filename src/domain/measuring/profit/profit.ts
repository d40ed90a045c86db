import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import type { SaleStatus } from '#domain/measuring/reports/sales/sale.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { type JoinedBy, type KnownLocations, orderJoiner, type AdLocation } from './join.ts';
import {
  type LevelCosts,
  distributeSales,
  type LevelWithSales,
  type LocatedSales,
  type ProfitLevelName,
  type ProfitSums,
  type StoredLevel,
} from './levels.ts';
import { dayOf, valueOf } from './order-value.ts';
import type { Order } from './orders.ts';
import type { OwnedOrders } from './owners.ts';
import type { RateBook } from './rates.ts';
import { areSalesMissing, type CountedTwice } from './reported-parts.ts';

/** Sales of one step. */
const STEP = 250;

/** Sales whose currency has no rate on their day. */
export interface MissingRate {
  currency: string;
  sales: number;
  first: string;
  last: string;
}

/** How many sales do not count, and why. */
interface LeftOut {
  /** Sold on a day that no report covers, so that its cost is unknown. */
  outside: number;
  /** Orders in its files that certainly belong to another campaign. */
  otherCampaign: number;
  /**
   * Orders in its files and in those of other campaigns, without evidence. They were divided: the counts here and
   * there.
   */
  contested: { own: number; others: number };
  noCurrency: number;
  noRate: MissingRate[];
  /** Lines of files beyond the newest that are read. */
  oldLines: number;
}

/** The income from a campaign's sales compared with the costs in its reports, over the days that the reports cover. */
export interface CampaignProfit extends ProfitSums {
  currency: string;
  /** The first and the last day that count; null without a report. */
  period: Period | null;
  /** Orders that may still be approved, and what they would earn. */
  pending: { sales: number; revenueMicros: number };
  /** Orders given back, charged back or cancelled, and what they took. */
  lost: { sales: number; revenueMicros: number };
  statuses: Record<SaleStatus, number>;
  /** The campaign's own orders on the days that count, whatever became of them. */
  within: number;
  joined: Record<JoinedBy, number>;
  left: LeftOut;
}

interface ProfitInput {
  owned: OwnedOrders;
  oldLines: number;
  currency: string;
  rateOn: RateBook;
  known: KnownLocations;
  links: Parameters<typeof orderJoiner>[1];
}

/** A sale that counts: its amount in the account's currency, its day and its place. */
interface CountedSale {
  day: string;
  location: AdLocation;
  revenueMicros: number;
}

interface CountedProfit {
  total: CampaignProfit;
  counted: CountedSale[];
}

/** The ratios of the sums; null when the divisor is zero. */
export function profitFigures({ costMicros, revenueMicros, sales }: ProfitSums) {
  const profitMicros = revenueMicros - costMicros;
  return {
    profitMicros,
    /** Profit for each unit spent. */
    roi: costMicros > 0 ? profitMicros / costMicros : null,
    cpaMicros: sales > 0 ? Math.round((costMicros / sales) * MICROS) : null,
    /** The average income of a sale, which is also the break-even cost of a sale. */
    averageMicros: sales > 0 ? Math.round((revenueMicros / sales) * MICROS) : null,
  };
}

/**
 * Whether a campaign has far more sales than Google counted conversions, as when a file holds the sales of other
 * campaigns too. A conversion may be counted late or not at all: half as many again and three deviations are usual.
 */
export function hasTooManySales({ sales, conversions }: Pick<ProfitSums, 'sales' | 'conversions'>): boolean {
  return conversions > 0 && sales / MICROS > conversions * 1.5 + 3 * Math.sqrt(conversions) + 3;
}

/** Whether a campaign has so much fewer orders than Google counted conversions that those of a network must be missing. */
export function hasTooFewSales(total: Pick<CampaignProfit, 'within' | 'conversions'>): boolean {
  return areSalesMissing(countedTwice(total));
}

/** A campaign's sales by Google and by the networks, both on the days that its reports cover. */
export function countedTwice({
  within,
  conversions,
}: Pick<CampaignProfit, 'within' | 'conversions'>): CountedTwice {
  return { conversions, reported: within };
}

/** All orders of a campaign's files and connections, whatever became of them. */
export function countOrders({ statuses }: Pick<CampaignProfit, 'statuses'>): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

/** The profit of a campaign and the sales that count in it, for its levels. */
export function* profitOfCampaign(input: ProfitInput, costs: LevelCosts): Steps<CountedProfit> {
  const join = orderJoiner(input.known, input.links);
  const total = emptyProfit(input, costs);
  const missing = new Map<string, MissingRate>();
  const counted: CountedSale[] = [];
  for (const [at, order] of input.owned.orders.entries()) {
    if (at % STEP === 0) yield;
    total.statuses[order.status] += 1;
    const joined = join(order);
    if (joined.by === 'otherCampaign') {
      total.left.otherCampaign += isMoney(order) ? 1 : 0;
      continue;
    }
    const day = dayOf(order, joined.clickDay);
    const isInside = covers(costs.periods, day);
    if (isInside) {
      total.within += 1;
      countLost(total, order, input);
    }
    const revenueMicros = moneyOf(total, order, { ...input, missing });
    if (revenueMicros === null) continue;
    if (order.status === 'pending') {
      if (isInside) addTo(total.pending, revenueMicros);
      else total.left.outside += 1;
      continue;
    }
    counted.push({ day, location: joined.location, revenueMicros });
    if (isInside) countSale(total, joined.by, revenueMicros);
    else total.left.outside += 1;
  }
  total.left.noRate = [...missing.values()];
  return { total, counted };
}

/** What an order brings, or may bring; null for other orders, and for those that cannot be counted. */
function moneyOf(
  total: CampaignProfit,
  order: Order,
  { currency, rateOn, missing }: ProfitInput & { missing: Map<string, MissingRate> },
): number | null {
  if (!isMoney(order)) return null;
  const value = valueOf(order.entries, currency, rateOn);
  if (typeof value === 'number') return value;
  if (value.is === 'noCurrency') total.left.noCurrency += 1;
  else addMissing(missing, value);
  return null;
}

function countSale(total: CampaignProfit, by: JoinedBy, revenueMicros: number): void {
  total.joined[by] += 1;
  total.sales += MICROS;
  total.revenueMicros += revenueMicros;
}

/**
 * One level of the profit.
 * @param counted from `profitOfCampaign`.
 */
export function* profitOfLevel(
  counted: readonly CountedSale[],
  costs: LevelCosts,
  locations: readonly AdLocation[],
): Steps<LevelWithSales> {
  const byLocation = new Map<string, LocatedSales>();
  for (const [at, { day, location, revenueMicros }] of counted.entries()) {
    if (at % STEP === 0) yield;
    if (!covers(costs.periods, day)) continue;
    const key = JSON.stringify([location.campaign, location.adGroup, location.keyword]);
    const known = byLocation.get(key) ?? { location, sales: 0, revenueMicros: 0 };
    byLocation.set(key, {
      location,
      sales: known.sales + MICROS,
      revenueMicros: known.revenueMicros + revenueMicros,
    });
  }
  return yield* distributeSales(costs.rows, [...byLocation.values()], locations);
}

/** The profit of a campaign as the API sends it. */
export interface StoredProfit {
  total: CampaignProfit;
  levels: Record<ProfitLevelName, StoredLevel>;
}

function emptyProfit(
  { currency, oldLines, owned }: ProfitInput,
  { periods, rows, cut }: LevelCosts,
): CampaignProfit {
  const sum = (key: 'clicks' | 'costMicros' | 'conversions') =>
    rows.reduce((total, row) => total + row[key], cut[key]);
  return {
    currency,
    period: wholePeriod(periods),
    clicks: sum('clicks'),
    costMicros: sum('costMicros'),
    conversions: sum('conversions'),
    sales: 0,
    revenueMicros: 0,
    pending: { sales: 0, revenueMicros: 0 },
    lost: { sales: 0, revenueMicros: 0 },
    statuses: { approved: 0, pending: 0, refunded: 0, chargeback: 0, cancelled: 0, other: 0 },
    within: 0,
    joined: { gclid: 0, subId: 0, keyword: 0, day: 0 },
    left: {
      outside: 0,
      otherCampaign: countMoneyOrders(owned.elsewhere),
      noCurrency: 0,
      noRate: [],
      oldLines,
      contested: {
        own: countMoneyOrders(owned.contested.own),
        others: countMoneyOrders(owned.contested.others),
      },
    },
  };
}

function covers(periods: readonly Period[], day: string): boolean {
  return periods.some((period) => isIn(day, period));
}

/** Whether the order brings money, or may still. */
function isMoney({ status }: Order): boolean {
  return status === 'approved' || status === 'pending';
}

function countMoneyOrders(orders: readonly Order[]): number {
  return orders.filter(isMoney).length;
}

function addTo(sums: { sales: number; revenueMicros: number }, micros: number): void {
  sums.sales += 1;
  sums.revenueMicros += micros;
}

/** Without a rate the lost amount is unknown, and the order still counts as lost. */
function countLost(total: CampaignProfit, order: Order, { currency, rateOn }: ProfitInput): void {
  if (order.lost.length === 0) return;
  const value = valueOf(order.lost, currency, rateOn);
  addTo(total.lost, typeof value === 'number' ? value : 0);
}

function addMissing(
  missing: Map<string, MissingRate>,
  { currency, day }: { currency: string; day: string },
): void {
  const known = missing.get(currency);
  if (!known) {
    missing.set(currency, { currency, sales: 1, first: day, last: day });
    return;
  }
  known.sales += 1;
  if (day < known.first) known.first = day;
  if (day > known.last) known.last = day;
}
