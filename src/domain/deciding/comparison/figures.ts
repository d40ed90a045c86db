import { type Range, wilsonRange } from '#domain/measuring/statistics/intervals.ts';
import { countRange } from '#domain/measuring/statistics/poisson.ts';
import type { Income } from './campaign-part.ts';
import type { Subject } from './subjects.ts';
import { type Contender, judge, type Outcome } from './outcome.ts';

/** A figure and the range in which its true value lies, at 95 %. */
export interface Estimate {
  value: number;
  range: Range;
}

/** The figures computed from the sums of a subject. Null means unknown. */
export interface Figures {
  /** Clicks for each impression. */
  ctr: Estimate | null;
  /** Checkouts for each click, sales for each click, and sales for each checkout. */
  checkoutRate: Estimate | null;
  saleRate: Estimate | null;
  closeRate: Estimate | null;
  /** The cost of a sale. Without a sale, only the lower end of the range is known. */
  cpa: { value: number | null; range: Range } | null;
  /** The break-even cost of a sale. */
  breakEven: number | null;
  /** Whether the cost of a sale lies below what it brings, as far as the range shows. */
  isPaying: 'yes' | 'no' | 'open' | null;
  revenue: number | null;
  profit: Estimate | null;
  /** Profit for each unit spent. */
  roi: Estimate | null;
}

export function figuresOf(subject: Subject): Figures {
  const { impressions, clicks, checkouts, sales, income } = subject;
  const money = subject.currency === null ? null : moneyOf(subject);
  return {
    ctr: rateOf(clicks, impressions),
    checkoutRate: checkouts === null ? null : rateOf(checkouts, clicks),
    saleRate: rateOf(sales, clicks),
    closeRate: checkouts === null ? null : rateOf(sales, checkouts),
    cpa: null,
    breakEven: income === null || subject.currency === null ? null : meanIncome(sales, income),
    isPaying: null,
    revenue: null,
    profit: null,
    roi: null,
    ...money,
  };
}

/** The average income of a sale, which is also the break-even cost of a sale. */
function meanIncome(sales: number, { amount, perSale }: Income): number {
  return sales > 0 && amount > 0 ? amount / sales : perSale;
}

/** A rate above one, as when Google attributes sales of earlier clicks, has no range as a share. */
function rateOf(part: number, whole: number): Estimate | null {
  if (whole <= 0) return null;
  const range = part <= whole ? wilsonRange(part, whole) : scaled(countRange(part), 1 / whole);
  return { value: part / whole, range };
}

function moneyOf({ cost, sales, income }: Subject) {
  const seen = countRange(sales);
  const cpa =
    cost > 0
      ? {
          value: sales > 0 ? cost / sales : null,
          range: { low: cost / seen.high, high: seen.low > 0 ? cost / seen.low : Infinity },
        }
      : null;
  if (income === null) return { cpa };
  const { amount, perSale } = income;
  const revenues = scaled(countRange(Math.max(0, amount) / perSale), perSale);
  const range = { low: revenues.low - cost, high: revenues.high - cost };
  const profit = { value: amount - cost, range };
  return {
    cpa,
    revenue: amount,
    profit,
    isPaying: cost > 0 ? payingOf(range) : null,
    roi: cost > 0 ? { value: profit.value / cost, range: scaled(range, 1 / cost) } : null,
  };
}

function payingOf({ low, high }: Range): 'yes' | 'no' | 'open' {
  if (low > 0) return 'yes';
  return high < 0 ? 'no' : 'open';
}

function scaled({ low, high }: Range, by: number): Range {
  return { low: low * by, high: high * by };
}

export interface Judged {
  outcome: Outcome;
  /** The measure of the comparison: income per cost, or only sales per cost. */
  by: 'profit' | 'sales';
  contenders: Contender[];
}

/**
 * Compares the subjects by income per cost when each commission is known. Income is counted as a number of typical
 * sales (the sum of the squares divided by the sum), and the cost as the number of sales that would have paid it.
 * So subjects with different commissions and currencies can be compared. Otherwise it compares sales per cost,
 * which needs a single currency. Null when neither is possible.
 */
export function judgeSubjects(subjects: readonly Subject[]): Judged | null {
  const currencies = new Set(subjects.map(({ currency }) => currency));
  if (currencies.has(null)) return null;
  const incomes = subjects.flatMap((subject) => (subject.income === null ? [] : [subject.income]));
  const by = incomes.length === subjects.length ? 'profit' : 'sales';
  if (by === 'sales' && currencies.size > 1) return null;
  const contenders = subjects.map((subject): Contender => {
    const { id, cost, sales, income } = subject;
    if (by === 'sales' || income === null) return { id, sales, spent: cost };
    const unit = unitOf(subject, subjects);
    return { id, sales: Math.max(0, income.amount) / unit, spent: cost / unit };
  });
  return { outcome: judge(contenders), by, contenders };
}

/**
 * The amount that counts as one sale. What the sales of networks bring is known from a few of them, and the one large
 * sale may be missing on one side: the amount of all sides counts where it is larger.
 */
function unitOf({ income, currency, salesFrom }: Subject, subjects: readonly Subject[]): number {
  const own = income?.perSale ?? 1;
  if (!salesFrom.includes('networks')) return own;
  const alike = subjects.filter(
    (other) => other.salesFrom.includes('networks') && other.currency === currency,
  );
  const sum = (of: (income: Income) => number) =>
    alike.reduce((total, other) => total + (other.income === null ? 0 : of(other.income)), 0);
  const amount = sum((each) => each.amount);
  return amount > 0 ? Math.max(own, sum(({ squares }) => squares) / amount) : own;
}
