import { numberOf, quoted, searchAll, textOf } from './asking.ts';
import { type Operation, type Row } from './runtime.ts';

/** The value of a command's object now, the value it is to have, and the operations that change it. */
export interface Inspection {
  current: string | number | null;
  target: string | number | null;
  operations: Operation[];
  /** The reason why the value cannot be read or changed; null when it can. */
  problem: string | null;
  detail?: string;
}

/** State that the commands of a set share: ids for new objects, and lists that the set itself creates. */
export interface SetState {
  customerId: string;
  nextId: number;
  lists: Record<string, string>;
}

type Look = (action: Row, state: SetState) => Inspection;

const LIST_NAME = 'Faísca';

const LOOKS: Record<string, Look> = {
  negative: (action, state) => lookAtNegative(action, state, true),
  remove_negative: (action, state) => lookAtNegative(action, state, false),
  keyword: lookAtNewKeyword,
  pause: (action) => lookAtKeywordStatus(action, 'PAUSED'),
  enable: (action) => lookAtKeywordStatus(action, 'ENABLED'),
  bid: lookAtBid,
  budget: lookAtBudget,
  pause_campaign: (action) => lookAtCampaignStatus(action, 'PAUSED'),
  enable_campaign: (action) => lookAtCampaignStatus(action, 'ENABLED'),
  ad: lookAtNewAd,
  sitelink: (action, state) => lookAtNewAsset(action, state, 'SITELINK'),
  callout: (action, state) => lookAtNewAsset(action, state, 'CALLOUT'),
};

/** Reads the object of a command. A name that fits no object, or several, changes nothing. */
export function lookAt(kind: string, action: Row, state: SetState): Inspection {
  const look = LOOKS[kind];
  return look === undefined ? problemOf('kind_not_allowed') : look(action, state);
}

function problemOf(problem: string): Inspection {
  return { current: null, target: null, operations: [], problem };
}

function inspectionOf(
  current: Inspection['current'],
  target: Inspection['target'],
  operations: Operation[],
): Inspection {
  return { current, target, operations, problem: null };
}

/** The only row; a problem when there is none or more than one. */
function oneOf(rows: Row[]): { row: Row } | { problem: string } {
  const row = rows[0];
  if (row === undefined) return { problem: 'not_found' };
  return rows.length > 1 ? { problem: 'ambiguous' } : { row };
}

function findCampaign(action: Row): { row: Row } | { problem: string } {
  const select =
    'SELECT campaign.resource_name, campaign.id, campaign.status, campaign.campaign_budget, campaign.bidding_strategy_type, ' +
    'campaign_budget.resource_name, campaign_budget.amount_micros, campaign_budget.explicitly_shared FROM campaign';
  const name = quoted(textOf(action, 'campaign'));
  return oneOf(searchAll(select + ' WHERE campaign.name = ' + name + " AND campaign.status != 'REMOVED'"));
}

function findAdGroup(action: Row): { row: Row } | { problem: string } {
  const select = 'SELECT ad_group.resource_name, ad_group.id, ad_group.status FROM ad_group';
  const campaign = quoted(textOf(action, 'campaign'));
  const group = quoted(textOf(action, 'ad_group'));
  return oneOf(
    searchAll(
      select +
        (' WHERE campaign.name = ' + campaign + " AND campaign.status != 'REMOVED'") +
        (' AND ad_group.name = ' + group + " AND ad_group.status != 'REMOVED'"),
    ),
  );
}

/** Keywords are the same whatever their case. */
function withText(rows: Row[], field: string, action: Row): Row[] {
  const wanted = textOf(action, 'text').toLowerCase();
  return rows.filter((row) => textOf(row, field).toLowerCase() === wanted);
}

