import { cutText } from '#domain/shared/cut-text.ts';
import type { CountedPart } from './count-once.ts';
import type { Totals } from './metrics.ts';
import type { Period } from './period.ts';
import type { ReportDetails, ReportRow } from './report-rows.ts';
import type { NewImport, SentRow } from './stored-schema.ts';
import type { Added, ReportMatch } from './row-values.ts';

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

/** The currency of a campaign's costs. Sales are in that of their network, which is another kind of money. */
export function costCurrency(imports: readonly { type: string; currency: string | null }[]): string | null {
  return imports.find(({ type, currency }) => type !== 'sales' && currency !== null)?.currency ?? null;
}

export function periodOf({ periodStart, periodEnd }: Pick<NewImport, 'periodStart' | 'periodEnd'>): Period {
  return { start: periodStart, end: periodEnd };
}

/** `[text, campaign, ad group, impressions, clicks, cost in micros, conversions]`. */
export type StoredTerm = [string, string, string, number, number, number, number];

/** `[negative, match type, campaign, ad group]`. */
export type StoredNegative = [string, ReportMatch | null, string, string];

/** `[impressions, clicks, cost in micros, conversions]`. */
export type StoredCounts = [number, number, number, number];

export type StoredSlice = 'device' | 'place' | 'age' | 'gender';

/** The data of a campaign's reports beyond its search terms, summed over the days that count. */
export interface StoredSignals {
  /** `[keyword, match type, campaign, ad group, counts, newest details]`. */
  keywords: [string, ReportMatch | null, string, string, StoredCounts, ReportDetails | null][];
  /** Search terms that several keywords served: `[term, keyword, campaign, ad group, counts]`. */
  servings: [string, string, string, string, StoredCounts][];
  /** Searches that sold and may be keywords: `[term, keyword that served it, match type, the report's own mark]`. */
  sold: [string, string, ReportMatch | null, Added | null][];
  /** `[text, campaign, ad group, counts, newest details]`. */
  assets: [string, string, string, StoredCounts, ReportDetails | null][];
  /** `[first title, campaign, ad group, counts, newest details]`. */
  ads: [string, string, string, StoredCounts, ReportDetails | null][];
  /** Rows of auction insights: `[domain, first day, last day, details]`. A row with a day has it twice. */
  auction: [string, string, string, ReportDetails][];
  /** Campaigns by day: `[campaign, counts, details]`. */
  shares: [string, StoredCounts, ReportDetails][];
  /** `[day of the week, hour, counts]`, each as in the file; empty where the file has no such column. */
  times: [string, string, StoredCounts][];
  /** Devices, places, ages and genders, each named as in the file. */
  slices: [StoredSlice, string, StoredCounts][];
}

/** The summed search terms of a campaign, the dearest first, with the parts of its imports that count. */
export interface StoredTerms {
  parts: CountedPart[];
  /** How many there are; only the dearest are in `terms`. */
  all: number;
  terms: StoredTerm[];
  /** The negatives of the account, from the newest report of negatives. */
  negatives: StoredNegative[];
}
