import definitions from './api-definitions.json' with { type: 'json' };

/** Fields of each resource with their type, or with the values of their enum. */
const fieldsOf: Record<string, Record<string, string>> = definitions;

/** As Google names the failures of a query. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly code: string;
  constructor(code: string, detail: string) {
    super(`QueryError.${code}: ${detail}`);
    this.code = code;
  }
}

export interface Condition {
  field: string;
  operator: '=' | '!=' | '>=' | '<=' | 'BETWEEN' | 'IN';
  values: string[];
}

export interface Query {
  select: string[];
  from: string;
  where: Condition[];
  limit: number | null;
}

/** The resources that a query of each resource may name too. */
const attributed: Record<string, readonly string[]> = {
  customer: [],
  campaign: ['campaign_budget', 'customer'],
  ad_group: ['campaign', 'customer'],
  ad_group_criterion: ['ad_group', 'campaign', 'customer'],
  ad_group_ad: ['ad_group', 'campaign', 'customer'],
  ad_group_ad_asset_view: ['ad_group_ad', 'ad_group', 'asset', 'campaign', 'customer'],
  keyword_view: ['ad_group_criterion', 'ad_group', 'campaign', 'customer'],
  search_term_view: ['ad_group', 'campaign', 'customer'],
  geographic_view: ['campaign', 'customer'],
  click_view: ['ad_group', 'campaign', 'customer'],
  change_event: ['ad_group', 'campaign', 'customer', 'asset'],
  conversion_action: ['customer'],
  campaign_criterion: ['campaign', 'customer'],
  campaign_asset: ['asset', 'campaign', 'customer'],
  campaign_shared_set: ['shared_set', 'campaign', 'customer'],
  shared_set: ['customer'],
  shared_criterion: ['shared_set', 'customer'],
};

/** Resources whose queries take metrics and segments. */
const measured = new Set([
  ...['customer', 'campaign', 'ad_group', 'ad_group_ad', 'ad_group_ad_asset_view', 'keyword_view'],
  ...['search_term_view', 'geographic_view', 'click_view'],
]);
const clickSegments = new Set(['date', 'device', 'ad_network_type', 'click_type', 'month_of_year', 'slot']);
/** Repeated messages are selected whole, never their parts. */
const wholes = new Set([
  'ad_group_ad.ad.responsive_search_ad.headlines',
  'ad_group_ad.ad.responsive_search_ad.descriptions',
  'ad_group_ad.policy_summary.policy_topic_entries',
  'ad_group_ad_asset_view.policy_summary.policy_topic_entries',
  'change_event.changed_fields',
]);
const shares = /^metrics\.search_\w*impression_share$/u;

