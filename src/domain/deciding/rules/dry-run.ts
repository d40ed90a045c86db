import {
  type Change,
  changeKey,
  type KeywordChange,
  type NegativeChange,
} from '#domain/ads/account-change.ts';
import { comparedWords, negativeBlocker } from '#domain/ads/negative-blocking.ts';
import type { AccountFacts, Part } from '#domain/deciding/advice/facts.ts';
import { addDays, dayNumber } from '#domain/shared/days.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { evaluate, type EvaluatedRule, type PastFinding } from './evaluate.ts';
import { type AccountHistory, factsIn } from './history.ts';
import type { RuleFinding } from './rule.ts';

/** What a rule would have found on a day. */
export interface PastRun {
  day: string;
  finding: RuleFinding;
  /** Cost and revenue of the stopped thing from the next day on; null where the past does not show them. */
  after: { cost: number; income: number } | null;
}

export interface DryRun {
  from: string;
  to: string;
  found: PastRun[];
  /** Cost and income that the stopped things had afterwards, each counted once. */
  saved: number;
  lost: number;
  /** What raises and lower bids were expected to bring by the end, which the past cannot show. */
  expected: number;
}

/**
 * Plays a rule over the past, day by day, each day with what was known on it. Refunds that came later are known already, and the past
 * has only today's state of ads.
 */
export function* dryRun(
  rule: EvaluatedRule,
  history: AccountHistory,
  { from, to }: { from: string; to: string },
): Steps<DryRun> {
  const past: PastFinding[] = [];
  const found: { day: string; finding: RuleFinding }[] = [];
  const stopped: Stopped[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const finding of yield* evaluate(rule, history, day, past)) {
      past.push({ key: finding.key, day });
      if (finding.change !== null && isCovered(finding.change, stopped)) continue;
      found.push({ day, finding });
      if (finding.change !== null && isStop(finding.change)) stopped.push({ day, change: finding.change });
    }
  }
  const runs: PastRun[] = [];
  let [saved, lost, expected] = [0, 0, 0];
  for (const { day, finding } of found) {
    const { change, gain } = finding;
    const after =
      change !== null && isStop(change) ? yield* afterStop(history, { change, day }, stopped, to) : null;
    runs.push({ day, finding, after });
    if (after) {
      saved += after.cost;
      lost += after.income;
    } else if (gain !== null) expected += gain * (dayNumber(to) - dayNumber(day));
  }
  return { from, to, found: runs, saved, lost, expected };
}

type StopChange = Extract<Change, { kind: 'stop' }> | NegativeChange | (KeywordChange & { kind: 'pause' });
interface Stopped {
  day: string;
  change: StopChange;
}

function isStop(change: Change): change is StopChange {
  return change.kind === 'stop' || change.kind === 'pause' || change.kind === 'negative';
}

/** Whether it runs no more, because it or its campaign was stopped before. */
function isCovered(change: Change, stopped: readonly Stopped[]): boolean {
  return stopped.some(
    ({ change: before }) =>
      changeKey(before) === changeKey(change) ||
      (before.kind === 'stop' && 'campaign' in change && before.campaign === change.campaign),
  );
}

/** What a stopped thing had until its campaign was stopped too; searches of stopped keywords and of earlier negatives are not counted again. */
function* afterStop(
  history: AccountHistory,
  { change, day }: Stopped,
  stopped: readonly Stopped[],
  to: string,
): Steps<{ cost: number; income: number }> {
  const later = stopped.find(
    (each) =>
      each.change.kind === 'stop' && each.change !== change && each.change.campaign === change.campaign,
  );
  const period = { start: addDays(day, 1), end: later && later.day < to ? later.day : to };
  if (period.start > period.end) return { cost: 0, income: 0 };
  const facts = yield* factsIn(history, period);
  const known = facts.campaigns.find(({ name }) => name === change.campaign);
  if (!known) return { cost: 0, income: 0 };
  const others = stopped
    .filter((each) => each.change !== change && each.day <= day)
    .map((each) => each.change);
  const parts = partsOf(change, known, others);
  return {
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    income: parts.reduce((sum, { sales }) => sum + sales, 0) * known.saleValue,
  };
}

function partsOf(
  change: StopChange,
  { own, keywords, terms }: AccountFacts['campaigns'][number],
  others: readonly StopChange[],
): readonly Part[] {
  if (change.kind === 'stop') return [own];
  if (change.kind === 'pause')
    return keywords.parts.filter(
      ({ text, matchType, adGroup }) =>
        text.toLowerCase() === change.text.toLowerCase() &&
        matchType === change.matchType &&
        adGroup === change.adGroup,
    );
  const before = others.flatMap((each) => (each.kind === 'negative' ? [negativeBlocker(each)] : []));
  const blocks = negativeBlocker(change);
  return terms.parts.filter(({ text, adGroup }) => {
    const words = comparedWords(text);
    const isIn = change.adGroup === null || change.adGroup === adGroup;
    return isIn && blocks(words) && !before.some((each) => each(words));
  });
}
