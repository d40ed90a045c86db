import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { Term } from './term.ts';

/** A negative for one campaign of Google Ads, or for one ad group of it. */
export interface ChosenNegative extends NegativeKeyword {
  /** Null: every campaign of the reports. */
  campaign: string | null;
  adGroup: string | null;
}

/** Whether the negative stands where the term was searched. */
export function applies(
  { campaign, adGroup }: Pick<ChosenNegative, 'campaign' | 'adGroup'>,
  term: Pick<Term, 'campaign' | 'adGroup'>,
): boolean {
  return (campaign === null || campaign === term.campaign) && (adGroup === null || adGroup === term.adGroup);
}
