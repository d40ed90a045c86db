import { and, eq, gt, sql } from 'drizzle-orm';
import { TRIAL_DAYS } from '#domain/account/plans.ts';
import { LEASE_SECONDS, PROOF_SECONDS, SESSION_SECONDS, WHOLE_SESSION_SECONDS } from './session-life.ts';
import type { Database } from '../db/client.ts';
import { profiles, session, user } from '../db/schema.ts';

/** Prepares, once per database, the read with which every request begins. */
export function prepareSessionQueries(db: Database) {
  const leaseExpiresAt = sql`${session.updatedAt} + ${LEASE_SECONDS} * interval '1 second'`.mapWith(toDate);
  const find = db
    .select({
      sessionId: session.id,
      now: sql`now()`.mapWith(toDate),
      leaseExpiresAt,
      isProven: sql<boolean>`${session.provenAt} > now() - ${PROOF_SECONDS} * interval '1 second'`,
      user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
      profile: profiles,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql`now()`)))
    .prepare('find_session');

  const afterRest = sql`now() + ${SESSION_SECONDS} * interval '1 second'`;
  const afterAll = sql`${session.createdAt} + ${WHOLE_SESSION_SECONDS} * interval '1 second'`;
  /** Renews the lease and the 30 days, up to 90 days in total. An ended session stays ended. */
  const renew = db
    .update(session)
    .set({ updatedAt: sql`now()`, expiresAt: sql`least(${afterRest}, ${afterAll})` })
    .where(and(eq(session.id, sql.placeholder('id')), gt(session.expiresAt, sql`now()`)))
    .returning({ leaseExpiresAt })
    .prepare('renew_session');

  return { find, renew };
}

/** Creates the profile that a sign-up should have created. Safe under concurrent calls. */
export async function createMissingProfile(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    insert into profiles (id, email, nome_completo, plan, subscription_status, trial_expires_at)
    select id, email, name, 'pro', 'trialing', now() + ${TRIAL_DAYS} * interval '1 day' from "user" where id = ${userId}
    on conflict (id) do nothing`);
}

function toDate(value: string): Date {
  return new Date(value);
}