function lookAtNegative(action: Row, state: SetState, isWanted: boolean): Inspection {
  const level = textOf(action, 'level');
  const matchType = textOf(action, 'match_type');
  const keyword = { text: textOf(action, 'text'), matchType };
  if (level === 'list') return lookAtListed(action, state, isWanted);
  const parent = level === 'campaign' ? findCampaign(action) : findAdGroup(action);
  if ('problem' in parent) return problemOf(parent.problem);
  const entity = level === 'campaign' ? 'campaign_criterion' : 'ad_group_criterion';
  const owner = level === 'campaign' ? 'campaign' : 'ad_group';
  const existing = searchAll(
    'SELECT ' +
      entity +
      '.resource_name, ' +
      entity +
      '.keyword.text FROM ' +
      entity +
      (' WHERE ' + owner + '.id = ' + numberOf(parent.row, owner + '.id')) +
      (' AND ' + entity + '.negative = TRUE AND ' + entity + ".type = 'KEYWORD'") +
      (' AND ' + entity + '.keyword.match_type = ' + quoted(matchType)) +
      (entity === 'ad_group_criterion' ? " AND ad_group_criterion.status != 'REMOVED'" : ''),
  );
  const own = withText(existing, entity + '.keyword.text', action);
  const name = level === 'campaign' ? 'campaignCriterionOperation' : 'adGroupCriterionOperation';
  const create: Operation = { negative: true, keyword };
  create[level === 'campaign' ? 'campaign' : 'adGroup'] = textOf(parent.row, owner + '.resource_name');
  return present(own, isWanted, [{ [name]: { create } }], name, entity);
}

/** Describes whether an object exists, and the operations that change that. */
function present(
  own: Row[],
  isWanted: boolean,
  creates: Operation[],
  name: string,
  entity: string,
): Inspection {
  const removes = own.map((row): Operation => ({
    [name]: { remove: textOf(row, entity + '.resource_name') },
  }));
  return inspectionOf(
    own.length > 0 ? 'present' : null,
    isWanted ? 'present' : null,
    isWanted ? creates : removes,
  );
}

/** The negatives of our own shared list. The first negative also creates the list, for all running search campaigns. */
function lookAtListed(action: Row, state: SetState, isWanted: boolean): Inspection {
  const matchType = textOf(action, 'match_type');
  const lists = searchAll(
    'SELECT shared_set.resource_name, shared_set.id FROM shared_set WHERE shared_set.name = ' +
      quoted(LIST_NAME) +
      " AND shared_set.type = 'NEGATIVE_KEYWORDS' AND shared_set.status = 'ENABLED'",
  );
  const list = lists[0];
  if (list === undefined && !isWanted) return inspectionOf(null, null, []);
  const existing =
    list === undefined
      ? []
      : searchAll(
          'SELECT shared_criterion.resource_name, shared_criterion.keyword.text FROM shared_criterion' +
            (' WHERE shared_set.id = ' + numberOf(list, 'shared_set.id')) +
            (" AND shared_criterion.type = 'KEYWORD' AND shared_criterion.keyword.match_type = " +
              quoted(matchType)),
        );
  const own = withText(existing, 'shared_criterion.keyword.text', action);
  const creates: Operation[] = [];
  const createdList = state.lists[LIST_NAME];
  const name = list === undefined ? createdList : textOf(list, 'shared_set.resource_name');
  const sharedSet = name || makeList(state, creates);
  const keyword = { text: textOf(action, 'text'), matchType };
  creates.push({ sharedCriterionOperation: { create: { sharedSet, keyword } } });
  return present(own, isWanted, creates, 'sharedCriterionOperation', 'shared_criterion');
}

function makeList(state: SetState, creates: Operation[]): string {
  const sharedSet = newName(state, 'sharedSets');
  state.lists[LIST_NAME] = sharedSet;
  creates.push({
    sharedSetOperation: { create: { resourceName: sharedSet, name: LIST_NAME, type: 'NEGATIVE_KEYWORDS' } },
  });
  const running = searchAll(
    "SELECT campaign.resource_name FROM campaign WHERE campaign.status = 'ENABLED' AND campaign.advertising_channel_type = 'SEARCH'",
  );
  for (const row of running) {
    const campaign = textOf(row, 'campaign.resource_name');
    creates.push({ campaignSharedSetOperation: { create: { campaign, sharedSet } } });
  }
  return sharedSet;
}

