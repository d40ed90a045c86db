import { binomialAtMost } from '#domain/measuring/statistics/binomial.ts';
import { adjustForManyTests } from '#domain/measuring/statistics/false-discovery.ts';
import { type Range, wilsonRange } from '#domain/measuring/statistics/intervals.ts';
import { countRange, poissonAtMost } from '#domain/measuring/statistics/poisson.ts';

/** Costs and sales of something: a campaign, an ad group, a keyword, words, a device, a part of the day. */
export interface Result {
  clicks: number;
  cost: number;
  sales: number;
}

export const breakEvenStatuses = ['profit', 'loss', 'early'] as const;
export type BreakEvenStatus = (typeof breakEvenStatuses)[number];

/** Two statements that know nothing of each other: one about money, one about its like. */
export interface Verdict {
  againstBreakEven: {
    is: BreakEvenStatus;
    /** Income for each unit of cost, at 95 %. */
    range: Range;
    /** The chance of so few sales if it only broke even, after the correction for many tests. */
    lossRisk: number;
    profitRisk: number;
  };
  againstRest: {
    is: 'more' | 'less' | 'equal';
    /** Sales per click, as a multiple of those of the rest, at 95 %. */
    range: Range;
    risk: number;
  };
  /** Only where the person set a limit: the risk that it was exceeded by chance alone. */
  limitRisk: number | null;
}

export interface Judging {
  /** The income of a sale, which is its break-even cost. */
  breakEvenCpa: number;
  /** 1 when all sales bring the same; more when their amounts differ: 1 + (deviation / mean)². */
  spread?: number;
  /** The person's own limit for the cost of a sale. */
  limit?: number | null;
}

/** Half of the 5 % that errors may have: there are two statements. */
const ERROR = 0.02;

/** A result with what it is measured by. */
export interface Judged extends Judging {
  result: Result;
  /** The whole of which it is a part. */
  rest: Result;
}

/**
 * Judges results of one kind against their sum.
 * @param judging the same for all of them.
 */
export function judgeResults(results: readonly Result[], judging: Judging, rest = sumOf(results)): Verdict[] {
  return judgeTogether(results.map((result) => ({ ...judging, result, rest })));
}

/**
 * Judges everything that one person looks at together. With no real difference, fewer than 5 % of accounts have a loss or
 * something that sells less.
 */
export function judgeTogether(judged: readonly Judged[]): Verdict[] {
  const raw = judged.map(chancesOf);
  const loss = adjustForManyTests(raw.map((chances) => chances.loss));
  const profit = adjustForManyTests(raw.map((chances) => chances.profit));
  const less = adjustForManyTests(raw.map((chances) => chances.less));
  const more = adjustForManyTests(raw.map((chances) => chances.more));
  return judged.map((each, at) => {
    const [lossRisk = 1, profitRisk = 1] = [loss[at], profit[at]];
    const [lessRisk = 1, moreRisk = 1] = [less[at], more[at]];
    return {
      againstBreakEven: {
        is: lossRisk <= ERROR ? 'loss' : profitRisk <= ERROR ? 'profit' : 'early',
        range: returnRange(each),
        lossRisk,
        profitRisk,
      },
      againstRest: {
        is: lessRisk <= ERROR ? 'less' : moreRisk <= ERROR ? 'more' : 'equal',
        range: ratioRange(each),
        risk: Math.min(lessRisk, moreRisk),
      },
      limitRisk: each.limit == null ? null : lossChance(each.result, each.limit, each.spread),
    };
  });
}

/** The chance above which nobody stops something: 1 in 200. */
const STOP = 0.005;

/**
 * How many more clicks without another sale would prove a loss, at the present price of a click; 0 when it is proven.
 * A lower break-even never makes the wait longer.
 */
export function clicksUntilLoss(result: Result, breakEvenCpa: number): number | null {
  if (result.clicks <= 0 || result.cost <= 0 || breakEvenCpa <= 0) return null;
  const perClick = result.cost / result.clicks;
  const sales = Math.ceil(result.sales);
  let [low, high] = [0, Math.max(1, sales + 1)];
  while (poissonAtMost(sales, high) > STOP) high *= 2;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (poissonAtMost(sales, middle) > STOP) low = middle;
    else high = middle;
  }
  return Math.max(0, Math.ceil((high * breakEvenCpa) / perClick - result.clicks));
}

export function sumOf(results: readonly Result[]): Result {
  return results.reduce(
    (sum, { clicks, cost, sales }) => ({
      clicks: sum.clicks + clicks,
      cost: sum.cost + cost,
      sales: sum.sales + sales,
    }),
    { clicks: 0, cost: 0, sales: 0 },
  );
}

function chancesOf({ result, rest, breakEvenCpa, spread = 1 }: Judged) {
  const { less, more } = chancesAgainstRest(result, rest);
  if (result.cost <= 0 || breakEvenCpa <= 0) return { loss: 1, profit: 1, less, more };
  const needed = result.cost / breakEvenCpa / spread;
  const seen = result.sales / spread;
  return {
    loss: lossChance(result, breakEvenCpa, spread),
    profit: 1 - poissonAtMost(Math.floor(seen) - 1, needed),
    less,
    more,
  };
}

/** The chance of so few sales if each had cost exactly so much. */
function lossChance({ cost, sales }: Result, cpa: number, spread = 1): number {
  return cost <= 0 ? 1 : poissonAtMost(Math.ceil(sales / spread), cost / cpa / spread);
}

/** Given all sales, those of a part are binomial with its share of the clicks. */
function chancesAgainstRest({ clicks, sales }: Result, rest: Result): { less: number; more: number } {
  const all = Math.round(rest.sales);
  const share = rest.clicks > 0 ? clicks / rest.clicks : 1;
  if (all <= 0 || clicks <= 0 || share >= 1) return { less: 1, more: 1 };
  return {
    less: binomialAtMost(Math.ceil(sales), all, share),
    more: 1 - binomialAtMost(Math.floor(sales) - 1, all, share),
  };
}

function returnRange({ result: { cost, sales }, breakEvenCpa, spread = 1 }: Judged): Range {
  if (cost <= 0) return { low: 0, high: Infinity };
  const { low, high } = countRange(sales / spread);
  const needed = cost / breakEvenCpa / spread;
  return { low: low / needed, high: high / needed };
}

function ratioRange({ result: { clicks, sales }, rest }: Judged): Range {
  const others = { clicks: rest.clicks - clicks, sales: rest.sales - sales };
  if (clicks <= 0 || others.clicks <= 0 || rest.sales <= 0) return { low: 0, high: Infinity };
  const share = wilsonRange(Math.min(sales, rest.sales), rest.sales);
  const ratio = (part: number) => (part >= 1 ? Infinity : (part / (1 - part)) * (others.clicks / clicks));
  return { low: ratio(share.low), high: ratio(share.high) };
}
