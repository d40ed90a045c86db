import { nothingTouched } from '#domain/deciding/advice/action.ts';
import type { Change } from '#domain/ads/account-change.ts';
import { formatKeyword, parseKeyword } from '#domain/ads/keyword.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import { addDays, dayNumber } from '#domain/shared/days.ts';
import { type Advertiser, makeAdvertiser, type TrueKeyword, type TrueTerm } from '../advertiser.ts';
import { type Random, randomOf } from '../random.ts';
import { follow, type Running, runAll, totalProfit } from '../true-profit.ts';

/** What one search of a keyword did on a day. */
export interface TermDay {
  day: string;
  campaign: string;
  adGroup: string;
  keyword: TrueKeyword;
  term: TrueTerm;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** An order with what becomes of it. */
interface LivingOrder {
  id: string;
  day: string;
  campaignId: string;
  adGroupId: string;
  keyword: string;
  gclid: string | null;
  micros: number;
  currency: string;
  /** The day on which it is approved or cancelled, and the day on which it is given back. */
  settledOn: string;
  isApproved: boolean;
  refundedOn: string | null;
}

/** An account that goes on living, with what nobody but the simulation knows of it. */
export interface LivingAccount {
  advertiser: Advertiser;
  runnings: Running[];
  days: TermDay[];
  /** Of each campaign and day, the part of the searches that the budget left out. */
  lost: Map<string, number>;
  orders: LivingOrder[];
  random: Random;
}

export function makeLiving(seed: number, kind?: Advertiser['kind']): LivingAccount {
  const advertiser = makeAdvertiser(seed, kind);
  const random = randomOf(seed * 101 + 13);
  return { advertiser, runnings: runAll(advertiser), days: [], lost: new Map(), orders: [], random };
}

export const lostKey = (campaign: string, day: string) => JSON.stringify([campaign, day]);

/** True expected profit of a day, as the account runs now. */
export const profitNow = ({ runnings }: LivingAccount): number => totalProfit(runnings);

/**
 * Lives a day: searches, clicks, orders.
 * @returns what it added.
 */
export function liveDay(living: LivingAccount, day: string): TermDay[] {
  const added: TermDay[] = [];
  for (const running of living.runnings) liveCampaign(living, running, day, added);
  living.days.push(...added);
  return added;
}

function liveCampaign(living: LivingAccount, running: Running, day: string, added: TermDay[]): void {
  const { campaign, isPaused, bids, blocked, budget } = running;
  if (isPaused || budget <= 0) return;
  const { random } = living;
  const most = 1 / (1 - campaign.lostToRank);
  const bidOf = (keyword: TrueKeyword) => bids.get(keyword) ?? 1;
  const demand = (keyword: TrueKeyword) => Math.min(most, bidOf(keyword) ** campaign.elasticity);
  let wanted = 0;
  const all = campaign.groups.flatMap((group) => group.keywords.map((keyword) => ({ group, keyword })));
  for (const { keyword } of all)
    for (const term of keyword.terms)
      if (!blocked.has(term) && bidOf(keyword) > 0)
        wanted += term.clicks * demand(keyword) * keyword.cpc * bidOf(keyword);
  const served = wanted > budget ? budget / wanted : 1;
  living.lost.set(lostKey(campaign.name, day), 1 - served);
  for (const { group, keyword } of all) {
    const bid = bidOf(keyword);
    if (bid <= 0) continue;
    for (const term of keyword.terms) {
      if (blocked.has(term)) continue;
      const clicks = random.poisson(term.clicks * demand(keyword) * served);
      if (clicks === 0) continue;
      const row: TermDay = {
        day,
        campaign: campaign.name,
        adGroup: group.name,
        keyword,
        term,
        impressions: clicks * 9,
        clicks,
        costMicros: 0,
        conversions: 0,
      };
      for (let at = 0; at < clicks; at += 1) {
        row.costMicros += Math.max(10_000, Math.round(keyword.cpc * bid * random.logNormal(0.25) * 1e6));
        if (maybeSell(living, running, { day, adGroupId: group.id, keyword: keyword.text, rate: term.rate }))
          row.conversions += 1;
      }
      added.push(row);
    }
  }
}

interface Click {
  day: string;
  adGroupId: string;
  keyword: string;
  rate: number;
}

/** @returns whether Google counts a conversion; it misses some. */
function maybeSell(living: LivingAccount, { campaign }: Running, { day, rate, ...location }: Click): boolean {
  const { random, orders, advertiser } = living;
  const { approval, refund, commission } = campaign;
  if (!random.chance(Math.min(0.9, rate / approval / (1 - refund)))) return false;
  const soldOn = addDays(day, Math.floor(-0.7 * Math.log(1 - random.next())));
  const settledOn = addDays(soldOn, random.whole(1, 4));
  const isApproved = random.chance(approval);
  const kit = random.chance(0.8) ? 1 : random.chance(0.5) ? 1.5 : 2;
  orders.push({
    ...location,
    id: `L${advertiser.seed}-${orders.length}`,
    day: soldOn,
    campaignId: campaign.id,
    gclid: random.chance(0.95) ? `Cj0L${advertiser.seed}x${orders.length}` : null,
    micros: Math.round(commission.amount * kit * 1e6),
    currency: commission.currency,
    settledOn,
    isApproved,
    refundedOn:
      isApproved && random.chance(refund)
        ? addDays(settledOn, Math.ceil(-8 * Math.log(1 - random.next())))
        : null,
  });
  return random.chance(0.95);
}

/** The orders as the networks report them on a day. */
export function ordersOn({ orders }: LivingAccount, day: string): Order[] {
  return orders
    .filter((order) => order.day <= day)
    .map((order) => {
      const isSettled = order.settledOn <= day;
      const isBack = order.refundedOn !== null && order.refundedOn <= day;
      const status = !isSettled
        ? 'pending'
        : !order.isApproved
          ? 'cancelled'
          : isBack
            ? 'refunded'
            : 'approved';
      const entry = { day: order.day, micros: order.micros, currency: order.currency, exchange: null };
      const counts = status === 'approved' || status === 'pending';
      return {
        orderId: order.id,
        day: order.day,
        soldAt: `${order.day} 12:00:00`,
        status,
        entries: counts ? [entry] : [],
        lost: counts ? [] : [entry],
        reversedAt: isBack ? order.refundedOn : null,
        gclid: order.gclid,
        clickedAt: null,
        keyword: '',
        subIds: [
          { name: 'src', value: order.campaignId },
          { name: 'sck', value: `${order.adGroupId}|${order.keyword}` },
        ],
      } satisfies Order;
    });
}

/** Makes a change in the truth. */
export function apply({ runnings }: LivingAccount, change: Change): void {
  switch (change.kind) {
    case 'stop':
      follow(runnings, { ...nothingTouched, kind: 'pause', campaign: change.campaign });
      return;
    case 'pause': {
      const { campaign, adGroup, text, matchType } = change;
      follow(runnings, { ...nothingTouched, kind: 'pause', campaign, adGroup, keyword: text, matchType });
      return;
    }
    case 'negative': {
      const { campaign, adGroup, text, matchType } = change;
      follow(runnings, {
        ...nothingTouched,
        kind: 'negative',
        campaign: campaign ?? '',
        adGroup,
        words: text,
        matchType,
      });
      return;
    }
    case 'adjust': {
      const { campaign, adGroup, from, to } = change;
      const named = change.keyword === null ? null : parseKeyword(change.keyword);
      const about = { ...nothingTouched, campaign, adGroup, from, to };
      if (change.of === 'budget') follow(runnings, { ...about, kind: 'budget_up' });
      if (change.of === 'cpc' && named)
        follow(runnings, { ...about, kind: 'bid_up', keyword: named.text, matchType: named.matchType });
      return;
    }
    default:
  }
}

/** The highest bid of a keyword, as Google shows it. */
export function bidNow({ runnings }: LivingAccount, campaign: string, keyword: TrueKeyword): number {
  const running = runnings.find((each) => each.campaign.name === campaign);
  return keyword.cpc * (running?.bids.get(keyword) ?? 1);
}

export function written({ text, matchType }: TrueKeyword): string {
  return formatKeyword({ text, matchType });
}

/** Days that are older than any window are forgotten. */
export function forget(living: LivingAccount, day: string, keep: number): void {
  const first = addDays(day, -keep);
  living.days = living.days.filter((row) => row.day >= first);
  living.orders = living.orders.filter((order) => dayNumber(order.day) >= dayNumber(first));
}
