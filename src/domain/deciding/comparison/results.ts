import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';

/** Sums of one day, or of a report without days: first day, last day, impressions, clicks, cost in micros, conversions. */
export type Span = [
  start: string,
  end: string,
  impressions: number,
  clicks: number,
  costMicros: number,
  conversions: number,
];

/** Conversions of one conversion action: first day, last day, its name, conversions. */
export type ActionSpan = [start: string, end: string, action: string, conversions: number];

/** The sums of a campaign's reports over the days that count, each day once. */
export interface StoredResult {
  id: string;
  name: string;
  country: string | null;
  /** The name on the product sheet. */
  product: string | null;
  /** The type of report that was summed, the one that hides least; null without any. */
  from: string | null;
  currency: string | null;
  spans: Span[];
  /** Days whose conversion actions are known, and their conversions. */
  actions: { covered: Period[]; spans: ActionSpan[] };
  /** Null before the campaign's first save. Where it has no commission, that of the campaign counts. */
  economics: EconomicsInput | null;
  commission: string | null;
  commissionCurrency: string;
}

/** The sales of networks, with the income of each sale; null while they are not known (`areSalesKnown`). */
export interface CampaignResult extends StoredResult {
  sold: CampaignSold | null;
}

/** A change in the account, from its change history: the day and Google's text. */
export type AccountChange = [day: string, change: string];

/** The share of the possible impressions on a day, from 0 to 1. */
export type DayShare = [day: string, share: number];

/** A product with the campaigns of its sheet, to compare its countries. */
export interface ComparedProduct {
  product: string;
  campaigns: { id: string; country: string | null }[];
}
