import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import type { Steps } from '#domain/shared/steps.ts';
import type { Order } from './orders.ts';
import { decodeText, type LinkFields, piecesOf, plainKeyword, readTags } from './tracking.ts';

/** Orders of one step. */
const STEP = 250;
/** Google's ids have about ten digits, so that they are recognised inside a composed sub-id. */
const ID_INSIDE = /\d{8,}/gu;

/** An order with the campaigns whose files report it. */
export interface ReportedOrder {
  order: Order;
  campaigns: readonly string[];
  /** A network sent the order by postback. It may belong to any campaign of the account, and is in no campaign's files. */
  isAnywhere?: boolean;
}

/** Evidence that an order certainly belongs to a campaign. */
export interface Proofs {
  campaign: string;
  /** The ids that Google has for its campaigns and ad groups. */
  ids: ReadonlySet<string>;
  /** The clicks of its reports. */
  clicks: ReadonlySet<string>;
  links: LinkFields;
}

/** The weight of a campaign among those whose files contain an order. */
export interface Hints {
  campaign: string;
  /** Plain ones. */
  keywords: ReadonlySet<string>;
  /** The names of its campaigns and ad groups in the account. */
  names: ReadonlySet<string>;
  /** The days that its reports cover. */
  periods: readonly Period[];
  /** The weight by which orders without evidence are divided: the conversions that Google counted, or else the clicks. */
  weight: number;
}

/** The orders of a campaign, and those of its files that are of other ones. */
export interface OwnedOrders {
  orders: Order[];
  /** Proven to be of another campaign. */
  elsewhere: Order[];
  /** Orders of its files that nothing tells apart from other campaigns', by where they count. */
  contested: { own: Order[]; others: Order[] };
  /** Those of the contested ones that count here, whose campaign only the day suggests. */
  untraced: Order[];
}

interface Claim extends ReportedOrder {
  /** The campaigns that it may belong to, those with the best proof alone. */
  left: readonly string[];
  isProven: boolean;
}

/** An order with the campaigns that it fits; of one alone it is. */
export interface Fit extends ReportedOrder {
  fits: readonly string[];
  /** Whether anything but the day speaks for them. */
  hasTrace: boolean;
}

/**
 * Narrows each order down to the campaigns that it may belong to, by click or else by an id in any sub-id. A proof counts
 * in the whole account, whichever campaign the file was brought to.
 */
export function* claimByProof(reported: readonly ReportedOrder[], proofs: readonly Proofs[]): Steps<Claim[]> {
  const byClick = index(proofs, ({ clicks }) => clicks);
  const byId = index(proofs, ({ ids }) => ids);
  const linksOf = new Map(proofs.map(({ campaign, links }) => [campaign, links]));
  /** Orders of one file share their campaigns. */
  const known = new Map<readonly string[], Links>();
  const claims: Claim[] = [];
  for (const [at, { order, campaigns, isAnywhere = false }] of reported.entries()) {
    if (at % STEP === 0) yield;
    const links = known.get(campaigns) ?? [
      ...new Set(campaigns.flatMap((campaign) => linksOf.get(campaign) ?? [])),
    ];
    known.set(campaigns, links);
    const proven = byClick.get(clickOf(order, links)) ?? provenById(order, links, byId);
    const own = proven?.filter((campaign) => campaigns.includes(campaign)) ?? [];
    const left = own.length > 0 ? own : (proven ?? campaigns);
    claims.push({ order, campaigns, isAnywhere, left, isProven: proven !== undefined });
  }
  return claims;
}

/** The campaigns that orders have in common after the proofs: only their hints are needed. */
export function contestedCampaigns(claims: readonly Claim[]): string[] {
  return [...new Set(claims.flatMap(({ left }) => (left.length > 1 ? left : [])))];
}

/**
 * When the evidence fits several campaigns, the campaign's name decides, then the keyword, then the days that its
 * reports cover.
 */
export function* fitOrders(claims: readonly Claim[], hints: readonly Hints[]): Steps<Fit[]> {
  const fit = fitter(hints);
  const fitted: Fit[] = [];
  for (const [at, { left, isProven, ...claim }] of claims.entries()) {
    if (at % STEP === 0) yield;
    const { fits, isNamed } = left.length > 1 ? fit(claim.order, left) : { fits: left, isNamed: false };
    fitted.push({ ...claim, fits, hasTrace: isProven || isNamed });
  }
  return fitted;
}

/**
 * Gives each order to one campaign. Orders that fit several campaigns are divided among them, so that none counts
 * twice.
 */
