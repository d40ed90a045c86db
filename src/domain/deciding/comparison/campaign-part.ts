import { conversionStage } from '#domain/measuring/reports/conversion-stage.ts';
import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import type { Rates } from './choice.ts';
import type { CampaignResult, Span } from './results.ts';

/** Who counted the sales: the networks, a report of conversion actions, or the conversions of any report. */
export type SalesFrom = 'networks' | 'actions' | 'conversions';

/**
 * The income of the sales, and the sum of the squared incomes. Their quotient is the amount of a typical sale.
 * With it, sales of different amounts can be counted as sales of one amount.
 */
export interface Income {
  amount: number;
  squares: number;
  perSale: number;
}

/** A campaign's sums in a period. Money is in `currency`. */
export interface CampaignPart {
  impressions: number;
  clicks: number;
  cost: number;
  /** Null while no report of conversion actions covers the days. */
  checkouts: number | null;
  sales: number;
  salesFrom: SalesFrom;
  currency: string | null;
  /** Null while a commission is unknown. */
  income: Income | null;
  period: Period | null;
  /** Periods of reports without days that lie only partly in the period, so that they are not counted. */
  leftOut: Period[];
}

const usual: EconomicsInput = {
  commission: null,
  price: null,
  approval: 100,
  refund: 0,
  exchange: 1,
  conversion: 1,
  margin: 0,
};

/** The currency into which all money is turned, as far as there are rates. */
export interface Money {
  base: string;
  rates: Rates;
}

export function partOf(result: CampaignResult, money: Money, period: Period | null = null): CampaignPart {
  const spans = result.spans.filter((span) => isInside(span, period));
  const sum = (at: 2 | 3 | 4) => spans.reduce((total, span) => total + span[at], 0);
  const factor = factorOf(result.currency, money);
  return {
    impressions: sum(2),
    clicks: sum(3),
    cost: (sum(4) / 1_000_000) * (factor ?? 1),
    currency: factor === null ? result.currency : money.base,
    ...salesOf(result, spans, period, { money, factor: factor ?? 1 }),
    period: periodOfSpans(spans),
    leftOut: result.spans
      .filter((span) => !isInside(span, period) && overlaps(span, period))
      .map(([start, end]) => ({ start, end })),
  };
}

type Sales = Pick<CampaignPart, 'checkouts' | 'sales' | 'salesFrom' | 'income'>;

function salesOf(
  result: CampaignResult,
  spans: readonly Span[],
  period: Period | null,
  { money, factor }: { money: Money; factor: number },
): Sales {
  const known = stagesOf(result, spans, period);
  const checkouts = known?.checkouts ?? null;
  const commission = breakEvenOf(result, money);
  if (result.sold !== null) return { checkouts, ...networkSales(result.sold, spans, commission, factor) };
  const sales = known?.sales ?? spans.reduce((total, span) => total + span[5], 0);
  const salesFrom = known?.sales == null ? 'conversions' : 'actions';
  const each = commission === null ? null : commission * factor;
  const income = each === null ? null : { amount: sales * each, squares: sales * each ** 2, perSale: each };
  return { checkouts, sales, salesFrom, income };
}

/** Sales of days whose cost is known. A sale of a day without costs would be a gift. */
function networkSales(
  { days }: NonNullable<CampaignResult['sold']>,
  spans: readonly Span[],
  commission: number | null,
  factor: number,
): Omit<Sales, 'checkouts'> {
  const inside = days.filter(([day]) => spans.some(([start, end]) => isIn(day, { start, end })));
  const sum = (all: typeof days, at: 1 | 2 | 3) => all.reduce((total, day) => total + day[at], 0);
  const [amount, squares] = [sum(inside, 2) * factor, sum(inside, 3) * factor ** 2];
  const usual = sum(days, 1) > 0 ? sum(days, 2) / sum(days, 1) : commission;
  const perSale = amount > 0 ? squares / amount : (usual ?? 0) * factor;
  const income = perSale > 0 ? { amount, squares, perSale } : null;
  return { sales: sum(inside, 1), salesFrom: 'networks', income };
}

/** The first day and the last; null without any. */
export function periodOfSpans(spans: readonly Edges[]): Period | null {
  return wholePeriod(spans.map(([start, end]) => ({ start, end })));
}

/** Null: there is no rate. Reports without a currency are taken to be in the base. */
function factorOf(currency: string | null, { base, rates }: Money): number | null {
  if (currency === null || currency === base) return 1;
  return rates[currency] ?? null;
}

type Edges = readonly [start: string, end: string, ...rest: unknown[]];

export function isInside([start, end]: Edges, period: Period | null): boolean {
  return period === null || (start >= period.start && end <= period.end);
}

function overlaps([start, end]: Edges, period: Period | null): boolean {
  return period !== null && start <= period.end && end >= period.start;
}

/**
 * Mean income of a sale in the currency of the reports. The commission of another currency needs a rate: the
 * campaign's own, or that of the comparison.
 */
function breakEvenOf(
  { economics, commission, commissionCurrency, currency }: CampaignResult,
  money: Money,
): number | null {
  const input = { ...(economics ?? usual), commission: economics?.commission ?? commission };
  const own = economicsOf(input)?.breakEvenCpa ?? null;
  if (own === null || own <= 0) return null;
  if (input.exchange !== 1 || currency === null || commissionCurrency === currency) return own;
  const [from, to] = [factorOf(commissionCurrency, money), factorOf(currency, money)];
  return from === null || to === null ? null : (own * from) / to;
}

/** Checkouts and sales by conversion action, where the actions of all these days are known. */
function stagesOf(
  { actions }: CampaignResult,
  spans: readonly Span[],
  period: Period | null,
): { checkouts: number | null; sales: number | null } | null {
  const isCovered = (span: Span) => actions.covered.some((part) => isInside(span, part));
  if (spans.length === 0 || !spans.every(isCovered)) return null;
  const counts: Record<'checkout' | 'sale', number | null> = { checkout: null, sale: null };
  for (const [start, end, action, conversions] of actions.spans) {
    const stage = conversionStage(action);
    if (stage !== null && isInside([start, end], period)) counts[stage] = (counts[stage] ?? 0) + conversions;
  }
  return { checkouts: counts.checkout, sales: counts.sale };
}
