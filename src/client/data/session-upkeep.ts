import type { SessionInfo } from '#domain/account/session.ts';
import { isPassing } from '#client/lib/api.ts';

export const TICK_MS = 30_000;
/** A lease this many ticks from its end, or fewer, is renewed. */
const TICKS_AHEAD = 3;
/** A lease this close to its end counts as over. */
const MARGIN_MS = 10_000;
const RETRY_STEP_MS = 200;
const RETRY_WITHIN_MS = 30_000;

/**
 * What is left of the lease in ms, by the server's own clock: the two times of the answer, less the time since it came.
 * @param receivedAt when this machine got the answer; this and `now` in ms of the same clock.
 */
export function leaseLeft(session: SessionInfo, receivedAt: number, now: number): number {
  const granted = Date.parse(session.leaseExpiresAt) - Date.parse(session.serverTime);
  return granted - (now - receivedAt) - MARGIN_MS;
}

export function isRenewalDue(left: number): boolean {
  return Math.floor(left / TICK_MS) <= TICKS_AHEAD;
}

interface RetryTools {
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

/** Tries again after 200 ms, 400 ms, 600 ms … within 30 s while the network or the server is away. */
export async function withRetries<T>(attemptOnce: () => Promise<T>, { wait, now }: RetryTools): Promise<T> {
  const begun = now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce();
    } catch (error) {
      const delay = RETRY_STEP_MS * attempt;
      if (!isPassing(error) || now() + delay - begun > RETRY_WITHIN_MS) throw error;
      await wait(delay);
    }
  }
}