export function* ownOrders(
  claims: readonly Claim[],
  hints: readonly Hints[],
): Steps<ReadonlyMap<string, OwnedOrders>> {
  const pickCampaign = sharer(new Map(hints.map((hint) => [hint.campaign, hint])));
  const owned = new Map<string, OwnedOrders>();
  const fitted = yield* fitOrders(claims, hints);
  const sorted = fitted.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  for (const [at, { order, campaigns, fits, isAnywhere, hasTrace }] of sorted.entries()) {
    if (at % STEP === 0) yield;
    const owner = pickCampaign(order, fits);
    if (owner === undefined) continue;
    const { orders, contested, untraced } = ordersOf(owned, owner);
    orders.push(order);
    if (fits.length > 1) {
      contested.own.push(order);
      if (!hasTrace) untraced.push(order);
    }
    for (const campaign of isAnywhere ? fits : campaigns) {
      if (campaign === owner) continue;
      const other = ordersOf(owned, campaign);
      (fits.includes(campaign) ? other.contested.others : other.elsewhere).push(order);
    }
  }
  return owned;
}

export function noOrders(): OwnedOrders {
  return { orders: [], elsewhere: [], contested: { own: [], others: [] }, untraced: [] };
}

function ordersOf(owned: Map<string, OwnedOrders>, campaign: string): OwnedOrders {
  const known = owned.get(campaign);
  if (known) return known;
  const none = noOrders();
  owned.set(campaign, none);
  return none;
}

/** The campaigns by what proves or hints at them. */
function index<Entry extends { campaign: string }>(
  all: readonly Entry[],
  valuesOf: (entry: Entry) => ReadonlySet<string>,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of all) {
    for (const value of valuesOf(entry)) {
      const known = found.get(value);
      if (known) known.push(entry.campaign);
      else if (value !== '') found.set(value, [entry.campaign]);
    }
  }
  return found;
}

type Links = readonly Proofs['links'][];

function clickOf({ gclid, subIds }: Order, links: Links): string {
  if (gclid !== null) return gclid;
  for (const fields of links) {
    const linkGclid = readTags(subIds, fields).get('gclid');
    if (linkGclid !== undefined) return linkGclid;
  }
  return '';
}

/** A tag of the link, a value that is an id itself, or one inside a composed value. Fields that disagree prove several. */
function provenById(
  { subIds }: Order,
  links: Links,
  byId: ReadonlyMap<string, string[]>,
): string[] | undefined {
  const found = new Set<string>();
  const add = (id: string) => byId.get(id)?.forEach((campaign) => found.add(campaign));
  for (const fields of links) {
    const tags = readTags(subIds, fields);
    for (const tag of ['campaignid', 'adgroupid']) add(tags.get(tag) ?? '');
  }
  for (const { value } of subIds)
    for (const id of new Set([...piecesOf(value), ...(value.match(ID_INSIDE) ?? [])])) add(id);
  return found.size > 0 ? [...found] : undefined;
}

function fitter(hints: readonly Hints[]) {
  const byKeyword = index(hints, ({ keywords }) => keywords);
  const byName = index(hints, ({ names }) => names);
  const periodsOf = new Map(hints.map(({ campaign, periods }) => [campaign, periods]));
  return ({ keyword, subIds, day }: Order, left: readonly string[]) => {
    const values = [keyword, ...subIds.flatMap(({ value }) => piecesOf(value))];
    const keywords = values.flatMap((value) => byKeyword.get(plainKeyword(value)) ?? []);
    // a name that is somebody's keyword too says nothing
    const names = values.flatMap((value) =>
      byKeyword.has(plainKeyword(value)) ? [] : (byName.get(foldText(decodeText(value)).trim()) ?? []),
    );
    const among = (campaigns: readonly string[]) => left.filter((campaign) => campaigns.includes(campaign));
    const named = among(names);
    const hinted = named.length === 1 ? named : among(keywords);
    const open = hinted.length > 0 ? hinted : left;
    const covered = open.filter((campaign) => periodsOf.get(campaign)?.some((period) => isIn(day, period)));
    return { fits: covered.length > 0 ? covered : open, isNamed: hinted.length > 0 };
  };
}

/** Gives each order to the campaign that is furthest below its part of the orders that the same campaigns contest. */
function sharer(hintsOf: ReadonlyMap<string, Hints>) {
  const assigned = new Map<string, number[]>();
  return ({ status }: Order, among: readonly string[]): string | undefined => {
    const counts = assigned.get(`${status} ${among.join(' ')}`) ?? among.map(() => 0);
    assigned.set(`${status} ${among.join(' ')}`, counts);
    const hintWeights = among.map((campaign) => hintsOf.get(campaign)?.weight ?? 0);
    const weights = hintWeights.some((weight) => weight > 0) ? hintWeights : among.map(() => 1);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const number = counts.reduce((sum, count) => sum + count, 1);
    const missing = weights.map((weight, at) => (weight / all) * number - (counts[at] ?? 0));
    const best = missing.indexOf(Math.max(...missing));
    counts[best] = (counts[best] ?? 0) + 1;
    return among[best];
  };
}

function keyOf({ order }: ReportedOrder): string {
  return `${order.day} ${order.orderId}`;
}

/** Two networks may have an order of one number on one day. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
