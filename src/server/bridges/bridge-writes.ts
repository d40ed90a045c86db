import { and, eq, sql } from 'drizzle-orm';
import type { Caps, CreatedBridge, NewBridge } from '#domain/deciding/bridge/messages.ts';
import { writtenCustomerId } from '#domain/deciding/bridge/messages.ts';
import type { SecurityEventKind } from '#domain/account/security-events.ts';
import { claimAttempt } from '../db/attempts.ts';
import { hasCampaign } from '../db/campaign-ref.ts';
import type { Database } from '../db/client.ts';
import { bridges } from '../db/schema/bridges.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { presentBridge } from './bridge-reads.ts';
import { renderScript } from './render-script.ts';
import { hashesOf, newTokens } from './tokens.ts';

/** Far more than a person has; each bridge is called every hour. */
export const MOST_BRIDGES = 20;
/** Each creation and renewal is a row of the security log. */
const DAILY = { max: 100, seconds: 24 * 3600 };

/** The person who writes, the network address, and the address that scripts call. */
export interface Author {
  userId: string;
  /** The network address of the person, for the security event. */
  address: string;
  scriptAddress: string;
}

export type BridgeFailure = 'no_campaign' | 'too_many' | 'too_many_today';

/** Creates a bridge. The tokens are in its script and nowhere else. */
export async function createBridge(
  db: Database,
  author: Author,
  { kind, customerId, campaignId, caps }: NewBridge,
): Promise<CreatedBridge | BridgeFailure> {
  const { userId } = author;
  if (campaignId !== undefined && !(await hasCampaign(db, { userId, campaignId }))) return 'no_campaign';
  if ((await db.$count(bridges, eq(bridges.userId, userId))) >= MOST_BRIDGES) return 'too_many';
  if (!(await claimAttempt(db, `bridge:${userId}`, DAILY))) return 'too_many_today';
  const tokens = newTokens();
  const target = { kind, customerId: writtenCustomerId(customerId), campaignId: campaignId ?? null, caps };
  const [row] = await db
    .insert(bridges)
    .values({ userId, ...target, ...hashesOf(tokens) })
    .returning();
  if (!row) throw new Error('no bridge was made');
  await recordEvent(db, author, 'bridge_created');
  return { ...presentBridge(row), script: scriptOf(author, row, tokens) };
}

/** Gives a bridge new tokens. The old ones stop working. */
export async function renewBridge(
  db: Database,
  author: Author,
  id: string,
  caps: Caps | undefined,
): Promise<CreatedBridge | 'too_many_today' | null> {
  const { userId } = author;
  if (!(await claimAttempt(db, `bridge:${userId}`, DAILY))) return 'too_many_today';
  const tokens = newTokens();
  const [row] = await db
    .update(bridges)
    .set({ ...hashesOf(tokens), ...(caps && { caps }) })
    .where(and(eq(bridges.id, id), eq(bridges.userId, userId)))
    .returning();
  if (!row) return null;
  await recordEvent(db, author, 'bridge_renewed');
  return { ...presentBridge(row), script: scriptOf(author, row, tokens) };
}

/** Deletes a bridge. The server refuses its script from now on. The data that it brought stay in the campaign. */
export async function deleteBridge(db: Database, author: Author, id: string): Promise<boolean> {
  const own = and(eq(bridges.id, id), eq(bridges.userId, author.userId));
  const deleted = await db.delete(bridges).where(own).returning({ id: bridges.id });
  if (deleted.length > 0) await recordEvent(db, author, 'bridge_deleted');
  return deleted.length > 0;
}

function scriptOf(
  { scriptAddress }: Author,
  { kind, customerId, caps }: Pick<typeof bridges.$inferSelect, 'kind' | 'customerId' | 'caps'>,
  tokens: ReturnType<typeof newTokens>,
): string {
  return renderScript({ address: scriptAddress, kind, customerId, ...tokens }, caps);
}

export async function recordEvent(
  db: Database,
  { userId, address }: { userId: string; address: string },
  event: SecurityEventKind,
): Promise<void> {
  await db.insert(securityEvents).values({ event, outcome: 'ok', userId, address, createdAt: sql`now()` });
}
