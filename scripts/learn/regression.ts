/** A text as the regression takes it. */
export interface Observation {
  features: ReadonlySet<string>;
  refused: boolean;
  /** How much it counts beside others. */
  weight: number;
}

export interface Fit {
  bias: number;
  weights: Map<string, number>;
}

/** Rarer features say nothing about a text of another writer. */
const LEAST_TEXTS = 2;

export interface FitOptions {
  /** The strength with which weights are drawn to zero. */
  ridge: number;
  /** Few rounds draw them to zero, too, and those of rare features less than a ridge does. */
  rounds: number;
}

/**
 * Fits a logistic regression with a ridge penalty, by Nesterov's accelerated descent with a step for each feature. Both
 * labels count the same in total. The same observations in the same order give the same weights.
 */
export function fit(observations: readonly Observation[], { ridge, rounds }: FitOptions): Fit {
  const numbers = numberFeatures(observations);
  const rows = observations.map(({ features }) =>
    Int32Array.from([...features].flatMap((feature) => numbers.get(feature) ?? [])),
  );
  const counts = weigh(observations);
  const targets = observations.map(({ refused }) => (refused ? 1 : 0));
  const curvature = new Float64Array(numbers.size).fill(ridge);
  let biasCurvature = 0;
  for (const [at, row] of rows.entries()) {
    const bound = 0.25 * (counts[at] ?? 0) * (row.length + 1);
    biasCurvature += bound;
    for (const feature of row) curvature[feature] = (curvature[feature] ?? 0) + bound;
  }
  const ahead = new Float64Array(numbers.size);
  const weights = new Float64Array(numbers.size);
  const slope = new Float64Array(numbers.size);
  let [bias, biasAhead] = [0, 0];
  let pace = 1;
  for (let round = 0; round < rounds; round += 1) {
    slope.fill(0);
    let biasSlope = 0;
    for (const [at, row] of rows.entries()) {
      let score = biasAhead;
      for (const feature of row) score += ahead[feature] ?? 0;
      const error = (counts[at] ?? 0) * (1 / (1 + Math.exp(-score)) - (targets[at] ?? 0));
      biasSlope += error;
      for (const feature of row) slope[feature] = (slope[feature] ?? 0) + error;
    }
    const nextPace = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const momentum = (pace - 1) / nextPace;
    pace = nextPace;
    for (let feature = 0; feature < weights.length; feature += 1) {
      const from = ahead[feature] ?? 0;
      const next = from - ((slope[feature] ?? 0) + ridge * from) / (curvature[feature] ?? 1);
      ahead[feature] = next + momentum * (next - (weights[feature] ?? 0));
      weights[feature] = next;
    }
    const nextBias = biasAhead - biasSlope / biasCurvature;
    biasAhead = nextBias + momentum * (nextBias - bias);
    bias = nextBias;
  }
  return { bias, weights: new Map([...numbers].map(([feature, at]) => [feature, weights[at] ?? 0])) };
}

/** The features in order, those with the largest weights first. */
export function largestFirst(weights: Fit['weights']): [feature: string, weight: number][] {
  return [...weights].sort(([one, oneWeight], [other, otherWeight]) => {
    const difference = Math.abs(otherWeight) - Math.abs(oneWeight);
    return difference === 0 ? (one < other ? -1 : 1) : difference;
  });
}

/** The features of enough texts, each with a number. */
function numberFeatures(observations: readonly Observation[]): Map<string, number> {
  const texts = new Map<string, number>();
  for (const { features } of observations)
    for (const feature of features) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  const common = [...texts].filter(([, count]) => count >= LEAST_TEXTS);
  return new Map(common.map(([feature], at) => [feature, at]));
}

/** Weights with which the refused texts count as much as the others. */
function weigh(observations: readonly Observation[]): number[] {
  const sum = (wanted: boolean) =>
    observations.reduce((total, { refused, weight }) => total + (refused === wanted ? weight : 0), 0);
  const [refused, kept] = [sum(true), sum(false)];
  const half = (refused + kept) / 2;
  return observations.map((each) => (each.weight * half) / (each.refused ? refused : kept));
}
