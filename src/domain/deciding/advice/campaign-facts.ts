import type { RateBook } from '#domain/measuring/profit/rates.ts';
import { reportedParts } from '#domain/measuring/profit/reported-parts.ts';
import { impressionShares } from '#domain/measuring/reports/impression-shares.ts';
import { dailyBudgetIn, isStoppedState } from '#domain/measuring/reports/state-cells.ts';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { type Bidding, biddingInRows, biddingOf } from '#domain/deciding/bidding/bidding.ts';
import { negativesOfReport } from '#domain/deciding/search-terms/blocked-sellers.ts';
import { dayNumber, daysIn } from '#domain/shared/days.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { DescribedAccount, DescribedCampaign } from './account.ts';
import type { AccountSales, CampaignSales } from './account-sales.ts';
import { type CampaignRows, levelsOf, partOf } from './campaign-levels.ts';
import type { CampaignFacts } from './facts.ts';
import { addRow, noSums, type RowSums } from './sums.ts';
import { levelNames, type LevelRows, levelsWithBidding } from './tables.ts';

interface FactsInput {
  account: DescribedAccount;
  /** The names of all campaigns. */
  names: readonly string[];
  levels: LevelRows;
  sales: AccountSales;
  rateOn: RateBook;
  until: string;
}

const noSales: CampaignSales = { effective: [], pending: { sales: 0, expected: 0 }, paid: 0, refused: 0 };

export function campaignFacts(input: FactsInput): CampaignFacts[] {
  const { account, names, levels, sales } = input;
  const rowsOf = campaignRows(input);
  const costs = groupRows(levels.own, names);
  const sums = new Map(names.map((name) => [name, sumAll(costs.get(name) ?? [])]));
  const extra = missingSales(sums, sales);
  const usual = usualValue(sales);
  const hasSales = sales.byCampaign.size > 0;
  const heard =
    hasSales && sales.reportedPeriod === null
      ? heardParts(names, sums, sales, extra)
      : new Map<string, number>();
  const shares = sharesOf(input);
  const negatives = negativesIn(levels);
  const biddingRows = rowsWith('bidStrategy', input);
  const settings = settingsOf(input);
  return names.map((name): CampaignFacts => {
    const own = sales.byCampaign.get(name) ?? noSales;
    const described = account.campaigns.find((each) => each.name === name);
    const total = sums.get(name) ?? noSums();
    const revenueMicros = own.effective.reduce((sum, sale) => sum + sale.revenueMicros, 0);
    const expected = hasSales
      ? own.effective.length + own.pending.expected + (extra.get(name) ?? 0)
      : total.conversions;
    return {
      name,
      days: daysOf(levels.periods),
      own: { ...partOf(total), sales: expected },
      exact: { costMicros: total.costMicros, revenueMicros, sales: own.effective.length },
      saleValue: valueOfSale(own, assumedValue(described, input), usual),
      spread: spreadOf(own),
      reportedPart: heard.get(name) ?? 1,
      ripe: ripePart(costs.get(name) ?? [], input) * Math.max(LEAST, heard.get(name) ?? 1),
      dailyBudget: described?.dailyBudget ?? settings.budget(name),
      isStopped: described?.isStopped ?? settings.isStopped(name),
      bidding: biddingAsDescribed(described) ?? biddingInRows(biddingRows(name)),
      lostToBudget: null,
      lostToRank: null,
      ...shares.get(name),
      ...levelsOf(rowsOf(name), own.effective, expected),
      negatives: negatives.filter(({ campaign }) => campaign === null || campaign === name),
    };
  });
}

function daysOf(periods: readonly Period[]): number {
  return Math.max(
    1,
    periods.reduce((sum, period) => sum + daysIn(period), 0),
  );
}

function sumAll(rows: readonly ReportRow[]): RowSums {
  const sums = noSums();
  for (const row of rows) addRow(sums, row);
  return sums;
}

