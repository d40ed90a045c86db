import { describe, expect, it } from 'vitest';
import { queriesOf } from '../../bridges/script/sending.ts';
import { TABLES } from '../../bridges/script/tables.ts';
import { parseQuery } from './gaql.ts';

describe('the queries of the script', () => {
  it.each(Object.entries(TABLES))('%s is one that Google takes', (_name, table) => {
    const queries = queriesOf(table, Object.values(table.columns), { from: '2026-11-24', to: '2026-11-25' });
    expect(queries).toHaveLength(table.when === 'one_day' || table.when === 'changes' ? 2 : 1);
    for (const query of queries) expect(parseQuery(query).select).toEqual(Object.values(table.columns));
  });
});

const days = "segments.date BETWEEN '2026-11-01' AND '2026-11-25'";

describe('a query that Google refuses', () => {
  it.each([
    ['an unknown field', 'SELECT campaign.nome FROM campaign', 'UNRECOGNIZED_FIELD'],
    ['a field of an older version', 'SELECT campaign.start_date FROM campaign', 'UNRECOGNIZED_FIELD'],
    ['an unknown resource', 'SELECT campaign.id FROM campanha', 'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE'],
    [
      'a resource that does not belong',
      'SELECT ad_group.id FROM campaign',
      'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE',
    ],
    [
      'an unknown enum',
      "SELECT campaign.id FROM campaign WHERE campaign.status = 'ATIVA'",
      'BAD_ENUM_CONSTANT',
    ],
    [
      'days without a filter',
      'SELECT segments.date, metrics.clicks FROM campaign',
      'EXPECTED_FILTERS_ON_DATE_RANGE',
    ],
    [
      'clicks of two days',
      `SELECT click_view.gclid FROM click_view WHERE ${days}`,
      'EXPECTED_FILTER_ON_A_SINGLE_DAY',
    ],
    [
      'shares by hour',
      `SELECT segments.hour, metrics.search_impression_share FROM campaign WHERE ${days}`,
      'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
    ],
    [
      'metrics of a list',
      'SELECT shared_set.id, metrics.clicks FROM shared_set',
      'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
    ],
    [
      'part of a list',
      'SELECT ad_group_ad.ad.responsive_search_ad.headlines.text FROM ad_group_ad',
      'UNRECOGNIZED_FIELD',
    ],
    [
      'a wrong day',
      "SELECT campaign.id, segments.date FROM campaign WHERE segments.date = '25/11/2026'",
      'INVALID_DATE_FORMAT',
    ],
    [
      'changes without a limit',
      "SELECT change_event.resource_name FROM change_event WHERE change_event.change_date_time >= '2026-11-01' AND change_event.change_date_time <= '2026-11-02'",
      'LIMIT_NOT_SPECIFIED',
    ],
    ['an operator of SQL', "SELECT campaign.id FROM campaign WHERE campaign.name <> 'x'", 'UNEXPECTED_INPUT'],
  ])('%s', (_what, query, code) => {
    expect(() => parseQuery(query)).toThrow(code);
  });
});

it('a text with quotes and backslashes is read as it was meant', () => {
  const { where } = parseQuery(
    String.raw`SELECT campaign.id FROM campaign WHERE campaign.name = 'D\'água \\ 2'`,
  );
  expect(where[0]?.values).toEqual([String.raw`D'água \ 2`]);
});