/** A negative id stands for an object that the same set of operations creates. */
function newName(state: SetState, collection: string): string {
  const id = state.nextId;
  state.nextId = id - 1;
  return 'customers/' + state.customerId + '/' + collection + '/' + id;
}

function findKeywords(action: Row, adGroupId: number): Row[] {
  const rows = searchAll(
    'SELECT ad_group_criterion.resource_name, ad_group_criterion.keyword.text, ad_group_criterion.status, ' +
      'ad_group_criterion.cpc_bid_micros, ad_group_criterion.effective_cpc_bid_micros, campaign.bidding_strategy_type FROM ad_group_criterion' +
      (' WHERE ad_group.id = ' + adGroupId + ' AND ad_group_criterion.negative = FALSE') +
      " AND ad_group_criterion.type = 'KEYWORD' AND ad_group_criterion.status != 'REMOVED'" +
      (' AND ad_group_criterion.keyword.match_type = ' + quoted(textOf(action, 'match_type'))),
  );
  return withText(rows, 'ad_group_criterion.keyword.text', action);
}

function lookAtNewKeyword(action: Row): Inspection {
  const group = findAdGroup(action);
  if ('problem' in group) return problemOf(group.problem);
  const own = findKeywords(action, numberOf(group.row, 'ad_group.id'));
  const keyword = { text: textOf(action, 'text'), matchType: textOf(action, 'match_type') };
  const adGroup = textOf(group.row, 'ad_group.resource_name');
  const create = { adGroup, status: 'ENABLED', keyword };
  return inspectionOf(own.length > 0 ? 'present' : null, 'present', [
    { adGroupCriterionOperation: { create } },
  ]);
}

function findKeyword(action: Row): { row: Row } | { problem: string } {
  const group = findAdGroup(action);
  return 'problem' in group ? group : oneOf(findKeywords(action, numberOf(group.row, 'ad_group.id')));
}

function lookAtKeywordStatus(action: Row, status: string): Inspection {
  const keyword = findKeyword(action);
  if ('problem' in keyword) return problemOf(keyword.problem);
  const update = { resourceName: textOf(keyword.row, 'ad_group_criterion.resource_name'), status };
  const operation = { adGroupCriterionOperation: { update, updateMask: 'status' } };
  return inspectionOf(textOf(keyword.row, 'ad_group_criterion.status'), status, [operation]);
}

function lookAtBid(action: Row): Inspection {
  const keyword = findKeyword(action);
  if ('problem' in keyword) return problemOf(keyword.problem);
  if (textOf(keyword.row, 'campaign.bidding_strategy_type') !== 'MANUAL_CPC')
    return problemOf('automatic_bids');
  const micros = numberOf(action, 'micros');
  const update = {
    resourceName: textOf(keyword.row, 'ad_group_criterion.resource_name'),
    cpcBidMicros: String(micros),
  };
  const operation = { adGroupCriterionOperation: { update, updateMask: 'cpc_bid_micros' } };
  return inspectionOf(numberOf(keyword.row, 'ad_group_criterion.effective_cpc_bid_micros'), micros, [
    operation,
  ]);
}

function lookAtBudget(action: Row): Inspection {
  const campaign = findCampaign(action);
  if ('problem' in campaign) return problemOf(campaign.problem);
  const budget = campaign.row['campaignBudget'] as Row | undefined; // selected by findCampaign
  if (budget !== undefined && budget['explicitlyShared'] === true) return problemOf('shared_budget');
  const micros = numberOf(action, 'micros');
  const update = {
    resourceName: textOf(campaign.row, 'campaign_budget.resource_name'),
    amountMicros: String(micros),
  };
  const operation = { campaignBudgetOperation: { update, updateMask: 'amount_micros' } };
  return inspectionOf(numberOf(campaign.row, 'campaign_budget.amount_micros'), micros, [operation]);
}

