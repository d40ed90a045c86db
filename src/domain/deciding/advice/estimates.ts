import {
  type Belief,
  believe,
  chanceBelow,
  likenessOf,
  meanOf,
  type Seen,
} from '#domain/measuring/statistics/shrinkage.ts';
import type { AccountFacts, CampaignFacts, GroupPart, KeywordPart, Level, Part, SliceKind } from './facts.ts';

/** The estimate for a part of a campaign, in money per day. */
export interface Estimate {
  cost: number;
  /** The expected income from its sales. */
  income: number;
  /** Sales per click. */
  belief: Belief;
  /** The chance that it costs more than it brings. */
  lossChance: number;
}

/** How alike siblings usually are, from nothing to go by: see `likenessOf`. */
const USUAL = { campaign: 0.8, group: 1.5, keyword: 1.2, slice: 8, text: 8, words: 1 } as const;

export interface CampaignEstimate {
  facts: CampaignFacts;
  own: Estimate;
  groups: (Estimate & Pick<GroupPart, 'name' | 'isStopped'>)[];
  keywords: (Estimate & { part: KeywordPart })[];
  /** Estimates a part that other levels have too; the whole campaign is its like. */
  slice: <Each extends Part>(level: Level<Each>, part: Part, of: keyof SliceShapes) => Estimate;
  /** The sales per click that are expected of searches: see `words`. */
  rateOf: (part: Part, mean: number) => number;
  /**
   * Estimates searches, whose like is what their keywords sell.
   * @param mean sales per click of those keywords.
   */
  words: (part: Part, mean: number) => Estimate;
}

type SliceShapes = Record<SliceKind | 'text', number>;

/** Estimates every part of an account, each drawn to the one that holds it as far as its own numbers are few. */
export function estimateAccount({ campaigns }: AccountFacts): CampaignEstimate[] {
  const seen = campaigns.map((each) => seenOf(each.own, each, 1));
  const [events, trials] = [sum(seen, 'events'), sum(seen, 'trials')];
  const mean = Math.max(events, 0.5) / Math.max(trials, 1);
  const shape = likenessOf(
    seen,
    seen.map(() => mean),
    USUAL.campaign,
  );
  const bases = seen.map((each) => believe(each, mean, shape));
  const shapes = shapesOf(campaigns, bases);
  return campaigns.map((facts, at) =>
    estimateCampaign(facts, bases[at] ?? { shape, weight: shape / mean }, shapes),
  );
}

interface Shapes extends SliceShapes {
  group: number;
  keyword: number;
  words: number;
}

/** How alike the parts of each level are, over all campaigns together. */
function shapesOf(campaigns: readonly CampaignFacts[], bases: readonly Belief[]): Shapes {
  const gather = <Each extends Part>(
    levelOf: (facts: CampaignFacts) => Level<Each>,
    usual: number,
  ): number => {
    const seen: Seen[] = [];
    const means: number[] = [];
    for (const [at, facts] of campaigns.entries()) {
      const { parts, coverage } = levelOf(facts);
      const base = bases[at];
      if (!base) continue;
      for (const part of parts) {
        seen.push(seenOf(part, facts, coverage));
        means.push(meanOf(base));
      }
    }
    return likenessOf(seen, means, usual);
  };
  return {
    group: gather(({ groups }) => groups, USUAL.group),
    keyword: gather(({ keywords }) => keywords, USUAL.keyword),
    device: gather(({ devices }) => devices, USUAL.slice),
    hour: gather(quartersOf, USUAL.slice),
    weekday: gather(({ weekdays }) => weekdays, USUAL.slice),
    place: gather(({ places }) => places, USUAL.slice),
    age: gather(({ ages }) => ages, USUAL.slice),
    gender: gather(({ genders }) => genders, USUAL.slice),
    text: gather(({ texts }) => texts, USUAL.text),
    words: USUAL.words,
  };
}

/** Hours differ in parts of the day: each alone has too few sales to compare. */
function quartersOf({ hours }: CampaignFacts): Level<Part> {
  const quarters = [0, 1, 2, 3].map((quarter) =>
    hours.parts.filter(({ hour }) => Math.floor(hour / 6) === quarter),
  );
  return { parts: quarters.filter((own) => own.length > 0).map(sumParts), coverage: hours.coverage };
}

/** The sum of some parts of a campaign. */
export function sumParts(parts: readonly Part[]): Part {
  const all: Part = { clicks: 0, cost: 0, sales: 0 };
  for (const { clicks, cost, sales } of parts) {
    all.clicks += clicks;
    all.cost += cost;
    all.sales += sales;
  }
  return all;
}

/** A divided sale is half as much evidence as a whole one. */
const SHARED = 0.5;

function seenOf({ clicks, sales, isShared }: Part, { ripe }: CampaignFacts, coverage: number): Seen {
  const trust = isShared === true ? SHARED : 1;
  return { events: sales * trust, trials: clicks * ripe * coverage * trust };
}

function estimateCampaign(facts: CampaignFacts, base: Belief, shapes: Shapes): CampaignEstimate {
  const estimate = (part: Part, belief: Belief): Estimate => estimateOf(facts, part, belief);
  const groups = facts.groups.parts.map((part) => ({
    ...estimate(part, believe(seenOf(part, facts, facts.groups.coverage), meanOf(base), shapes.group)),
    name: part.name,
    isStopped: part.isStopped,
  }));
  const meanIn = new Map(groups.map(({ name, belief }) => [name, meanOf(belief)]));
  const keywords = facts.keywords.parts.map((part) => {
    const mean = meanIn.get(part.adGroup) ?? meanOf(base);
    const seen = seenOf(part, facts, facts.keywords.coverage);
    return { ...estimate(part, believe(seen, mean, shapes.keyword)), part };
  });
  return {
    facts,
    own: estimate(facts.own, base),
    groups,
    keywords,
    slice: ({ coverage }, part, of) =>
      estimate(part, believe(seenOf(part, facts, coverage), meanOf(base), shapes[of])),
    rateOf: (part, mean) => meanOf(believe(seenOf(part, facts, facts.terms.coverage), mean, shapes.words)),
    words: (part, mean) =>
      estimate(part, believe(seenOf(part, facts, facts.terms.coverage), mean, shapes.words)),
  };
}

function estimateOf({ saleValue, days }: CampaignFacts, part: Part, belief: Belief): Estimate {
  const { clicks, cost } = part;
  const income = meanOf(belief) * clicks * saleValue;
  const needed = saleValue > 0 && clicks > 0 ? cost / clicks / saleValue : 0;
  return {
    cost: cost / days,
    income: income / days,
    belief,
    lossChance: cost > 0 && saleValue > 0 ? chanceBelow(belief, needed) : 0,
  };
}

/** The chance that the income is below so many times the cost. */
export function chanceOfReturnBelow(
  { saleValue }: CampaignFacts,
  part: Part,
  belief: Belief,
  times: number,
): number {
  const { clicks, cost } = part;
  return clicks > 0 && saleValue > 0 ? chanceBelow(belief, (times * cost) / clicks / saleValue) : 0.5;
}

function sum<Key extends string>(items: readonly Record<Key, number>[], key: Key): number {
  return items.reduce((total, item) => total + item[key], 0);
}
