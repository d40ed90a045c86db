import type { Context } from 'hono';
import type { AppEnv, Deps } from '../request/context.ts';
import { subscriptionRequired, unauthenticated } from '../request/errors.ts';
import { requestUser } from '../db/request-user.ts';
import { type AccessRow, closingReason, sessionReader } from './guard.ts';

/**
 * The person of a live session, as `viewer`; $1 is the session's token. Materialized first, so that row-level security
 * is set before the payload runs.
 */
const viewer = `
  select ${requestUser('u.id')} as scope, u.id, u.email, u.email_verified as "emailVerified",
    p.id is not null as "hasProfile", closed_by(p) as "closedBy"
  from session s join "user" u on u.id = s.user_id left join profiles p on p.id = u.id
  where s.token = $1 and s.expires_at > now()`;

interface Row extends AccessRow {
  id: string;
  hasProfile: boolean;
  payload: string | null;
}

/**
 * A subscriber's read in one prepared statement. It checks session and subscription like the guards do, and returns the
 * data as JSON text.
 *
 * @param payload an SQL expression over `viewer`; the read's own parameters start at $2.
 */
export function prepareGuardedRead(deps: Deps, payload: string) {
  const { db, env, cookies } = deps;
  const readSession = sessionReader(deps);
  const text = `with viewer as materialized (${viewer}) select viewer.*, (${payload})::text as payload from viewer`;
  const run = async (token: string, values: unknown[]): Promise<Row | undefined> =>
    (await db.$client.query<Row>({ text }, [token, ...values])).rows[0];

  return async (c: Context<AppEnv>, ...values: unknown[]): Promise<string | null> => {
    const token = cookies.readSession(c);
    if (token === null) throw unauthenticated();
    let row = await run(token, values);
    if (row?.hasProfile === false) {
      await readSession(c); // it creates the missing profile
      row = await run(token, values);
    }
    if (!row) throw unauthenticated();
    const reason = closingReason(row, env.ADMIN_EMAIL);
    if (reason !== null) throw subscriptionRequired(reason);
    return row.payload;
  };
}
