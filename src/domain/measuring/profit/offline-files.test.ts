import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#domain/shared/instants.ts';
import {
  adjustmentFile,
  conversionFile,
  findNameProblem,
  type LeftReason,
  type OfflineOptions,
  type OfflineOrder,
} from './offline-files.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const options: OfflineOptions = {
  conversionName: 'Venda "Vita", rede',
  timeZone: 'America/Sao_Paulo',
  now: Date.parse('2026-06-01T12:00:00Z'),
  endOfDay: false,
};
const entry = (reais: number, currency: string | null = 'USD') => ({
  day: '2026-05-13',
  micros: Math.round(reais * 1_000_000),
  currency,
  exchange: null,
});
const order = (changes: Partial<OfflineOrder> = {}): OfflineOrder => ({
  orderId: 'A1',
  soldAt: '2026-05-13T10:20:00',
  status: 'approved',
  entries: [entry(10.5)],
  reversedAt: null,
  gclid: GCLID,
  gbraid: null,
  wbraid: null,
  clickedAt: null,
  ...changes,
});
const linesOf = (csv: string) => Papa.parse<string[]>(csv.trimEnd()).data;

it.each(['2026-05-13T99:99:99', '2026-13-45T10:20:00', '2026-05-13T10:20:00+99:99'])(
  'a sale at %s, which no clock shows, stays out alone',
  (soldAt) => {
    const { lines, left } = conversionFile([order(), order({ orderId: 'A2', soldAt })], options);
    expect([lines, left]).toEqual([1, [{ orderId: 'A2', reason: 'noTime' }]]);
  },
);

describe('the file of conversions', () => {
  it('has the lines that Google reads', () => {
    const offset = order({
      orderId: 'A2',
      soldAt: '2026-05-13T10:20:00-07:00',
      entries: [entry(20), entry(-5)],
    });
    const { csv, lines, left } = conversionFile([order(), offset], options);
    expect([lines, left]).toEqual([2, []]);
    expect(linesOf(csv)).toEqual([
      ['Parameters:TimeZone=America/Sao_Paulo'],
      [
        'Google Click ID',
        'Conversion Name',
        'Conversion Time',
        'Conversion Value',
        'Conversion Currency',
        'Order ID',
      ],
      [GCLID, 'Venda "Vita", rede', '2026-05-13 10:20:00', '10.5', 'USD', 'A1'],
      [GCLID, 'Venda "Vita", rede', '2026-05-13 10:20:00-0700', '15', 'USD', 'A2'],
    ]);
  });

  it.each<[name: string, changes: Partial<OfflineOrder>, reason: LeftReason | null]>([
    ['a pending sale', { status: 'pending' }, 'pending'],
    ['a cancelled sale', { status: 'cancelled' }, 'notSold'],
    ['no click', { gclid: null }, 'noClick'],
    ['a short click id', { gclid: 'Cj0KCQ' }, 'badClick'],
    ['a click id in lower case', { gclid: GCLID.toLowerCase() }, 'lostCase'],
    ['a click id in capitals', { gclid: GCLID.toUpperCase() }, 'lostCase'],
    ['a broken gbraid', { gclid: null, gbraid: '0AAAAA x' }, 'badClick'],
    ['a click id with blanks', { gclid: `${GCLID} x` }, 'badClick'],
    ['a click id that a spreadsheet would run', { gclid: `-${GCLID}` }, 'badClick'],
    ['a click id of digits', { gclid: '1'.repeat(30) }, 'badClick'],
    ['a formula as order', { orderId: '=HYPERLINK("x")' }, 'badOrder'],
    ['a formula behind a semicolon', { orderId: 'A; =1+1' }, 'badOrder'],
    ['a formula behind a semicolon and a quote', { orderId: 'A;"=1+1;B' }, 'badOrder'],
    ['a tab in the order', { orderId: 'A\t1' }, 'badOrder'],
    ['a quote and a comma in the order', { orderId: 'A",1' }, null],
    ['no time', { soldAt: '2026-05-13' }, 'noTime'],
    ['a sale of tomorrow', { soldAt: '2026-06-02T10:00:00' }, 'future'],
    ['a sale of this second', { soldAt: '2026-06-01T09:00:00' }, null],
    ['a sale of the next second', { soldAt: '2026-06-01T09:00:01' }, 'future'],
    ['a sale before its click', { clickedAt: '2026-05-13T10:20:01' }, 'beforeClick'],
    ['a sale at its click', { clickedAt: '2026-05-13T10:20:00' }, null],
    ['a click of 91 days ago', { clickedAt: '2026-03-02T08:00:00' }, 'late'],
    ['a click of 89 days ago', { clickedAt: '2026-03-04T10:00:00' }, null],
    ['a sale of 91 days ago', { soldAt: '2026-03-02T08:00:00' }, 'late'],
    ['no value', { entries: [] }, 'noValue'],
    ['nothing left', { entries: [entry(5), entry(-5)] }, 'noValue'],
    ['no currency', { entries: [entry(5, null)] }, 'badCurrency'],
    ['two currencies', { entries: [entry(5), entry(5, 'BRL')] }, 'badCurrency'],
  ])('with %s: left out as %s %s', (_, changes, reason) => {
    const { csv, lines, left } = conversionFile([order(changes)], options);
    expect(left.map((each) => each.reason)).toEqual(reason === null ? [] : [reason]);
    expect(lines).toBe(reason === null ? 1 : 0);
    expect(linesOf(csv).filter((cells) => cells[5] === order(changes).orderId)).toHaveLength(lines);
    expect(csv.split('\r\n').some((line) => /^[=+@-]|,[=+@-]/.test(line))).toBe(false);
  });

  it('has columns for the ids of iPhones where a sale has one, and one id in each line', () => {
    const gbraid = '0AAAAADTxYz0AbCdEfGhIjKlMnOpQrStU';
    const wbraid = 'Cl8KEQiAExemploFicticio00';
    const { csv, left } = conversionFile(
      [
        order({ gbraid }),
        order({ orderId: 'A2', gclid: null, gbraid, wbraid }),
        order({ orderId: 'A3', gclid: null, wbraid }),
      ],
      options,
    );
    expect(left).toEqual([]);
    expect(
      linesOf(csv)
        .slice(1)
        .map((cells) => cells.slice(0, 3)),
    ).toEqual([
      ['Google Click ID', 'GBRAID', 'WBRAID'],
      [GCLID, '', ''],
      ['', gbraid, ''],
      ['', '', wbraid],
    ]);
  });

  it('a click with one name and time goes in once', () => {
    const later = order({ orderId: 'A3', soldAt: '2026-05-13T10:20:01' });
    const { left, lines } = conversionFile([order(), order({ orderId: 'A2' }), later], options);
    expect([lines, left]).toEqual([2, [{ orderId: 'A2', reason: 'repeated' }]]);
  });

  it('takes the end of the day where the person says so', () => {
    const { csv } = conversionFile([order({ soldAt: '2026-05-13' })], { ...options, endOfDay: true });
    expect(linesOf(csv)[2]?.[2]).toBe('2026-05-13 23:59:59');
  });
});

