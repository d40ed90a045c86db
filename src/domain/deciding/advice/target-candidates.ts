import { takes } from '#domain/deciding/bidding/levers.ts';
import { nothingTouched } from './action.ts';
import { bidEffect } from './campaign-model.ts';
import { type Candidate, MOST_RAISE, step, typed } from './candidate.ts';
import type { CampaignEstimate } from './estimates.ts';
import { bidTimes } from './structure-candidates.ts';

/** A strategy that gets a much lower target at once hardly shows ads any more, and learns nothing. */
const LEAST = 0.7;

/**
 * The numbers of an automatic strategy, which move all its bids together: a target CPA, a target ROAS, the highest bid. Only a
 * target that is known is changed, because nobody knows whether a new number would raise or lower another one.
 */
export function targetCandidates(estimate: CampaignEstimate): Candidate[] {
  const { facts, own } = estimate;
  const { bidding, own: part } = facts;
  if (bidding === null || part.clicks <= 0) return [];
  const best = bidTimes(estimate, own, { cost: part.cost, clicks: part.clicks });
  if (best === null) return [];
  const times = Math.max(LEAST, best.times);
  return [
    ...change('target_cpa', bidding.targetCpa === null ? null : step(bidding.targetCpa, times)),
    ...change('target_roas', bidding.targetRoas === null ? null : higherReturn(bidding.targetRoas, times)),
    // No click costs more than the limit, so that a number below the usual click surely lowers.
    ...change('cpc_limit', times < 1 ? limit(part.cost / part.clicks, times, bidding.cpcLimit) : null),
  ].map((action): Candidate => ({
    action: {
      ...nothingTouched,
      campaign: facts.name,
      level: 'campaign',
      ...action,
      cost: part.cost,
      sales: part.sales,
    },
    effect: { on: 'campaign', times: bidEffect(times) },
    risk: best.risk,
    clicks: part.clicks,
    keys: ['target'],
  }));

  function change<Kind extends 'target_cpa' | 'target_roas' | 'cpc_limit'>(
    kind: Kind,
    amounts: { from: number; to: number } | null,
  ) {
    return bidding !== null && amounts !== null && takes(bidding.strategy, kind)
      ? [{ kind, ...amounts }]
      : [];
  }
}

/** Bids fall as the wanted return rises; whole percentages, as people type them. */
function higherReturn(from: number, times: number): { from: number; to: number } | null {
  const to = times > 1 ? Math.ceil(from / Math.min(times, MOST_RAISE)) : Math.round(from / times);
  return to === Math.round(from) ? null : { from: typed(from), to };
}

function limit(click: number, times: number, known: number | null): { from: number; to: number } | null {
  const amounts = step(click, times);
  const from = known === null ? amounts?.from : typed(known);
  return amounts && from !== undefined && amounts.to < from ? { from, to: amounts.to } : null;
}
