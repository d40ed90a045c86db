import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { claimedKey } from '../db/idempotency-keys.ts';
import { requestUser } from '../db/request-user.ts';
import { countedWrite } from '../db/write-counts.ts';
import { hashRequest, validKey } from '../middleware/idempotency.ts';

/** A row for each person who may write now: `closedBy` of the domain as SQL, for a session that is alive. */
const writer = sql`
  select ${sql.raw(requestUser('p.id'))} as scope, p.id
  from session s join profiles p on p.id = s.user_id
  where s.token = ${sql.placeholder('token')} and s.expires_at > now() and case p.subscription_status
    when 'active' then p.grace_ends_at is null or (p.grace_ends_at > now() and isfinite(p.grace_ends_at))
    when 'trialing' then p.trial_expires_at > now() and isfinite(p.trial_expires_at)
    else false end`;

/** Parts of a write's statement. Their placeholders are the write's own values. */
export interface WriteParts {
  /** The row that will be written, over `writer`: none when it must not be. Its column `owner` is the person. */
  ready: SQL;
  /** The insert from `ready` and `allowed`. */
  write: SQL;
}

interface Written {
  values: Record<string, unknown>;
  /** What the caller is told, as JSON. It is kept with the request's key. */
  answer: string;
}

/**
 * A subscriber's write in one prepared statement: it checks session and subscription, counts the write, claims the
 * request's key, sets the second wall, and writes. It never refuses: when one of these does not hold, the statement
 * writes nothing, and the caller goes on to the usual guards, which decide and answer.
 */
export function prepareGuardedWrite({ db, env }: Deps, parts: WriteParts) {
  const dialect = new PgDialect();
  const build = (allowed: SQL) =>
    dialect.sqlToQuery(sql`
      with writer as materialized (${writer}),
      ready as materialized (${parts.ready}),
      counted as (${countedWrite(sql`select owner, now(), 1 from ready`)}),
      allowed as (${allowed}),
      written as (${parts.write} returning 1)
      select exists (select from written) as done`);
  const isWithin = sql`from counted where count <= ${sql.raw(`${env.WRITES_PER_MINUTE}`)}`;
  const plain = build(sql`select ${isWithin}`);
  const keyed = build(claimedKey(sql`select owner ${isWithin}`));

  /** @param token of the request's session. @returns whether it is written. */
  return async (c: Context<AppEnv>, token: string, { values, answer }: Written): Promise<boolean> => {
    const key = c.req.header('Idempotency-Key');
    const { sql: text, params } = key === undefined ? plain : keyed;
    const claim = key !== undefined && { key: validKey(key), requestHash: await hashRequest(c), answer };
    const filled = fillPlaceholders(params, { ...values, token, ...claim });
    const [row] = await db.$write<{ done: boolean }>(text, filled);
    return row?.done === true;
  };
}
