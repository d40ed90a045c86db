import type { AdLocation } from '#domain/measuring/profit/join.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import { linkFields, plainKeyword, readTags } from '#domain/measuring/profit/tracking.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { groupBy } from '#domain/shared/group-by.ts';

/** Names and ids that the reports and the description of an account know. */
export interface AccountLocations {
  campaigns: readonly { name: string; googleId: string; suffix: string }[];
  adGroupIds: ReadonlyMap<string, { campaign: string; adGroup: string }>;
  adGroups: readonly { campaign: string; adGroup: string }[];
  /** With plain keywords. */
  keywords: readonly AdLocation[];
  /** Google's clicks. */
  clicks: ReadonlyMap<string, AdLocation & { day: string }>;
}

export type Owner =
  { is: 'owned'; place: AdLocation; clickDay: string | null } | { is: 'contested' } | { is: 'unassigned' };

const nowhere: AdLocation = { campaign: '', adGroup: '', keyword: '' };
/** Signs that people put between two tags of one field. */
const BETWEEN = /[|~;,]|__|::/u;

/**
 * Says to which campaign of the account an order belongs, by the surest proof it carries: its click, an id or a name of a
 * campaign or an ad group in any of its fields, a keyword that one campaign alone has.
 */
export function orderOwner(known: AccountLocations): (order: Order) => Owner {
  const [only, ...others] = known.campaigns;
  const links = [...new Set(known.campaigns.map(({ suffix }) => suffix))].map((finalUrlSuffix) =>
    linkFields({ finalUrl: '', trackingTemplate: '', finalUrlSuffix }),
  );
  const homes = homesOf(known);
  const ids = idsOf(known);
  const names = namesOf(known, homes);
  return (order) => {
    const click = order.gclid === null ? undefined : known.clicks.get(order.gclid);
    const told = valuesOf(order, links);
    const keywords = [...new Set(told.map(plainKeyword))].filter((text) => homes.has(text));
    if (click) return owned({ ...click, keyword: click.keyword || (keywords[0] ?? '') }, click.day);
    const byId = told.flatMap((value) => ids.get(foldText(value)) ?? []);
    const proofs = byId.length > 0 ? byId : told.flatMap((value) => names.get(foldText(value)) ?? []);
    const campaigns = new Set(proofs.map(({ campaign }) => campaign));
    if (campaigns.size > 1) return { is: 'contested' };
    const adGroup = proofs.find((proof) => proof.adGroup !== '')?.adGroup ?? '';
    const [campaign = others.length === 0 ? only?.name : undefined] = campaigns;
    if (campaign !== undefined)
      return owned({ campaign, adGroup, keyword: keywordIn(homes, keywords, campaign, adGroup) });
    const owners = new Set(
      keywords
        .slice(0, 1)
        .flatMap((text) => homes.get(text) ?? [])
        .map((home) => home.campaign),
    );
    const [owner] = owners;
    if (owners.size > 1) return { is: 'contested' };
    return owner === undefined
      ? { is: 'unassigned' }
      : owned({ ...nowhere, campaign: owner, keyword: keywords[0] ?? '' });
  };
}

function owned(place: AdLocation, clickDay: string | null = null): Owner {
  const { campaign, adGroup, keyword } = place;
  return { is: 'owned', place: { campaign, adGroup, keyword }, clickDay };
}

/** The values of an order's fields, what Google's tags became first, then each field's pieces. */
function valuesOf({ subIds, keyword }: Order, links: readonly ReturnType<typeof linkFields>[]): string[] {
  const tagged = links.flatMap((fields) => {
    const tags = readTags(subIds, fields);
    return ['campaignid', 'adgroupid', 'keyword'].flatMap((tag) => tags.get(tag) ?? []);
  });
  const plain = subIds.flatMap(({ value }) => [value, ...value.split(BETWEEN)]);
  const all = [...tagged, ...plain, keyword].map(decoded);
  return [...new Set(all)].filter((value) => value !== '');
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ').trim();
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % is no code
  }
}

type AdGroupRef = Pick<AdLocation, 'campaign' | 'adGroup'>;

function idsOf({ campaigns, adGroupIds }: AccountLocations): ReadonlyMap<string, AdGroupRef> {
  const ids = new Map<string, AdGroupRef>();
  for (const [id, place] of adGroupIds) ids.set(foldText(id), place);
  for (const { name, googleId } of campaigns)
    if (googleId !== '') ids.set(foldText(googleId), { campaign: name, adGroup: '' });
  return ids;
}

/** Names that one campaign or ad group alone has. One that is a keyword too proves nothing. */
function namesOf(
  { campaigns, adGroups }: AccountLocations,
  homes: AdGroupFinder,
): ReadonlyMap<string, AdGroupRef> {
  const all = [...campaigns.map(({ name }) => ({ campaign: name, adGroup: '' })), ...adGroups];
  const named = groupBy(all, ({ campaign, adGroup }) => foldText(adGroup === '' ? campaign : adGroup));
  return new Map(
    [...named].flatMap(([name, places]): [string, AdGroupRef][] => {
      const [place, ...others] = places;
      return !place || others.length > 0 || name === '' || homes.has(plainKeyword(name))
        ? []
        : [[name, place]];
    }),
  );
}

type AdGroupFinder = ReadonlyMap<string, AdLocation[]>;

function homesOf({ keywords }: AccountLocations): AdGroupFinder {
  return groupBy(keywords, ({ keyword }) => keyword);
}

/** The first of the keywords that the place has. */
function keywordIn(
  homes: AdGroupFinder,
  keywords: readonly string[],
  campaign: string,
  adGroup: string,
): string {
  const isHere = (home: AdLocation) =>
    home.campaign === campaign && (adGroup === '' || home.adGroup === adGroup);
  return keywords.find((text) => homes.get(text)?.some(isHere)) ?? '';
}
