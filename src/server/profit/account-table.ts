import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type AccountCampaign,
  type AccountTable,
  type CampaignRows,
  type DoubtfulOrder,
  sharedTexts,
  splitByBrand,
} from '#domain/deciding/advice/account-table.ts';
import { campaignStatuses } from '#domain/deciding/advice/standings.ts';
import type { ProfitLevelName } from '#domain/measuring/profit/levels.ts';
import { profitOfCampaign, profitOfLevel } from '#domain/measuring/profit/profit.ts';
import type { OwnedOrders } from '#domain/measuring/profit/owners.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { inSteps } from '../request/cooperative.ts';
import { distinct, readFacts } from './advice.ts';
import type { Call } from '../request/context.ts';
import { reader } from './queries.ts';

/** As many as a person looks at; those that were changed last. */
const MOST_CAMPAIGNS = 100;
/** The most orders in doubt that are listed one by one, the newest first. */
const MOST_DOUBTFUL = 200;

/** All campaigns with reports side by side: the sums of each one's Lucro, the verdicts of the advice, and what they share. */
export async function readAccountTable(call: Call): Promise<AccountTable> {
  const { caller } = call;
  const known = await readShown(call);
  const brands = known.flatMap(({ product, spellings }) => (product === null ? [] : [product, ...spellings]));
  const standings = await readStandings(call);
  const read =
    known.length > 0
      ? await reader(
          call,
          known.map(({ id }) => id),
        )
      : null;
  const rows: AccountCampaign[] = [];
  const keywords: CampaignRows[] = [];
  const terms: CampaignRows[] = [];
  const doubtful: DoubtfulOrder[] = [];
  let hasOrders = false;
  for (const { id, name } of known) {
    if (read === null) break;
    const { input, levels, ...account } = await read(id, 'all');
    hasOrders ||= account.hasOrders;
    const { total, counted } = await inSteps(profitOfCampaign(input, levels.campaign), caller);
    const rowsAt = async (level: ProfitLevelName) =>
      (await inSteps(profitOfLevel(counted, levels[level], input.known.locations), caller)).rows;
    const own = await rowsAt('keyword');
    const { limit = null, standing = null } = standings.get(id) ?? {};
    rows.push({ id, name, total, limit, standing, ...splitByBrand(own, brands) });
    keywords.push({ id, currency: input.currency, rows: own });
    terms.push({ id, currency: input.currency, rows: await rowsAt('term') });
    doubtful.push(...doubtfulOf(id, input.owned));
  }
  const contested = doubtful.filter(({ isContested }) => isContested).length;
  return {
    campaigns: rows,
    hasOrders,
    hasBrand: brands.length > 0,
    shared: [...sharedTexts('keyword', keywords), ...sharedTexts('term', terms)],
    unassigned: doubtful.length - contested,
    contested,
    doubtful: doubtful.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, MOST_DOUBTFUL),
  };
}

/** The campaigns with reports, and what their products are called. */
function readShown({ db, userId }: Call) {
  return db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      product: sql<string | null>`nullif(btrim(${campaigns.sheet}->>'name'), '')`,
      spellings: sql<string[]>`coalesce(${campaigns.sheet}->'spellings', '[]')`,
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        sql`exists (select from report_imports i where i.campaign_id = ${campaigns.id} and i.user_id = ${campaigns.userId}
          and i.received = i.row_count)`,
      ),
    )
    .orderBy(desc(campaigns.updatedAt))
    .limit(MOST_CAMPAIGNS);
}

/** The verdict of each campaign against its own break-even, all judged together within a currency. */
async function readStandings(call: Call) {
  const standings = new Map<string, Pick<AccountCampaign, 'limit' | 'standing'>>();
  for (const read of (await readFacts(call)).values()) {
    const placed = distinct(read);
    const verdicts = campaignStatuses(placed.map(({ facts }) => facts));
    for (const [at, { facts, of }] of placed.entries()) {
      const limit = facts.saleValue > 0 ? facts.saleValue : null;
      standings.set(of.id, { limit, standing: verdicts[at] ?? null });
    }
  }
  return standings;
}

function doubtfulOf(campaignId: string, { contested, untraced }: OwnedOrders): DoubtfulOrder[] {
  const traceless = new Set(untraced);
  return contested.own.map((order) => ({
    orderId: order.orderId,
    day: order.day,
    campaignId,
    isContested: !traceless.has(order),
  }));
}
