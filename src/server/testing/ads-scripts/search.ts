import { type Account, type Entity, written } from './account.ts';
import { type Condition, parseQuery, type Query, QueryError, typeOf } from './gaql.ts';
import { find } from './mutate.ts';

type Fields = Record<string, unknown>;
const MOST_DAYS_OF_CLICKS = 90;
const MOST_DAYS_OF_CHANGES = 30;

/** The rows of a query as a script gets them: nested, in camel case, 64 bits as text, without zeros and empty values. */
export function search(account: Account, text: string, now: Date): Fields[] {
  const query = parseQuery(text);
  checkAge(query, now);
  const isMeasured = [...query.select, ...query.where.map(({ field }) => field)].some((field) =>
    /^(?:metrics|segments)\./u.test(field),
  );
  const views = isMeasured || isView(query.from);
  const rows = views ? factsOf(account, query) : entitiesOf(account, query);
  const matching = rows.filter(meets(query.where));
  const grouped = views ? group(matching, query) : matching;
  return grouped.slice(0, query.limit ?? undefined).map(nester(query.select));
}

function isView(resource: string): boolean {
  return resource.endsWith('_view') || resource === 'change_event';
}

function checkAge({ from, where }: Query, now: Date): void {
  const oldest = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  for (const { field, values } of where) {
    const [first = ''] = values;
    if (from === 'click_view' && field === 'segments.date' && first < oldest(MOST_DAYS_OF_CLICKS))
      throw new QueryError('DATE_TOO_OLD', first);
    if (field === 'change_event.change_date_time' && first.slice(0, 10) < oldest(MOST_DAYS_OF_CHANGES))
      throw new QueryError('START_DATE_TOO_OLD', first);
  }
}

function entitiesOf(account: Account, { from }: Query): Fields[] {
  return account.entities
    .filter(({ resource }) => resource === from)
    .map((entity) => withOwners(account, entity));
}

/** A thing's fields with those of everything that it belongs to. */
function withOwners(account: Account, { resource, fields }: Entity): Fields {
  const row: Fields = {};
  for (const [key, value] of Object.entries(fields)) row[`${resource}.${key}`] = value;
  for (const owner of ['ad_group', 'campaign', 'campaign_budget', 'shared_set', 'asset']) {
    if (owner === resource || typeof fields[owner] !== 'string') continue;
    const found = find(account, owner, fields[owner]);
    if (found) Object.assign(row, { ...withOwners(account, found), ...row });
  }
  return row;
}

/** The entity that a view's fact is of, beside its other owners. */
const subjectOf: Record<string, string> = { keyword_view: 'ad_group_criterion' };

function factsOf(account: Account, { from, where }: Query): Fields[] {
  const isOfDays = meets(where.filter(({ field }) => field === 'segments.date'));
  const known = new Map<unknown, Fields | undefined>();
  /** Facts share their few owners, which are looked up once. */
  const ownerOf = (owner: string, name: unknown): Fields | undefined => {
    if (typeof name !== 'string') return undefined;
    if (known.has(name)) return known.get(name);
    const found = find(account, owner, name);
    const row = found && withOwners(account, found);
    known.set(name, row);
    return row;
  };
  return account.facts
    .filter(({ view, fields }) => view === from && isOfDays(fields))
    .map(({ fields, metrics }) => {
      const row: Fields = {};
      for (const owner of ['ad_group_criterion', 'ad_group', 'campaign', 'asset'])
        Object.assign(row, ownerOf(owner, fields[owner]));
      for (const [key, value] of Object.entries(fields)) {
        if (key.includes('.')) row[key] = value;
        else if (key !== subjectOf[from]) row[`${from}.${key}`] ??= value;
      }
      for (const [key, value] of Object.entries(metrics)) row[`metrics.${key}`] = value;
      return row;
    });
}

/** Whether a row meets all conditions. */
function meets(where: readonly Condition[]): (row: Fields) => boolean {
  const checks = where.map(holds);
  return (row) => checks.every((isMet) => isMet(row));
}

function holds({ field, operator, values }: Condition): (row: Fields) => boolean {
  const type = typeOf(field) ?? '';
  const isBoolean = type.startsWith('BOOL');
  const empty = isBoolean ? false : type.startsWith('INT') ? 0 : '';
  const wanted = isBoolean ? values.map((each) => each.toUpperCase()) : values;
  const [first = '', second = ''] = wanted;
  return (row) => {
    const stored = row[field] ?? empty;
    const value = typeof stored === 'boolean' ? String(stored).toUpperCase() : written(stored);
    if (operator === 'BETWEEN') return value >= first && value <= second;
    if (operator === '>=') return value >= first;
    if (operator === '<=') return value <= first;
    return wanted.includes(value) === (operator !== '!=');
  };
}

/** Rows with the same selected fields are one row with the sums of their metrics. Shares are averaged, not summed. */
function group(rows: readonly Fields[], { select }: Query): Fields[] {
  const keys = select.filter((field) => !field.startsWith('metrics.'));
  const sums = select.filter((field) => field.startsWith('metrics.'));
  const groups = new Map<string, { row: Fields; count: number }>();
  for (const row of rows) {
    const key = JSON.stringify(keys.map((field) => row[field] ?? null));
    const known = groups.get(key);
    if (!known) {
      groups.set(key, { row: { ...row }, count: 1 });
      continue;
    }
    known.count += 1;
    for (const field of sums) {
      const [old, added] = [Number(known.row[field] ?? 0), Number(row[field] ?? 0)];
      known.row[field] = field.endsWith('_share') ? Math.max(old, added) : old + added;
    }
  }
  // With metrics or segments, Google returns no row without an impression.
  const isCounted = sums.includes('metrics.impressions');
  return [...groups.values()]
    .map(({ row }) => row)
    .filter((row) => !isCounted || Number(row['metrics.impressions'] ?? 0) > 0);
}

function nester(select: readonly string[]): (row: Fields) => Fields {
  const places = select.map((field) => {
    const path = field
      .split('.')
      .map((part) => part.replace(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase()));
    return { field, last: path.pop() ?? '', path, isLong: typeOf(field) === 'INT64' };
  });
  return (row) => {
    const whole: Fields = {};
    for (const { field, path, last, isLong } of places) {
      const value = row[field];
      if (value === undefined || value === null || value === 0 || value === '' || value === false) continue;
      let at = whole;
      for (const part of path) at = (at[part] ??= {}) as Fields; // only objects are made here
      at[last] = isLong ? written(value) : value;
    }
    return whole;
  };
}
