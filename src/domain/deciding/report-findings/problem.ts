import type { Change } from '#domain/ads/account-change.ts';
import type { StoredSlice } from '#domain/measuring/reports/stored.ts';
import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import type { Tier } from '#domain/deciding/search-terms/evidence.ts';

/** A keyword with what it cost. `written` is in Google's notation. */
export interface Performer {
  written: string;
  campaign: string;
  adGroup: string;
  clicks: number;
  costMicros: number;
  conversions: number;
}

export type Rating = 'below' | 'average' | 'above';

/** Google's three parts of the quality score; null where the report does not say. */
interface QualityParts {
  expectedCtr: Rating | null;
  adRelevance: Rating | null;
  landingPage: Rating | null;
}

interface About {
  /** The same for the same problem in the next report, so that it can be ignored. */
  key: string;
  /** The keyword, search term, text or campaign. */
  subject: string;
  campaign: string;
  adGroup: string;
  /** The money involved: see each kind. */
  costMicros: number;
  conversions: number;
  /** How well the difference of rates is proven; null where no rates are compared. */
  tier: Tier | null;
  confidence: number | null;
  /** The changes that can be put into the basket. */
  changes: Change[];
}

export type Problem = About &
  (
    | {
        /** The same keyword in several ad groups, or one search that several keywords serve; the cost is the others'. */
        kind: 'duplicate' | 'competing';
        rivals: Performer[];
        /** The place in `rivals` of the one to keep. */
        keep: number;
      }
    | {
        /** The keyword's cost. Bids in the account's currency. */
        kind: 'first_page';
        bid: number | null;
        maxCpc: number | null;
        /** Whether the bid for the first page leaves a profit; null while that is unknown. */
        isAffordable: boolean | null;
      }
    | { kind: 'low_quality'; score: number; parts: QualityParts }
    | { kind: 'low_asset'; impressions: number }
    | {
        /** The cost is what the lost impressions would have cost at today's price. */
        kind: 'lost_to_budget' | 'lost_to_rank';
        share: number;
      }
    | { kind: 'bad_time'; time: Time; verdict: Verdict }
    | {
        /** A device, a place, an age, a gender, an ad or a text of ads that loses or sells less than the others. */
        kind: 'bad_part';
        of: StoredSlice | 'ad' | 'titles' | 'descriptions';
        verdict: Verdict;
      }
    | { kind: 'unlisted_seller'; clicks: number }
  );
export type ProblemKind = Problem['kind'];
export type ProblemOf<Kind extends ProblemKind> = Extract<Problem, { kind: Kind }>;

/** A day of the week (0 is Sunday) or an hour, or both. */
export interface Time {
  weekday: number | null;
  hour: number | null;
}
