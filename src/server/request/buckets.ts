/** The most buckets that are kept. When there are more, the oldest are forgotten. */
const MOST_BUCKETS = 20_000;

/** The most calls at once, and the most a second in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Counts calls in this process alone, without asking the database. A restart resets the counts. */
export function createBuckets({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key: string): boolean => {
    const at = now();
    const known = buckets.get(key) ?? { left: burst, at };
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond);
    const isAllowed = left >= 1;
    buckets.delete(key); // the newest stands last
    buckets.set(key, { left: isAllowed ? left - 1 : left, at });
    const [oldest] = buckets.size > MOST_BUCKETS ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return isAllowed;
  };
}
