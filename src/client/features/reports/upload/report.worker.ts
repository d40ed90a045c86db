import {
  type GoogleCampaign,
  rowsOf,
  sumRows,
  type CampaignInFile,
  campaignsInFile,
} from '#domain/measuring/reports/account-files.ts';
import { type Report, type ReportFile, readReportFile } from '#domain/measuring/reports/report.ts';
import {
  applyChoice,
  previewSales,
  type SalesChoice,
  type SalesPreview,
} from '#domain/measuring/reports/sales/sales-choice.ts';
import { type SentSale, toSentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { SentRow } from '#domain/measuring/reports/stored-schema.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { toSentRow } from '#domain/measuring/reports/stored.ts';
import { addDays, localDay } from '#domain/shared/days.ts';
import { ENOUGH_BYTES } from '#domain/shared/tables/decode.ts';
import { answerCalls } from '#client/lib/call-worker.ts';
import { formatPlainDay } from '#client/lib/dates.ts';

/** What is known of a file once it has been read. */
export interface FileFacts {
  report: Report;
  hash: string;
  byDay: boolean;
  /** How the file may be read as sales; null when it is a report of Google Ads, or no table. */
  preview: SalesPreview | null;
  /** The campaigns of Google Ads that its rows name. */
  campaigns: CampaignInFile[];
}
export type SentPart = { rows: SentRow[] } | { sales: SentSale[] };

/** The rows stay in the worker. The page gets one part at a time, so that it never pauses. */
let whole: ReportFile['rows'] = [];
let kept: Pick<ReportFile, 'rows' | 'sales'> = { rows: [], sales: [] };

const reportFunctions = { open, only, partFrom };

export type ReportFunctions = typeof reportFunctions;
answerCalls(reportFunctions);

function partFrom(from: number): SentPart {
  const { rows, sales } = kept;
  if (sales.length > 0) return { sales: sales.slice(from, from + importLimits.partSales).map(toSentSale) };
  return { rows: rows.slice(from, from + importLimits.partRows).map(toSentRow) };
}

/** From now on only the rows of these campaigns are sent. */
function only(campaigns: GoogleCampaign[]): Pick<Report, 'rows' | 'totals'> {
  kept = { rows: rowsOf(whole, campaigns), sales: [] };
  return { rows: kept.rows.length, totals: sumRows(kept.rows) };
}

/** A file is opened again with the choice of its columns. */
async function open({ file, choice }: { file: File; choice: SalesChoice | null }): Promise<FileFacts> {
  const bytes = new Uint8Array(await file.slice(0, ENOUGH_BYTES).arrayBuffer());
  const read =
    choice === null ? readReportFile(bytes) : applyChoice(readReportFile(bytes, choice.columns), choice);
  kept = read;
  whole = read.rows;
  const { rows } = read;
  const report = withoutFuture(read.report);
  const byDay = report.type === 'sales' || (rows.length > 0 && rows.every(({ day }) => day !== null));
  const mayBeSales = report.type === 'sales' || report.type === null;
  const preview = mayBeSales ? previewSales(bytes) : null;
  return { report, hash: await hashOf(bytes, file), byDay, preview, campaigns: campaignsInFile(rows) };
}

/** Costs of days that have not come are a forecast. The account may be a day ahead of this computer. */
function withoutFuture(report: Report): Report {
  const { type, period, error } = report;
  if (error !== null || type === 'sales' || period === null) return report;
  if (period.end <= addDays(localDay(new Date()), 1)) return report;
  return {
    ...report,
    error: `O arquivo vai até ${formatPlainDay(period.end)}, que ainda não chegou: é uma previsão, ou as datas foram trocadas.`,
  };
}

/** `crypto.subtle` is missing when the page is not served over https; then name, size and time mark the file. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>, { name, size, lastModified }: File): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  const marks = new TextEncoder().encode(`${size} ${lastModified} ${name}`).slice(0, 32);
  const hash = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : marks;
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0');
}
