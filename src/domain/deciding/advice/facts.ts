import type { MatchType } from '#domain/ads/match-types.ts';
import type { Age, Gender } from '#domain/measuring/reports/demographic-cells.ts';
import type { Device } from '#domain/measuring/reports/device-cells.ts';
import type { Bidding } from '#domain/deciding/bidding/bidding.ts';
import type { ActiveNegative } from '#domain/deciding/search-terms/blocked-sellers.ts';
import type { ServedSearch } from '#domain/deciding/search-terms/own-keyword.ts';

/** Costs and income of a part of a campaign over the days that count, in units of the account's currency. */
export interface Part {
  clicks: number;
  cost: number;
  /** Sales that stand, and the expected part of those that wait for approval; divided ones have fractions. */
  sales: number;
  /** Whether some of its sales may be those of another part, and were divided. */
  isShared?: boolean;
}

export interface GroupPart extends Part {
  name: string;
  /** Whether it is paused or removed. */
  isStopped: boolean;
}

export interface KeywordPart extends Part {
  text: string;
  matchType: MatchType;
  adGroup: string;
  /** The highest bid; null where the report does not have it. */
  maxCpc: number | null;
  /** Whether it, its ad group or its campaign is paused or removed. */
  isStopped: boolean;
}

export interface TermPart extends Part, ServedSearch {
  adGroup: string;
}

/** A title or a description of ads. */
export interface TextPart extends Part {
  text: string;
  of: 'titles' | 'descriptions';
  /** Empty where the report does not say. */
  adGroup: string;
  /** Whether Google marks its performance low. */
  isLow: boolean;
}

/** What divides all clicks of a campaign, each into parts of its own. */
export type SliceKind = 'device' | 'hour' | 'weekday' | 'place' | 'age' | 'gender';

/** The parts of one level, with the share of the campaign's sales that the level knows of. */
export interface Level<Each extends Part> {
  parts: Each[];
  /** The level's sales divided by the campaign's: 1 when it misses none. */
  coverage: number;
}

/** Everything that advice needs to know of a campaign. */
export interface CampaignFacts {
  name: string;
  /** Days that count. */
  days: number;
  own: Part;
  /** Exact sums, in millionths, of the sales that stand. */
  exact: { costMicros: number; revenueMicros: number; sales: number };
  /**
   * The income of a sale after refunds. It comes from results once there are enough, and from the assumed
   * commission before. 0 while neither is known: nothing is advised then.
   */
  saleValue: number;
  /** See `Judging`. */
  spread: number;
  /** The part of its sales that the networks report: less than 1 where the sales of a network are missing. */
  reportedPart: number;
  /** The part of the clicks whose sales have come in by now, and that the networks report. */
  ripe: number;
  /** Null where nothing says, or where other campaigns share it. */
  dailyBudget: number | null;
  /** Whether it is paused or removed. */
  isStopped: boolean;
  /** How Google bids; null where nothing says. */
  bidding: Bidding | null;
  /** Shares of the possible impressions that were lost; null where no report has them. */
  lostToBudget: number | null;
  lostToRank: number | null;
  groups: Level<GroupPart>;
  keywords: Level<KeywordPart>;
  terms: Level<TermPart>;
  devices: Level<Part & { device: Device }>;
  hours: Level<Part & { hour: number }>;
  weekdays: Level<Part & { weekday: number }>;
  places: Level<Part & { place: string }>;
  ages: Level<Part & { age: Age }>;
  genders: Level<Part & { gender: Gender }>;
  texts: Level<TextPart>;
  negatives: ActiveNegative[];
}

export interface AccountFacts {
  currency: string;
  language: string;
  campaigns: CampaignFacts[];
  /** Orders whose campaign is unknown, and orders that point to several. */
  unassigned: number;
  contested: number;
  warnings: string[];
}
