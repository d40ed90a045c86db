/** Something of an account, its fields flat: `keyword.text`. Owners are resource names. */
export interface Entity {
  resource: string;
  fields: Record<string, unknown>;
}

/** A fictitious account of Google Ads. */
export interface Account {
  customerId: string;
  name: string;
  currency: string;
  timeZone: string;
  entities: Entity[];
  /** What was measured: a view's own fields, its owners by resource name, `metrics.*` and `segments.*`. */
  facts: Fact[];
  nextId: number;
}

/** One row of a view. A query groups facts by what it selects and sums their metrics. */
export interface Fact {
  view: string;
  fields: Record<string, unknown>;
  metrics: Record<string, number>;
}

/** A value as Google writes it; an object as JSON. */
export function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

export function newAccount(customerId: string, name = 'Loja de teste'): Account {
  const account: Account = {
    customerId,
    name,
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    entities: [],
    facts: [],
    nextId: 1000,
  };
  const id = customerId.replaceAll('-', '');
  account.entities.push({
    resource: 'customer',
    fields: {
      resource_name: `customers/${id}`,
      id,
      descriptive_name: name,
      currency_code: account.currency,
      time_zone: account.timeZone,
      auto_tagging_enabled: true,
    },
  });
  return account;
}

interface CampaignOptions {
  status?: string;
  bidding?: string;
  budgetMicros?: number;
  isShared?: boolean;
}

/**
 * Adds a search campaign with its budget.
 * @returns its resource name.
 */
export function addCampaign(account: Account, name: string, options: CampaignOptions = {}): string {
  const { status = 'ENABLED', bidding = 'MANUAL_CPC', budgetMicros = 50_000_000, isShared = false } = options;
  const budget = add(account, 'campaign_budget', 'campaignBudgets', {
    amount_micros: String(budgetMicros),
    ...(isShared && { explicitly_shared: true }),
  });
  return add(account, 'campaign', 'campaigns', {
    name,
    status,
    bidding_strategy_type: bidding,
    campaign_budget: budget,
    advertising_channel_type: 'SEARCH',
    primary_status: 'ELIGIBLE',
  });
}

export function addAdGroup(account: Account, campaign: string, name: string): string {
  return add(account, 'ad_group', 'adGroups', { name, campaign, status: 'ENABLED' });
}

interface KeywordOptions {
  matchType?: string;
  status?: string;
  cpcMicros?: number;
}

export function addKeyword(
  account: Account,
  adGroup: string,
  text: string,
  options: KeywordOptions = {},
): string {
  const { matchType = 'EXACT', status = 'ENABLED', cpcMicros = 1_000_000 } = options;
  const bid = { cpc_bid_micros: String(cpcMicros), effective_cpc_bid_micros: String(cpcMicros) };
  return add(account, 'ad_group_criterion', 'adGroupCriteria', {
    ad_group: adGroup,
    status,
    type: 'KEYWORD',
    ...bid,
    'keyword.text': text,
    'keyword.match_type': matchType,
    'quality_info.quality_score': 7,
  });
}

function add(
  account: Account,
  resource: string,
  collection: string,
  fields: Record<string, unknown>,
): string {
  account.nextId += 1;
  const id = String(account.nextId);
  const name = `customers/${account.customerId.replaceAll('-', '')}/${collection}/${id}`;
  const key = resource.endsWith('criterion') ? 'criterion_id' : 'id';
  account.entities.push({ resource, fields: { ...fields, resource_name: name, [key]: id } });
  return name;
}
