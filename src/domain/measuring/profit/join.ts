import { foldText } from '#domain/shared/fold-text.ts';
import { memoize } from '#domain/shared/memoize.ts';
import type { Order } from './orders.ts';
import { linkFields, piecesOf, plainKeyword, readTags } from './tracking.ts';

/** How a sale was joined to what it cost, the surest way first. */
export const joinedBy = ['gclid', 'subId', 'keyword', 'day'] as const;
export type JoinedBy = (typeof joinedBy)[number];

/** Where a sale came from, as far as it is known; an empty text is unknown. The keyword is a plain one. */
export interface AdLocation {
  campaign: string;
  adGroup: string;
  keyword: string;
}

/** The campaigns, ad groups and keywords in a campaign's reports. */
export interface KnownLocations {
  /** A place for each keyword of each ad group. */
  locations: readonly AdLocation[];
  adGroups: readonly { campaign: string; adGroup: string }[];
  campaignIds: readonly (readonly [id: string, campaign: string])[];
  adGroupIds: readonly (readonly [id: string, campaign: string, adGroup: string])[];
  /** Google's clicks with their day; a tracker or a script gives them. */
  clicks: readonly (readonly [
    gclid: string,
    day: string,
    campaign: string,
    adGroup: string,
    keyword: string,
  ])[];
}

type Joined = { by: JoinedBy; location: AdLocation; clickDay: string | null } | { by: 'otherCampaign' };

const nowhere: AdLocation = { campaign: '', adGroup: '', keyword: '' };
/** These fields name the source of all clicks, which may be a keyword too. */
const SOURCE = /^utm_?(?:source|medium|campaign)$/u;

/**
 * Says for each order where it came from.
 * @param links the campaign's addresses with their tags.
 */
export function orderJoiner(known: KnownLocations, links: Parameters<typeof linkFields>[0]) {
  const fields = linkFields(links);
  const keywords = new Set(known.locations.map(({ keyword }) => keyword));
  const groups = new Map(known.adGroups.map((each) => [foldText(each.adGroup), each]));
  const campaignIds = new Map(known.campaignIds);
  const groupIds = new Map(known.adGroupIds.map(([id, campaign, adGroup]) => [id, { campaign, adGroup }]));
  const clicks = new Map(known.clicks.map(([gclid, ...click]) => [gclid, click]));

  // Orders repeat their values.
  const keywordOf = memoize((text) => {
    const plain = plainKeyword(text);
    return keywords.has(plain) ? plain : '';
  });
  const groupOf = memoize((text) => groupIds.get(text) ?? groups.get(foldText(text)) ?? null);

  function locationOfTags(tags: ReadonlyMap<string, string>): AdLocation {
    const group = groupOf(tags.get('adgroupid') ?? '');
    const campaign = group?.campaign ?? campaignIds.get(tags.get('campaignid') ?? '') ?? '';
    return { campaign, adGroup: group?.adGroup ?? '', keyword: keywordOf(tags.get('keyword') ?? '') };
  }

  /** Without a template, a value that is a keyword or an ad group of the reports says so itself. */
  function locationOfValues({ subIds }: Order): AdLocation {
    const values = subIds.filter(({ name }) => !SOURCE.test(name)).flatMap(({ value }) => piecesOf(value));
    const group = values.map(groupOf).find((found) => found !== null);
    const keyword = values.map(keywordOf).find((found) => found !== '') ?? '';
    const all = subIds.flatMap(({ value }) => piecesOf(value));
    const id = all.find((value) => campaignIds.has(value)) ?? '';
    const campaign = group?.campaign ?? campaignIds.get(id) ?? '';
    return { campaign, adGroup: group?.adGroup ?? '', keyword };
  }

  /** Google's id of a campaign that the reports do not have. */
  function isOfOther(tags: ReadonlyMap<string, string>, { subIds }: Order): boolean {
    if (campaignIds.size === 0) return false;
    const campaignId =
      tags.get('campaignid') ?? subIds.find(({ name }) => name === 'utm_campaign')?.value.trim();
    return campaignId !== undefined && /^\d+$/u.test(campaignId) && !campaignIds.has(campaignId);
  }

  return (order: Order): Joined => {
    const tags = readTags(order.subIds, fields);
    const click = clicks.get(order.gclid ?? tags.get('gclid') ?? '');
    if (click) {
      const [clickDay, campaign, adGroup, keyword] = click;
      return { by: 'gclid', location: { campaign, adGroup, keyword: plainKeyword(keyword) }, clickDay };
    }
    if (isOfOther(tags, order)) return { by: 'otherCampaign' };
    const found = [locationOfTags(tags), locationOfValues(order)].find(isSomewhere);
    if (found) return { by: 'subId', location: found, clickDay: null };
    const keyword = keywordOf(order.keyword);
    if (keyword !== '') return { by: 'keyword', location: { ...nowhere, keyword }, clickDay: null };
    return { by: 'day', location: nowhere, clickDay: null };
  };
}

function isSomewhere({ campaign, adGroup, keyword }: AdLocation): boolean {
  return campaign !== '' || adGroup !== '' || keyword !== '';
}
