import { cutText } from './cell-text.ts';
import type { CountedPart } from './count-once.ts';
import type { Totals } from './metrics.ts';
import type { Period } from './period.ts';
import type { ReportRow } from './report-rows.ts';
import type { NewImport, SentRow } from './stored-schema.ts';
import { reportTypes } from './report-words.ts';
import type { ReportMatch } from './row-values.ts';

const [first, ...others] = reportTypes.map(({ type }) => type);
/** The types of reports that are stored. Sales of networks are read, not stored. */
export const storedTypes = [first ?? 'search_terms', ...others] as const;

/** Far above what a person downloads in a year. */
export const importLimits = {
  rows: 500_000,
  perCampaign: 300,
  accountRows: 3_000_000,
  accountImports: 5000,
  /** Of the rows as they are sent. */
  accountBytes: 1024 ** 3,
  partRows: 2500,
} as const;

export function toSentRow(row: ReportRow): SentRow {
  return [
    row.day,
    cutText(row.campaign, 500),
    cutText(row.adGroup, 500),
    cutText(row.subject, 2000),
    cutText(row.keyword, 500),
    row.matchType,
    row.added,
    row.impressions,
    row.clicks,
    row.costMicros,
    row.conversions,
    row.conversionValue,
    detailsToSend(row.details),
  ];
}

function detailsToSend(details: ReportRow['details']): Record<string, string> | null {
  const cut = Object.entries(details).map(([key, value]) => [key, cutText(value, 500)] as const);
  return cut.length === 0 ? null : Object.fromEntries(cut);
}

/** An import as the API lists it. It counts once all its rows have been received. */
export interface StoredImport extends Omit<NewImport, 'fileHash'> {
  id: string;
  received: number;
  totals: Totals;
  createdAt: string;
}

export function periodOf({ periodStart, periodEnd }: Pick<NewImport, 'periodStart' | 'periodEnd'>): Period {
  return { start: periodStart, end: periodEnd };
}

/** `[text, campaign, ad group, impressions, clicks, cost in micros, conversions]`. */
export type StoredTerm = [string, string, string, number, number, number, number];

/** `[negative, match type, campaign, ad group]`. */
export type StoredNegative = [string, ReportMatch | null, string, string];

/** The summed search terms of a campaign, the dearest first, with the parts of its imports that count. */
export interface StoredTerms {
  parts: CountedPart[];
  /** How many there are; only the dearest are in `terms`. */
  all: number;
  terms: StoredTerm[];
  /** The negatives of the account, from the newest report of negatives. */
  negatives: StoredNegative[];
}
