import { nothingTouched } from './action.ts';
import { type Candidate, MOST_RAISE, step } from './candidate.ts';
import { type CampaignEstimate, chanceOfReturnBelow } from './estimates.ts';

/** A smaller loss of impressions is usual. */
const LOST = 0.1;
/** Spending so near the budget is being limited by it. */
const NEAR = 0.9;
/** More searches of the same kind are a little worse than those that are served. */
const RETURNS = { raise: 1.3, surely: 1.05 } as const;
const RISKS = { raise: 0.1, lower: 0.1 } as const;
const LOWERED = [0.6, 0.3, 0.1, 0.05] as const;
/** What a campaign spends beside its budget, where the budget was in force on these days. Google averages a month's days. */
const IN_FORCE = { least: 0.85, most: 1.2 } as const;
/** Live rules raise a budget only after so many sales. */
const FEWEST_SALES = 3;

/** More budget for what earns and is limited by it; less for what loses. */
export function budgetCandidates(estimate: CampaignEstimate): Candidate[] {
  const { facts, own } = estimate;
  if (own.cost <= 0 || facts.saleValue <= 0) return [];
  const returned = own.income / own.cost;
  const change = (times: number, risk: number): Candidate[] => {
    const budget =
      times < 1 ? Math.min(own.cost, facts.dailyBudget ?? own.cost) : (facts.dailyBudget ?? own.cost);
    const amounts = step(budget, times);
    if (!amounts) return [];
    return [
      {
        action: {
          ...nothingTouched,
          kind: times > 1 ? 'budget_up' : 'budget_down',
          campaign: facts.name,
          level: 'campaign',
          ...amounts,
          from: Math.max(amounts.from, facts.dailyBudget ?? 0),
          cost: facts.own.cost,
          sales: facts.own.sales,
        },
        effect: { on: 'budget', times: amounts.to / amounts.from },
        risk,
        clicks: facts.own.clicks,
        keys: ['budget'],
      },
    ];
  };
  const raiseRisk = chanceOfReturnBelow(facts, facts.own, own.belief, RETURNS.surely);
  if (isLimited(estimate) && returned > RETURNS.raise && raiseRisk <= RISKS.raise)
    return facts.own.sales >= FEWEST_SALES && isInForce(estimate) ? change(MOST_RAISE, raiseRisk) : [];
  const lowerRisk = 1 - own.lossChance;
  return returned < 0.9 && lowerRisk <= RISKS.lower && !isLoweredSince(estimate)
    ? LOWERED.flatMap((times) => change(times, lowerRisk))
    : [];
}

/**
 * A raise needs to know the budget: a fifth above the usual cost of a day may be less than it. One that the days have not reached
 * yet was raised since.
 */
function isInForce({ facts: { dailyBudget }, own: { cost } }: CampaignEstimate): boolean {
  if (dailyBudget === null) return false;
  return cost >= IN_FORCE.least * dailyBudget && cost <= IN_FORCE.most * dailyBudget;
}

/** A budget below what the days cost was lowered since, and first shows its effect. */
function isLoweredSince({ facts: { dailyBudget }, own: { cost } }: CampaignEstimate): boolean {
  return dailyBudget !== null && dailyBudget < IN_FORCE.least * cost;
}

function isLimited({ facts: { lostToBudget, dailyBudget }, own }: CampaignEstimate): boolean {
  if (lostToBudget !== null) return lostToBudget > LOST;
  return dailyBudget !== null && own.cost > NEAR * dailyBudget;
}
