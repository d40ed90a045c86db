import type { PolicyLevel } from '#domain/making/review/policy-rule.ts';
import type { Fix } from './fix.ts';
import type { EssentialFact } from './missing-facts.ts';

/** The rules about a draft. `review` has the rules about a single text. */
export const draftRules = [
  'final_url_missing',
  'final_url_broken',
  'final_url_long',
  'other_domain',
  'unknown_tag',
  'template_without_url',
  'suffix_sign',
  'no_country',
  'no_language',
  'no_budget',
  'no_target_cpa',
  'no_target_roas',
  'no_impression_share',
  'no_share_limit',
  'no_portfolio',
  'group_target_unused',
  'no_bid',
  'no_bid_limit',
  'budget_below_bid',
  'interest_targeting',
  'display_network',
  'schedule_backwards',
  'dates_backwards',
  'no_groups',
  'empty_group',
  'group_name_repeated',
  'keyword_repeated',
  'small_group',
  'large_group',
  'no_ad',
  'ad_repeated',
  'few_titles',
  'few_descriptions',
  'few_distinct_titles',
  'text_too_long',
  'text_repeated',
  'exclamations_in_ad',
  'text_repeated_elsewhere',
  'path_broken',
  'title_coverage',
  'sitelink_same_url',
  'sitelink_half',
  'few_sitelinks',
  'few_callouts',
  'snippet_values',
  'promotion_discount',
  'promotion_both',
  'promotion_dates',
  'price_items',
  'call_number',
  'call_country',
  'asset_not_targeted',
  'account_asset_repeated',
  'foreign_word',
  'target_language',
  'keyword_language',
  'asset_language',
  'negative_language',
  'medicine_word',
  'negative_total',
  'negative_partial',
  'bid_above_break_even',
  'no_profit',
] as const;
export type DraftRule = (typeof draftRules)[number];

/** The sections of a campaign's settings. */
export type SettingsSection =
  | 'destination'
  | 'audience'
  | 'money'
  | 'schedule'
  | 'assets'
  | 'promotions'
  | 'business'
  | 'negatives';

/** The tab where the finding can be fixed, and the part, the group or the shared list that it concerns, if any. */
export interface FindingLocation {
  tab: 'assembly' | 'settings' | 'conflicts' | 'economics';
  /** Of the settings: an essential field, or the section that has the field. */
  part?: EssentialFact | SettingsSection;
  groupId?: string;
  /** The list's name. */
  list?: string;
}

export interface Finding {
  /** A rule about the draft, or the id of a rule of `review`. */
  rule: string;
  level: PolicyLevel;
  /** Where Google publishes the rule; null for our own advice. */
  source: string | null;
  /** The text, address or group name that the finding is about. */
  text: string;
  location: FindingLocation;
  /** The number of places where it occurs. */
  count: number;
  /** The parts of the text that weighed most, when a model found it. */
  words?: readonly string[];
  /** The amount that the finding is about, in the currency of the Google Ads account. */
  amount?: string;
  /** A possible replacement, when it cannot be applied automatically. */
  suggestion?: string;
  /** The same for an amount. */
  suggestedAmount?: string;
  fix?: Fix;
}

const HELP = 'https://support.google.com/google-ads/answer';
export const sources = {
  ads: `${HELP}/7684791`,
  destination: 'https://support.google.com/adspolicy/answer/6368661',
  tracking: `${HELP}/6305348`,
  locations: `${HELP}/1722043`,
  negatives: `${HELP}/2453972`,
  duplicates: `${HELP}/7478529`,
  strength: `${HELP}/9921843`,
  sitelinks: `${HELP}/2375416`,
  callouts: 'https://support.google.com/adspolicy/answer/6084196',
  snippets: `${HELP}/6280012`,
  promotions: 'https://support.google.com/adspolicy/answer/7374309',
  assets: `${HELP}/7332837`,
  portfolio: 'https://support.google.com/google-ads/editor/answer/94241',
  budget: `${HELP}/6385083`,
  health: 'https://support.google.com/adspolicy/answer/176031',
  exclamation: 'https://support.google.com/adwordspolicy/answer/176095',
} as const;

export function finding(
  rule: DraftRule,
  level: PolicyLevel,
  source: keyof typeof sources | null,
  about: Pick<Finding, 'text' | 'location'> &
    Partial<Pick<Finding, 'count' | 'fix' | 'amount' | 'suggestion' | 'suggestedAmount'>>,
): Finding {
  return { rule, level, source: source === null ? null : sources[source], count: 1, ...about };
}
