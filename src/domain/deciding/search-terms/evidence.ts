import { binomialAtMost, trialsUntilUnlikely } from '#domain/measuring/statistics/binomial.ts';
import { adjustForManyTests } from '#domain/measuring/statistics/false-discovery.ts';
import type { Counts } from './term.ts';

export const tiers = ['certain', 'strong', 'hint', 'insufficient'] as const;
export type Tier = (typeof tiers)[number];

export interface Target {
  /** What one sale may cost, in millionths. */
  cpaMicros: number;
  /** How many times that a group must cost without a sale before the evidence is strong. */
  multiple: number;
}

/** How well the costs of a group prove that it does not sell. */
export interface Evidence {
  tier: Exclude<Tier, 'certain'>;
  /** How sure it is that the group sells less, after the correction for many tests; null without a test. */
  confidence: number | null;
  /** Clicks without another sale until the evidence is strong; null when clicks alone will not decide. */
  moreClicks: number | null;
}

const STRONG_CHANCE = 0.05;
const HINT_CHANCE = 0.1;

/**
 * Judges each group against the target and against the rest of the account: only what sells worse than both
 * counts. Where everything sells alike there is nothing to find, whatever the target.
 */
export function judgeGroups(groups: readonly Counts[], account: Counts, target: Target): Evidence[] {
  // A choice by cost alone, never by sales, does not spoil the correction.
  const tested = groups.flatMap((group, at) => (group.costMicros >= target.cpaMicros ? [at] : []));
  const chances = tested.map((at) => chanceOf(groups[at], account, target));
  const adjusted = new Map(adjustForManyTests(chances).map((chance, place) => [tested[place], chance]));
  const strict = STRONG_CHANCE / Math.max(1, tested.length);
  return groups.map((group, at) => {
    const chance = adjusted.get(at) ?? null;
    const tier = tierOf(group, chance, target);
    const isOpen = tier === 'insufficient';
    return {
      tier,
      confidence: chance === null ? null : 1 - chance,
      moreClicks: isOpen ? clicksUntilStrong(group, account, target, strict) : null,
    };
  });
}

function tierOf(group: Counts, chance: number | null, target: Target): Evidence['tier'] {
  if (chance === null || chance > HINT_CHANCE) return 'insufficient';
  const isDear = group.costMicros >= target.multiple * target.cpaMicros;
  return chance <= STRONG_CHANCE && isDear && group.conversions === 0 ? 'strong' : 'hint';
}

/** The chance of so few sales if the group sold like the target, or like the rest; the larger one counts. */
function chanceOf(group: Counts | undefined, account: Counts, target: Target): number {
  if (!group || group.clicks === 0) return 1;
  const sales = Math.ceil(group.conversions);
  const likeTarget = binomialAtMost(sales, group.clicks, targetRate(group, target));
  const likeRest = binomialAtMost(sales, Math.round(account.conversions), group.clicks / account.clicks);
  return Math.max(likeTarget, likeRest);
}

/** At the group's own price of a click, the rate of sales that meets the target. */
function targetRate({ costMicros, clicks }: Counts, { cpaMicros }: Target): number {
  return Math.min(1, costMicros / clicks / cpaMicros);
}

function clicksUntilStrong(group: Counts, account: Counts, target: Target, chance: number): number | null {
  if (group.clicks === 0 || group.conversions > 0 || account.conversions === 0) return null;
  const rate = Math.min(targetRate(group, target), account.conversions / account.clicks);
  const byChance = trialsUntilUnlikely(0, rate, chance) - group.clicks;
  const perClick = group.costMicros / group.clicks;
  const byCost = (target.multiple * target.cpaMicros - group.costMicros) / perClick;
  return Math.max(1, Math.ceil(Math.max(byChance, byCost)));
}
