import { sql } from 'drizzle-orm';
import { type Bidding, biddingOfScript } from '#domain/deciding/bidding/bidding.ts';
import type { Call } from './claims.ts';

export type Cells = Record<string, unknown>;

/** A table of the script that is no report, as it was sent. */
export interface Snapshot {
  columns: string[];
  rows: unknown[][];
}

export function toCells(snapshot: Snapshot | null): Cells[] {
  if (!snapshot) return [];
  return snapshot.rows.map((row) => Object.fromEntries(snapshot.columns.map((name, at) => [name, row[at]])));
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How Google bids, as the person's scripts sent it last: by the campaign here that keeps an account's reports, then by Google's name. */
export async function readScriptBidding({
  db,
  userId,
}: Pick<Call, 'db' | 'userId'>): Promise<Map<string, Map<string, Bidding>>> {
  const { rows } = await db.execute<{ campaign: string; snapshot: Snapshot | null }>(sql`
    select a.campaign_id as campaign, t.snapshot from bridge_tables t join bridge_accounts a on a.id = t.account_id
    where t.user_id = ${userId} and t.name = 'budgets'`);
  const found = new Map<string, Map<string, Bidding>>();
  for (const { campaign, snapshot } of rows)
    for (const cells of toCells(snapshot)) {
      const bidding = biddingOfScript(cells);
      if (bidding === null) continue;
      const own = found.get(campaign) ?? new Map<string, Bidding>();
      found.set(campaign, own.set(textOf(cells['campaign']), bidding));
    }
  return found;
}