/** In an account of one campaign rows need not name it. */
function groupRows(rows: readonly ReportRow[], names: readonly string[]): Map<string, ReportRow[]> {
  const only = names.length === 1 ? (names[0] ?? '') : '';
  return groupBy(rows, ({ campaign }) => (campaign === '' ? only : campaign));
}

function campaignRows({ levels, names }: FactsInput): (name: string) => CampaignRows {
  const rowsByLevel = levelNames.map((level) => [level, groupRows(levels[level], names)] as const);
  return (name) =>
    Object.fromEntries(
      rowsByLevel.map(([level, rows]) => [level, rows.get(name) ?? []]),
    ) as unknown as CampaignRows; // one entry for each level
}

function biddingAsDescribed(described: DescribedCampaign | undefined): Bidding | null {
  if (!described?.bidStrategy) return null;
  const { bidStrategy, targetCpa, targetRoas, maxCpc } = described;
  return biddingOf(bidStrategy, {
    targetCpa: targetCpa ?? null,
    targetRoas: targetRoas ?? null,
    cpcLimit: maxCpc ?? null,
  });
}

/** The rows of a campaign that may tell how it is set. */
function rowsWith(
  column: 'bidStrategy' | 'campaignStatus' | 'budget',
  { levels, names }: FactsInput,
): (name: string) => ReportRow[] {
  const byCampaign = levelsWithBidding.map((level) => {
    const rows = levels[level].filter(({ details }) => details[column] !== undefined);
    return groupRows(rows, names);
  });
  return (name) => byCampaign.flatMap((rows) => rows.get(name) ?? []);
}

/** State and budget of each campaign, by the newest row that has them. */
function settingsOf(input: FactsInput) {
  const states = rowsWith('campaignStatus', input);
  const budgets = rowsWith('budget', input);
  const newest = (rows: readonly ReportRow[]) =>
    rows.reduce<ReportRow | null>(
      (last, row) => (last === null || (row.day ?? '') >= (last.day ?? '') ? row : last),
      null,
    );
  return {
    budget: (name: string) => dailyBudgetIn(newest(budgets(name))?.details ?? {}),
    isStopped: (name: string) => isStoppedState(newest(states(name))?.details.campaignStatus),
  };
}

/**
 * Sales whose campaign is unknown still happened. They are divided among the campaigns where Google counted
 * more than the networks report. They serve the estimates alone, never the sums that are shown.
 */
function missingSales(sums: ReadonlyMap<string, RowSums>, sales: AccountSales): Map<string, number> {
  const open = sales.unassigned + sales.contested;
  const missing = [...sums].map(([name, { conversions }]): [string, number] => [
    name,
    Math.max(0, conversions - (sales.byCampaign.get(name)?.effective.length ?? 0)),
  ]);
  const all = missing.reduce((sum, [, count]) => sum + count, 0);
  const part = all > 0 ? Math.min(1, open / all) : 0;
  return new Map(missing.map(([name, count]) => [name, count * part]));
}

/** The part of each campaign's sales that the networks report, by what Google counted. */
function heardParts(
  names: readonly string[],
  sums: ReadonlyMap<string, RowSums>,
  { byCampaign }: AccountSales,
  extra: ReadonlyMap<string, number>,
): Map<string, number> {
  const parts = reportedParts(
    names.map((name) => {
      const { paid, refused, pending } = byCampaign.get(name) ?? noSales;
      return {
        conversions: sums.get(name)?.conversions ?? 0,
        reported: paid + refused + pending.sales + (extra.get(name) ?? 0),
      };
    }),
  );
  return new Map(names.map((name, at) => [name, parts[at] ?? 1]));
}

/** Sales that weigh as much as the assumption. */
const TRUSTED = 2;

