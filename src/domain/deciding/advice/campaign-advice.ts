import type { BidStrategy } from '#domain/making/structure/settings.ts';
import type { Advice } from './action.ts';

/** An action for a campaign of the product, as the interface gets it: those of the whole account in one order. */
export interface CampaignAdvice extends Advice {
  /** The same for an action as long as it is about the same thing. */
  key: string;
  campaignId: string;
  /** The campaign's name here; `campaign` is the one that Google Ads has. */
  name: string;
  currency: string;
}

/** A campaign here, one of the account's campaigns in its reports, and the bid strategy of that one. */
export type KnownStrategy = [campaignId: string, campaign: string, strategy: BidStrategy];

export interface AdviceAnswer {
  advice: CampaignAdvice[];
  strategies: KnownStrategy[];
}

/** Of one account; the longest term and names fit. */
const LONGEST = 700;

/** An ignored action stays ignored, even when its numbers change. */
export function adviceKey({ kind, campaign, adGroup, keyword, matchType, ...touched }: Advice): string {
  const { term, words, device, hours, place } = touched;
  // What came later stands last, so that older keys stay the same.
  const later = [touched.weekday, touched.age, touched.gender].filter((part) => part !== null);
  const what = [keyword, matchType, term, words, device, hours, place, ...later];
  return `advice:${JSON.stringify([kind, campaign, adGroup, ...what])}`.slice(0, LONGEST);
}
