const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/**
 * The logarithm of the gamma function, by Lanczos' approximation.
 * @param value above zero.
 */
export function logGamma(value: number): number {
  const base = value - 1;
  const shifted = base + LANCZOS.length - 0.5;
  const sum = LANCZOS.reduce((total, part, at) => total + part / (base + at + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

const PRECISION = 1e-12;
const MOST_STEPS = 500;

/** The chance that a gamma variable of this shape and scale 1 is at most `value`. */
export function gammaAtMost(value: number, shape: number): number {
  if (value <= 0) return 0;
  if (shape > 2000)
    return normalAtMost(3 * Math.sqrt(shape) * (Math.cbrt(value / shape) - 1 + 1 / (9 * shape)));
  return value < shape + 1 ? bySeries(value, shape) : 1 - byFraction(value, shape);
}

function bySeries(value: number, shape: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < MOST_STEPS && term > sum * PRECISION; step += 1) {
    term *= value / (shape + step);
    sum += term;
  }
  return Math.min(1, sum * Math.exp(shape * Math.log(value) - value - logGamma(shape)));
}

/** Lentz' continued fraction of the upper tail. */
function byFraction(value: number, shape: number): number {
  let denominator = value + 1 - shape;
  let numerator = 1 / 1e-300;
  let inverse = 1 / denominator;
  let result = inverse;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const factor = -step * (step - shape);
    denominator += 2;
    inverse = 1 / (factor * inverse + denominator);
    numerator = denominator + factor / numerator;
    const change = inverse * numerator;
    result *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return Math.min(1, result * Math.exp(shape * Math.log(value) - value - logGamma(shape)));
}

/** The chance that a normal variable is at most `value`: Abramowitz and Stegun 26.2.17, exact to 7 digits. */
export function normalAtMost(value: number): number {
  const at = 1 / (1 + 0.2316419 * Math.abs(value));
  const series =
    at * (0.31938153 + at * (-0.356563782 + at * (1.781477937 + at * (-1.821255978 + at * 1.330274429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value >= 0 ? 1 - tail : tail;
}
