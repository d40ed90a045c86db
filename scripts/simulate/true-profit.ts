import { comparedWords, negativeBlocker } from '#domain/ads/negative-blocking.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { AccountAdvice } from '#domain/deciding/advice/account-advice.ts';
import type { Advertiser, TrueCampaign, TrueKeyword, TrueTerm } from './advertiser.ts';

export type ActionStep = Pick<
  AccountAdvice['actions'][number],
  | ('kind' | 'campaign' | 'adGroup' | 'keyword' | 'matchType' | 'level' | 'term' | 'words')
  | ('device' | 'hours' | 'weekday' | 'place' | 'age' | 'gender' | 'from' | 'to')
>;

/** A campaign as it runs after some actions. */
export interface Running {
  campaign: TrueCampaign;
  budget: number;
  isPaused: boolean;
  bids: Map<TrueKeyword, number>;
  blocked: Set<TrueTerm>;
  /** Terms that got a keyword of their own cost a little less. */
  promoted: Set<TrueTerm>;
  devices: Map<string, number>;
  hours: Map<number, number>;
  places: Map<string, number>;
  weekdays: Map<number, number>;
  ages: Map<string, number>;
  genders: Map<string, number>;
}

export function run(campaign: TrueCampaign): Running {
  const blocked = new Set(
    campaign.groups.flatMap((group) =>
      group.keywords.flatMap((keyword) => keyword.terms.filter(({ isBlocked }) => isBlocked)),
    ),
  );
  return {
    campaign,
    budget: campaign.dailyBudget,
    isPaused: false,
    bids: new Map(),
    blocked,
    promoted: new Set(),
    devices: new Map(),
    hours: new Map(),
    places: new Map(),
    weekdays: new Map(),
    ages: new Map(),
    genders: new Map(),
  };
}

/** The same, to try something on. */
export function copyOf(running: Running): Running {
  const { bids, blocked, promoted, devices, hours, places, weekdays, ages, genders } = running;
  return {
    ...running,
    bids: new Map(bids),
    blocked: new Set(blocked),
    promoted: new Set(promoted),
    devices: new Map(devices),
    hours: new Map(hours),
    places: new Map(places),
    weekdays: new Map(weekdays),
    ages: new Map(ages),
    genders: new Map(genders),
  };
}

export const runAll = ({ campaigns }: Advertiser): Running[] => campaigns.map(run);

const PROMOTED = 0.95;

/** True expected profit for each day. */
export function profitOf(running: Running): number {
  const { campaign, budget, isPaused, bids, blocked, promoted } = running;
  if (isPaused || budget <= 0) return 0;
  const { elasticity, lostToRank, saleValue } = campaign;
  const most = 1 / (1 - lostToRank); // there are no more searches to win
  let [cost, income] = [0, 0];
  for (const { keywords } of campaign.groups)
    for (const keyword of keywords) {
      const bid = bids.get(keyword) ?? 1;
      if (bid <= 0) continue;
      const more = Math.min(most, bid ** elasticity);
      for (const term of keyword.terms) {
        if (blocked.has(term)) continue;
        const clicks = term.clicks * more;
        cost += clicks * keyword.cpc * bid * (promoted.has(term) ? PROMOTED : 1);
        income += clicks * term.rate * saleValue;
      }
    }
  const slices = [
    ...[
      factorsOf(campaign.devices, running.devices, elasticity),
      factorsOf(campaign.hours, running.hours, elasticity),
    ],
    factorsOf(campaign.places, running.places, elasticity),
    factorsOf(campaign.weekdays, running.weekdays, elasticity),
    factorsOf<string>(campaign.ages, running.ages, elasticity),
    factorsOf<string>(campaign.genders, running.genders, elasticity),
  ];
  for (const factor of slices) {
    cost *= factor.cost;
    income *= factor.income;
  }
  const served = cost > budget ? budget / cost : 1;
  return served * (income - cost);
}

function factorsOf<Name>(
  slices: readonly { name: Name; share: number; rate: number }[],
  bids: ReadonlyMap<Name, number>,
  elasticity: number,
): { cost: number; income: number } {
  if (bids.size === 0) return { cost: 1, income: 1 };
  let [cost, income] = [0, 0];
  for (const { name, share, rate } of slices) {
    const bid = bids.get(name) ?? 1;
    cost += share * bid ** (1 + elasticity);
    income += share * rate * bid ** elasticity;
  }
  return { cost, income };
}

export function totalProfit(account: readonly Running[]): number {
  return account.reduce((sum, running) => sum + profitOf(running), 0);
}

/**
 * Makes an action as its words say it.
 * @returns false when it names nothing that runs.
 */
