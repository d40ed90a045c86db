import { type KnownLocations, orderJoiner } from '#domain/measuring/profit/join.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import { claimByProof, fitOrders, type Hints, type Proofs } from '#domain/measuring/profit/owners.ts';
import { linkFields, plainKeyword } from '#domain/measuring/profit/tracking.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { memoize } from '#domain/shared/memoize.ts';
import type { Steps } from '#domain/shared/steps.ts';
import type { Owner } from './account-sales.ts';
import type { AccountCampaign } from './account-campaign.ts';

interface OwnerEvidence {
  clicks: KnownLocations['clicks'];
  periods: readonly Period[];
}

/** Gives each order to one campaign of the account by the rules of `owners.ts`, and to a place in it by those of `join.ts`. */
export function* ownersOf(
  orders: readonly Order[],
  campaigns: readonly AccountCampaign[],
  { clicks, periods }: OwnerEvidence,
): Steps<{ order: Order; owner: Owner }[]> {
  const names = campaigns.map(({ name }) => name);
  const reported = orders.map((order) => ({ order, campaigns: names }));
  const claims = yield* claimByProof(reported, proofsOf(campaigns, clicks));
  const fitted = yield* fitOrders(claims, hintsOf(campaigns, periods));
  const joinerOf = memoize((name) => joinerIn(campaigns, name, clicks));
  return fitted.map(({ order, fits, hasTrace }): { order: Order; owner: Owner } => {
    const [campaign, ...others] = fits;
    if (campaign === undefined || (others.length > 0 && !hasTrace))
      return { order, owner: { is: 'unassigned' } };
    if (others.length > 0) return { order, owner: { is: 'contested' } };
    const joined = joinerOf(campaign)(order);
    const { adGroup, keyword } =
      joined.by === 'otherCampaign' ? { adGroup: '', keyword: '' } : joined.location;
    const clickDay = joined.by === 'otherCampaign' ? null : joined.clickDay;
    return { order, owner: { is: 'owned', location: { campaign, adGroup, keyword }, clickDay } };
  });
}

function proofsOf(campaigns: readonly AccountCampaign[], clicks: KnownLocations['clicks']): Proofs[] {
  const links = memoize((finalUrlSuffix) => linksWith(finalUrlSuffix));
  const fields = memoize((suffix) => linkFields(links(suffix)));
  const clicksOf = new Map<string, Set<string>>(campaigns.map(({ name }) => [name, new Set()]));
  for (const [gclid, , campaign] of clicks) clicksOf.get(campaign)?.add(gclid);
  return campaigns.map(({ name, suffix, id, adGroups }) => ({
    campaign: name,
    ids: new Set([id, ...adGroups.map((group) => group.id)].filter((each) => each !== '')),
    clicks: clicksOf.get(name) ?? new Set(),
    links: fields(suffix),
  }));
}

function hintsOf(campaigns: readonly AccountCampaign[], periods: readonly Period[]): Hints[] {
  return campaigns.map(({ name, adGroups, locations }) => ({
    campaign: name,
    keywords: new Set(locations.map(({ keyword }) => keyword)),
    names: new Set([name, ...adGroups.map(({ adGroup }) => adGroup)].map(foldText)),
    periods,
    weight: 0,
  }));
}

function joinerIn(campaigns: readonly AccountCampaign[], name: string, clicks: KnownLocations['clicks']) {
  const own = campaigns.find((campaign) => campaign.name === name);
  return orderJoiner(
    {
      locations: own?.locations ?? [],
      adGroups: own?.adGroups ?? [],
      campaignIds: own && own.id !== '' ? [[own.id, name]] : [],
      adGroupIds:
        own?.adGroups.filter(({ id }) => id !== '').map(({ id, adGroup }) => [id, name, adGroup] as const) ??
        [],
      clicks: clicks.filter(([, , campaign]) => campaign === name).map(withPlainKeyword),
    },
    linksWith(own?.suffix ?? ''),
  );
}

function withPlainKeyword([gclid, day, campaign, adGroup, keyword]: KnownLocations['clicks'][number]) {
  return [gclid, day, campaign, adGroup, plainKeyword(keyword)] as const;
}

function linksWith(finalUrlSuffix: string) {
  return { finalUrl: '', trackingTemplate: '', finalUrlSuffix };
}
