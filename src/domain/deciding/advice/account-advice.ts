import type { BreakEvenStatus } from '#domain/deciding/verdict/verdict.ts';
import { meanOf } from '#domain/measuring/statistics/shrinkage.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { Advice } from './action.ts';
import { adviseAccount } from './advise.ts';
import { estimateAccount } from './estimates.ts';
import type { AccountFacts } from './facts.ts';
import { reasonOf } from './reason.ts';
import { campaignStatuses } from './standings.ts';

/** A campaign as the command prints it; money in the account's currency. */
interface ShownCampaign {
  name: string;
  currency: string;
  cost: number;
  revenue: number;
  profit: number;
  sales: number;
  verdict: BreakEvenStatus;
  breakEvenCpa: number;
  breakEvenCpc: number;
}

interface ShownAction {
  rank: number;
  kind: Advice['kind'];
  campaign: string;
  adGroup: string | null;
  keyword: string | null;
  matchType: string | null;
  level: Advice['level'];
  term: string | null;
  words: string | null;
  device: Advice['device'];
  hours: Advice['hours'];
  weekday: Advice['weekday'];
  place: string | null;
  age: Advice['age'];
  gender: Advice['gender'];
  from: number | null;
  to: number | null;
  cost: number;
  sales: number;
  gain: number;
  reason: string;
}

export interface AccountAdvice {
  campaigns: ShownCampaign[];
  unassignedSales: number;
  contestedSales: number;
  actions: ShownAction[];
  warnings: string[];
}

/** Verdicts and actions of a whole account. */
export function accountAdvice(facts: AccountFacts): AccountAdvice {
  return {
    campaigns: shownCampaigns(facts),
    unassignedSales: facts.unassigned,
    contestedSales: facts.contested,
    actions: adviseAccount(facts).map((advice, at) => shownAction(advice, at + 1, facts)),
    warnings: facts.warnings,
  };
}

const matchNames: Record<MatchType, string> = { exact: 'Exact', phrase: 'Phrase', broad: 'Broad' };

function shownAction(advice: Advice, rank: number, facts: AccountFacts): ShownAction {
  const { kind, campaign, adGroup, keyword, matchType, level, term, words } = advice;
  const { device, hours, weekday, place, age, gender } = advice;
  return {
    rank,
    kind,
    campaign,
    adGroup,
    keyword,
    matchType: matchType === null ? null : matchNames[matchType],
    level,
    term,
    words,
    device,
    hours,
    weekday,
    place,
    age,
    gender,
    from: advice.from,
    to: advice.to,
    cost: cents(advice.cost),
    sales: tenths(advice.sales),
    gain: cents(advice.gain),
    reason: reasonOf(advice, facts.currency),
  };
}

function shownCampaigns(facts: AccountFacts): ShownCampaign[] {
  const verdicts = campaignStatuses(facts.campaigns);
  return estimateAccount(facts).map(({ facts: campaign, own }, at) => {
    const { costMicros, revenueMicros, sales } = campaign.exact;
    return {
      name: campaign.name,
      currency: facts.currency,
      cost: cents(costMicros / 1e6),
      revenue: cents(revenueMicros / 1e6),
      profit: cents((revenueMicros - costMicros) / 1e6),
      sales,
      verdict: verdicts[at] ?? 'early',
      breakEvenCpa: cents(campaign.saleValue),
      breakEvenCpc: cents(campaign.saleValue * meanOf(own.belief)),
    };
  });
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}
