import { meanOf } from '#domain/measuring/statistics/shrinkage.ts';
import { type Action, nothingTouched } from './action.ts';
import { bidEffect, cellKey, groupCell } from './campaign-model.ts';
import { type Candidate, MOST_RAISE, step, typed } from './candidate.ts';
import { type CampaignEstimate, chanceOfReturnBelow, type Estimate } from './estimates.ts';
import type { CampaignFacts, KeywordPart, Part } from './facts.ts';

type KeywordEstimate = CampaignEstimate['keywords'][number];

const NO_MONEY = { cost: 0, income: 0 };
/** Chances that an action must not exceed. */
const LIMITS = { pauseKeyword: 0.1, pauseCampaign: 0.001, lower: 0.15, raise: 0.1 } as const;
/** An income of so many times the cost at which a lower bid surely earns more, and a higher one probably. */
const RETURNS = {
  lower: 1,
  surelyLower: 1.4,
  trim: 1.3,
  surelyTrim: 1.7,
  raise: 3.5,
  surelyRaise: 2.5,
} as const;
/** The best bid for an income of once the cost, as a part of today's. */
const BEST_AT_BREAK_EVEN = 0.62;
const LOWEST = 0.1;
/** A part with a small profit earns more with a slightly lower bid, because its last clicks are the most expensive ones. */
const TRIMMED = 0.85;
/** A click less says nothing of a keyword. */
const FEWEST_CLICKS = 10;

/** Pauses and bids. */
export function structureCandidates(estimate: CampaignEstimate): Candidate[] {
  const keywords = estimate.keywords.filter(({ part }) => !part.isStopped && part.clicks > 0);
  return [
    ...pauseCampaign(estimate),
    ...keywords.flatMap((keyword) => [
      ...pauseKeyword(estimate, keyword, keywords),
      ...bidOf(estimate, keyword, keywordTarget(keyword.part)),
    ]),
    ...estimate.groups.flatMap((group) => groupBids(estimate, group, keywords)),
  ];
}

/** The cost of so many sales without one: what had less may still be what sells. */
const PROVEN = { group: 3, keyword: 2 } as const;

/**
 * When all parts lose money, the advice is about the campaign. While one part may still sell, the campaign
 * continues with a small budget.
 */
function pauseCampaign({ facts, own }: CampaignEstimate): Candidate[] {
  const risk = 1 - own.lossChance;
  if (
    facts.saleValue <= 0 ||
    facts.own.sales >= 1 ||
    risk > LIMITS.pauseCampaign ||
    own.income > 0.4 * own.cost
  )
    return [];
  const isProven = ({ clicks, cost, sales }: Part, times: number) =>
    clicks === 0 || (sales === 0 && cost >= times * facts.saleValue);
  if (!facts.groups.parts.every((part) => isProven(part, PROVEN.group))) return [];
  if (!facts.keywords.parts.every((part) => part.isStopped || isProven(part, PROVEN.keyword))) return [];
  return [
    {
      action: {
        ...nothingTouched,
        kind: 'pause',
        campaign: facts.name,
        level: 'campaign',
        cost: facts.own.cost,
        sales: facts.own.sales,
      },
      effect: { on: 'budget', times: 0 },
      risk,
      clicks: facts.own.clicks,
      keys: ['budget'],
    },
  ];
}

/** The best seller of an ad group is never paused, nor a part that may become the best seller. */
function pauseKeyword(
  { facts }: CampaignEstimate,
  keyword: KeywordEstimate,
  all: readonly KeywordEstimate[],
): Candidate[] {
  const { part, cost, income, lossChance } = keyword;
  const risk = 1 - lossChance;
  if (risk > LIMITS.pauseKeyword || income > 0.6 * cost || part.clicks < FEWEST_CLICKS) return [];
  if (part.isShared === true) return []; // nobody knows which of the parts sold
  if (!all.some((other) => sellsSurelyMore(other, keyword))) return [];
  return [
    {
      action: { ...actionOf(facts.name, part), kind: 'pause' },
      effect: { on: 'cells', cells: [keyOf(part)], times: NO_MONEY },
      risk,
      clicks: part.clicks,
      keys: [keyOf(part)],
    },
  ];
}

/** Deviations between two beliefs after which nobody expects them to change places. */
const SURELY = 3;

function sellsSurelyMore(one: KeywordEstimate, other: KeywordEstimate): boolean {
  if (one.part.adGroup !== other.part.adGroup || one.part.sales <= other.part.sales) return false;
  const sales = ({ belief, part }: KeywordEstimate) => meanOf(belief) * part.clicks;
  const variance = ({ belief, part }: KeywordEstimate) =>
    (belief.shape * part.clicks ** 2) / belief.weight ** 2;
  return sales(one) - sales(other) > SURELY * Math.sqrt(variance(one) + variance(other));
}

interface Target {
  action: Omit<Action, 'kind' | 'from' | 'to'> & { campaign: '' };
  /** Its highest bid; null where no report has it. */
  maxCpc: number | null;
  cells: string[];
  clicks: number;
}

