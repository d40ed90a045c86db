import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Deps } from '../../request/context.ts';
import type { Database } from '../../db/client.ts';
import { requestUser } from '../../db/request-user.ts';
import { campaignShares } from '../../db/schema/campaigns.ts';
import { hashSecret } from '../../request/secrets.ts';
import { type AccessRow, closingReason } from '../../session/guard.ts';

/**
 * The owner of an open link, as `viewer`; $1 is the hash of its token. From this row on, the statement sees only
 * the rows of this owner.
 */
const viewer = `
  select ${requestUser('s.user_id')} as scope, s.user_id as id, s.id as share_id, s.campaign_id, s.extras, s.expires_at,
    p.nome_completo as full_name, u.email, u.email_verified as "emailVerified", closed_by(p) as "closedBy"
  from campaign_shares s join "user" u on u.id = s.user_id join profiles p on p.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;

interface Row extends AccessRow {
  share_id: string;
  payload: string | null;
}

/**
 * A stranger's read through a link.
 * @param payload an SQL expression over `viewer`; the read's own parameters start at $2.
 * @returns null when the link does not work, for whatever reason.
 */
export function prepareSharedRead({ db, env }: Pick<Deps, 'db' | 'env'>, payload: string) {
  const text = `with viewer as materialized (${viewer}) select viewer.*, (${payload})::text as payload from viewer`;
  return async (token: string, ...values: unknown[]): Promise<{ id: string; payload: string } | null> => {
    const { rows } = await db.$client.query<Row>({ text }, [hashSecret(token), ...values]);
    const [row] = rows;
    if (row === undefined || closingReason(row, env.ADMIN_EMAIL) !== null) return null;
    return row.payload === null ? null : { id: row.share_id, payload: row.payload };
  };
}

/** Stores that the link was opened. Further reads within a minute count as the same opening. */
export async function markOpened(db: Database, shareId: string): Promise<void> {
  const { id, lastOpenedAt } = campaignShares;
  await db
    .update(campaignShares)
    .set({ lastOpenedAt: sql`now()` })
    .where(
      and(eq(id, shareId), or(isNull(lastOpenedAt), lt(lastOpenedAt, sql`now() - interval '1 minute'`))),
    );
}
