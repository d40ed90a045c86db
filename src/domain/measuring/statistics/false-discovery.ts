/**
 * Benjamini and Hochberg's adjusted chances, in the order given: those of at most 5 % hold at most 5 % of
 * findings that are there by chance. With no real difference at all, at most 5 % of accounts have one.
 * https://doi.org/10.1111/j.2517-6161.1995.tb02031.x
 */
export function adjustForManyTests(chances: readonly number[]): number[] {
  const order = chances.map((_, at) => at).sort((one, other) => (chances[other] ?? 1) - (chances[one] ?? 1));
  const adjusted = new Array<number>(chances.length).fill(1);
  let smallest = 1;
  order.forEach((at, index) => {
    const rank = chances.length - index;
    smallest = Math.min(smallest, ((chances[at] ?? 1) * chances.length) / rank);
    adjusted[at] = smallest;
  });
  return adjusted;
}
