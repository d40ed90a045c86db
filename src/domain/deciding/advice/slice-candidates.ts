import { takes } from '#domain/deciding/bidding/levers.ts';
import { chanceBelow } from '#domain/measuring/statistics/shrinkage.ts';
import { type Action, nothingTouched } from './action.ts';
import { bidEffect } from './campaign-model.ts';
import { type Candidate, typed } from './candidate.ts';
import { type CampaignEstimate, chanceOfReturnBelow, type Estimate, sumParts } from './estimates.ts';
import type { CampaignFacts, Level, Part, SliceKind } from './facts.ts';

/** See `structure-candidates.ts`: the same measures, for the multiplier of a bid. */
const RETURNS = { lower: 0.9, surelyLower: 1.2 } as const;
/** Parts of the day overlap, and of many looked at some lose by chance alone. Ages and genders often make no difference. */
const RISKS = { device: 0.1, hour: 0.04, weekday: 0.04, place: 0.1, age: 0.04, gender: 0.04 } as const;
const BEST_AT_BREAK_EVEN = 0.62;
const LOWEST = 0.1;
const FEWEST_CLICKS = 20;
/** Parts of the day that people plan with; one hour alone says little. */
const DAY_PARTS = [
  [0, 6],
  [6, 12],
  [12, 18],
  [18, 24],
  [0, 5],
  [0, 7],
  [0, 8],
  [22, 24],
] as const;

/** Devices, times, places, ages and genders that lose. To raise one of them is to raise the bid of all that it has. */
export function sliceCandidates(estimate: CampaignEstimate): Candidate[] {
  const { devices, hours, weekdays, places, ages, genders } = estimate.facts;
  return [
    ...eachOf(estimate, 'device', devices, ({ device }) => ({ kind: 'device', device })),
    ...DAY_PARTS.flatMap(([from, to]) => {
      const own = hours.parts.filter(({ hour }) => hour >= from && hour < to);
      const key = `hour:${from - (from % 6)}`; // one change for each quarter of the day
      return slice(estimate, hours, sumParts(own), {
        by: 'hour',
        key,
        own: { kind: 'daypart', hours: [from, to] },
      });
    }),
    ...eachOf(estimate, 'weekday', weekdays, ({ weekday }) => ({ kind: 'weekday', weekday })),
    ...eachOf(estimate, 'place', places, ({ place }) => ({ kind: 'place', place })),
    ...eachOf(estimate, 'age', ages, ({ age }) => ({ kind: 'age', age })),
    ...eachOf(estimate, 'gender', genders, ({ gender }) => ({ kind: 'gender', gender })),
  ];
}

interface SliceOf {
  by: SliceKind;
  key: string;
  own: Pick<Action, 'kind'> &
    Partial<Pick<Action, 'device' | 'hours' | 'weekday' | 'place' | 'age' | 'gender'>>;
}

/** Each part of a level alone. The only part of a level is the campaign itself. */
function eachOf<Each extends Part>(
  estimate: CampaignEstimate,
  by: Exclude<SliceKind, 'hour'>,
  level: Level<Each>,
  ownOf: (part: Each) => SliceOf['own'],
): Candidate[] {
  if (level.parts.length < 2) return [];
  return level.parts.flatMap((part) => {
    const own = ownOf(part);
    return slice(estimate, level, part, { by, key: `${by}:${String(own[by])}`, own });
  });
}

function slice<Each extends Part>(
  estimate: CampaignEstimate,
  level: Level<Each>,
  part: Part,
  { by, key, own }: SliceOf,
): Candidate[] {
  const { facts } = estimate;
  if (part.clicks < FEWEST_CLICKS || part.cost <= 0 || facts.saleValue <= 0) return [];
  const sliceEstimate = estimate.slice(level, part, by);
  const isAdjusted = takes(facts.bidding?.strategy ?? null, 'adjustment');
  if ((mustBeWorse.has(by) || !isAdjusted) && !isWorse(facts, level, part, sliceEstimate)) return [];
  const change = isAdjusted
    ? timesOf(estimate, part, sliceEstimate, RISKS[by])
    : by === 'device' && !sellsMost(level, part)
      ? exclusionOf(estimate, part, sliceEstimate)
      : null;
  if (!change) return [];
  const all = sumParts(level.parts);
  const to = typed(change.times);
  return [
    {
      action: {
        ...nothingTouched,
        campaign: facts.name,
        level: 'campaign',
        ...own,
        from: 1,
        to,
        cost: part.cost,
        sales: part.sales,
      },
      effect: {
        on: 'slice',
        by,
        times: bidEffect(to),
        share: { cost: part.cost / all.cost, income: shareOfIncome(estimate, sliceEstimate) },
      },
      risk: change.risk,
      clicks: part.clicks,
      keys: [key],
    },
  ];
}

/** Of a campaign that loses everywhere, who clicks, where and on which day is not the reason. */
const mustBeWorse: ReadonlySet<SliceKind> = new Set(['weekday', 'place', 'age', 'gender']);
const SURELY_WORSE = 0.9;

/**
 * Whether a part surely sells less for each click than the other parts of its level. Of both only the clicks count whose sales have
 * come in and are reported.
 */
function isWorse<Each extends Part>(
  { ripe }: CampaignFacts,
  { parts, coverage }: Level<Each>,
  part: Part,
  { belief }: Estimate,
): boolean {
  const all = sumParts(parts);
  const clicks = (all.clicks - part.clicks) * ripe * coverage;
  return clicks > 0 && chanceBelow(belief, (all.sales - part.sales) / clicks) >= SURELY_WORSE;
}

function shareOfIncome({ own }: CampaignEstimate, { income }: Estimate): number {
  return own.income > 0 ? Math.min(1, income / own.income) : 0;
}

function timesOf({ facts }: CampaignEstimate, part: Part, { cost, income, belief }: Estimate, most: number) {
  const returned = income / cost;
  if (returned >= RETURNS.lower) return null;
  const risk = 1 - chanceOfReturnBelow(facts, part, belief, RETURNS.surelyLower);
  return risk > most ? null : { times: Math.min(0.9, Math.max(LOWEST, BEST_AT_BREAK_EVEN * returned)), risk };
}

/** What is left out shows nothing any more, so that it needs more evidence than a lower bid. */
const EXCLUDED = { return: 0.5, surely: 0.9, risk: 0.05 } as const;

/** Under automatic bids a device can only be left out. */
function exclusionOf({ facts }: CampaignEstimate, part: Part, { cost, income, belief }: Estimate) {
  if (income / cost >= EXCLUDED.return) return null;
  const risk = 1 - chanceOfReturnBelow(facts, part, belief, EXCLUDED.surely);
  return risk > EXCLUDED.risk ? null : { times: 0, risk };
}

function sellsMost<Each extends Part>({ parts }: Level<Each>, part: Part): boolean {
  return !parts.some(({ sales }) => sales > part.sales);
}
