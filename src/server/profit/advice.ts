import { eq, sql } from 'drizzle-orm';
import { isLanguageCode } from '#domain/ads/languages.ts';
import {
  adviceKey,
  type AdviceAnswer,
  type CampaignAdvice,
  type KnownStrategy,
} from '#domain/deciding/advice/campaign-advice.ts';
import { describedBidding, type DescribedAccount } from '#domain/deciding/advice/account.ts';
import { adviseSteps } from '#domain/deciding/advice/advise.ts';
import { biddingInRows, biddingOfSettings } from '#domain/deciding/bidding/bidding.ts';
import type { AccountFacts } from '#domain/deciding/advice/facts.ts';
import { joinAccount } from '#domain/deciding/advice/join-account.ts';
import { ownCampaign } from '#domain/deciding/search-terms/ad-groups.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { type LevelRows, levelsWithBidding } from '#domain/deciding/advice/tables.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { ignoredFindings } from '../db/schema/reports.ts';
import { inSteps } from '../request/cooperative.ts';
import { readHeads, readLevelRows } from './advice-rows.ts';
import { readScriptSettings, type ScriptSettings } from './script-snapshots.ts';
import type { Call } from '../request/context.ts';
import { readOrders } from './orders.ts';
import { readClicks } from './queries.ts';
import { listRates } from './rates.ts';

/** The campaigns with the newest reports; the others are old. */
const MOST_CAMPAIGNS = 50;

export interface AdvisedCampaign {
  id: string;
  name: string;
  currency: string;
  settings: CampaignSettings | null;
  /** Whether the settings were chosen: by groups that were built here, or by an import. */
  isPlanned: boolean;
  importedName: string | null;
}

interface ReadCampaign {
  facts: AccountFacts;
  of: AdvisedCampaign;
}

/** The reports and orders of the campaigns with the newest reports, by the currency of their costs. */
export async function readFacts(call: Call): Promise<Map<string, ReadCampaign[]>> {
  const { db, userId, caller } = call;
  const heads = groupBy(await readHeads(db, userId), ({ campaign }) => campaign);
  const ids = [...heads.keys()].slice(0, MOST_CAMPAIGNS);
  const byCurrency = new Map<string, ReadCampaign[]>();
  if (ids.length === 0) return byCurrency;
  const known = await readCampaigns(call);
  const orders = await readOrders(call, ids);
  const orderDays = [...orders.values()].flatMap((own) => own.orders.map(({ day }) => day));
  const rateOn = rateBook(await listRates(db, userId));
  const scripts = await readScriptSettings(call);
  for (const id of ids) {
    const of = known.get(id);
    const own = heads.get(id) ?? [];
    if (!of) continue;
    const levels = await readLevelRows(db, userId, own);
    const mine = orders.get(id)?.orders ?? [];
    const clicks = await readClicks(db, userId, own, mine);
    const currency = own.find((head) => head.currency !== null)?.currency ?? of.currency;
    const names = new Set(levels.own.map(({ campaign }) => campaign));
    const account = describe(
      { ...of, currency, own: of.currency },
      { levels, names: [...names], script: scripts.get(id) },
    );
    const facts = await inSteps(
      joinAccount({ account, levels, orders: mine, orderDays, clicks, rateOn }),
      caller,
    );
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), { facts, of }]);
  }
  return byCurrency;
}

/** What to change in all campaigns of a person, what gains most first. */
export async function readAdvice(call: Call): Promise<AdviceAnswer> {
  const byCurrency = await readFacts(call);
  const ignored = await readIgnored(call);
  const advised: CampaignAdvice[] = [];
  const strategies: KnownStrategy[] = [];
  for (const [currency, read] of byCurrency) {
    const placed = distinct(read);
    const [first] = read;
    for (const {
      facts: { name, bidding },
      of,
    } of placed)
      if (bidding !== null) strategies.push([of.id, name, bidding.strategy]);
    const facts: AccountFacts = {
      currency,
      language: first?.facts.language ?? 'pt',
      warnings: [],
      unassigned: 0,
      contested: 0,
      campaigns: placed.map(({ facts: campaign }) => campaign),
    };
    for (const { at, ...advice } of await inSteps(adviseSteps(facts), call.caller)) {
      const of = placed[at]?.of;
      const key = adviceKey(advice);
      if (!of || ignored.has(`${of.id} ${key}`)) continue;
      advised.push({ ...advice, key, campaignId: of.id, name: of.name, currency });
    }
  }
  return { advice: advised, strategies };
}