export function follow(account: readonly Running[], action: ActionStep): boolean {
  const running = account.find(({ campaign }) => campaign.name === action.campaign);
  if (!running) return false;
  const times = (action.to ?? 1) / (action.from ?? 1);
  switch (action.kind) {
    case 'pause':
      if (action.keyword === null && action.adGroup === null) running.isPaused = true;
      else for (const keyword of keywordsOf(running, action)) running.bids.set(keyword, 0);
      return true;
    case 'bid_down':
    case 'bid_up':
      for (const keyword of keywordsOf(running, action))
        running.bids.set(keyword, (running.bids.get(keyword) ?? 1) * times);
      return keywordsOf(running, action).length > 0;
    case 'target_cpa':
    case 'target_roas':
    case 'cpc_limit':
      for (const keyword of keywordsOf(running, action))
        running.bids.set(
          keyword,
          (running.bids.get(keyword) ?? 1) * (action.kind === 'target_roas' ? 1 / times : times),
        );
      return true;
    case 'budget_up':
    case 'budget_down':
      running.budget = action.to ?? running.budget;
      return true;
    case 'negative':
      for (const term of blockedBy(running, action)) running.blocked.add(term);
      return true;
    case 'remove_negative':
      for (const term of blockedBy(running, action)) if (term.isBlocked) running.blocked.delete(term);
      return true;
    case 'promote':
      for (const term of termsOf(running)) if (term.text === action.term) running.promoted.add(term);
      return true;
    case 'device':
      running.devices.set(action.device ?? '', action.to ?? 1);
      return true;
    case 'daypart':
      for (let hour = action.hours?.[0] ?? 0; hour < (action.hours?.[1] ?? 0); hour += 1)
        running.hours.set(hour, action.to ?? 1);
      return true;
    case 'place':
      running.places.set(action.place ?? '', action.to ?? 1);
      return true;
    case 'weekday':
      running.weekdays.set(action.weekday ?? 0, action.to ?? 1);
      return true;
    case 'age':
      running.ages.set(action.age ?? '', action.to ?? 1);
      return true;
    case 'gender':
      running.genders.set(action.gender ?? '', action.to ?? 1);
      return true;
    case 'asset':
      return true;
  }
}

function keywordsOf({ campaign }: Running, { adGroup, keyword, matchType }: ActionStep): TrueKeyword[] {
  return campaign.groups
    .filter(({ name }) => adGroup === null || name === adGroup)
    .flatMap(({ keywords }) => keywords)
    .filter(({ text }) => keyword === null || text === keyword)
    .filter((each) => keyword === null || matchType === null || each.matchType === matchType.toLowerCase());
}

function termsOf({ campaign }: Running): TrueTerm[] {
  return campaign.groups.flatMap(({ keywords }) => keywords.flatMap(({ terms }) => terms));
}

function blockedBy(running: Running, { term, words, matchType, adGroup }: ActionStep): TrueTerm[] {
  const text = term ?? words ?? '';
  const type = (matchType ?? (term === null ? 'Phrase' : 'Exact')).toLowerCase() as MatchType; // printed from one
  const blocks = negativeBlocker({ text, matchType: type });
  return running.campaign.groups
    .filter(({ name }) => adGroup === null || name === adGroup)
    .flatMap(({ keywords }) => keywords.flatMap(({ terms }) => terms))
    .filter((each) => blocks(wordsOf(each)));
}

const read = new WeakMap<TrueTerm, readonly string[]>();

function wordsOf(term: TrueTerm): readonly string[] {
  const known = read.get(term) ?? comparedWords(term.text);
  read.set(term, known);
  return known;
}

/** Whether an action pauses or blocks what truly sells most in an ad group. `strict`: in a paused campaign too. */
export function hurtsBestSeller(
  account: readonly Running[],
  action: ActionStep,
): { keyword: boolean; campaign: boolean } {
  const none = { keyword: false, campaign: false };
  const running = account.find(({ campaign }) => campaign.name === action.campaign);
  if (!running || (action.kind !== 'pause' && action.kind !== 'negative')) return none;
  const { saleValue } = running.campaign;
  const isCampaign = action.kind === 'pause' && action.keyword === null && action.adGroup === null;
  const stoppedTerms = new Set(
    action.kind === 'negative'
      ? blockedBy(running, action)
      : keywordsOf(running, action).flatMap(({ terms }) => terms),
  );
  for (const { keywords } of running.campaign.groups) {
    const live = keywords.map((keyword) => ({
      keyword,
      sales: salesOf(keyword.terms),
      taken: salesOf(keyword.terms.filter((term) => stoppedTerms.has(term))),
    }));
    const best = live.reduce<(typeof live)[number] | null>(
      (one, other) => (other.sales > (one?.sales ?? 0) ? other : one),
      null,
    );
    const terms = keywords.flatMap((keyword) => keyword.terms).filter(({ isBlocked }) => !isBlocked);
    const term = terms.reduce<TrueTerm | null>(
      (one, other) => (other.clicks * other.rate > (one ? one.clicks * one.rate : 0) ? other : one),
      null,
    );
    const isTaken = (best && best.taken > 0.5 * best.sales) ?? (term ? stoppedTerms.has(term) : false);
    const earns = best
      ? best.sales * saleValue >
        best.keyword.terms.reduce((sum, { clicks }) => sum + clicks, 0) * best.keyword.cpc
      : false;
    if (isTaken && isCampaign && earns) return { keyword: false, campaign: true };
    if ((isTaken || (term && stoppedTerms.has(term))) && !isCampaign)
      return { keyword: true, campaign: false };
  }
  return none;
}

function salesOf(terms: readonly TrueTerm[]): number {
  return terms.reduce((sum, { clicks, rate, isBlocked }) => sum + (isBlocked ? 0 : clicks * rate), 0);
}
