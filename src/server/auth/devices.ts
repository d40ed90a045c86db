import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { devices } from '../db/schema/sign-in.ts';
import { hashSecret, newSecret } from '../request/secrets.ts';
import { cookieAttributes, cookieName } from '../session/session-life.ts';

/** Browsers keep a cookie for at most 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;

export function deviceCookie(appUrl: string) {
  const attributes = { ...cookieAttributes(appUrl), maxAge: DEVICE_SECONDS };
  return { name: cookieName(appUrl, 'device'), attributes };
}

/** The value of a signed cookie: false when the signature is wrong. */
export type SignedCookie = string | false | null | undefined;

/** @returns the device, if it signed in to this account before. */
export async function findDevice(
  db: Database,
  userId: string,
  token: SignedCookie,
): Promise<{ id: string } | null> {
  if (!isToken(token)) return null;
  const [device] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.tokenHash, hashSecret(token))));
  return device ?? null;
}

/** The hash under which a device is stored; null for a browser without one. */
export function deviceHash(cookie: SignedCookie): string | null {
  return isToken(cookie) ? hashSecret(cookie) : null;
}

/** The token in the browser's cookie; a browser without one gets a new one. */
export function deviceToken(cookie: SignedCookie): string {
  return isToken(cookie) ? cookie : newSecret();
}

/**
 * Parts of a `with` that remember that a browser signed in to an account. `owner` is the account, `used` are the
 * browsers that it had before, `known` is this browser if it was among them, `device` is its row now.
 * @param owner a query of the account's id. Without a row, nothing is remembered.
 */
export function rememberedDevice(owner: SQL, token: string): SQL {
  const tokenHash = hashSecret(token);
  return sql`
    owner as (${owner}),
    used as (select id, token_hash from devices where user_id = (select id from owner)),
    known as (select id from used where token_hash = ${tokenHash}),
    device as (
      insert into devices (user_id, token_hash) select id, ${tokenHash} from owner
      on conflict (user_id, token_hash) do update set last_used_at = now() returning id)`;
}

/**
 * Remembers that a browser signed in to this account.
 * @returns the device, and the token for its cookie.
 */
export async function rememberDevice(
  db: Database,
  userId: string,
  cookie: SignedCookie,
): Promise<{ id: string; token: string }> {
  const token = deviceToken(cookie);
  const { rows } = await db.execute<{ id: string }>(
    sql`with ${rememberedDevice(sql`select ${userId}::uuid as id`, token)} select id from device`,
  );
  const [device] = rows;
  if (!device) throw new Error('the device was not stored');
  return { id: device.id, token };
}

function isToken(cookie: SignedCookie): cookie is string {
  return typeof cookie === 'string' && cookie !== '';
}
