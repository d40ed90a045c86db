/** The quantile of the normal distribution for a 95 % range. */
export const Z_95 = 1.959963984540054;

export interface Range {
  low: number;
  high: number;
}

/** Wilson's score interval of a rate, at 95 %. It stays sensible with no success at all. */
export function wilsonRange(successes: number, trials: number): Range {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = Math.min(1, successes / trials);
  const square = Z_95 ** 2;
  const centre = rate + square / (2 * trials);
  const spread = Z_95 * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials ** 2));
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
