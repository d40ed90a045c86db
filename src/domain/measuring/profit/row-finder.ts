import { groupBy } from '#domain/shared/group-by.ts';
import { memoize } from '#domain/shared/memoize.ts';
import type { AdLocation } from './join.ts';

type AdGroupRef = Pick<AdLocation, 'campaign' | 'adGroup'>;

interface Found<Row> {
  fits: readonly Row[];
  /** How many rows were looked at. */
  looked: number;
}

/** The places of rows. */
type Order<Row> = ReadonlyMap<Row, number>;

/** A keyword of more ad groups is looked for in all rows. */
const FEW_AD_GROUPS = 100;

/**
 * Finds the rows that fit a place, in their order. An unknown name fits every name. Rows are found by their names, because
 * many sales meet many rows. Rows without keywords fit a keyword of their campaign or ad group, which `places` names.
 */
export function rowFinder<Row extends AdLocation>(rows: readonly Row[], locations: readonly AdLocation[]) {
  const at = new Map(rows.map((row, index) => [row, index]));
  const ofAll = byNames(rows, at);
  const hasKeywords = rows.some(({ keyword }) => keyword !== '');
  const find = hasKeywords ? amongKeywords(rows, at) : amongAdGroups(locations, at, ofAll);
  return (location: AdLocation): Found<Row> => {
    if (location.keyword !== '') return find(location);
    const fits = ofAll(location);
    return { fits, looked: fits.length };
  };
}

function amongKeywords<Row extends AdLocation>(
  rows: readonly Row[],
  at: Order<Row>,
): (location: AdLocation) => Found<Row> {
  const byKeyword = groupBy(rows, ({ keyword }) => keyword);
  const finderOf = memoize((keyword) => byNames(byKeyword.get(keyword) ?? [], at));
  return (location) => {
    const fits = finderOf(location.keyword)(location);
    return { fits, looked: fits.length };
  };
}

function amongAdGroups<Row extends AdLocation>(
  locations: readonly AdLocation[],
  at: Order<Row>,
  ofAll: (adGroup: AdGroupRef) => readonly Row[],
): (location: AdLocation) => Found<Row> {
  const byKeyword = groupBy(locations, ({ keyword }) => keyword);
  const adGroupsOf = memoize((keyword) => {
    const adGroups = [...new Map((byKeyword.get(keyword) ?? []).map((home) => [keyOf(home), home])).values()];
    return { homes: adGroups, isHome: adGroups.length === 0 ? () => false : isAmong(adGroups) };
  });
  return (location) => {
    const { homes, isHome: isOwnGroup } = adGroupsOf(location.keyword);
    const isKnown = location.campaign !== '' || location.adGroup !== '';
    if (!isKnown && homes.length <= FEW_AD_GROUPS) {
      const found = homes.map(ofAll);
      const looked = found.reduce((sum, own) => sum + own.length, 0);
      return { fits: inOrder(at, found), looked };
    }
    const own = ofAll(location);
    return { fits: own.filter(isOwnGroup), looked: own.length };
  };
}

/** Finds rows by campaign and ad group. */
function byNames<Row extends AdGroupRef>(
  rows: readonly Row[],
  at: Order<Row>,
): (home: AdGroupRef) => readonly Row[] {
  const campaigns = groupBy(rows, ({ campaign }) => campaign);
  const adGroups = groupBy(rows, ({ adGroup }) => adGroup);
  const both = groupBy(rows, keyOf);
  return ({ campaign, adGroup }) => {
    if (campaign === '' && adGroup === '') return rows;
    if (adGroup === '') return inOrder(at, [campaigns.get(campaign), campaigns.get('')]);
    if (campaign === '') return inOrder(at, [adGroups.get(adGroup), adGroups.get('')]);
    const names = [[campaign, adGroup], [campaign, ''], ['', adGroup], ['', '']]; // oxfmt-ignore
    return inOrder(
      at,
      names.map(([one = '', other = '']) => both.get(keyOf({ campaign: one, adGroup: other }))),
    );
  };
}

/** The rows of these groups, each once, in the order of `at`. */
function inOrder<Row>(at: Order<Row>, groups: readonly (readonly Row[] | undefined)[]): readonly Row[] {
  const filled = groups.flatMap((group) => (group === undefined || group.length === 0 ? [] : [group]));
  const [only, ...others] = filled;
  if (others.length === 0) return only ?? [];
  const indexOf = (row: Row) => at.get(row) ?? 0;
  return [...new Set(filled.flatMap((group) => group))].sort((one, other) => indexOf(one) - indexOf(other));
}

function keyOf({ campaign, adGroup }: AdGroupRef): string {
  return JSON.stringify([campaign, adGroup]);
}

/** Tells whether a row is of one of these places. */
function isAmong(adGroupRefs: readonly AdGroupRef[]): (row: AdGroupRef) => boolean {
  const adGroups = new Set(adGroupRefs.map(({ adGroup }) => adGroup));
  const ofCampaign = new Map(
    [...groupBy(adGroupRefs, ({ campaign }) => campaign)].map(([campaign, of]) => [
      campaign,
      new Set(of.map(({ adGroup }) => adGroup)),
    ]),
  );
  return ({ campaign, adGroup }) => {
    const among = campaign === '' ? [adGroups] : [ofCampaign.get(campaign), ofCampaign.get('')];
    return among.some((names) => names && (adGroup === '' || names.has(adGroup) || names.has('')));
  };
}