function valueOfSale(
  { effective: standing }: CampaignSales,
  assumed: number | null,
  usual: number | null,
): number {
  const sum = standing.reduce((total, { revenueMicros }) => total + revenueMicros, 0) / MICROS;
  const prior = assumed ?? usual;
  if (prior === null) return standing.length === 0 ? 0 : sum / standing.length;
  return (sum + TRUSTED * prior) / (standing.length + TRUSTED);
}

function assumedValue(described: DescribedCampaign | undefined, input: FactsInput): number | null {
  if (!described?.commission) return null;
  const { amount, currency } = described.commission;
  const rate = input.rateOn(currency, input.account.currency, input.until);
  return rate === null ? null : amount * Number(rate);
}

function usualValue({ byCampaign }: AccountSales): number | null {
  const all = [...byCampaign.values()].flatMap(({ effective: standing }) => standing);
  return all.length === 0
    ? null
    : all.reduce((sum, sale) => sum + sale.revenueMicros, 0) / all.length / MICROS;
}

const USUAL_SPREAD = 1.1;
const ENOUGH = 8;

/** 1 + (deviation / mean)² of the amounts: how much less evidence a number of sales is when they differ. */
function spreadOf({ effective: standing }: CampaignSales): number {
  if (standing.length < ENOUGH) return USUAL_SPREAD;
  const mean = standing.reduce((sum, { revenueMicros }) => sum + revenueMicros, 0) / standing.length;
  const square = standing.reduce((sum, { revenueMicros }) => sum + (revenueMicros - mean) ** 2, 0);
  return mean > 0 ? 1 + square / standing.length / mean ** 2 : USUAL_SPREAD;
}

/** Days from a click to its sale, on average. */
const DELAY = 1;

/** No campaign is judged by fewer of its clicks. */
const LEAST = 0.05;

/** The part of the clicks whose sales have come in. Without days, clicks are spread evenly over the period. */
function ripePart(
  rows: readonly ReportRow[],
  { until, levels: { periods }, sales: { reportedPeriod } }: Pick<FactsInput, 'until' | 'levels' | 'sales'>,
): number {
  const last = reportedPeriod?.end ?? until;
  const ripe = (day: string) => {
    if (reportedPeriod !== null && !isIn(day, reportedPeriod)) return 0;
    return 1 - Math.exp(-(Math.max(0, dayNumber(last) - dayNumber(day)) + 0.5) / DELAY);
  };
  const days = daysOf(periods);
  if (until === '' || rows.some(({ day }) => day === null)) {
    const heard = reportedPeriod === null ? days : Math.min(days, daysIn(reportedPeriod));
    return Math.max(LEAST, Math.max(0.3 * heard, heard - DELAY) / days);
  }
  let [all, seen] = [0, 0];
  for (const { day, clicks } of rows) {
    all += clicks ?? 0;
    seen += (clicks ?? 0) * ripe(day ?? until);
  }
  return all > 0 ? Math.max(LEAST, seen / all) : 1;
}

type Shares = Pick<CampaignFacts, 'lostToBudget' | 'lostToRank'>;

/** Each day counts with the impressions that were possible on it. */
function sharesOf({ levels, names }: FactsInput): Map<string, Shares> {
  const byCampaign = groupRows(levels.shares, names);
  return new Map(
    [...byCampaign].map(([name, rows]) => {
      let [possible, budget, rank] = [0, 0, 0];
      for (const { impressions, details } of rows) {
        const shares = impressionShares(details);
        if (shares === null) continue;
        const all = (impressions ?? 0) / Math.min(1, Math.max(0.01, shares.served));
        possible += all;
        budget += all * shares.lostToBudget;
        rank += all * shares.lostToRank;
      }
      const part = (sum: number) => (possible > 0 ? Math.min(0.95, sum / possible) : null);
      return [name, { lostToBudget: part(budget), lostToRank: part(rank) }];
    }),
  );
}

function negativesIn({ negatives }: LevelRows) {
  return negativesOfReport(
    negatives.map((row) => [row.subject, row.matchType, row.campaign, row.adGroup] as const),
  );
}
