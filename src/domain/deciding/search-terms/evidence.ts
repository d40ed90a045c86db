import {
  clicksUntilLoss,
  judgeResults,
  type Result,
  type Verdict,
} from '#domain/deciding/verdict/verdict.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Counts } from './term.ts';

export const tiers = ['certain', 'strong', 'hint', 'insufficient'] as const;
export type Tier = (typeof tiers)[number];

export interface Target {
  /** The break-even cost of one sale, in millionths. */
  cpaMicros: number;
  /** How many times that a group must cost without a sale before the evidence is strong. */
  multiple: number;
  /** What the person wants a sale to cost at most, in millionths; null without a wish of their own. */
  limitMicros?: number | null;
}

/** How well the costs of a group prove that it loses. */
export interface Evidence {
  tier: Exclude<Tier, 'certain'>;
  /** Against break-even and against the rest, corrected for all groups together; null where it costs too little to test. */
  verdict: Verdict | null;
  /** Clicks without another sale until the loss is proven; null when clicks alone will not decide. */
  moreClicks: number | null;
}

const HINT_RISK = 0.1;

/** Judges each group against break-even and against the rest of the account: two statements that know nothing of each other. */
export function judgeGroups(groups: readonly Counts[], account: Counts, target: Target): Evidence[] {
  const breakEvenCpa = target.cpaMicros / MICROS;
  const limit = target.limitMicros == null ? null : target.limitMicros / MICROS;
  // A choice by cost alone, never by sales, does not spoil the correction.
  const smallest = Math.min(target.cpaMicros, target.limitMicros ?? Infinity);
  const tested = groups.flatMap((group, at) => (group.costMicros >= smallest ? [{ group, at }] : []));
  const results = tested.map(({ group }) => toResult(group));
  const judged = judgeResults(results, { breakEvenCpa, limit }, toResult(account));
  const verdicts = new Map(judged.map((verdict, index) => [tested[index]?.at, verdict]));
  return groups.map((group, at) => {
    const verdict = verdicts.get(at) ?? null;
    const tier = tierOf(group, verdict, target);
    const isOpen = tier === 'insufficient' && verdict?.againstBreakEven.is !== 'profit';
    return { tier, verdict, moreClicks: isOpen ? clicksUntilStrong(group, target) : null };
  });
}

function toResult({ clicks, costMicros, conversions }: Counts): Result {
  return { clicks, cost: costMicros / MICROS, sales: conversions };
}

function tierOf(group: Counts, verdict: Verdict | null, target: Target): Evidence['tier'] {
  if (verdict === null) return 'insufficient';
  const { againstBreakEven, againstRest } = verdict;
  const isDear = group.costMicros >= target.multiple * target.cpaMicros;
  if (againstBreakEven.is === 'loss' && (isDear || group.conversions > 0)) return 'strong';
  const isWeak = againstBreakEven.lossRisk <= HINT_RISK || againstRest.is === 'less';
  return isWeak && againstBreakEven.is !== 'profit' ? 'hint' : 'insufficient';
}

function clicksUntilStrong(group: Counts, { cpaMicros, multiple }: Target): number | null {
  const byChance = clicksUntilLoss(toResult(group), cpaMicros / MICROS);
  if (byChance === null) return null;
  const perClick = group.costMicros / group.clicks;
  const byCost = group.conversions > 0 ? 0 : (multiple * cpaMicros - group.costMicros) / perClick;
  return Math.max(1, Math.ceil(Math.max(byChance, byCost)));
}