describe('the file of adjustments', () => {
  it('takes refunds back and restates what was refunded in part', () => {
    const back = order({ status: 'refunded', entries: [], reversedAt: '2026-05-20T10:00:00' });
    const part = order({
      orderId: 'A2',
      entries: [entry(10), entry(-4)],
      reversedAt: '2026-05-21T10:00:00+00:00',
    });
    const { csv, lines, left } = adjustmentFile([order({ orderId: 'A0' }), back, part], options);
    expect([lines, left]).toEqual([2, []]);
    expect(linesOf(csv)).toEqual([
      ['Parameters:TimeZone=America/Sao_Paulo'],
      [
        'Order ID',
        'Conversion Name',
        'Adjustment Time',
        'Adjustment Type',
        'Adjusted Value',
        'Adjusted Value Currency',
      ],
      ['A1', 'Venda "Vita", rede', '2026-05-20 10:00:00', 'RETRACT', '', ''],
      ['A2', 'Venda "Vita", rede', '2026-05-21 10:00:00+0000', 'RESTATE', '6', 'USD'],
    ]);
    expect(conversionFile([back], options)).toMatchObject({ lines: 0, left: [] });
  });

  it.each<[name: string, changes: Partial<OfflineOrder>, reason: LeftReason]>([
    ['no click', { gclid: null }, 'noClick'],
    ['a refund before the sale', { reversedAt: '2026-05-13T10:19:00' }, 'beforeSale'],
    ['a refund of tomorrow', { reversedAt: '2026-06-02T10:19:00' }, 'future'],
    ['a refund without time', { reversedAt: '2026-05-20' }, 'noTime'],
    ['a formula as order', { orderId: '@A1' }, 'badOrder'],
  ])('with %s has no line', (_, changes, reason) => {
    const back = order({ status: 'chargeback', entries: [], reversedAt: '2026-05-20T10:00:00', ...changes });
    expect(adjustmentFile([back], options)).toMatchObject({ lines: 0, left: [{ reason }] });
  });
});

it.each([
  ['Venda', true],
  ['', false],
  [' ', false],
  ['=Venda', false],
  ['-Venda', false],
  ['Venda;=1+1', false],
  ['Venda;" @A1', false],
  ['Venda - rede; outra', true],
  ['Ven\nda', false],
  ['x'.repeat(101), false],
])('the name "%s" is accepted: %s', (name, isAccepted) => {
  expect(findNameProblem(name) === null).toBe(isAccepted);
});

describe('a local time', () => {
  it.each([
    ['2026-05-13T10:20:00', 'America/Sao_Paulo', '2026-05-13T13:20:00.000Z'],
    ['2026-01-13T10:20:00', 'America/Los_Angeles', '2026-01-13T18:20:00.000Z'],
    ['2026-07-13T10:20:00', 'America/Los_Angeles', '2026-07-13T17:20:00.000Z'],
    ['2026-07-13T00:00:00', 'Asia/Tokyo', '2026-07-12T15:00:00.000Z'],
    ['2026-07-13T00:00:00+02:00', 'Asia/Tokyo', '2026-07-12T22:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, expected) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(expected);
  });
});