function keywordTarget(part: KeywordPart): Target {
  return {
    action: { ...actionOf('', part), campaign: '' },
    maxCpc: part.maxCpc,
    cells: [keyOf(part)],
    clicks: part.clicks,
  };
}

/** The bid that earns most, in steps that people dare; never a raise for what may lose. */
function bidOf(estimate: CampaignEstimate, own: Estimate, target: Target): Candidate[] {
  const times = bidTimes(estimate, own, { cost: target.action.cost, clicks: target.clicks });
  const change = times === null ? null : bidStep(target, times.times);
  if (!times || !change) return [];
  const kind = times.times > 1 ? 'bid_up' : 'bid_down';
  return [
    {
      action: { ...target.action, campaign: estimate.facts.name, kind, ...change },
      effect: { on: 'cells', cells: target.cells, times: bidEffect(change.to / change.from) },
      risk: times.risk,
      clicks: target.clicks,
      keys: target.cells,
    },
  ];
}

/**
 * Clicks cost less than the highest bid, so that a raise needs to know it: a fifth above the usual click may be a lower bid. A bid
 * below the usual click was lowered since, and is lowered further only as far as those clicks say.
 */
function bidStep({ maxCpc, action, clicks }: Target, times: number) {
  const click = action.cost / clicks;
  if (times > 1) return maxCpc === null ? null : step(maxCpc, times);
  if (maxCpc === null || maxCpc >= click) return step(maxCpc ?? click, times);
  const to = step(click, times)?.to;
  return to === undefined || to >= typed(maxCpc) ? null : { from: typed(maxCpc), to };
}

/** How many times today's bid earns most; null where nothing says so surely enough. */
export function bidTimes(
  { facts }: CampaignEstimate,
  own: Estimate,
  { cost, clicks }: { cost: number; clicks: number },
): { times: number; risk: number } | null {
  if (own.cost <= 0 || facts.saleValue <= 0 || clicks < FEWEST_CLICKS) return null;
  const returned = own.income / own.cost;
  const part = { clicks: cost > 0 ? clicks : 0, cost, sales: 0 };
  const below = (times: number) => chanceOfReturnBelow(facts, part, own.belief, times);
  if (returned < RETURNS.lower) {
    const risk = 1 - below(RETURNS.surelyLower);
    const times = Math.min(0.9, Math.max(LOWEST, BEST_AT_BREAK_EVEN * returned));
    return risk > LIMITS.lower ? null : { times, risk };
  }
  if (returned < RETURNS.trim) {
    const risk = 1 - below(RETURNS.surelyTrim);
    return risk > LIMITS.lower ? null : { times: TRIMMED, risk };
  }
  const risk = below(RETURNS.surelyRaise);
  const times = RAISES.find((each) => hasRoom(facts, own.cost, each));
  return returned > RETURNS.raise && times !== undefined && risk <= LIMITS.raise ? { times, risk } : null;
}

const RAISES = [MOST_RAISE, 1.1, 1.05];
/** A smaller part of the searches is not worth a raise. */
const LEFT = 0.1;

/** A higher bid only buys more where searches are left to win and the budget lets them be paid. */
function hasRoom(facts: CampaignFacts, cost: number, times: number): boolean {
  const { lostToBudget, lostToRank, dailyBudget, own, days } = facts;
  const more = own.cost / days + (bidEffect(times).cost - 1) * cost;
  const fits = dailyBudget === null ? lostToBudget !== null : more < 0.97 * dailyBudget;
  return fits && (lostToBudget ?? 0) <= 0.05 && (lostToRank ?? 0) > LEFT;
}

/** An ad group with several keywords, or one whose keywords no report has. */
function groupBids(
  estimate: CampaignEstimate,
  group: CampaignEstimate['groups'][number],
  keywords: readonly KeywordEstimate[],
): Candidate[] {
  const own = keywords.filter(({ part }) => part.adGroup === group.name);
  const part = estimate.facts.groups.parts.find(({ name }) => name === group.name);
  const isWhole = estimate.groups.length === 1 && estimate.own.income < 0.9 * estimate.own.cost;
  if (!part || group.isStopped || own.length === 1 || part.clicks <= 0 || isWhole) return [];
  const cells = own.length > 0 ? own.map((each) => keyOf(each.part)) : [groupCell(group.name)];
  const action = {
    ...nothingTouched,
    campaign: '' as const,
    adGroup: group.name,
    level: 'adGroup' as const,
    cost: part.cost,
    sales: part.sales,
  };
  return bidOf(estimate, group, { action, maxCpc: sharedBid(own), cells, clicks: part.clicks });
}

/** The bid of an ad group is that of its keywords, as far as they have none of their own; null where they differ or it is not known. */
function sharedBid(keywords: readonly KeywordEstimate[]): number | null {
  const [bid = null, ...others] = new Set(keywords.map(({ part }) => part.maxCpc));
  return others.length === 0 ? bid : null;
}

function actionOf(campaign: string, part: KeywordPart) {
  const { adGroup, text, matchType, cost, sales } = part;
  return { ...nothingTouched, campaign, adGroup, keyword: text, matchType, cost, sales };
}

function keyOf({ adGroup, text, matchType }: KeywordPart): string {
  return cellKey(adGroup, text, matchType);
}
