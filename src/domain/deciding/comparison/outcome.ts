import { binomialAtMost } from '#domain/measuring/statistics/binomial.ts';
import { type Range, wilsonRange } from '#domain/measuring/statistics/intervals.ts';

/** The sales of a campaign, and the sales that it needed. */
export interface Contender {
  id: string;
  sales: number;
  /** A measure of what was spent: the sales that would have paid it, or simply the cost. The same for all. */
  spent: number;
}

export type Outcome = { is: 'wins'; id: string } | { is: 'tie' } | { is: 'open' };

const CHANCE = 0.05;
/** Within a quarter more or less, a difference decides nothing. */
const SAME: Range = { low: 0.8, high: 1.25 };
const MOST_SALES = 20_000;

/** A subject wins when it beats each of the others. All tie when each pair ties. Otherwise there is no verdict yet. */
export function judge(contenders: readonly Contender[]): Outcome {
  const pairs = pairsOf(contenders);
  const best = bestOf(contenders);
  if (!best || pairs.length === 0) return { is: 'open' };
  const rivals = contenders.filter(({ id }) => id !== best.id);
  if (rivals.every((rival) => chanceOf(best, rival) <= CHANCE / pairs.length))
    return { is: 'wins', id: best.id };
  return pairs.every(([one, other]) => isTie(one, other)) ? { is: 'tie' } : { is: 'open' };
}

export interface JudgedPair {
  one: string;
  other: string;
  outcome: Outcome;
}

/** Each pair by itself, as strict as the verdict over all: with six there are fifteen chances to be wrong. */
export function judgePairs(contenders: readonly Contender[]): JudgedPair[] {
  const pairs = pairsOf(contenders);
  return pairs.map(([one, other]) => {
    const better = bestOf([one, other]) ?? one;
    const isClear = chanceOf(one, other) <= CHANCE / pairs.length;
    const open: Outcome = { is: isTie(one, other) ? 'tie' : 'open' };
    return { one: one.id, other: other.id, outcome: isClear ? { is: 'wins', id: better.id } : open };
  });
}

/**
 * About how many more sales, of all together, would name the best one the winner at the present difference; null
 * when there is no difference to build on, or it is too small.
 */
export function missingSales(contenders: readonly Contender[]): number | null {
  const best = bestOf(contenders);
  const rivals = contenders.filter((each) => each !== best);
  if (!best || rivals.length === 0) return null;
  const strict = CHANCE / pairsOf(contenders).length;
  const needed = rivals.map((rival) => moreSales(best, rival, strict));
  return needed.includes(null) ? null : Math.max(...needed.map(Number));
}

function bestOf(contenders: readonly Contender[]): Contender | undefined {
  return contenders.toSorted((one, other) => other.sales * one.spent - one.sales * other.spent)[0];
}

function pairsOf(contenders: readonly Contender[]): (readonly [Contender, Contender])[] {
  return contenders.flatMap((one, at) => contenders.slice(at + 1).map((other) => [one, other] as const));
}

/**
 * The exact test of equal rates: given the sales of both, those of one are binomial with its share of what was
 * spent. Doubled, because either could have been the better one.
 */
function chanceOf(one: Contender, other: Contender): number {
  if (one.spent === 0 || other.spent === 0) return 1; // who spent nothing was not tried
  const [mine, all] = [Math.round(one.sales), Math.round(one.sales) + Math.round(other.sales)];
  return chanceOfShare(mine, all, shareOf(one, other));
}

function chanceOfShare(mine: number, all: number, share: number): number {
  if (all === 0) return 1;
  const few = binomialAtMost(mine, all, share);
  const many = 1 - binomialAtMost(mine - 1, all, share);
  return Math.min(1, 2 * Math.min(few, many));
}

function shareOf(one: Contender, other: Contender): number {
  const all = one.spent + other.spent;
  return all === 0 ? 0 : one.spent / all;
}

/** How many times the sales of the other, for the same money, at 95 %. */
function ratioOf(one: Contender, other: Contender): Range {
  const range = wilsonRange(one.sales, one.sales + other.sales);
  const ratio = (share: number) => (share / (1 - share)) * (other.spent / one.spent);
  return { low: ratio(range.low), high: ratio(range.high) };
}

function isTie(one: Contender, other: Contender): boolean {
  if (one.sales + other.sales === 0 || one.spent === 0 || other.spent === 0) return false;
  const { low, high } = ratioOf(one, other);
  return low >= SAME.low && high <= SAME.high;
}

/** Doubles the sales until the same difference would be clear. */
function moreSales(one: Contender, other: Contender, chance: number): number | null {
  const all = Math.round(one.sales) + Math.round(other.sales);
  const [share, part] = [shareOf(one, other), all === 0 ? 0 : Math.round(one.sales) / all];
  if (all === 0 || part <= share) return null;
  const isClear = (total: number) => chanceOfShare(Math.floor(total * part), total, share) <= chance;
  let high = all;
  while (!isClear(high)) {
    high *= 2;
    if (high > MOST_SALES) return null;
  }
  let low = all;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isClear(middle)) high = middle;
    else low = middle;
  }
  return Math.max(0, high - all);
}
