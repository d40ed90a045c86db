import { type Report, readReportFile } from '#domain/reports/report.ts';
import type { ReportRow } from '#domain/reports/report-rows.ts';
import type { SentRow } from '#domain/reports/stored-schema.ts';
import { importLimits, toSentRow } from '#domain/reports/stored.ts';
import { ENOUGH_BYTES } from '#domain/tables/decode.ts';

/** What is known of a file once it has been read. */
export interface FileFacts {
  report: Report;
  hash: string;
  byDay: boolean;
}

export type ReportRequest = { open: File } | { from: number };
export type ReportAnswer = { facts: FileFacts } | { rows: SentRow[] } | { failed: true };

/** The rows stay here: the page gets a part of them at a time, so that it never pauses. */
let kept: ReportRow[] = [];

const post = (answer: ReportAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ReportRequest>) => {
  if ('from' in data) post({ rows: kept.slice(data.from, data.from + importLimits.partRows).map(toSentRow) });
  else void open(data.open).catch(() => post({ failed: true }));
};

async function open(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, ENOUGH_BYTES).arrayBuffer());
  const { report, rows } = readReportFile(bytes);
  kept = rows;
  const byDay = rows.length > 0 && rows.every(({ day }) => day !== null);
  post({ facts: { report, hash: await hashOf(bytes, file), byDay } });
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