/** A report of the whole account may have been imported into several campaigns. Each campaign in it counts once. */
export function distinct(read: readonly ReadCampaign[]) {
  const seen = new Set<string>();
  return read
    .flatMap(({ facts, of }) => facts.campaigns.map((campaign) => ({ facts: campaign, of })))
    .filter(({ facts: { name, own } }) => {
      const key = JSON.stringify([name, own.clicks, own.cost]);
      return own.cost > 0 && seen.size < seen.add(key).size;
    });
}

/** What is known of the campaigns of an account, beside the draft. */
interface Known {
  levels: LevelRows;
  names: readonly string[];
  /** What the account's script sent last, by campaign. */
  script: ReadonlyMap<string, ScriptSettings> | undefined;
}

/**
 * What the draft says of a campaign, under the name that the account has for it. Its bid strategy and its budget count only where
 * neither the script nor a report has them.
 * @param of `own`: of its commission.
 */
function describe(
  of: AdvisedCampaign & { own: string },
  { levels, names: reportNames, script = new Map() }: Known,
): DescribedAccount {
  const { settings, currency, own } = of;
  const names = [of.name, ...(of.importedName === null ? [] : [of.importedName])];
  const known = settings && economicsOf(settings.economics);
  const [language = 'pt'] = settings?.languages ?? [];
  const name = ownCampaign(names, reportNames);
  const isOwn = ({ campaign }: ReportRow) => campaign === name || campaign === '';
  const rows = levelsWithBidding.flatMap((level) => levels[level].filter(isOwn));
  const planned = of.isPlanned ? settings : null;
  const hasBudget = rows.some(({ details }) => details.budget !== undefined);
  const others = [...script].filter(([other]) => other !== name && reportNames.includes(other));
  return {
    currency,
    timeZone: '',
    language: isLanguageCode(language) ? language : 'pt',
    rates: [],
    campaigns: [
      {
        name,
        googleId: '',
        country: '',
        suffix: settings?.finalUrlSuffix ?? '',
        // one for one is no rate between two currencies: there Cotações says it
        commission: known && {
          amount: known.netCommission,
          currency: settings.economics.exchange === 1 ? own : currency,
        },
        dailyBudget: settings?.dailyBudget == null || hasBudget ? null : Number(settings.dailyBudget),
        ...describedBidding(planned && biddingInRows(rows) === null ? biddingOfSettings(planned) : null),
        ...script.get(name),
      },
      ...others.map(([other, scripted]) => ({
        name: other,
        googleId: '',
        country: '',
        suffix: settings?.finalUrlSuffix ?? '',
        ...scripted,
      })),
    ],
  };
}

export async function readCampaigns({ db, userId }: Call): Promise<Map<string, AdvisedCampaign>> {
  const rows = await db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      currency: campaigns.currency,
      settings: campaignDrafts.content,
      importedName: sql<string | null>`${campaignDrafts.imported}->>'name'`,
      isPlanned: sql<boolean>`${campaignDrafts.imported} is not null or exists (
        select from ad_groups g where g.campaign_id = ${campaigns.id} and g.user_id = ${campaigns.userId})`,
    })
    .from(campaigns)
    .leftJoin(
      campaignDrafts,
      sql`${campaignDrafts.campaignId} = ${campaigns.id} and ${campaignDrafts.userId} = ${campaigns.userId}`,
    )
    .where(eq(campaigns.userId, userId));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The findings that the person does not want to see again. */
async function readIgnored({ db, userId }: Call): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ campaign: ignoredFindings.campaignId, key: ignoredFindings.key })
    .from(ignoredFindings)
    .where(eq(ignoredFindings.userId, userId));
  return new Set(rows.map(({ campaign, key }) => `${campaign} ${key}`));
}
