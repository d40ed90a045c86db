import { cutText } from '#domain/shared/cut-text.ts';
import type { GoogleCampaign } from '#domain/measuring/reports/account-files.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { LastRows, NewImport } from '#domain/measuring/reports/stored-schema.ts';
import { openImport, sendLastRows, sendRows, sendSales } from '#client/data/reports.ts';
import { ApiError, isPassing } from '#client/lib/api.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import type { OpenFile } from './open-file.ts';
import type { SentPart } from './report.worker.ts';

const ATTEMPTS = 6;
const PAUSE_MS = 1500;

/** The server refuses this file for good; sending it again does not help. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  /** The server has the file already. */
  readonly isKnown: boolean;

  constructor({ message, body }: ApiError) {
    super(message);
    this.isKnown = body['isKnown'] === true;
  }
}

interface Sending {
  /** Null: the file is of the whole account. */
  campaignId: string | null;
  /** The campaigns of Google Ads whose rows were chosen. */
  googleCampaigns?: readonly GoogleCampaign[];
  name: string;
  period: Period;
  signal: AbortSignal;
  /** Receives the id of the import. */
  onOpened?: (importId: string) => void;
  /** Keeps the last row back, so that the import does not count yet; not for sales. */
  holdsLast?: boolean;
  /** Receives the share of the rows that the server has, from 0 to 1. */
  onShare: (share: number) => void;
}

/** `last` is the row that was kept back. */
interface Sent {
  /** Whether the server has all the rows that it was to get, which it has not when the signal was aborted. */
  isWhole: boolean;
  last: LastRows[number] | null;
}

/** Sends a file's rows part by part, beginning with the first one that the server does not have. */
export async function sendFile({ facts, readPart }: OpenFile, sending: Sending): Promise<Sent> {
  const { campaignId, signal, onShare, holdsLast = false } = sending;
  const opened = await withPatience(() => open(campaignId, describe(facts, sending)), signal);
  sending.onOpened?.(opened.id);
  let { received } = opened;
  let last: Sent['last'] = null;
  while (received < opened.rowCount && last === null && !signal.aborted) {
    onShare(received / opened.rowCount);
    let part = await readPart(received);
    if (
      holdsLast &&
      'rows' in part &&
      campaignId !== null &&
      received + part.rows.length >= opened.rowCount
    ) {
      const from = opened.rowCount - 1;
      last = { campaignId, importId: opened.id, from, rows: part.rows.slice(from - received) };
      part = { rows: part.rows.slice(0, from - received) };
      if (part.rows.length === 0) break;
    }
    const send = sender({ campaignId, importId: opened.id }, received, part);
    ({ received } = await withPatience(send, signal));
  }
  return { isWhole: received + (last === null ? 0 : 1) >= opened.rowCount, last };
}

/** Makes the imports of one file count, all at once. */
export async function finishFile(lastRows: LastRows, signal: AbortSignal): Promise<void> {
  const key = randomUuid();
  if (lastRows.length > 0) await withPatience(() => sendLastRows(lastRows, key), signal);
}

/** Each attempt to send the same part has the same key. */
function sender(target: { campaignId: string | null; importId: string }, from: number, part: SentPart) {
  const key = randomUuid();
  return () =>
    'sales' in part
      ? sendSales(target, { from, rows: part.sales }, key)
      : sendRows(target, { from, rows: part.rows }, key);
}

/** A campaign takes each file once, and files of one currency. */
async function open(campaignId: string | null, file: NewImport) {
  try {
    return await openImport(campaignId, file);
  } catch (error) {
    throw error instanceof ApiError && error.code === 'conflict' ? new RefusedFile(error) : error;
  }
}

function describe(
  { report, hash, byDay }: OpenFile['facts'],
  { name, period, googleCampaigns }: Sending,
): NewImport {
  const { type, language, currency, totals, warnings, rows } = report;
  if (type === null) throw new Error('only known files are sent');
  return {
    fileName: cutText(name, 255),
    fileHash: hash,
    type,
    language,
    currency,
    periodStart: period.start,
    periodEnd: period.end,
    byDay: byDay && type !== 'change_history',
    totals,
    warnings: warnings.slice(0, 20).map((warning) => cutText(warning, 500)),
    rowCount: rows,
    ...(googleCampaigns && {
      googleCampaigns: googleCampaigns
        .slice(0, 200)
        .map(({ name: campaignName, id }) => ({ name: cutText(campaignName, 500), id })),
    }),
  };
}

/** Tries again while the server or the connection is away for a moment, or asks to wait. */
async function withPatience<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const mayPass = isPassing(error) || (error instanceof ApiError && error.code === 'rate_limited');
      if (!mayPass || attempt === ATTEMPTS || signal.aborted) throw error;
      await pause(PAUSE_MS * attempt, signal);
    }
  }
}

/** Ends early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
