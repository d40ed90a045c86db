import { addDays } from '#domain/shared/days.ts';
import { type Advertiser, costOf, type TrueCampaign, type TrueSlice } from './advertiser.ts';
import { type Random, randomOf } from './random.ts';

export interface Counts {
  impressions: number;
  clicks: number;
  cost: number;
  conversions: number;
}

export interface OrderSeen {
  id: string;
  campaign: TrueCampaign;
  adGroupId: string;
  keyword: string;
  gclid: string;
  soldAt: string;
  amount: number;
  status: 'approved' | 'pending' | 'refunded' | 'cancelled';
  /** Whether the network kept what the link carried. */
  isTagged: boolean;
}

type Sums = Map<string, Counts>;

/** What the reports of an account hold: sums by their keys, each key a list of names. */
export interface Observed {
  campaigns: Sums;
  groups: Sums;
  keywords: Sums;
  terms: Sums;
  devices: Sums;
  hours: Sums;
  places: Sums;
  weekdays: Sums;
  ages: Sums;
  genders: Sums;
  orders: OrderSeen[];
}

/** Draws every click of the period with what came of it. */
export function observe(advertiser: Advertiser): Observed {
  const random = randomOf(advertiser.seed * 31 + 7);
  const found: Observed = {
    campaigns: new Map(),
    groups: new Map(),
    keywords: new Map(),
    terms: new Map(),
    devices: new Map(),
    hours: new Map(),
    places: new Map(),
    orders: [],
    weekdays: new Map(),
    ages: new Map(),
    genders: new Map(),
  };
  const later = randomOf(advertiser.seed * 31 + 11);
  for (const campaign of advertiser.campaigns)
    observeCampaign(advertiser, campaign, found, { random, later });
  return found;
}

function observeCampaign(
  advertiser: Advertiser,
  campaign: TrueCampaign,
  found: Observed,
  { random, later }: { random: Random; later: Random },
): void {
  const served = Math.min(1, campaign.dailyBudget / costOf(campaign));
  const draw = {
    device: drawer(campaign.devices, random),
    hour: drawer(campaign.hours, random),
    place: drawer(campaign.places, random),
    age: drawer(campaign.ages, later),
    gender: drawer(campaign.genders, later),
  };
  const rateOf = new Map(campaign.weekdays.map(({ name, rate }) => [name, rate]));
  for (const group of campaign.groups)
    for (const keyword of group.keywords)
      for (const term of keyword.terms) {
        const days = Math.max(1, Math.round(advertiser.days * (term.isBlocked ? 0.5 : 1)));
        const clicks = random.poisson(term.clicks * served * days);
        for (let at = 0; at < clicks; at += 1) {
          const day = addDays(advertiser.start, random.whole(0, days - 1));
          const [device, hour, place] = [draw.device(), draw.hour(), draw.place()];
          const cost = Math.max(0.01, Math.round(keyword.cpc * random.logNormal(0.25) * 100) / 100);
          const weekday = new Date(day).getUTCDay();
          const [age, gender] = [draw.age(), draw.gender()];
          const person = age.rate * gender.rate * (rateOf.get(weekday) ?? 1);
          const rate = term.rate * device.rate * hour.rate * place.rate * person;
          const id = { campaign, group, keyword, day, hour: hour.name };
          const isConversion = maybeOrder(advertiser, id, rate, found, random);
          const counts = { impressions: 0, clicks: 1, cost, conversions: isConversion ? 1 : 0 };
          const words = [term.text, campaign.name, group.name, keyword.text, keyword.matchType];
          add(found.campaigns, [campaign.name, day], counts);
          add(found.groups, [campaign.name, group.name, group.id], counts);
          add(found.keywords, [campaign.name, group.name, keyword.text, keyword.matchType], counts);
          add(found.terms, words, counts);
          add(found.devices, [campaign.name, device.name], counts);
          add(found.hours, [campaign.name, String(hour.name)], counts);
          add(found.places, [campaign.name, place.name], counts);
          add(found.weekdays, [campaign.name, String(weekday)], counts);
          add(found.ages, [campaign.name, group.name, age.name], counts);
          add(found.genders, [campaign.name, group.name, gender.name], counts);
        }
      }
}

interface ClickOf {
  campaign: TrueCampaign;
  group: { id: string };
  keyword: { text: string };
  day: string;
  hour: number;
}

/** Whether Google counts a conversion; the order reaches the network some time after the click. */
function maybeOrder(
  advertiser: Advertiser,
  { campaign, group, keyword, day, hour }: ClickOf,
  rate: number,
  { orders }: Observed,
  random: Random,
): boolean {
  const { approval, refund, commission } = campaign;
  if (!random.chance(Math.min(0.9, rate / approval / (1 - refund)))) return false;
  const last = addDays(advertiser.start, advertiser.days - 1);
  const soldOn = addDays(day, Math.floor(-0.7 * Math.log(1 - random.next())));
  if (soldOn > last) return false;
  const age = (Date.parse(last) - Date.parse(soldOn)) / 86_400_000;
  const isApproved = random.chance(approval);
  const isBack = isApproved && random.chance(refund) && -8 * Math.log(1 - random.next()) < age;
  const clock = [hour, random.whole(0, 59), random.whole(0, 59)].map((part) => String(part).padStart(2, '0'));
  orders.push({
    id: `P${advertiser.seed}${String(orders.length).padStart(5, '0')}`,
    campaign,
    adGroupId: group.id,
    keyword: keyword.text,
    gclid: gclidOf(random),
    soldAt: `${soldOn} ${clock.join(':')}`,
    amount: Math.round(commission.amount * kitFactor(random) * 100) / 100,
    status: isBack ? 'refunded' : isApproved ? 'approved' : age < 5 ? 'pending' : 'cancelled',
    isTagged: !random.chance(advertiser.lostTags),
  });
  return random.chance(0.95);
}

/** Most buy one; some buy kits, so that a sale brings 1.15 times the commission on average. */
function kitFactor(random: Random): number {
  const roll = random.next();
  return roll < 0.8 ? 1 : roll < 0.9 ? 1.5 : 2;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

function gclidOf(random: Random): string {
  return `Cj0KCQjw${Array.from({ length: 32 }, () => letters[random.whole(0, letters.length - 1)]).join('')}`;
}

function drawer<Name>(slices: readonly TrueSlice<Name>[], random: Random): () => TrueSlice<Name> {
  const [first] = slices;
  if (!first) throw new Error('No slices.');
  return () => {
    let left = random.next();
    for (const slice of slices) {
      left -= slice.share;
      if (left <= 0) return slice;
    }
    return first;
  };
}

function add(sums: Sums, names: readonly string[], counts: Counts): void {
  const key = names.join('\t');
  const known = sums.get(key) ?? { impressions: 0, clicks: 0, cost: 0, conversions: 0 };
  known.clicks += counts.clicks;
  known.impressions += 9 + (known.clicks % 7);
  known.cost += counts.cost;
  known.conversions += counts.conversions;
  sums.set(key, known);
}
