import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { SESSION_SECONDS } from '../session/session-life.ts';
import { deviceToken, rememberedDevice } from './devices.ts';

interface SignIn {
  userId: string;
  /** The token of the new session. */
  token: string;
  /** The token of the session that this browser had before. */
  former: string | null;
  /** The device's cookie: false when its signature is wrong. */
  cookie: string | false | null | undefined;
  /** The key of strangers' attempts, to forget those of this browser; null after a second step. */
  attemptKey: string | null;
}

/**
 * What follows a sign-in, in one statement: it ends the browser's former session, gives the new one the database's
 * clock, by which sessions are compared, forgets the wrong attempts, and remembers the browser.
 * @returns the device's token for its cookie. `isNew`: the account was used before, but not from this browser.
 */
export async function completeSignIn(
  db: Database,
  { userId, token, former, cookie, attemptKey }: SignIn,
): Promise<{ token: string; isNew: boolean }> {
  const device = deviceToken(cookie);
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    with ${rememberedDevice(userId, device)},
    ended as (delete from session where token = ${former}),
    begun as (
      update session set created_at = now(), updated_at = now(), proven_at = now(),
        expires_at = now() + ${SESSION_SECONDS} * interval '1 second'
      where token = ${token}),
    forgotten as (delete from attempts where key = ${attemptKey}::text || coalesce(':' || (select id from known)::text, ''))
    select exists (select from used) and not exists (select from known) as "isNew" from device`);
  return { token: device, isNew: rows[0]?.isNew === true };
}
