import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { CreatedShare, NewShare, Share } from '#domain/making/campaign/share.ts';
import type { SecurityEventKind } from '#domain/account/security-events.ts';
import { claimAttempt, type Limit } from '../../db/attempts.ts';
import type { Database } from '../../db/client.ts';
import { isoDate, isoOrNull } from '../../db/iso-date.ts';
import { campaigns, campaignShares } from '../../db/schema/campaigns.ts';
import { securityEvents } from '../../db/schema/audit.ts';
import type { CampaignRef } from '../../request/owned-campaign.ts';
import { MAX_SHARES, SHARES_A_DAY } from '../../request/quotas.ts';

const TOKEN_BYTES = 32;
const DAILY: Limit = { max: SHARES_A_DAY, seconds: 24 * 3600 };

interface ShareRequest extends CampaignRef {
  /** The network address of the person, for the security event. */
  address: string;
}

const { id, label, extras, createdAt, expiresAt, lastOpenedAt } = getTableColumns(campaignShares);
const shown = { id, label, extras, createdAt, expiresAt, lastOpenedAt };

/** @returns null when this person has no such campaign. */
export async function listShares(db: Database, { userId, campaignId }: CampaignRef): Promise<Share[] | null> {
  const rows = await db
    .select({ campaign: campaigns.id, share: shown })
    .from(campaigns)
    .leftJoin(campaignShares, eq(campaignShares.campaignId, campaigns.id))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId)))
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
  const [campaign] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId)));
  if (!campaign) return 'no_campaign';
  const [existing] = await db
    .select({ links: count() })
    .from(campaignShares)
    .where(and(eq(campaignShares.campaignId, campaignId), eq(campaignShares.userId, userId)));
  if (existing === undefined || existing.links >= MAX_SHARES) return 'too_many';
  if (!(await claimAttempt(db, `share:${userId}`, DAILY))) return 'too_many_today';
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const end = sql`now() + ${days} * interval '1 day'`;
  const [row] = await db
    .insert(campaignShares)
    .values({ ...chosen, userId, campaignId, tokenHash: hashToken(token), expiresAt: end })
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

/** Tokens are found by their hash, so the time that a search takes says nothing about a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
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
