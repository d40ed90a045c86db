import type { NegativeKeyword } from '../ads/negative-keyword.ts';
import { negativeFinder } from '../ads/negative-blocking.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';

/** A negative for one campaign of Google Ads, or for one ad group of it. */
export interface ChosenNegative extends NegativeKeyword {
  /** Null: every campaign of the reports. */
  campaign: string | null;
  adGroup: string | null;
}

export interface Effect {
  counts: Counts;
  /** The blocked terms that sold, the ones with the most sales first. */
  sold: Term[];
}

/** What the negatives would have blocked in the terms of the past. */
export function effectOf(negatives: readonly ChosenNegative[], terms: readonly Term[]): Effect {
  const find = negativeFinder(negatives);
  const counts = noCounts();
  const sold: Term[] = [];
  const texts = new Set<string>();
  for (const term of terms) {
    const found = find(term.text) as ChosenNegative[]; // the finder returns the very negatives it was given
    if (!found.some((negative) => applies(negative, term))) continue;
    addTerm(counts, term);
    texts.add(term.text);
    if (term.conversions > 0) sold.push(term);
  }
  return {
    counts: { ...counts, terms: texts.size },
    sold: sold.sort((one, other) => other.conversions - one.conversions),
  };
}

/** Whether the negative stands where the term was searched. */
export function applies({ campaign, adGroup }: ChosenNegative, term: Term): boolean {
  return (campaign === null || campaign === term.campaign) && (adGroup === null || adGroup === term.adGroup);
}
