import { changeKey } from '#domain/ads/account-change.ts';
import type { ActionKind } from '#domain/deciding/advice/action.ts';
import { advisedChanges } from '#domain/deciding/advice/advised-changes.ts';
import { adviseSteps, type PlacedAdvice } from '#domain/deciding/advice/advise.ts';
import { typed } from '#domain/deciding/advice/candidate.ts';
import type { AccountFacts, CampaignFacts } from '#domain/deciding/advice/facts.ts';
import { reasonOf } from '#domain/deciding/advice/reason.ts';
import { campaignStatuses } from '#domain/deciding/advice/standings.ts';
import { commandsOf } from '#domain/deciding/bridge/commands.ts';
import { addDays, dayNumber } from '#domain/shared/days.ts';
import { percentText } from '#domain/shared/numbers.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { type AccountHistory, factsIn } from './history.ts';
import type { RuleFinding, RuleMode } from './rule.ts';
import type { RuleKind, RuleParams } from './templates.ts';
import { watch } from './watch.ts';

export interface EvaluatedRule {
  kind: RuleKind;
  params: RuleParams;
  /** What acts waits until it is surer. */
  mode?: RuleMode;
}

/** Something that a rule of the account found before. */
export interface PastFinding {
  key: string;
  day: string;
}

/**
 * The findings of a rule on a day, the most profitable first.
 * @param past of all rules of the account.
 */
export function* evaluate(
  { kind, params, mode = 'propose' }: EvaluatedRule,
  history: AccountHistory,
  day: string,
  past: readonly PastFinding[],
): Steps<RuleFinding[]> {
  const found = isAdvised(kind)
    ? yield* advised(kind, params, history, day)
    : watch(kind, params, history, day);
  const days = cooldownOf(kind, params);
  const cooled = found.filter(({ key }) => !past.some((each) => isRecent(each, key, day, days)));
  if (mode === 'act' && kind === 'kill')
    return (yield* confirmed(cooled, params, history, day)).slice(0, params.cap);
  return cooled.slice(0, params.cap);
}

/** Days. */
export const CONFIRMED_AFTER = 7;

/**
 * Who looks every day sees each unlucky week. So a rule stops or lowers by itself only what it would also have a week before.
 * What it may only propose comes at once.
 */
function* confirmed(
  found: RuleFinding[],
  params: RuleParams,
  history: AccountHistory,
  day: string,
): Steps<RuleFinding[]> {
  if (!found.some(mayAct)) return found;
  const before = yield* advised('kill', params, history, addDays(day, -CONFIRMED_AFTER));
  const known = new Set(before.map(({ key }) => key));
  return found.filter((each) => !mayAct(each) || known.has(each.key));
}

/** What was lowered or stopped is touched again only when all its evidence is newer. */
function cooldownOf(kind: RuleKind, { window, delay, cooldown }: RuleParams): number {
  return kind === 'kill' ? Math.max(cooldown, window + delay) : cooldown;
}

/** The chance of a mistake above which a rule that may act only proposes. */
const MOST_RISK = 0.1;

/** Whether a rule that may act makes a change without a person. */
export function mayAct({ change, risk }: RuleFinding): boolean {
  return change !== null && (risk ?? 0) <= MOST_RISK;
}

function isRecent(each: PastFinding, key: string, day: string, cooldown: number): boolean {
  return each.key === key && dayNumber(day) - dayNumber(each.day) < cooldown;
}

const advisedKinds = {
  kill: ['pause', 'negative', 'bid_down', 'budget_down'],
  scale: ['budget_up', 'bid_up'],
  limited_winner: ['budget_up'],
} as const satisfies Partial<Record<RuleKind, readonly ActionKind[]>>;
type AdvisedKind = keyof typeof advisedKinds;

function isAdvised(kind: RuleKind): kind is AdvisedKind {
  return kind in advisedKinds;
}

/** The advice of the kinds that the rule is about. */
function* advised(
  kind: AdvisedKind,
  params: RuleParams,
  history: AccountHistory,
  day: string,
): Steps<RuleFinding[]> {
  const end = addDays(day, -params.delay);
  const facts = yield* factsIn(history, { start: addDays(end, 1 - params.window), end });
  if (facts.campaigns.length === 0) return [];
  const standings = campaignStatuses(facts.campaigns);
  const kinds: readonly ActionKind[] = advisedKinds[kind];
  const wanted = (yield* adviseSteps(facts)).filter((advice) => {
    const campaign = facts.campaigns[advice.at];
    if (!campaign || !kinds.includes(advice.kind)) return false;
    if (kind === 'kill') return advice.cost >= params.threshold * campaign.saleValue;
    if (standings[advice.at] !== 'profit') return false;
    return kind === 'scale' ? campaign.own.sales >= params.threshold : isLimited(campaign, params);
  });
  return wanted.flatMap((advice) => findingOf(kind === 'kill' ? gentler(advice) : advice, facts));
}

/** A rule lowers to no less than this part: what hardly runs any more can never show that it earns. */
const LEAST = 0.5;

function gentler(advice: PlacedAdvice): PlacedAdvice {
  const { from, to, gain } = advice;
  if (from === null || to === null || to >= from * LEAST) return advice;
  const least = typed(from * LEAST);
  return { ...advice, to: least, gain: (gain * (from - least)) / (from - to) };
}

function isLimited({ lostToBudget }: CampaignFacts, { threshold }: RuleParams): boolean {
  return lostToBudget !== null && lostToBudget * 100 >= threshold;
}

/** Returns nothing when no command can make the change. */
function findingOf(advice: PlacedAdvice, { campaigns, currency }: AccountFacts): RuleFinding[] {
  const [change] = advisedChanges(advice);
  if (!change || commandsOf(change, [advice.campaign]).length === 0) return [];
  const lost = campaigns[advice.at]?.lostToBudget ?? null;
  const limited =
    advice.kind === 'budget_up' && lost !== null
      ? ` O orçamento tira ${percentText(Math.round(lost * 100))} das impressões.`
      : '';
  return [
    {
      key: changeKey(change),
      campaign: advice.campaign,
      text: subjectText(advice) + reasonOf(advice, currency) + limited,
      change,
      gain: advice.gain,
      risk: advice.risk,
    },
  ];
}

function subjectText({ keyword, campaign, kind }: PlacedAdvice): string {
  return keyword === null || kind === 'promote' ? `${campaign}: ` : `${campaign}, ${keyword}: `;
}
