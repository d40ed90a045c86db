import { plainNumber, plainShare } from './plain-number.ts';
import type { ReportDetails } from './report-rows.ts';

/** Parts of the possible impressions, from 0 to 1. */
export interface ImpressionShares {
  served: number;
  lostToBudget: number;
  lostToRank: number;
}

/**
 * Null where the row tells of no loss, neither 0 nor more. A share that Google hides behind `< 10%` or `> 90%` follows from
 * the two others, if both are exact.
 */
export function impressionShares(details: ReportDetails): ImpressionShares | null {
  const { impressionShare, lostToBudget, lostToRank } = details;
  if (plainShare(lostToBudget) === null && plainShare(lostToRank) === null) return null;
  const [served, budget, rank] = [impressionShare, lostToBudget, lostToRank].map(exactPart);
  const rest = (one: number | null | undefined, other: number | null | undefined, text: string | undefined) =>
    one == null || other == null ? (plainShare(text) ?? 0) : Math.max(0, 1 - one - other);
  const budgetPart = budget ?? rest(served, rank, lostToBudget);
  const rankPart = rank ?? rest(served, budget, lostToRank);
  return { served: served ?? 1 - budgetPart - rankPart, lostToBudget: budgetPart, lostToRank: rankPart };
}

function exactPart(text: string | undefined): number | null {
  return text === undefined || /^[<>]/u.test(text) ? null : plainNumber(text);
}
