import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toOfflineOrder } from '#domain/measuring/profit/offline-order.ts';
import { conversionFile } from '#domain/measuring/profit/offline-files.ts';
import { settleOrders } from '#domain/measuring/profit/orders.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { finish } from '#domain/shared/steps.ts';

/** Small files as a specialist tried the reader with; their names tell what each is about. */
const folder = join(import.meta.dirname, 'report-cases');
const read = (name: string) => readReportFile(readFileSync(join(folder, name)));

it.each<[name: string, expected: object, warnings: (string | RegExp)[]]>([
  // 15 rows of 0.01 that Google rounded up: its own total of 0.09 differs by less than the rounding of 15 rows.
  ['c01-rounding.csv', { type: 'search_terms', rows: 15, totals: { clicks: 15, cost: 0.15 } }, []],
  // "Total - filtered" and "Total - all experiments" are no rows: 5 + 7 clicks, 2.50 + 3.50.
  ['c02-total-filtered.csv', { type: 'ads', rows: 2, totals: { clicks: 12, cost: 6, conversions: 1 } }, []],
  ['c03-clickbank.csv', { type: 'sales', rows: 1, sales: { network: 'clickbank', revenue: 45.1 } }, []],
  [
    'c04-clickbank-extclid.csv',
    { type: 'sales', sales: { network: 'clickbank', columns: { click: 'extclid', subId: 'tid' } } },
    [],
  ],
  // The planner's sums of a country and a device are no keywords.
  ['c04-planner-aggregate.tsv', { type: 'planner', rows: 2 }, []],
  ['c10-gbraid.csv', { type: 'sales', rows: 1, sales: { approved: 1, revenue: 97 } }, []],
  ['c26-m.csv', { type: null, rows: 0, error: expect.stringContaining('Google Ads Editor') as unknown }, []],
  [
    'c33-ticto.csv',
    {
      type: 'sales',
      currency: 'BRL',
      sales: { network: 'ticto', revenue: 85.2, columns: { soldAt: 'data do pedido' } },
    },
    [],
  ],
  [
    'c45b-overview-searches.csv',
    { type: 'search_terms', rows: 2, totals: { cost: 16.96, conversions: 1 } },
    [/Visão geral/],
  ],
  // 4 searches that cost, 15 of 0.01: 100.15 beside Google's 100.09, and the account's 300 is another sum.
  [
    'c50-ui-terms.csv',
    { type: 'search_terms', rows: 19, totals: { clicks: 115, cost: 100.15, conversions: 3 } },
    [],
  ],
])('%s', (name, expected, warnings) => {
  const { report } = read(name);
  expect(report).toMatchObject({ error: null, ...expected });
  expect(report.warnings).toHaveLength(warnings.length);
  for (const [at, warning] of warnings.entries()) expect(report.warnings[at]).toMatch(warning);
});

it('has a line for each file', () => {
  expect(readdirSync(folder)).toHaveLength(10);
});

it.each([
  ['c03-clickbank.csv', 0, 'lostCase', 'a ClickBank TID has lower-case letters alone, which is no click'],
  ['c04-clickbank-extclid.csv', 1, null, 'extclid keeps it'],
  ['c10-gbraid.csv', 1, null, 'a gbraid has a column of its own'],
] as const)('the click of %s: %s lines, %s (%s)', (...[name, lines, reason]) => {
  const { sales, report } = read(name);
  const orders = finish(
    settleOrders(
      sales.map((sale) => ({
        ...sale,
        currency: sale.currency ?? report.currency ?? 'USD',
        file: 0,
        importedAt: '2026-05-20T12:00:00+00:00',
      })),
    ),
  );
  const links = {
    finalUrl: '',
    trackingTemplate: '',
    finalUrlSuffix: name.startsWith('c03') ? 'tid={gclid}' : '',
  };
  const made = conversionFile(orders.map(toOfflineOrder(links)), {
    conversionName: 'Compra',
    timeZone: 'America/Sao_Paulo',
    endOfDay: true,
    now: Date.parse('2026-05-20T12:00:00Z'),
  });
  expect(made.lines).toBe(lines);
  expect(made.left.map((left) => left.reason)).toEqual(reason === null ? [] : [reason]);
});
