import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type ClosingReason, TRIAL_DAYS } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import type { Database } from '../db/client.ts';
import { jsonFields } from '../db/json-fields.ts';
import { profiles } from '../db/schema/profiles.ts';
import { session } from '../db/schema/accounts.ts';
import { LEASE_SECONDS, PROOF_SECONDS, SESSION_SECONDS, WHOLE_SESSION_SECONDS } from './session-life.ts';

const { stripeSubscriptionId, mutedNotices, updatedAt, ...shown } = getTableColumns(profiles);

export interface SessionRow {
  sessionId: string;
  /** The database's clock. */
  now: Date;
  leaseExpiresAt: Date;
  isProven: boolean;
  userId: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** Whether the subscription is open, for any account, the admin's included. */
  closedBy: ClosingReason | null;
  /** The profile as its owner may see it; null when the account has none. */
  profile: Profile | null;
}

/** The read with which every request begins, as plain SQL. $1 is the session's token. */
export const findSession = `
  select s.id as "sessionId", now() as now, s.updated_at + interval '${LEASE_SECONDS} seconds' as "leaseExpiresAt",
    s.proven_at > now() - interval '${PROOF_SECONDS} seconds' as "isProven",
    u.id as "userId", u.email, u.name, u.email_verified as "emailVerified", closed_by(p) as "closedBy",
    case when p.id is not null then json_build_object(${jsonFields('p', shown)}) end as profile
  from session s join "user" u on u.id = s.user_id left join profiles p on p.id = u.id
  where s.token = $1 and s.expires_at > now()`;

/** Prepares, once per database, the renewal of a session. */
export function prepareRenewal(db: Database) {
  const afterRest = sql`now() + ${SESSION_SECONDS} * interval '1 second'`;
  const afterAll = sql`${session.createdAt} + ${WHOLE_SESSION_SECONDS} * interval '1 second'`;
  /** Renews the lease and the 30 days, up to 90 days in total. An ended session stays ended. */
  return db
    .update(session)
    .set({ updatedAt: sql`now()`, expiresAt: sql`least(${afterRest}, ${afterAll})` })
    .where(and(eq(session.id, sql.placeholder('id')), gt(session.expiresAt, sql`now()`)))
    .returning({
      leaseExpiresAt: sql`${session.updatedAt} + ${LEASE_SECONDS} * interval '1 second'`.mapWith(toDate),
    })
    .prepare('renew_session');
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
