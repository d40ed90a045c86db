import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { countedAttempt, type Limit } from '../db/attempts.ts';
import { deviceHash, type SignedCookie } from './devices.ts';
import { LOCK, signInKey } from './sign-in-attempts.ts';

export interface KnownAccount {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  /** Its hash; null when the account has none. */
  password: string | null;
  /** The browser's row, when it signed in to the account before. */
  device: string | null;
}

interface Tried {
  email: string;
  /** The device's cookie. */
  cookie: SignedCookie;
  /** The key under which the calls of the network address are counted, and their limit. */
  address: Limit & { key: string };
}

/** `ok`: the attempt is counted, and the password may be compared. The account is null when nobody has the e-mail. */
export type Claim =
  | { is: 'ok'; account: KnownAccount | null; attemptKey: string }
  | { is: 'addressLimited'; secondsLeft: number }
  | { is: 'locked' };

/**
 * Counts a sign-in and finds its account, in one statement. Ten wrong passwords for one e-mail, known or not,
 * close its sign-in for 15 minutes, from any address. A browser that signed in to the account before has ten
 * attempts of its own, so strangers cannot lock the owner out. It does not wait until the count is on the disk.
 * The password is compared meanwhile. Before the caller gets an answer, the session or the refused sign-in is
 * stored, and that waits for both.
 */
export async function claimSignIn(db: Database, { email, cookie, address }: Tried): Promise<Claim> {
  const key = signInKey(email, null);
  const { rows } = await db.execute<
    KnownAccount & { calls: number; secondsLeft: number; attempts: number } & Record<string, unknown>
  >(sql`
    with known as (
      select u.id, u.name, u.email, u.email_verified, u.two_factor_enabled, a.password, d.id as device
      from "user" u
      left join account a on a.provider_id = 'credential' and a.account_id = u.id::text and a.user_id = u.id
      left join devices d on d.user_id = u.id and d.token_hash = ${deviceHash(cookie)}
      where u.email = ${email}),
    called as (${countedAttempt(sql`values (${address.key})`, address)}),
    tried as (${countedAttempt(
      sql`select ${key}::text || coalesce(':' || (select device from known)::text, '') where (select count from called) <= ${address.max}`,
      LOCK,
    )})
    select set_config('synchronous_commit', 'off', true) as commit, (select count from called) as calls,
      (select "secondsLeft" from called) as "secondsLeft", (select count from tried) as attempts, k.id, k.name, k.email,
      k.email_verified as "emailVerified", k.two_factor_enabled as "twoFactorEnabled", k.password, k.device
    from (values (1)) as one left join known k on true`);
  const [found] = rows;
  if (!found) throw new Error('a sign-in was not counted');
  if (found.calls > address.max) return { is: 'addressLimited', secondsLeft: found.secondsLeft };
  if (found.attempts > LOCK.max) return { is: 'locked' };
  const device = found.device === null ? null : { id: found.device };
  const { calls, secondsLeft, attempts, commit, ...known } = found;
  // Without an account the left join gives null for its id too.
  const account = (found.id as string | null) === null ? null : known;
  return { is: 'ok', account, attemptKey: signInKey(email, device) };
}
