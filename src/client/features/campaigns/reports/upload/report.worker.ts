import { type Report, type ReportFile, readReportFile } from '#domain/reports/report.ts';
import {
  applyChoice,
  previewSales,
  type SalesChoice,
  type SalesPreview,
} from '#domain/reports/sales/sales-choice.ts';
import { type SentSale, toSentSale } from '#domain/reports/sales/stored-sale.ts';
import type { SentRow } from '#domain/reports/stored-schema.ts';
import { importLimits, toSentRow } from '#domain/reports/stored.ts';
import { ENOUGH_BYTES } from '#domain/tables/decode.ts';

/** What is known of a file once it has been read. */
export interface FileFacts {
  report: Report;
  hash: string;
  byDay: boolean;
  /** How the file may be read as sales; null when it is a report of Google Ads, or no table. */
  preview: SalesPreview | null;
}
export type SentPart = { rows: SentRow[] } | { sales: SentSale[] };

/** A file is opened again with the choice of its columns. */
export type ReportRequest = { open: File; choice: SalesChoice | null } | { from: number };
export type ReportAnswer = { facts: FileFacts } | SentPart | { failed: true };

/** The rows stay here: the page gets a part of them at a time, so that it never pauses. */
let kept: Pick<ReportFile, 'rows' | 'sales'> = { rows: [], sales: [] };

const post = (answer: ReportAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ReportRequest>) => {
  if ('from' in data) post(partFrom(data.from));
  else void open(data.open, data.choice).catch(() => post({ failed: true }));
};

function partFrom(from: number): SentPart {
  const { rows, sales } = kept;
  if (sales.length > 0) return { sales: sales.slice(from, from + importLimits.partSales).map(toSentSale) };
  return { rows: rows.slice(from, from + importLimits.partRows).map(toSentRow) };
}

async function open(file: File, choice: SalesChoice | null): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, ENOUGH_BYTES).arrayBuffer());
  const read =
    choice === null ? readReportFile(bytes) : applyChoice(readReportFile(bytes, choice.columns), choice);
  kept = read;
  const { report, rows } = read;
  const byDay = report.type === 'sales' || (rows.length > 0 && rows.every(({ day }) => day !== null));
  const mayBeSales = report.type === 'sales' || report.type === null;
  const preview = mayBeSales ? previewSales(bytes) : null;
  post({ facts: { report, hash: await hashOf(bytes, file), byDay, preview } });
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
