import type { Context } from 'hono';
import { closedBy, type PlanCode, type SubscriptionStatus } from '#domain/account/plans.ts';
import type { AppEnv, Deps } from '../context.ts';
import { subscriptionRequired, unauthenticated } from '../errors.ts';
import { runOn } from '../driver/pool.ts';
import { requestUser } from '../db/request-user.ts';
import { isAdmin, sessionReader } from './guard.ts';

/**
 * The person a live session belongs to, as `viewer`; $1 is the session's token. From this row on, the statement sees no
 * other owner's rows: it is made before the payload over it is.
 */
const viewer = `
  select ${requestUser('u.id')} as scope, u.id, u.email, u.email_verified, p.id is not null as has_profile, p.plan, p.subscription_status,
    p.trial_expires_at, p.grace_ends_at, now() as now
  from session s join "user" u on u.id = s.user_id left join profiles p on p.id = u.id
  where s.token = $1 and s.expires_at > now()`;

/** What decides whether an account is open, as SQL reads it. */
export interface AccessRow {
  email: string;
  email_verified: boolean;
  plan: PlanCode;
  subscription_status: SubscriptionStatus;
  trial_expires_at: Date | null;
  grace_ends_at: Date | null;
  /** The database's clock, which decides when a trial ends. */
  now: Date;
}

interface Row extends AccessRow {
  has_profile: boolean;
  payload: string | null;
}

/**
 * A subscriber's read in one prepared statement. It checks session and subscription like the guards do, and
 * returns the data as JSON text. @param payload an SQL expression over `viewer`; the read's own parameters
 * start at $2. @param isShort whether it always reads little, so that it may share a connection with others.
 */
export function prepareGuardedRead(deps: Deps, payload: string, { isShort = false } = {}) {
  const { db, env, cookies } = deps;
  const readSession = sessionReader(deps);
  const text = `with viewer as materialized (${viewer}) select viewer.*, (${payload})::text as payload from viewer`;
  const read = isShort ? db.$read : runOn(db.$client);
  const run = async (token: string, values: unknown[]): Promise<Row | undefined> =>
    (await read<Row>(text, [token, ...values]))[0];

  return async (c: Context<AppEnv>, ...values: unknown[]): Promise<string | null> => {
    const token = cookies.readSession(c);
    let row = token === null ? undefined : await run(token, values);
    if (token !== null && row?.has_profile === false) {
      await readSession(c); // it creates the missing profile
      row = await run(token, values);
    }
    if (!row) throw unauthenticated();
    refuseClosed(row, env.ADMIN_EMAIL);
    return row.payload;
  };
}

function refuseClosed(row: Row, adminEmail: string | undefined): void {
  const reason = closingReason(row, adminEmail);
  if (reason !== null) throw subscriptionRequired(reason);
}

/** The reason why the account is closed; null while it is open. The admin's account is always open. */
export function closingReason(row: AccessRow, adminEmail: string | undefined) {
  if (isAdmin({ email: row.email, emailVerified: row.email_verified }, adminEmail)) return null;
  const subscription = {
    plan: row.plan,
    subscriptionStatus: row.subscription_status,
    trialExpiresAt: row.trial_expires_at,
    graceEndsAt: row.grace_ends_at,
  };
  return closedBy(subscription, row.now);
}
