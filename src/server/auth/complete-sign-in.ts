import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type NotedEvent, notedEvent } from '../session/security-events.ts';
import { SESSION_SECONDS } from '../session/session-life.ts';
import { deviceToken, rememberedDevice, type SignedCookie } from './devices.ts';

/** `isNew`: the account was used before, but not from this browser. */
interface Remembered {
  /** The device's token, for its cookie. */
  token: string;
  isNew: boolean;
}

interface FirstStep {
  userId: string;
  /** The token of the new session. */
  token: string;
  address: string;
  browser: string;
  /** The token of the session that this browser had before. */
  former: string | null;
  /** The device's cookie. */
  cookie: SignedCookie;
  /** Under which the attempts of this browser are counted. */
  attemptKey: string;
  event: NotedEvent;
}

/**
 * What follows a right password, in one statement: it ends the browser's former session and begins the new one, forgets
 * the wrong attempts, remembers the browser, and records the sign-in.
 */
export function beginSession(db: Database, step: FirstStep): Promise<Remembered> {
  const { userId, token, address, browser } = step;
  return remember(
    db,
    step,
    sql`
    ended as (delete from session where token = ${step.former}),
    begun as (
      insert into session (token, user_id, ip_address, user_agent, expires_at)
      values (${token}, ${userId}, ${address}, ${browser}, ${lastsUntil})),
    forgotten as (delete from attempts where key = ${step.attemptKey}),
    noted as (${notedEvent(step.event)})`,
  );
}

/**
 * After the second step, whose session the library began: gives it the database's clock, by which sessions are compared,
 * and remembers the browser.
 */
export function completeSignIn(
  db: Database,
  step: { userId: string; token: string; cookie: SignedCookie },
): Promise<Remembered> {
  return remember(
    db,
    step,
    sql`
    begun as (
      update session set created_at = now(), updated_at = now(), proven_at = now(), expires_at = ${lastsUntil}
      where token = ${step.token})`,
  );
}

const lastsUntil = sql`now() + ${SESSION_SECONDS} * interval '1 second'`;

/** @param parts of the statement's `with`. */
async function remember(
  db: Database,
  { userId, cookie }: { userId: string; cookie: SignedCookie },
  parts: SQL,
): Promise<Remembered> {
  const device = deviceToken(cookie);
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    with ${rememberedDevice(userId, device)}, ${parts}
    select exists (select from used) and not exists (select from known) as "isNew" from device`);
  return { token: device, isNew: rows[0]?.isNew === true };
}
