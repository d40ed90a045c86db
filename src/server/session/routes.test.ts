import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SessionInfo } from '#domain/account/session.ts';
import { profiles } from '../db/schema/profiles.ts';
import { session } from '../db/schema/accounts.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

async function readSession(cookie?: string): Promise<SessionInfo | null> {
  const response = await request('GET', '/api/session', { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as SessionInfo | null; // the type that the route declares
}

describe('GET /api/session', () => {
  it('answers null to a visitor, to a forged cookie and after the 30 days', async () => {
    const { cookie, id } = await signIn();
    expect(await readSession()).toBeNull();
    expect(await readSession(`${cookie.slice(0, -6)}AAAAAA`)).toBeNull();
    await db
      .update(session)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(session.userId, id));
    expect(await readSession(cookie)).toBeNull();
  });

  it("returns a new account's Pro trial and its lease of one hour", async () => {
    const { cookie, email } = await signIn();
    const info = await readSession(cookie);
    expect(info).toMatchObject({
      profile: { email, plan: 'pro', subscriptionStatus: 'trialing' },
      hasAccess: true,
      hasProAccess: true,
      isAdmin: false,
    });
    const lease = Date.parse(info?.leaseExpiresAt ?? '') - Date.parse(info?.serverTime ?? '');
    expect(lease).toBeGreaterThan(59 * 60_000);
    expect(lease).toBeLessThanOrEqual(60 * 60_000);
  });

  it('renews an expired lease within the 30 days', async () => {
    const { cookie, id } = await signIn();
    const twoDaysAgo = sql`now() - interval '2 days'`;
    const soon = sql`now() + interval '28 days'`;
    await db.update(session).set({ updatedAt: twoDaysAgo, expiresAt: soon }).where(eq(session.userId, id));
    const info = await readSession(cookie);
    expect(Date.parse(info?.leaseExpiresAt ?? '')).toBeGreaterThan(Date.now());
    const [row] = await db.select().from(session).where(eq(session.userId, id));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000);
  });

  it('ends the session 90 days after the sign-in, however often it is used', async () => {
    const { cookie, id } = await signIn();
    const signedInAgo = (interval: string) => ({
      createdAt: sql`now() - ${interval}::interval`,
      updatedAt: sql`now() - interval '1 day'`,
    });
    const mine = eq(session.userId, id);
    await db.update(session).set(signedInAgo('89 days')).where(mine);
    expect(await readSession(cookie)).not.toBeNull(); // reading renews the lease
    const [row] = await db
      .select({ left: sql<string>`extract(epoch from ${session.expiresAt} - now()) / 3600` })
      .from(session)
      .where(mine);
    expect(Number(row?.left)).toBeGreaterThan(23); // of the last day, not of 30 more
    expect(Number(row?.left)).toBeLessThanOrEqual(24);
  });

  it('creates a missing profile once, even under parallel requests', async () => {
    const { cookie, id } = await signIn();
    await db.delete(profiles).where(eq(profiles.id, id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => readSession(cookie)));
    expect(answers.map((info) => info?.profile.id)).toEqual(Array(8).fill(id));
    const rows = await db.select().from(profiles).where(eq(profiles.id, id));
    expect(rows).toHaveLength(1);
  });
});

describe('POST /api/session/refresh', () => {
  it('renews the lease and the cookie', async () => {
    const { cookie } = await signIn();
    const response = await request('POST', '/api/session/refresh', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('refuses a visitor', async () => {
    const response = await request('POST', '/api/session/refresh');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  });
});
