import { gammaAtMost, logGamma } from './gamma.ts';

/** Events seen in some trials. Both may have fractions: events that were divided, trials that are not ripe. */
export interface Seen {
  events: number;
  trials: number;
}

/** The belief about a rate, as a gamma distribution. */
export interface Belief {
  shape: number;
  /** In trials. */
  weight: number;
}

/** How alike siblings may be, as the shape of the distribution of their rates; a large one means all the same. */
const SHAPES = [0.35, 0.6, 1, 1.6, 2.5, 4, 7, 12, 25, 60, 150] as const;

/** Within this factor, up or down, of the usual shape the data decide nearly alone. */
const USUAL_SPREAD = 1.2;

/**
 * How alike the rates of siblings are, by how much their counts differ beyond chance: the shape with the largest
 * negative binomial likelihood, drawn to the usual one while there are few counts.
 */
export function likenessOf(siblings: readonly Seen[], means: readonly number[], usual: number): number {
  let best: { shape: number; score: number } = { shape: usual, score: -Infinity };
  for (const shape of SHAPES) {
    const off = Math.log(shape / usual) / USUAL_SPREAD;
    const score = siblings.reduce(
      (sum, seen, at) => sum + logLikelihood(seen, means[at] ?? 0, shape),
      (-off * off) / 2,
    );
    if (score > best.score) best = { shape, score };
  }
  return best.shape;
}

function logLikelihood({ events, trials }: Seen, mean: number, shape: number): number {
  if (mean <= 0 || trials <= 0) return 0;
  const expected = mean * trials;
  return (
    logGamma(shape + events) -
    logGamma(shape) +
    shape * Math.log(shape / (shape + expected)) +
    events * Math.log(expected / (shape + expected))
  );
}

/** The belief in a rate after what was seen, where its like have this mean. */
export function believe({ events, trials }: Seen, mean: number, shape: number): Belief {
  return { shape: shape + events, weight: shape / Math.max(mean, 1e-12) + trials };
}

export function meanOf({ shape, weight }: Belief): number {
  return shape / weight;
}

/** The chance that the rate is below a limit. */
export function chanceBelow({ shape, weight }: Belief, limit: number): number {
  return gammaAtMost(limit * weight, shape);
}
