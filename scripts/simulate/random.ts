/** Random numbers that a seed decides. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (chance: number) => boolean;
  normal: () => number;
  /** Has a mean of 1; a larger spread has a heavier tail. */
  logNormal: (spread: number) => number;
  poisson: (mean: number) => number;
}

/** Mulberry32: small, fast, and good enough for advertisers. */
export function randomOf(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    normal,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    chance: (chance) => next() < chance,
    logNormal: (spread) => Math.exp(spread * normal() - (spread * spread) / 2),
    poisson: (mean) => {
      if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      let [count, product] = [0, next()];
      for (const limit = Math.exp(-mean); product > limit; count += 1) product *= next();
      return count;
    },
  };
}
