import { enumValues, typeOf } from './gaql.ts';
import { type Account, type Entity, written } from './account.ts';

type Values = Record<string, unknown>;

/** Each operation with its resource and the collection of its names. */
const operations: Record<string, { resource: string; collection: string; needs: string[] }> = {
  campaignCriterionOperation: {
    resource: 'campaign_criterion',
    collection: 'campaignCriteria',
    needs: ['campaign'],
  },
  adGroupCriterionOperation: {
    resource: 'ad_group_criterion',
    collection: 'adGroupCriteria',
    needs: ['ad_group'],
  },
  sharedSetOperation: { resource: 'shared_set', collection: 'sharedSets', needs: ['name', 'type'] },
  sharedCriterionOperation: {
    resource: 'shared_criterion',
    collection: 'sharedCriteria',
    needs: ['shared_set'],
  },
  campaignSharedSetOperation: {
    resource: 'campaign_shared_set',
    collection: 'campaignSharedSets',
    needs: ['campaign', 'shared_set'],
  },
  campaignOperation: { resource: 'campaign', collection: 'campaigns', needs: ['name'] },
  campaignBudgetOperation: {
    resource: 'campaign_budget',
    collection: 'campaignBudgets',
    needs: ['amount_micros'],
  },
  adGroupAdOperation: {
    resource: 'ad_group_ad',
    collection: 'adGroupAds',
    needs: ['ad_group', 'ad.final_urls'],
  },
  assetOperation: { resource: 'asset', collection: 'assets', needs: [] },
  campaignAssetOperation: {
    resource: 'campaign_asset',
    collection: 'campaignAssets',
    needs: ['campaign', 'asset', 'field_type'],
  },
};

export interface Outcome {
  resourceName: string | null;
  errors: string[];
}

class MutateError extends Error {}

/**
 * Carries operations out on a copy of the account, all or none.
 * @returns the outcome of each and the account after it.
 */
export function mutate(account: Account, list: readonly Values[]): { outcomes: Outcome[]; after: Account } {
  const after = structuredClone(account);
  const names = new Map<string, string>();
  const outcomes = list.map((operation): Outcome => {
    try {
      return { resourceName: carryOut(after, operation, names), errors: [] };
    } catch (error) {
      if (!(error instanceof MutateError)) throw error;
      return { resourceName: null, errors: [error.message] };
    }
  });
  if (outcomes.every(({ errors }) => errors.length === 0)) return { outcomes, after };
  // Without partial failure nothing is kept, and the others succeed no more than the wrong one.
  return { outcomes: outcomes.map(({ errors }) => ({ resourceName: null, errors })), after: account };
}

function carryOut(account: Account, operation: Values, names: Map<string, string>): string {
  const [name = '', ...more] = Object.keys(operation);
  const known = operations[name];
  if (!known || more.length > 0) throw new Error(`Invalid JSON payload: unknown operation "${name}"`);
  const body = operation[name] as Values;
  if ('create' in body) return create(account, known, body['create'] as Values, names);
  if ('remove' in body) return remove(account, known.resource, String(body['remove']));
  if ('update' in body) return update(account, known.resource, body['update'] as Values, body['updateMask']);
  throw new MutateError('RequestError.OPERATION_REQUIRED');
}

function create(
  account: Account,
  { resource, collection, needs }: (typeof operations)[string],
  sent: Values,
  names: Map<string, string>,
): string {
  const values = resolved(flat(sent), names);
  checkFields(resource, values);
  for (const need of needs)
    if (!(need in values))
      throw new MutateError(`FieldError.REQUIRED: The required field was not present: ${need}`);
  const temporary = written(values['resource_name']);
  account.nextId += 1;
  const id = account.nextId;
  const resourceName = `customers/${account.customerId.replaceAll('-', '')}/${collection}/${nameTail(resource, values, id)}`;
  if (temporary !== '') names.set(temporary, resourceName);
  checkNew(account, resource, values);
  const entity: Entity = {
    resource,
    fields: { ...values, resource_name: resourceName, ...idOf(resource, id) },
  };
  if (resource === 'shared_set' || resource === 'campaign_shared_set') entity.fields['status'] = 'ENABLED';
  if (resource.endsWith('criterion') && 'keyword.text' in values) entity.fields['type'] = 'KEYWORD';
  if (resource === 'ad_group_criterion' && !('status' in values)) entity.fields['status'] = 'ENABLED';
  if (resource === 'ad_group_ad') entity.fields['ad.type'] = 'RESPONSIVE_SEARCH_AD';
  if (resource === 'campaign_asset') entity.fields['status'] = 'ENABLED';
  account.entities.push(entity);
  return resourceName;
}

