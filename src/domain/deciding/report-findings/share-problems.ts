import { impressionShares } from '#domain/measuring/reports/impression-shares.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import type { ProblemOf } from './problem.ts';
import { sumsOf } from './signals.ts';

type LostShare = ProblemOf<'lost_to_budget' | 'lost_to_rank'>;

/** A smaller loss is usual. */
const WORTH_TELLING = 0.1;

interface Sum {
  impressions: number;
  possible: number;
  budget: number;
  rank: number;
  costMicros: number;
  conversions: number;
}

/** When a file has a row for each day, each day is weighted by its possible impressions. */
export function shareProblems(
  { shares }: Pick<StoredSignals, 'shares'>,
  target: Target | null = null,
): LostShare[] {
  const campaigns = new Map<string, Sum>();
  for (const [campaign, counts, details] of shares) {
    const parts = impressionShares(details);
    const { impressions, costMicros, conversions } = sumsOf(counts);
    if (parts === null || impressions === 0 || parts.served <= 0) continue;
    const { served, lostToBudget, lostToRank } = parts;
    const possible = impressions / Math.min(1, served);
    const sum = campaigns.get(campaign) ?? {
      impressions: 0,
      possible: 0,
      budget: 0,
      rank: 0,
      costMicros: 0,
      conversions: 0,
    };
    campaigns.set(campaign, {
      impressions: sum.impressions + impressions,
      possible: sum.possible + possible,
      budget: sum.budget + possible * lostToBudget,
      rank: sum.rank + possible * lostToRank,
      costMicros: sum.costMicros + costMicros,
      conversions: sum.conversions + conversions,
    });
  }
  // No advice to win more impressions when the campaign loses money, because a sale costs more than its limit.
  const earning = [...campaigns].filter(
    ([, { costMicros, conversions }]) => target === null || costMicros <= target.cpaMicros * conversions,
  );
  return earning.flatMap(([campaign, sum]) => [
    ...lost('lost_to_budget', campaign, sum, sum.budget),
    ...lost('lost_to_rank', campaign, sum, sum.rank),
  ]);
}

function lost(kind: LostShare['kind'], campaign: string, sum: Sum, impressions: number): LostShare[] {
  const share = impressions / sum.possible;
  if (share < WORTH_TELLING) return [];
  return [
    {
      kind,
      key: `${kind}:${campaign}`,
      subject: campaign,
      campaign,
      adGroup: '',
      share,
      costMicros: Math.round((sum.costMicros * impressions) / sum.impressions),
      conversions: sum.conversions,
      tier: null,
      confidence: null,
      changes: [],
    },
  ];
}
