import { takes } from '#domain/deciding/bidding/levers.ts';
import { finish, type Steps } from '#domain/shared/steps.ts';
import { type Action, type Advice, leverOfAction } from './action.ts';
import { budgetCandidates } from './budget-candidates.ts';
import { type CampaignModel, modelOf } from './campaign-model.ts';
import type { Candidate } from './candidate.ts';
import { type CampaignEstimate, estimateAccount } from './estimates.ts';
import type { AccountFacts } from './facts.ts';
import { searchCandidates } from './search-candidates.ts';
import { sliceCandidates } from './slice-candidates.ts';
import { structureCandidates } from './structure-candidates.ts';
import { targetCandidates } from './target-candidates.ts';
import { textCandidates } from './text-candidates.ts';

/** Far more than a person does in a week. */
const MOST = 40;

/** An action with the place of its campaign among the facts. */
export interface PlacedAdvice extends Advice {
  at: number;
}

export function adviseAccount(facts: AccountFacts): PlacedAdvice[] {
  return finish(adviseSteps(facts));
}

/**
 * The advised changes of an account, the most profitable first. The value of an action is its gain after the
 * actions before it, so that two actions never count the same money.
 */
export function* adviseSteps(facts: AccountFacts): Steps<PlacedAdvice[]> {
  const spent = facts.campaigns.reduce((sum, { own, days }) => sum + own.cost / days, 0);
  const least = Math.max(SMALLEST_GAIN, SMALLEST_PART * spent);
  const open: Open[] = [];
  for (const [at, estimate] of estimateAccount(facts).entries()) {
    yield;
    const { reportedPart, isStopped } = estimate.facts;
    if (reportedPart < 1 || isStopped) continue; // first its sales must come, or it must run
    const model = modelOf(estimate);
    for (const candidate of candidatesOf(estimate, facts.language))
      open.push({ at, model, candidate, gain: model.gainOf(candidate.effect) });
  }
  const chosen: PlacedAdvice[] = [];
  while (chosen.length < MOST) {
    yield;
    const next = open.reduce<Open | null>(
      (best, each) => (worthOf(each) > (best ? worthOf(best) : least) ? each : best),
      null,
    );
    if (!next) break;
    next.model.apply(next.candidate.effect);
    const { action, risk, clicks } = next.candidate;
    const { bidding = null, days = 1 } = facts.campaigns[next.at] ?? {};
    const strategy = bidding?.strategy ?? null;
    const mostGain = mostGainOf(action, next.gain, days);
    chosen.push({ ...action, gain: next.gain, mostGain, risk, clicks, strategy, at: next.at });
    drop(open, next);
    for (const each of open)
      if (each.model === next.model) each.gain = each.model.gainOf(each.candidate.effect);
  }
  return chosen;
}

interface Open {
  at: number;
  model: CampaignModel;
  candidate: Candidate;
  gain: number;
}

/** A gain below it, in the account's currency or as a part of what it spends, is no advice. */
const SMALLEST_GAIN = 0.01;
const SMALLEST_PART = 0.0005;
/** A risk is feared more than its chance. */
const FEAR = 2;

function worthOf({ gain, candidate: { risk } }: Open): number {
  return gain * Math.max(0, 1 - FEAR * risk);
}

/**
 * One and a half of the gain, as half of it is the least: what the unknown elasticity of clicks leaves open. What is
 * stopped saves no more than it costs, but for the money that a limited budget spends elsewhere.
 */
function mostGainOf(action: Action, gain: number, days: number): number {
  const isStopped = action.kind === 'pause' || action.kind === 'negative' || action.to === 0;
  return isStopped ? Math.min(gain * 1.5, Math.max(gain, action.cost / days)) : gain * 1.5;
}

/** Drops the candidates that change the same object as the chosen one. A changed object must first show the effect. */
function drop(open: Open[], { model, candidate: { keys } }: Open): void {
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const each = open[at];
    if (each?.model === model && each.candidate.keys.some((key) => keys.includes(key))) open.splice(at, 1);
  }
}

/** Only what Google acts on under the campaign's bid strategy. */
function candidatesOf(estimate: CampaignEstimate, language: string): Candidate[] {
  const strategy = estimate.facts.bidding?.strategy ?? null;
  const candidates = [
    ...structureCandidates(estimate),
    ...budgetCandidates(estimate),
    ...targetCandidates(estimate),
    ...sliceCandidates(estimate),
    ...searchCandidates(estimate, language),
    ...textCandidates(estimate),
  ];
  return candidates.filter(({ action }) => {
    const lever = leverOfAction(action);
    return lever === null || takes(strategy, lever);
  });
}
