import type { Plan } from '#domain/making/structure/plan.ts';

export const exportedKinds = [
  'adGroups',
  'keywords',
  'groupNegatives',
  'negatives',
  'ads',
  'sitelinks',
  'callouts',
  'snippets',
  'promotions',
  'locations',
] as const;
export type ExportedKind = (typeof exportedKinds)[number];

export type OutReason =
  | 'refused'
  | 'repeated'
  | 'too_long'
  | 'broken_tag'
  | 'few_titles'
  | 'few_descriptions'
  | 'no_url'
  | 'same_page'
  | 'no_discount'
  | 'few_values'
  | 'empty_group'
  | 'not_in_this_file';

/** Part of the plan that is left out of the file, with the reason. */
export interface StaysOut {
  kind: ExportedKind | 'titles' | 'descriptions' | 'settings';
  text: string;
  group: string | null;
  why: OutReason;
}

/** A plan that Google Ads accepts completely. */
export interface ReadyPlan {
  /** The campaign's name. */
  name: string;
  /** ISO 4217 currency code of the promotions' amounts. */
  currency: string;
  plan: Plan;
  counts: Record<ExportedKind, number>;
  out: StaysOut[];
}

export interface ExportRequest {
  name: string;
  currency: string;
  plan: Plan;
}

/** Reports one text that is left out. */
export type LeaveOut = (text: string, why: OutReason) => void;

/** Reports something that is left out of one group or of the campaign. */
export type Report = (kind: StaysOut['kind'], text: string, why: OutReason) => void;
