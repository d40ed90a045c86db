import { sql } from 'drizzle-orm';
import { type DescribedCampaign, describedBidding } from '#domain/deciding/advice/account.ts';
import { biddingOfScript } from '#domain/deciding/bidding/bidding.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Call } from '../request/context.ts';

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

/** How a campaign is set in Google Ads: its bids, its own budget for a day, and whether it runs. */
export type ScriptSettings = Pick<DescribedCampaign, 'dailyBudget' | 'isStopped'> &
  ReturnType<typeof describedBidding>;

/** By a row of the script's table of budgets. A shared budget is no campaign's own; a column that is missing tells nothing. */
export function settingsOfScript(cells: Cells): ScriptSettings {
  const micros = Number(textOf(cells['amountMicros']));
  const status = textOf(cells['status']);
  return {
    dailyBudget: micros > 0 && cells['isShared'] !== true ? micros / MICROS : null,
    ...(status !== '' && { isStopped: status !== 'ENABLED' }),
    ...describedBidding(biddingOfScript(cells)),
  };
}

/** The settings of campaigns, as the person's scripts sent them last: by the campaign here that keeps an account's reports, then by Google's name. */
export async function readScriptSettings({
  db,
  userId,
}: Pick<Call, 'db' | 'userId'>): Promise<Map<string, Map<string, ScriptSettings>>> {
  const { rows } = await db.execute<{ campaign: string; snapshot: Snapshot | null }>(sql`
    select a.campaign_id as campaign, t.snapshot from bridge_tables t join bridge_accounts a on a.id = t.account_id
    where t.user_id = ${userId} and t.name = 'budgets'`);
  const found = new Map<string, Map<string, ScriptSettings>>();
  for (const { campaign, snapshot } of rows)
    for (const cells of toCells(snapshot)) {
      const own = found.get(campaign) ?? new Map<string, ScriptSettings>();
      found.set(campaign, own.set(textOf(cells['campaign']), settingsOfScript(cells)));
    }
  return found;
}
