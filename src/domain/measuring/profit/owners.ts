import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import type { Steps } from '#domain/shared/steps.ts';
import type { Order } from './orders.ts';
import { type LinkFields, plainKeyword, readTags } from './tracking.ts';

/** Orders of one step. */
const STEP = 1000;
/** Google's ids have about ten digits, so that they are recognised inside a composed sub-id. */
const ID_INSIDE = /\d{8,}/gu;

/** An order with the campaigns whose files tell it. */
export interface ToldOrder {
  order: Order;
  campaigns: readonly string[];
}

/** What proves beyond doubt that an order is of a campaign. */
export interface Proofs {
  campaign: string;
  /** The ids that Google has for its campaigns and ad groups. */
  ids: ReadonlySet<string>;
  /** The clicks of its reports. */
  clicks: ReadonlySet<string>;
  links: LinkFields;
}

/** What speaks for a campaign among those whose files tell an order. */
export interface Hints {
  campaign: string;
  /** Plain ones. */
  keywords: ReadonlySet<string>;
  /** The days that its reports cover. */
  periods: readonly Period[];
  /** By what orders are shared out that nothing tells apart: the conversions that Google counted, or else the clicks. */
  weight: number;
}

/** The orders of a campaign, and those of its files that are of other ones. */
export interface OwnedOrders {
  orders: Order[];
  /** Proven to be of another campaign. */
  elsewhere: Order[];
  /** Orders of its files that nothing tells apart from other campaigns', by where they count. */
  contested: { own: Order[]; others: Order[] };
}

interface Claim extends ToldOrder {
  /** The campaigns that it may belong to, those with the best proof alone. */
  left: readonly string[];
}

/**
 * Narrows each order down to the campaigns that it may belong to, by click or else by an id in any sub-id. A proof counts
 * in the whole account, whichever campaign the file was brought to.
 */
export function* claimByProof(told: readonly ToldOrder[], proofs: readonly Proofs[]): Steps<Claim[]> {
  const byClick = index(proofs, ({ clicks }) => clicks);
  const byId = index(proofs, ({ ids }) => ids);
  const linksOf = new Map(proofs.map(({ campaign, links }) => [campaign, links]));
  const claims: Claim[] = [];
  for (const [at, { order, campaigns }] of told.entries()) {
    if (at > 0 && at % STEP === 0) yield;
    const links = campaigns.flatMap((campaign) => linksOf.get(campaign) ?? []);
    const proven = byClick.get(clickOf(order, links)) ?? provenById(order, links, byId);
    const own = proven?.filter((campaign) => campaigns.includes(campaign)) ?? [];
    claims.push({ order, campaigns, left: own.length > 0 ? own : (proven ?? campaigns) });
  }
  return claims;
}

/** The campaigns that orders have in common after the proofs: only their hints are needed. */
export function contestedCampaigns(claims: readonly Claim[]): string[] {
  return [...new Set(claims.flatMap(({ left }) => (left.length > 1 ? left : [])))];
}

/**
 * Gives each order to one campaign: where proofs leave several, by its keyword, then by the days that reports cover. What
 * is left is shared out, so that it never counts twice.
 */
export function* ownOrders(
  claims: readonly Claim[],
  hints: readonly Hints[],
): Steps<ReadonlyMap<string, OwnedOrders>> {
  const hintsOf = new Map(hints.map((hint) => [hint.campaign, hint]));
  const share = sharer(hintsOf);
  const owned = new Map<string, OwnedOrders>();
  const sorted = claims.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  for (const [at, { order, campaigns, left }] of sorted.entries()) {
    if (at > 0 && at % STEP === 0) yield;
    const fits = left.length > 1 ? fittingOf(order, left, hintsOf) : left;
    const owner = fits.length > 1 ? share(order, fits) : fits[0];
    if (owner === undefined) continue;
    placeOf(owned, owner).orders.push(order);
    if (fits.length > 1) placeOf(owned, owner).contested.own.push(order);
    for (const campaign of campaigns) {
      if (campaign === owner) continue;
      const isContested = fits.length > 1 && fits.includes(campaign);
      if (isContested) placeOf(owned, campaign).contested.others.push(order);
      else placeOf(owned, campaign).elsewhere.push(order);
    }
  }
  return owned;
}

function placeOf(owned: Map<string, OwnedOrders>, campaign: string): OwnedOrders {
  const known = owned.get(campaign);
  if (known) return known;
  const place: OwnedOrders = { orders: [], elsewhere: [], contested: { own: [], others: [] } };
  owned.set(campaign, place);
  return place;
}

function index(
  proofs: readonly Proofs[],
  valuesOf: (proof: Proofs) => ReadonlySet<string>,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const proof of proofs) {
    for (const value of valuesOf(proof)) {
      const known = found.get(value);
      if (known) known.push(proof.campaign);
      else found.set(value, [proof.campaign]);
    }
  }
  return found;
}

type Links = readonly Proofs['links'][];

function clickOf({ gclid, subIds }: Order, links: Links): string {
  if (gclid !== null) return gclid;
  for (const fields of links) {
    const told = readTags(subIds, fields).get('gclid');
    if (told !== undefined) return told;
  }
  return '';
}

/** A value that is an id itself, a tag of the link, or one inside a composed value. */
function provenById(
  { subIds }: Order,
  links: Links,
  byId: ReadonlyMap<string, string[]>,
): string[] | undefined {
  for (const fields of links) {
    const tags = readTags(subIds, fields);
    const found = byId.get(tags.get('campaignid') ?? '') ?? byId.get(tags.get('adgroupid') ?? '');
    if (found) return found;
  }
  for (const { value } of subIds) {
    const inside = value.match(ID_INSIDE) ?? [];
    const found = [value.trim(), ...inside].find((each) => byId.has(each));
    if (found !== undefined) return byId.get(found);
  }
  return undefined;
}

function fittingOf(
  order: Order,
  left: readonly string[],
  hintsOf: ReadonlyMap<string, Hints>,
): readonly string[] {
  const values = [order.keyword, ...order.subIds.flatMap(({ value }) => [value, ...value.split(/[|;,]/u)])]
    .map(plainKeyword)
    .filter((value) => value !== '');
  const named = left.filter((campaign) =>
    values.some((value) => hintsOf.get(campaign)?.keywords.has(value) === true),
  );
  const among = named.length > 0 ? named : left;
  const covered = among.filter((campaign) =>
    hintsOf.get(campaign)?.periods.some((period) => isIn(order.day, period)),
  );
  return covered.length > 0 ? covered : among;
}

/** Gives each order to the campaign that is furthest below its part of the orders that the same campaigns contest. */
function sharer(hintsOf: ReadonlyMap<string, Hints>) {
  const given = new Map<string, number[]>();
  return ({ status }: Order, among: readonly string[]): string | undefined => {
    const counts = given.get(`${status} ${among.join(' ')}`) ?? among.map(() => 0);
    given.set(`${status} ${among.join(' ')}`, counts);
    const told = among.map((campaign) => hintsOf.get(campaign)?.weight ?? 0);
    const weights = told.some((weight) => weight > 0) ? told : among.map(() => 1);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const number = counts.reduce((sum, count) => sum + count, 1);
    const missing = weights.map((weight, at) => (weight / all) * number - (counts[at] ?? 0));
    const best = missing.indexOf(Math.max(...missing));
    counts[best] = (counts[best] ?? 0) + 1;
    return among[best];
  };
}

function keyOf({ order }: Claim): string {
  return `${order.day} ${order.orderId}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
