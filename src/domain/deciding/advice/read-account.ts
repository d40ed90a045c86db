import type { AdLocation } from '#domain/measuring/profit/join.ts';
import { settleOrders } from '#domain/measuring/profit/orders.ts';
import { type RateBook, rateBook } from '#domain/measuring/profit/rates.ts';
import type { SaleLine } from '#domain/measuring/profit/sale-line.ts';
import { plainKeyword } from '#domain/measuring/profit/tracking.ts';
import { parseKeyword } from '#domain/ads/keyword.ts';
import { finish } from '#domain/shared/steps.ts';
import { wholePeriod } from '#domain/measuring/reports/period.ts';
import type { ReportFile } from '#domain/measuring/reports/report.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { costTypes } from '#domain/measuring/reports/sources.ts';
import type { DescribedAccount } from './account.ts';
import { salesOfAccount } from './account-sales.ts';
import { campaignFacts } from './campaign-facts.ts';
import type { AccountFacts } from './facts.ts';
import { type AccountLocations, orderOwner } from './order-owner.ts';
import { countTables, type Table, tablesOf, toTable } from './tables.ts';

/** A file of the account, as the product's own parsers read it. */
export interface AccountFile {
  name: string;
  file: ReportFile;
}

/** Joins the reports and the sales of a whole account, whatever campaign they are of. @param files the oldest first. */
export function readAccount(account: DescribedAccount, files: readonly AccountFile[]): AccountFacts {
  const tables = files.flatMap(({ file }, at) => toTable(file, String(at).padStart(6, '0')) ?? []);
  const campaigns = campaignsOf(account, tables);
  const whole = widestTables(tables);
  const counted = countTables(whole);
  const until = wholePeriod(counted.periods)?.end ?? '';
  const sales = salesOfAccount({
    orders: finish(settleOrders(linesOf(files, until))),
    ownerOf: orderOwner(placesOf(campaigns, tables)),
    periodsOf: () => counted.periods,
    ...{ currency: account.currency, rateOn: ratesOf(account), until },
  });
  const warnings = files.flatMap(({ name, file: { report } }) => [
    ...(report.error === null ? [] : [`${name}: ${report.error}`]),
    ...report.warnings.map((warning) => `${name}: ${warning}`),
  ]);
  for (const [currency, count] of sales.unvalued)
    warnings.push(
      currency === ''
        ? `${count} vendas sem moeda ficaram de fora.`
        : `${count} vendas em ${currency} ficaram de fora: falta a cotação.`,
    );
  return {
    ...{ currency: account.currency, language: account.language.slice(0, 2) },
    campaigns: campaignFacts({ account, campaigns, tables, counted, sales, rateOn: ratesOf(account), until }),
    ...{ unassigned: sales.unassigned, contested: sales.contested, warnings },
  };
}

/** The described campaigns first, then those that only the reports name. */
function campaignsOf(account: DescribedAccount, tables: readonly Table[]): AccountLocations['campaigns'] {
  const found = new Map(
    account.campaigns.map(({ name, googleId, suffix }) => [name, { name, googleId, suffix }]),
  );
  const [first] = account.campaigns;
  for (const { type, rows } of tables) {
    if (!isCost(type)) continue;
    for (const { campaign, details } of rows) {
      const known = found.get(campaign);
      if (known?.googleId === '') known.googleId = details.campaignId ?? '';
      if (known || campaign === '') continue;
      found.set(campaign, {
        name: campaign,
        googleId: details.campaignId ?? '',
        suffix: first?.suffix ?? '',
      });
    }
  }
  return [...found.values()];
}

function isCost(type: string): boolean {
  return costTypes.some((each) => each === type);
}

/** The reports that hide least. */
function widestTables(tables: readonly Table[]): Table[] {
  for (const type of costTypes) {
    const found = tablesOf(tables, type);
    if (found.length > 0) return found;
  }
  return [];
}

function linesOf(files: readonly AccountFile[], until: string): SaleLine[] {
  return files
    .filter(({ file }) => file.sales.length > 0)
    .flatMap(({ file: { sales, report } }, at) =>
      sales.map((sale) => ({
        ...sale,
        currency: sale.currency ?? report.currency,
        ...{ file: at, importedAt: `${until === '' ? sale.day : until}T23:59:59+00:00` },
      })),
    );
}

function placesOf(campaigns: AccountLocations['campaigns'], tables: readonly Table[]): AccountLocations {
  const keywords = new Map<string, AdLocation>();
  const groups = new Map<string, { campaign: string; adGroup: string }>();
  const adGroupIds = new Map<string, { campaign: string; adGroup: string }>();
  const clicks = new Map<string, AdLocation & { day: string }>();
  for (const { type, rows } of tables)
    for (const row of rows) {
      const campaign =
        row.campaign === '' && campaigns.length === 1 ? (campaigns[0]?.name ?? '') : row.campaign;
      const place = { campaign, adGroup: row.adGroup };
      if (type === 'clicks') {
        clicks.set(row.subject, { ...place, keyword: plainKeyword(row.keyword), day: row.day ?? '' });
        continue;
      }
      if (!isCost(type)) continue;
      if (row.adGroup !== '') groups.set(JSON.stringify(place), place);
      if (row.adGroup !== '' && row.details.adGroupId !== undefined)
        adGroupIds.set(row.details.adGroupId, place);
      const keyword = keywordOf(type, row);
      if (keyword !== '') keywords.set(JSON.stringify([place, keyword]), { ...place, keyword });
    }
  return { campaigns, adGroupIds, adGroups: [...groups.values()], keywords: [...keywords.values()], clicks };
}

function keywordOf(type: Table['type'], row: ReportRow): string {
  const written = type === 'keywords' && row.subject !== '' ? row.subject : row.keyword;
  return written === '' ? '' : plainKeyword(parseKeyword(written).text);
}

/** Before the first rate that is known, that one counts. */
function ratesOf({ currency, rates }: DescribedAccount): RateBook {
  const known = rates.map(({ currency: from, from: day, value }) => ({
    ...{ from, to: currency, day, rate: value.toFixed(8) },
  }));
  const book = rateBook(known);
  const first = known.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return (from, to, day) =>
    book(from, to, day) ?? first.find((rate) => rate.from === from && rate.to === to)?.rate ?? null;
}
