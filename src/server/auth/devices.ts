import { and, eq, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/client.ts';
import { devices, user } from '../db/schema.ts';
import { cookieAttributes, cookieName } from '../session/session-life.ts';

/** Browsers keep a cookie for at most 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;

export function deviceCookie(appUrl: string) {
  const attributes = { ...cookieAttributes(appUrl), maxAge: DEVICE_SECONDS };
  return { name: cookieName(appUrl, 'device'), attributes };
}

/** The value of a signed cookie: false when the signature is wrong. */
type SignedCookie = string | false | null | undefined;

/** @returns the device, if it signed in to this account before. */
export async function findDevice(
  db: Database,
  account: { email: string } | { userId: string },
  token: SignedCookie,
): Promise<{ id: string } | null> {
  if (!isToken(token)) return null;
  const isAccount = 'email' in account ? eq(user.email, account.email) : eq(user.id, account.userId);
  const [device] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(user, eq(user.id, devices.userId))
    .where(and(isAccount, eq(devices.tokenHash, hashToken(token))));
  return device ?? null;
}

/**
 * Remembers that a browser signed in to this account. @param token the token in the browser's cookie; a
 * browser without one gets a new one. @returns the token for the cookie. `isNew` is true when the account was
 * used before, but not from this browser.
 */
export async function rememberDevice(
  db: Database,
  userId: string,
  token: SignedCookie,
): Promise<{ id: string; token: string; isNew: boolean }> {
  const ownToken = isToken(token) ? token : randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    const before = await tx.select().from(devices).where(eq(devices.userId, userId));
    const tokenHash = hashToken(ownToken);
    const [row] = await tx
      .insert(devices)
      .values({ userId, tokenHash })
      .onConflictDoUpdate({
        target: [devices.userId, devices.tokenHash],
        set: { lastUsedAt: sql`now()` },
      })
      .returning({ id: devices.id });
    if (!row) throw new Error('the device was not stored');
    const isNew = before.length > 0 && !before.some((device) => device.tokenHash === tokenHash);
    return { id: row.id, token: ownToken, isNew };
  });
}

function isToken(cookie: SignedCookie): cookie is string {
  return typeof cookie === 'string' && cookie !== '';
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