function idOf(resource: string, id: number): Values {
  if (resource.endsWith('criterion')) return { criterion_id: String(id) };
  if (resource === 'ad_group_ad') return { 'ad.id': String(id) };
  return /_asset$|_set$/u.test(resource) && resource.startsWith('campaign') ? {} : { id: String(id) };
}

function nameTail(resource: string, values: Values, id: number): string {
  const parent = values['campaign'] ?? values['ad_group'] ?? values['shared_set'];
  const parentId = typeof parent === 'string' && resource !== 'campaign' ? parent.split('/').at(-1) : null;
  return parentId ? `${parentId}~${id}` : String(id);
}

function checkNew(account: Account, resource: string, values: Values): void {
  for (const owner of ['campaign', 'ad_group', 'shared_set', 'asset']) {
    const named = values[owner];
    if (named !== undefined && resource !== owner && !find(account, owner, written(named)))
      throw new MutateError(`RequestError.RESOURCE_NAME_MALFORMED: ${written(named)}`);
  }
  const text = values['keyword.text'];
  if (resource.endsWith('criterion') && text !== undefined) {
    if (!['EXACT', 'PHRASE', 'BROAD'].includes(String(values['keyword.match_type'])))
      throw new MutateError('RequestError.INVALID_ENUM_VALUE');
    if (written(text).length > 80) throw new MutateError('CriterionError.KEYWORD_TEXT_TOO_LONG');
    const owner = resource.replace('_criterion', '').replace('shared', 'shared_set');
    const isSame = ({ fields }: Entity) =>
      fields[owner] === values[owner] &&
      written(fields['keyword.text']).toLowerCase() === written(text).toLowerCase() &&
      fields['keyword.match_type'] === values['keyword.match_type'] &&
      Boolean(fields['negative']) === Boolean(values['negative']) &&
      fields['status'] !== 'REMOVED';
    if (account.entities.some((each) => each.resource === resource && isSame(each)))
      throw new MutateError('CriterionError.KEYWORD_ALREADY_EXISTS: The keyword already exists');
  }
  if (
    resource === 'shared_set' &&
    account.entities.some((each) => each.resource === resource && each.fields['name'] === values['name'])
  )
    throw new MutateError('SharedSetError.DUPLICATE_NAME');
}

function remove(account: Account, resource: string, name: string): string {
  const entity = find(account, resource, name);
  if (!entity) throw new MutateError('MutateError.RESOURCE_NOT_FOUND');
  account.entities = account.entities.filter((each) => each !== entity);
  return name;
}

function update(account: Account, resource: string, sent: Values, mask: unknown): string {
  const { resource_name: name, ...values } = flat(sent);
  if (typeof mask !== 'string' || mask === '') throw new MutateError('FieldMaskError.FIELD_MASK_MISSING');
  const entity = find(account, resource, String(name));
  if (!entity) throw new MutateError('MutateError.RESOURCE_NOT_FOUND');
  checkFields(resource, values);
  for (const field of mask.split(',')) {
    if (typeOf(`${resource}.${field}`) === undefined)
      throw new MutateError(`FieldMaskError.FIELD_NOT_FOUND: ${field}`);
    entity.fields[field] = values[field];
    if (field === 'cpc_bid_micros') {
      const group = find(account, 'ad_group', String(entity.fields['ad_group']));
      const campaign = find(account, 'campaign', String(group?.fields['campaign']));
      if (campaign?.fields['bidding_strategy_type'] !== 'MANUAL_CPC')
        throw new MutateError('BiddingError.CANNOT_SET_CPC_BID_WITH_STRATEGY');
      entity.fields['effective_cpc_bid_micros'] = values[field];
    }
  }
  return String(name);
}

export function find(account: Account, resource: string, name: string): Entity | undefined {
  return account.entities.find((each) => each.resource === resource && each.fields['resource_name'] === name);
}

function checkFields(resource: string, values: Values): void {
  for (const [field, value] of Object.entries(values)) {
    const type = typeOf(`${resource}.${field}`);
    if (type === undefined) throw new Error(`Invalid JSON payload: unknown field "${resource}.${field}"`);
    const allowed = enumValues(type);
    if (allowed && !allowed.includes(String(value)))
      throw new MutateError(`RequestError.INVALID_ENUM_VALUE: ${String(value)}`);
    if (type === 'INT64' && !/^\d+$/u.test(String(value))) throw new Error(`Invalid value at "${field}"`);
  }
}

/** `{ keyword: { matchType: 'EXACT' } }` as `{ 'keyword.match_type': 'EXACT' }`. Lists stay whole. */
function flat(values: Values, before = ''): Values {
  const fields: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const name = before + key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(fields, flat(value as Values, `${name}.`));
    else if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function resolved(values: Values, names: ReadonlyMap<string, string>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key !== 'resource_name' && typeof value === 'string' ? (names.get(value) ?? value) : value,
    ]),
  );
}
