/** So much work needs no rest: a person opens the largest campaign in less. */
const FREE_MS = 500;
const LONGEST_REST_MS = 5000;

/**
 * Says how long an owner rests after work. Whoever works without a pause rests `times` as long as the work, after the first
 * half second. Time in which the owner does nothing counts as rest.
 */
export function createRests(times: number): (owner: string, workMs: number) => number {
  const freeMs = FREE_MS * times;
  /** When an owner has rested for all work, in the time of `performance.now`. */
  const restedAt = new Map<string, number>();

  return (owner, workMs) => {
    const now = performance.now();
    const before = Math.max(now, restedAt.get(owner) ?? now);
    const rested = Math.min(before + workMs * times, now + freeMs + LONGEST_REST_MS);
    restedAt.set(owner, rested);
    setTimeout(() => {
      if (restedAt.get(owner) === rested) restedAt.delete(owner);
    }, rested - now).unref();
    return Math.max(0, rested - now - freeMs);
  };
}
