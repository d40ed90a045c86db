import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CreatedShare, NewShare, Share } from '#domain/making/campaign/share.ts';
import type { SecurityEventKind } from '#domain/account/security-events.ts';
import { claimAttempt, type Limit } from '../../db/attempts.ts';
import type { Database } from '../../db/client.ts';
import { type CampaignRef, hasCampaign, isCampaign } from '../../db/campaign-ref.ts';
import { isoDate, isoOrNull } from '../../db/iso-date.ts';
import { campaigns, campaignShares } from '../../db/schema/campaigns.ts';
import { securityEvents } from '../../db/schema/audit.ts';
import { MAX_SHARES, SHARES_A_DAY } from '../../request/quotas.ts';
import { hashSecret, newSecret } from '../../request/secrets.ts';

const DAILY: Limit = { max: SHARES_A_DAY, seconds: 24 * 3600 };

interface ShareRequest extends CampaignRef {
  /** The network address of the person, for the security event. */
  address: string;
}

const { id, label, extras, createdAt, expiresAt, lastOpenedAt } = getTableColumns(campaignShares);
const shown = { id, label, extras, createdAt, expiresAt, lastOpenedAt };

/** @returns null when this person has no such campaign. */
export async function listShares(db: Database, ref: CampaignRef): Promise<Share[] | null> {
  const rows = await db
    .select({ campaign: campaigns.id, share: shown })
    .from(campaigns)
    .leftJoin(campaignShares, eq(campaignShares.campaignId, campaigns.id))
    .where(isCampaign(ref))
    .orderBy(asc(createdAt), asc(id));
  if (rows.length === 0) return null;
  return rows.flatMap(({ share }) => (share === null ? [] : [present(share)]));
}

/** Creates a link. Its token is in the answer and nowhere else. */
export async function createShare(
  db: Database,
  request: ShareRequest,
  { days, ...chosen }: NewShare,
): Promise<CreatedShare | 'no_campaign' | 'too_many' | 'too_many_today'> {
  const { userId, campaignId } = request;
  if (!(await hasCampaign(db, request))) return 'no_campaign';
  const links = and(eq(campaignShares.campaignId, campaignId), eq(campaignShares.userId, userId));
  if ((await db.$count(campaignShares, links)) >= MAX_SHARES) return 'too_many';
  if (!(await claimAttempt(db, `share:${userId}`, DAILY))) return 'too_many_today';
  const token = newSecret();
  const end = sql`now() + ${days} * interval '1 day'`;
  const [row] = await db
    .insert(campaignShares)
    .values({ ...chosen, userId, campaignId, tokenHash: hashSecret(token), expiresAt: end })
    .returning(shown);
  if (!row) return 'no_campaign';
  await recordEvent(db, request, 'share_created');
  return { ...present(row), token };
}

/** @returns whether this person's campaign had such a link. */
export async function revokeShare(db: Database, request: ShareRequest, shareId: string): Promise<boolean> {
  const { userId, campaignId } = request;
  const revoked = await db
    .delete(campaignShares)
    .where(and(eq(id, shareId), eq(campaignShares.campaignId, campaignId), eq(campaignShares.userId, userId)))
    .returning({ id });
  if (revoked.length > 0) await recordEvent(db, request, 'share_revoked');
  return revoked.length > 0;
}

async function recordEvent(
  db: Database,
  { userId, address }: ShareRequest,
  event: SecurityEventKind,
): Promise<void> {
  await db.insert(securityEvents).values({ event, outcome: 'ok', userId, address });
}

type Row = Pick<typeof campaignShares.$inferSelect, keyof typeof shown>;

function present({ createdAt, expiresAt, lastOpenedAt, ...row }: Row): Share {
  return {
    ...row,
    createdAt: isoDate(createdAt),
    expiresAt: isoDate(expiresAt),
    lastOpenedAt: isoOrNull(lastOpenedAt),
  };
}