const TOKEN = /\s*(?:('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(!=|>=|<=|[=,()])|([\w.]+))/uy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new QueryError('UNEXPECTED_INPUT', text.slice(at, at + 30));
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}

/** Reads a query and refuses what Google would refuse. */
export function parseQuery(text: string): Query {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = () => tokens[at]?.toUpperCase() ?? '';
  const take = () => tokens[at++] ?? '';
  const expect = (word: string, code: string) => {
    if (take().toUpperCase() !== word) throw new QueryError(code, text);
  };
  expect('SELECT', 'EXPECTED_SELECT');
  const select = [take()];
  while (peek() === ',') {
    take();
    select.push(take());
  }
  expect('FROM', 'EXPECTED_FROM');
  const from = take();
  const where: Condition[] = [];
  if (peek() === 'WHERE') {
    do {
      take();
      where.push(readCondition());
    } while (peek() === 'AND');
  }
  let limit: number | null = null;
  if (peek() === 'LIMIT') {
    take();
    limit = Number(take());
    if (!(limit > 0)) throw new QueryError('BAD_LIMIT_VALUE', text);
  }
  if (at < tokens.length) throw new QueryError('UNEXPECTED_INPUT', tokens.slice(at).join(' '));
  const query = { select, from, where, limit };
  check(query);
  return query;

  function readCondition(): Condition {
    const field = take();
    const operator = take().toUpperCase();
    if (operator === 'BETWEEN') {
      const low = take();
      expect('AND', 'EXPECTED_AND');
      return { field, operator, values: [low, take()].map(unquoted) };
    }
    if (operator === 'IN') {
      expect('(', 'EXPECTED_LIST');
      const values = [take()];
      while (peek() === ',') {
        take();
        values.push(take());
      }
      expect(')', 'EXPECTED_LIST');
      return { field, operator, values: values.map(unquoted) };
    }
    if (operator !== '=' && operator !== '!=' && operator !== '>=' && operator !== '<=')
      throw new QueryError('BAD_OPERATOR', operator);
    return { field, operator, values: [unquoted(take())] };
  }
}

function unquoted(token: string): string {
  return /^['"]/u.test(token) ? token.slice(1, -1).replace(/\\(.)/gu, '$1') : token;
}

/** The type of a field, or the values of its enum; undefined where Google has no such field. */
export function typeOf(field: string): string | undefined {
  if (wholes.has(field)) return 'MESSAGE';
  const [resource = '', ...rest] = field.split('.');
  const inside = [...wholes].some((whole) => field.startsWith(`${whole}.`));
  return inside ? undefined : fieldsOf[resource]?.[rest.join('.')];
}

export function enumValues(type: string): string[] | null {
  return type.includes(' ') ? type.split(' ') : null;
}

function check(query: Query): void {
  const { select, from, where, limit } = query;
  const others = attributed[from];
  if (!others) throw new QueryError('BAD_RESOURCE_TYPE_IN_FROM_CLAUSE', from);
  const named = [...select, ...where.map(({ field }) => field)];
  for (const field of named) checkField(field, from, others);
  for (const condition of where) checkValues(condition);
  if (
    named.some((field) => shares.test(field)) &&
    named.some(
      (field) => field === 'segments.hour' || (field === 'segments.device' && from === 'keyword_view'),
    )
  )
    throw new QueryError(
      'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
      'segments.hour with an impression share',
    );
  if (
    named.some((field) => field.startsWith('segments.keyword.')) &&
    from !== 'search_term_view' &&
    from !== 'campaign'
  )
    throw new QueryError('PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE', from);
  const dates = where.filter(({ field }) => field === 'segments.date');
  if (named.some((field) => field === 'segments.date') && !isBounded(dates))
    throw new QueryError('EXPECTED_FILTERS_ON_DATE_RANGE', 'segments.date');
  if (from === 'click_view' && (dates.length !== 1 || dates[0]?.operator !== '='))
    throw new QueryError('EXPECTED_FILTER_ON_A_SINGLE_DAY', 'segments.date');
  if (from === 'change_event') checkChanges(where, limit);
}

function isBounded(dates: readonly Condition[]): boolean {
  if (dates.some(({ operator }) => operator === '=' || operator === 'BETWEEN')) return true;
  return dates.some(({ operator }) => operator === '>=') && dates.some(({ operator }) => operator === '<=');
}

function checkField(field: string, from: string, others: readonly string[]): void {
  const type = typeOf(field);
  if (type === undefined) throw new QueryError('UNRECOGNIZED_FIELD', field);
  const [resource = '', name = ''] = field.split('.');
  if (resource === from || others.includes(resource)) return;
  if (resource === 'metrics' || resource === 'segments') {
    const code =
      resource === 'metrics'
        ? 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'
        : 'PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE';
    if (!measured.has(from)) throw new QueryError(code, field);
    if (from === 'click_view' && resource === 'metrics' && name !== 'clicks')
      throw new QueryError(code, field);
    if (from === 'click_view' && resource === 'segments' && !clickSegments.has(name))
      throw new QueryError(code, field);
    return;
  }
  throw new QueryError('PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE', field);
}

function checkValues({ field, operator, values }: Condition): void {
  const type = typeOf(field) ?? '';
  const allowed = enumValues(type);
  for (const value of values) {
    if (allowed && !allowed.includes(value)) throw new QueryError('BAD_ENUM_CONSTANT', `${field} ${value}`);
    if (/^(?:INT|DOUBLE)/u.test(type) && !/^-?\d+(?:\.\d+)?$/u.test(value))
      throw new QueryError('BAD_NUMBER', `${field} ${value}`);
    if (type === 'DATE' && !/^\d{4}-\d{2}-\d{2}$/u.test(value))
      throw new QueryError('INVALID_DATE_FORMAT', value);
    if (type.startsWith('BOOL') && !/^(?:true|false)$/iu.test(value))
      throw new QueryError('BAD_VALUE', `${field} ${value}`);
  }
  if (type === 'MESSAGE') throw new QueryError('PROHIBITED_FIELD_IN_WHERE_CLAUSE', field);
  if (operator === 'BETWEEN' && (values[0] ?? '') > (values[1] ?? ''))
    throw new QueryError('PROHIBITED_VALUE_COMBINATION_WITH_BETWEEN_OPERATOR', field);
}

const MOST_CHANGES = 10_000;

function checkChanges(where: readonly Condition[], limit: number | null): void {
  const times = where.filter(({ field }) => field === 'change_event.change_date_time');
  if (!isBounded(times)) throw new QueryError('CHANGE_DATE_RANGE_INFINITE', 'change_event.change_date_time');
  if (limit === null) throw new QueryError('LIMIT_NOT_SPECIFIED', 'change_event');
  if (limit > MOST_CHANGES) throw new QueryError('INVALID_LIMIT_CLAUSE', String(limit));
}
