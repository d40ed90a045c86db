import { isPassing } from '#client/lib/api.ts';
import type { KnownSession } from './session.ts';

export const TICK_MS = 30_000;
/** A lease is renewed this many ticks before its end. */
const TICKS_AHEAD = 3;
/** A lease with less time left than this counts as expired. */
const MARGIN_MS = 10_000;
const RETRY_STEP_MS = 200;
const RETRY_WITHIN_MS = 30_000;

type Lease = Pick<KnownSession, 'leaseExpiresAt' | 'serverTime' | 'receivedAt'>;

/**
 * Milliseconds left of the lease. The server's clock counts until its answer, our clock counts the time since
 * then.
 */
export function leaseLeft({ leaseExpiresAt, serverTime, receivedAt }: Lease, now: number): number {
  const granted = Date.parse(leaseExpiresAt) - Date.parse(serverTime);
  return granted - (now - receivedAt) - MARGIN_MS;
}

/** Milliseconds left of the trial; null when access does not depend on a trial. */
export function trialLeft(session: KnownSession, now: number): number | null {
  const { profile, isAdmin, hasAccess, serverTime, receivedAt } = session;
  if (isAdmin || !hasAccess || profile.subscriptionStatus !== 'trialing') return null;
  if (profile.trialExpiresAt === null) return null;
  return Date.parse(profile.trialExpiresAt) - Date.parse(serverTime) - (now - receivedAt);
}

export function isRenewalDue(left: number): boolean {
  return Math.floor(left / TICK_MS) <= TICKS_AHEAD;
}

interface RetryTools {
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

/** Retries after 200 ms, 400 ms, 600 ms … for up to 30 s while the network or the server is unavailable. */
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
