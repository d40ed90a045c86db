import type { KnownLocations } from '#domain/measuring/profit/join.ts';
import { settleOrders } from '#domain/measuring/profit/orders.ts';
import { type RateBook, rateBook } from '#domain/measuring/profit/rates.ts';
import type { SaleLine } from '#domain/measuring/profit/sale-line.ts';
import type { ReportFile } from '#domain/measuring/reports/report.ts';
import { finish } from '#domain/shared/steps.ts';
import type { DescribedAccount } from './account.ts';
import type { AccountFacts } from './facts.ts';
import { joinAccount, lastDay } from './join-account.ts';
import { levelRows, type Table, toTable } from './tables.ts';

/** A file of the account, as the product's own parsers read it. */
export interface AccountFile {
  name: string;
  file: ReportFile;
}

/**
 * Joins the reports and the sales of a whole account, whatever campaign they are of.
 * @param files the oldest first.
 */
export function readAccount(account: DescribedAccount, files: readonly AccountFile[]): AccountFacts {
  const tables = files.flatMap(({ file }, at) => toTable(file, String(at).padStart(6, '0')) ?? []);
  const levels = levelRows(tables);
  const orders = finish(settleOrders(linesOf(files, lastDay(levels))));
  const joined = { account, levels, orders, clicks: clicksOf(account, tables), rateOn: ratesOf(account) };
  const facts = finish(joinAccount(joined));
  const warnings = files.flatMap(({ name, file: { report } }) => [
    ...(report.error === null ? [] : [`${name}: ${report.error}`]),
    ...report.warnings.map((warning) => `${name}: ${warning}`),
  ]);
  return { ...facts, warnings: [...warnings, ...facts.warnings] };
}

function linesOf(files: readonly AccountFile[], until: string): SaleLine[] {
  return files
    .filter(({ file }) => file.sales.length > 0)
    .flatMap(({ file: { sales, report } }, at) =>
      sales.map((sale) => ({
        ...sale,
        currency: sale.currency ?? report.currency,
        file: at,
        importedAt: `${until === '' ? sale.day : until}T23:59:59+00:00`,
      })),
    );
}

function clicksOf({ campaigns }: DescribedAccount, tables: readonly Table[]): KnownLocations['clicks'] {
  const [only, ...others] = campaigns;
  return tables
    .filter(({ type }) => type === 'clicks')
    .flatMap(({ rows }) =>
      rows.map(({ subject, day, campaign, adGroup, keyword }) => {
        const owner = campaign === '' && others.length === 0 ? (only?.name ?? '') : campaign;
        return [subject, day ?? '', owner, adGroup, keyword] as const;
      }),
    );
}

/** Before the first rate that is known, that one counts. */
function ratesOf({ currency, rates }: DescribedAccount): RateBook {
  const known = rates.map(({ currency: from, from: day, value }) => ({
    from,
    to: currency,
    day,
    rate: value.toFixed(8),
  }));
  const book = rateBook(known);
  const first = known.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return (from, to, day) =>
    book(from, to, day) ?? first.find((rate) => rate.from === from && rate.to === to)?.rate ?? null;
}
