import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 200;

/** Asks again and again until there is an answer; null when there was none in time. */
export async function askedUntil<T>(limitMs: number, ask: () => Promise<T | null>): Promise<T | null> {
  for (const until = performance.now() + limitMs; performance.now() < until;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await delay(PAUSE_MS);
  }
  return null;
}
