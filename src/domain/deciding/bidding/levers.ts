import type { Change } from '#domain/ads/account-change.ts';
import type { BidStrategy } from '#domain/making/structure/settings.ts';

/**
 * What a change may turn: the bid of a keyword or an ad group; a factor of bids for a device, a time, a place or people; a device that is
 * left out; the target of a strategy; the highest bid that a strategy may make.
 */
export type Lever = 'bid' | 'adjustment' | 'exclusion' | 'target_cpa' | 'target_roas' | 'cpc_limit';

/**
 * An automatic strategy chooses each bid itself: bids and factors have no effect, except the −100 % that leaves a device out
 * (https://support.google.com/google-ads/answer/2732132). The targets of a portfolio belong to the account.
 */
const levers: Readonly<Record<BidStrategy, readonly Lever[]>> = {
  manual_cpc: ['bid', 'adjustment', 'exclusion'],
  maximize_clicks: ['exclusion', 'cpc_limit'],
  target_impression_share: ['exclusion', 'cpc_limit'],
  maximize_conversions: ['exclusion', 'target_cpa'],
  target_cpa: ['exclusion', 'target_cpa'],
  maximize_value: ['exclusion', 'target_roas'],
  target_roas: ['exclusion', 'target_roas'],
  portfolio: ['exclusion'],
};

/** Where the strategy is not known, the levers of manual bids, which these accounts use most. */
const unknown: readonly Lever[] = levers.manual_cpc;

/**
 * Whether Google acts on a lever.
 * @param strategy null: it is not known.
 */
export function takes(strategy: BidStrategy | null, lever: Lever): boolean {
  return (strategy === null ? unknown : levers[strategy]).includes(lever);
}

/** The lever of a change; null where it is not about bids, so that every strategy takes it. */
function leverOf(change: Change): Lever | null {
  if (change.kind !== 'adjust') return null;
  switch (change.of) {
    case 'budget':
      return null;
    case 'cpc':
      return 'bid';
    case 'time':
      return 'adjustment';
    case 'device':
      return change.to === 0 ? 'exclusion' : 'adjustment';
    case 'target_cpa':
    case 'target_roas':
    case 'cpc_limit':
      return change.of;
  }
}

/** The bid strategy of a campaign of the account; null where it is not known. */
export type StrategyOf = (campaign: string) => BidStrategy | null;

/** Whether Google acts on a change. */
export function isTaken(change: Change, strategyOf: StrategyOf): boolean {
  const lever = leverOf(change);
  return lever === null || change.kind !== 'adjust' || takes(strategyOf(change.campaign), lever);
}
