import { sql } from 'drizzle-orm';
import { isLanguageCode } from '#domain/ads/languages.ts';
import type { DescribedAccount } from '#domain/deciding/advice/account.ts';
import type { AccountHistory, AccountNow } from '#domain/deciding/rules/history.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import { type AdvisedCampaign, readCampaigns } from './advice.ts';
import { readHeads, readLevelRows } from './advice-rows.ts';
import type { Call } from '../request/context.ts';
import { readOrders } from './orders.ts';
import { readClicks } from './queries.ts';
import { listRates } from './rates.ts';
import { type Cells, settingsOfScript, type Snapshot, textOf, toCells } from './script-snapshots.ts';

/** An account of Google Ads whose reports a script sends, with the campaign of ours that keeps them. */
export interface HistoryOf {
  accountId: string;
  campaignId: string;
  currency: string;
}

/** Days, cost and sales of an account from `since` on, and how it is now; null where its campaign is gone. */
export async function readAccountHistory(
  call: Call,
  { accountId, campaignId, currency }: HistoryOf,
  since: string,
): Promise<AccountHistory | null> {
  const { db, userId } = call;
  const of = (await readCampaigns(call)).get(campaignId);
  if (!of) return null;
  const heads = (await readHeads(db, userId)).filter(({ campaign }) => campaign === campaignId);
  const levels = await readLevelRows(db, userId, heads, { since, isEachDay: true });
  const orders = (await readOrders(call, [campaignId])).get(campaignId)?.orders ?? [];
  const clicks = await readClicks(db, userId, heads, orders);
  const snapshots = await readSnapshots(call, accountId);
  return {
    account: describe(of, currency, snapshots.budgets),
    levels,
    orders,
    clicks,
    rateOn: rateBook(await listRates(db, userId)),
    now: nowOf(snapshots),
  };
}

interface Snapshots {
  budgets: Cells[];
  ads: Cells[];
  account: Cells[];
  silentHours: number | null;
}

async function readSnapshots({ db, userId }: Call, accountId: string): Promise<Snapshots> {
  const { rows } = await db.execute<{ name: string; snapshot: Snapshot | null }>(sql`
    select name, snapshot from bridge_tables
    where account_id = ${accountId} and user_id = ${userId} and name in ('budgets', 'ads', 'account')`);
  const { rows: seen } = await db.execute<{ hours: number | null }>(sql`
    select (extract(epoch from now() - b.last_seen_at) / 3600)::float8 as hours
    from bridge_accounts a join bridges b on b.id = a.bridge_id
    where a.id = ${accountId} and a.user_id = ${userId}`);
  const cellsOf = (name: string) => toCells(rows.find((row) => row.name === name)?.snapshot ?? null);
  return {
    budgets: cellsOf('budgets'),
    ads: cellsOf('ads'),
    account: cellsOf('account'),
    silentHours: seen[0]?.hours ?? null,
  };
}

/** Each campaign that the script knows, with the plan's commission. */
function describe(
  { name, settings }: AdvisedCampaign,
  currency: string,
  budgets: readonly Cells[],
): DescribedAccount {
  const economics = settings && economicsOf(settings.economics);
  const [language = 'pt'] = settings?.languages ?? [];
  const own = {
    country: '',
    suffix: settings?.finalUrlSuffix ?? '',
    commission: economics ? { amount: economics.netCommission, currency } : null,
  };
  const known = budgets.map((cells) => ({
    ...own,
    name: textOf(cells['campaign']),
    googleId: textOf(cells['campaignId']),
    ...settingsOfScript(cells),
  }));
  return {
    currency,
    timeZone: '',
    language: isLanguageCode(language) ? language : 'pt',
    rates: [],
    campaigns: known.length > 0 ? known : [{ ...own, name, googleId: '', dailyBudget: null }],
  };
}

function nowOf({ budgets, ads, account, silentHours }: Snapshots): AccountNow {
  const [customer] = account;
  return {
    ads: ads.map((cells) => ({
      id: textOf(cells['id']),
      campaign: textOf(cells['campaign']),
      adGroup: textOf(cells['adGroup']),
      approval: textOf(cells['approval']),
    })),
    enabled: budgets.filter(({ status }) => status === 'ENABLED').map(({ campaign }) => textOf(campaign)),
    // Google leaves out what is false.
    autoTagging: customer ? customer['autoTagging'] === true : null,
    silentHours,
  };
}
