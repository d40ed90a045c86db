import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type NotedEvent, notedEvent } from '../session/security-events.ts';
import { SESSION_SECONDS } from '../session/session-life.ts';
import { ownerWithPassword } from './credentials.ts';
import { deviceToken, rememberedDevice, type SignedCookie } from './devices.ts';

/** `isNew`: the account was used before, but not from this browser. */
interface Remembered {
  /** The device's token, for its cookie. */
  token: string;
  isNew: boolean;
}

interface FirstStep {
  userId: string;
  /** The hash with which the password was compared. */
  password: string;
  /** The token of the new session. */
  token: string;
  address: string;
  browser: string;
  /** The token of the session that this browser had before. */
  former: string | null;
  /** The device's cookie. */
  cookie: SignedCookie;
  /** The key under which the attempts of this browser are counted. */
  attemptKey: string;
  event: NotedEvent;
}

/**
 * Completes a sign-in after the right password, in one statement: it ends the browser's former session, begins the
 * new one, forgets the wrong attempts, remembers the browser and records the sign-in.
 * @returns null when the password has been changed since it was compared: then nothing is done.
 */
export function beginSession(db: Database, step: FirstStep): Promise<Remembered | null> {
  const { userId, password, token, address, browser } = step;
  const isOwner = sql`exists (select from owner)`;
  return remember(
    db,
    { owner: ownerWithPassword(userId, password), cookie: step.cookie },
    sql`
    ended as (delete from session where token = ${step.former} and ${isOwner}),
    begun as (
      insert into session (token, user_id, ip_address, user_agent, expires_at)
      select ${token}, id, ${address}, ${browser}, ${lastsUntil} from owner),
    forgotten as (delete from attempts where key = ${step.attemptKey} and ${isOwner}),
    noted as (${notedEvent(step.event, sql`from owner`)})`,
  );
}

/**
 * Completes a sign-in after the second step, whose session the library began. It sets the session's times by the
 * database's clock, because sessions are compared by it, and remembers the browser.
 */
export async function completeSignIn(
  db: Database,
  { userId, token, cookie }: { userId: string; token: string; cookie: SignedCookie },
): Promise<Remembered> {
  const remembered = await remember(
    db,
    { owner: sql`select ${userId}::uuid as id`, cookie },
    sql`
    begun as (
      update session set created_at = now(), updated_at = now(), proven_at = now(), expires_at = ${lastsUntil}
      where token = ${token})`,
  );
  if (remembered === null) throw new Error('the device was not stored');
  return remembered;
}

const lastsUntil = sql`now() + ${SESSION_SECONDS} * interval '1 second'`;

/**
 * @param owner a query of the account's id. Without a row, the result is null.
 * @param parts of the statement's `with`, after `owner`.
 */
async function remember(
  db: Database,
  { owner, cookie }: { owner: SQL; cookie: SignedCookie },
  parts: SQL,
): Promise<Remembered | null> {
  const token = deviceToken(cookie);
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    with ${rememberedDevice(owner, token)}, ${parts}
    select exists (select from used) and not exists (select from known) as "isNew" from device`);
  const [device] = rows;
  return device ? { token, isNew: device.isNew } : null;
}
