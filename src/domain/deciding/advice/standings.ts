import {
  type Judged,
  judgeTogether,
  type Result,
  type BreakEvenStatus,
  sumOf,
  type Verdict,
} from '#domain/deciding/verdict/verdict.ts';
import type { CampaignFacts, Level, Part } from './facts.ts';

/** The verdicts of campaigns, all judged together, each against its own break-even. */
export function campaignStatuses(campaigns: readonly CampaignFacts[]): BreakEvenStatus[] {
  const judged = campaigns.map((facts): Judged => ({
    ...measureOf(facts),
    result: ripeResult(facts, facts.own, 1),
    rest: facts.own,
  }));
  return judgeTogether(judged).map(({ againstBreakEven }) => againstBreakEven.is);
}

/** The verdicts of all parts of one level, over all campaigns together; each against the rest of its campaign. */
export function partVerdicts<Each extends Part>(
  campaigns: readonly CampaignFacts[],
  levelOf: (facts: CampaignFacts) => Level<Each>,
): Map<Each, Verdict> {
  const parts: Each[] = [];
  const judged: Judged[] = [];
  for (const facts of campaigns) {
    const level = levelOf(facts);
    const rest = sumOf(level.parts);
    for (const part of level.parts) {
      parts.push(part);
      judged.push({ ...measureOf(facts), result: ripeResult(facts, part, level.coverage), rest });
    }
  }
  const verdicts = judgeTogether(judged);
  return new Map(
    parts.flatMap((part, at): [Each, Verdict][] => (verdicts[at] ? [[part, verdicts[at]]] : [])),
  );
}

function measureOf({ saleValue, spread }: CampaignFacts) {
  return { breakEvenCpa: saleValue, spread };
}

const nothing: Result = { clicks: 0, cost: 0, sales: 0 };

/** Cost whose sales are still unknown, by its level or by its last days, is no loss. Where a network's sales are missing, nothing is judged. */
function ripeResult(
  { ripe, reportedPart }: CampaignFacts,
  { clicks, cost, sales }: Part,
  coverage: number,
): Result {
  if (reportedPart < 1) return nothing;
  return { clicks, cost: cost * ripe * Math.min(1, coverage), sales };
}
