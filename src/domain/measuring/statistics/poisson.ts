import { type Range, Z_95 } from './intervals.ts';

/** Above this count the score interval differs from the exact one by less than 0.2 %. */
const EXACT_UP_TO = 1000;
const [LOWER_TAIL, UPPER_TAIL] = [0.025, 0.975];
const STEPS = 60;

/** The chance of at most `count` events when `mean` are expected. */
export function poissonAtMost(count: number, mean: number): number {
  if (count < 0) return 0;
  let term = -mean;
  let sum = Math.exp(term);
  for (let at = 1; at <= count; at += 1) {
    term += Math.log(mean / at);
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/**
 * The range of the number expected when `count` events were seen, at 95 %: Garwood's exact interval. A count with a
 * fraction, as Google attributes conversions, lies between those of its neighbours.
 */
export function countRange(count: number): Range {
  const seen = Math.max(0, count);
  if (seen > EXACT_UP_TO) return scoreRange(seen);
  const [below, above] = [exactRange(Math.floor(seen)), exactRange(Math.ceil(seen))];
  const part = seen - Math.floor(seen);
  return {
    low: below.low + part * (above.low - below.low),
    high: below.high + part * (above.high - below.high),
  };
}

function exactRange(count: number): Range {
  const most = count + 10 * Math.sqrt(count + 1) + 10;
  return {
    low: count === 0 ? 0 : meanWhere((mean) => poissonAtMost(count - 1, mean) < UPPER_TAIL, most),
    high: meanWhere((mean) => poissonAtMost(count, mean) < LOWER_TAIL, most),
  };
}

/** The smallest mean for which the condition holds, between 0 and `most`. */
function meanWhere(holds: (mean: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function scoreRange(count: number): Range {
  const centre = count + Z_95 ** 2 / 2;
  const spread = Z_95 * Math.sqrt(count + Z_95 ** 2 / 4);
  return { low: centre - spread, high: centre + spread };
}
