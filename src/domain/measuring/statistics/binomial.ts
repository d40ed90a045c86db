/**
 * The chance of at most `successes` in `trials` when each succeeds with probability `rate`. Summed in
 * logarithms, so that large counts neither overflow nor vanish.
 */
export function binomialAtMost(successes: number, trials: number, rate: number): number {
  if (successes >= trials) return 1;
  if (successes < 0 || rate >= 1) return 0;
  const odds = Math.log(rate) - Math.log1p(-rate);
  let term = trials * Math.log1p(-rate);
  let sum = Math.exp(term);
  for (let count = 0; count < successes; count += 1) {
    term += Math.log((trials - count) / (count + 1)) + odds;
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}