function lookAtCampaignStatus(action: Row, status: string): Inspection {
  const campaign = findCampaign(action);
  if ('problem' in campaign) return problemOf(campaign.problem);
  const update = { resourceName: textOf(campaign.row, 'campaign.resource_name'), status };
  return inspectionOf(textOf(campaign.row, 'campaign.status'), status, [
    { campaignOperation: { update, updateMask: 'status' } },
  ]);
}

/** An ad with the same texts counts as the ad. New ads are paused, so that a person turns them on. */
function lookAtNewAd(action: Row): Inspection {
  const group = findAdGroup(action);
  if ('problem' in group) return problemOf(group.problem);
  const headlines = textsOf(action['headlines']);
  const descriptions = textsOf(action['descriptions']);
  const wanted = headlines
    .concat(descriptions)
    .map((each) => each.text)
    .join('\n');
  const existing = searchAll(
    'SELECT ad_group_ad.ad.responsive_search_ad.headlines, ad_group_ad.ad.responsive_search_ad.descriptions FROM ad_group_ad' +
      (' WHERE ad_group.id = ' +
        numberOf(group.row, 'ad_group.id') +
        " AND ad_group_ad.status != 'REMOVED'") +
      " AND ad_group_ad.ad.type = 'RESPONSIVE_SEARCH_AD'",
  );
  const own = existing.filter((row) => textsOfAd(row) === wanted);
  const ad: Operation = {
    finalUrls: [textOf(action, 'final_url')],
    responsiveSearchAd: {
      headlines,
      descriptions,
      path1: textOf(action, 'path1'),
      path2: textOf(action, 'path2'),
    },
  };
  const adGroup = textOf(group.row, 'ad_group.resource_name');
  return inspectionOf(own.length > 0 ? 'present' : null, 'present', [
    { adGroupAdOperation: { create: { adGroup, status: 'PAUSED', ad } } },
  ]);
}

function textsOf(value: unknown): { text: string }[] {
  return Array.isArray(value) ? value.map((text) => ({ text: String(text) })) : [];
}

function textsOfAd(row: Row): string {
  const adGroupAd = row['adGroupAd'] as
    | { ad?: { responsiveSearchAd?: Record<string, { text: string }[]> } }
    | undefined; // selected above
  const ad = adGroupAd && adGroupAd.ad && adGroupAd.ad.responsiveSearchAd;
  if (!ad) return '';
  return (ad['headlines'] || [])
    .concat(ad['descriptions'] || [])
    .map((each) => each.text)
    .join('\n');
}

function lookAtNewAsset(action: Row, state: SetState, fieldType: 'SITELINK' | 'CALLOUT'): Inspection {
  const campaign = findCampaign(action);
  if ('problem' in campaign) return problemOf(campaign.problem);
  const field =
    fieldType === 'SITELINK' ? 'asset.sitelink_asset.link_text' : 'asset.callout_asset.callout_text';
  const existing = searchAll(
    'SELECT campaign_asset.resource_name, ' +
      field +
      ' FROM campaign_asset WHERE campaign.id = ' +
      numberOf(campaign.row, 'campaign.id') +
      ' AND campaign_asset.field_type = ' +
      quoted(fieldType) +
      " AND campaign_asset.status != 'REMOVED'",
  );
  const own = withText(existing, field, action);
  const asset = newName(state, 'assets');
  const text = textOf(action, 'text');
  const create: Operation =
    fieldType === 'CALLOUT'
      ? { resourceName: asset, calloutAsset: { calloutText: text } }
      : {
          resourceName: asset,
          finalUrls: [textOf(action, 'final_url')],
          sitelinkAsset: sitelinkOf(text, textOf(action, 'description1'), textOf(action, 'description2')),
        };
  const link = { campaign: textOf(campaign.row, 'campaign.resource_name'), asset, fieldType };
  return inspectionOf(own.length > 0 ? 'present' : null, 'present', [
    { assetOperation: { create } },
    { campaignAssetOperation: { create: link } },
  ]);
}

/** Google takes two descriptions or none. */
function sitelinkOf(linkText: string, description1: string, description2: string): Operation {
  return description1 === '' || description2 === '' ? { linkText } : { linkText, description1, description2 };
}
