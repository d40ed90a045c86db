import { parseKeyword } from '#domain/ads/keyword.ts';
import type { KnownLocations } from '#domain/measuring/profit/join.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import type { RateBook } from '#domain/measuring/profit/rates.ts';
import { plainKeyword } from '#domain/measuring/profit/tracking.ts';
import { type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { Steps } from '#domain/shared/steps.ts';
import type { DescribedAccount } from './account.ts';
import type { AccountCampaign } from './account-campaign.ts';
import { salesOfAccount } from './account-sales.ts';
import { campaignFacts } from './campaign-facts.ts';
import type { AccountFacts } from './facts.ts';
import { ownersOf } from './order-owners.ts';
import type { LevelRows } from './tables.ts';

/** An account's reports and sales, whoever reads them: files or a database. */
export interface JoinedAccount {
  account: DescribedAccount;
  levels: LevelRows;
  orders: readonly Order[];
  /** The days of all sales that the person brought, where others are read beside these. */
  orderDays?: readonly string[];
  /** Google's clicks. */
  clicks: KnownLocations['clicks'];
  rateOn: RateBook;
}

/** Costs and sales of each campaign, at every level that the reports contain. */
export function* joinAccount(joined: JoinedAccount): Steps<AccountFacts> {
  const { account, levels, orders, clicks, rateOn } = joined;
  const orderDays = joined.orderDays ?? orders.map(({ day }) => day);
  const campaigns = campaignsOf(account, levels);
  const until = lastDay(levels);
  const sales = salesOfAccount({
    owned: yield* ownersOf(orders, campaigns, { clicks, periods: levels.periods }),
    periods: levels.periods,
    orderDays,
    currency: account.currency,
    rateOn,
    until,
  });
  yield;
  const warnings = [...sales.unvalued].map(([currency, count]) =>
    currency === ''
      ? `${count} vendas sem moeda ficaram de fora.`
      : `${count} vendas em ${currency} ficaram de fora: falta a cotação.`,
  );
  if (sales.reportedPeriod !== null) warnings.push(partlyReported(sales.reportedPeriod));
  const names = campaigns.map(({ name }) => name);
  const facts = campaignFacts({ account, names, levels, sales, rateOn, until });
  for (const { name, reportedPart } of facts) if (reportedPart < 1) warnings.push(hardlyReported(name));
  return {
    currency: account.currency,
    language: account.language.slice(0, 2),
    campaigns: facts,
    unassigned: sales.unassigned,
    contested: sales.contested,
    warnings,
  };
}

function partlyReported({ start, end }: Period): string {
  const dayText = (day: string) => day.split('-').toReversed().join('/');
  return `Há vendas de ${dayText(start)} a ${dayText(end)}, e os relatórios vão além: os outros dias não contam para os veredictos. Traga as vendas que faltam.`;
}

function hardlyReported(campaign: string): string {
  return `${campaign}: o Google contou bem mais conversões do que as vendas que temos. Falta o arquivo ou a conexão de uma rede? Até lá, o que falta não conta como prejuízo.`;
}

/** The last day that the reports cover; empty without one. */
export function lastDay({ periods }: Pick<LevelRows, 'periods'>): string {
  return wholePeriod(periods)?.end ?? '';
}

/** The described campaigns first, then those that only the reports name. */
function campaignsOf(account: DescribedAccount, levels: LevelRows): AccountCampaign[] {
  const found = new Map<string, AccountCampaign>(
    account.campaigns.map(({ name, googleId, suffix }) => [
      name,
      { name, suffix, id: googleId, adGroups: [], locations: [] },
    ]),
  );
  const [first] = account.campaigns;
  const named = new Set(
    [...levels.own, ...levels.groups, ...levels.keywords].map(({ campaign }) => campaign),
  );
  for (const name of named)
    if (name !== '' && !found.has(name))
      found.set(name, { name, suffix: first?.suffix ?? '', id: '', adGroups: [], locations: [] });
  const only = found.size === 1 ? [...found.keys()][0] : undefined;
  const known = new Set<string>();
  const isNew = (...key: string[]) => {
    const written = JSON.stringify(key);
    return known.size < known.add(written).size;
  };
  const add = (row: ReportRow, written: string) => {
    const campaign = row.campaign === '' ? (only ?? '') : row.campaign;
    const own = found.get(campaign);
    if (!own) return;
    const { adGroup, details } = row;
    if (own.id === '') own.id = details.campaignId ?? '';
    const id = details.adGroupId ?? '';
    if (adGroup !== '' && isNew('group', campaign, adGroup, id)) own.adGroups.push({ campaign, adGroup, id });
    const keyword = written === '' ? '' : plainKeyword(parseKeyword(written).text);
    if (keyword !== '' && isNew('keyword', campaign, adGroup, keyword))
      own.locations.push({ campaign, adGroup, keyword });
  };
  for (const row of [...levels.own, ...levels.groups, ...levels.terms]) add(row, row.keyword);
  for (const row of levels.keywords) add(row, row.subject === '' ? row.keyword : row.subject);
  return [...found.values()];
}
