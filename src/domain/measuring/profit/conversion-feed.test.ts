import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  feedFile,
  type FeedLine,
  feedLines,
  type FeedOrder,
  newFeedSchema,
  uploadTable,
} from './conversion-feed.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const BRAID = '0AAAAAExemplo';
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const NOW = Date.parse('2026-06-01T12:00:00Z');
const SOLD = Date.parse('2026-05-13T13:20:00Z');
const order = (changes: Partial<FeedOrder> = {}): FeedOrder => ({
  network: 'hotmart',
  orderId: 'A1',
  status: 'approved',
  soldAt: SOLD,
  isDayOnly: false,
  reversedAt: null,
  valueMicros: 10_500_000,
  leftMicros: 10_500_000,
  currency: 'BRL',
  gclid: GCLID,
  gbraid: null,
  wbraid: null,
  served: {},
  ...changes,
});
const linesOf = (kind: 'conversions' | 'adjustments', ...orders: FeedOrder[]) =>
  feedLines(orders, { kind }, NOW).map(({ line }) => line);

describe('a conversion', () => {
  it.each<[what: string, changes: Partial<FeedOrder>, line: Partial<FeedLine> | null]>([
    ['of an approved sale', {}, { type: '', at: SOLD, valueMicros: 10_500_000, currency: 'BRL', left: null }],
    ['of a sale refunded before Google got it', { status: 'refunded' }, null],
    [
      'of a sale refunded afterwards stays',
      { status: 'refunded', served: { '': { at: SOLD, valueMicros: 9_000_000 } } },
      { at: SOLD, valueMicros: 9_000_000, left: null },
    ],
    [
      'that was served keeps its second and its value',
      { soldAt: SOLD + DAY, valueMicros: 1, served: { '': { at: SOLD, valueMicros: 9_000_000 } } },
      { at: SOLD, valueMicros: 9_000_000 },
    ],
    ['of this moment', { soldAt: NOW }, { left: null }],
    ['of the next moment', { soldAt: NOW + 1 }, { left: 'future' }],
    ['of 90 days ago', { soldAt: NOW - 90 * DAY }, { left: null, isOld: false }],
    ['of more than 90 days ago', { soldAt: NOW - 90 * DAY - 1 }, { left: 'late' }],
    ['of a day without an hour', { isDayOnly: true }, { left: 'noTime' }],
    ['of no value', { valueMicros: 0 }, { left: 'noValue' }],
    ['of an unknown value', { valueMicros: null }, { left: 'noValue' }],
    ['of an unknown currency', { currency: null }, { left: 'badCurrency' }],
    ['without a click', { gclid: null }, { left: 'noClick' }],
    ['of a hidden click', { gclid: null, gbraid: BRAID }, { left: null }],
    ['with an order of 64 letters', { orderId: 'a'.repeat(64) }, { left: null }],
    ['with an order of 65 letters', { orderId: 'a'.repeat(65) }, { left: 'badOrder' }],
    ['with an address as order', { orderId: 'a@b' }, { left: 'badOrder' }],
    ['with a formula as order', { orderId: '=1+1' }, { left: 'badOrder' }],
  ])('%s', (_, changes, line) => {
    expect(linesOf('conversions', order(changes))).toMatchObject(line === null ? [] : [line]);
  });
});

describe('an adjustment', () => {
  const BACK = SOLD + 3 * DAY;
  it.each<[what: string, changes: Partial<FeedOrder>, line: Partial<FeedLine> | null]>([
    ['of nothing that went back', {}, null],
    [
      'of a part that went back tells what is left',
      { reversedAt: BACK, leftMicros: 4_000_000 },
      { type: 'RESTATE', at: BACK, valueMicros: 4_000_000, currency: 'BRL', left: null, isOld: false },
    ],
    ['of which nothing is left', { reversedAt: BACK, leftMicros: 0 }, { type: 'RETRACT', valueMicros: null }],
    ['of which nobody knows what is left', { reversedAt: BACK, leftMicros: null }, { type: 'RETRACT' }],
    [
      'of a refund',
      { reversedAt: BACK, status: 'refunded' },
      { type: 'RETRACT', at: BACK, valueMicros: null, left: null },
    ],
    ['of a chargeback', { reversedAt: BACK, status: 'chargeback' }, { type: 'RETRACT' }],
    ['in the second of the sale', { reversedAt: SOLD, leftMicros: 1 }, { at: SOLD + SECOND }],
    [
      'that was served keeps its second',
      {
        reversedAt: BACK,
        leftMicros: 4_000_000,
        served: { RESTATE: { at: SOLD + DAY, valueMicros: 4_000_000 } },
      },
      { at: SOLD + DAY },
    ],
    [
      'of another value is another one',
      {
        reversedAt: BACK,
        leftMicros: 4_000_000,
        served: { RESTATE: { at: SOLD + DAY, valueMicros: 5_000_000 } },
      },
      { at: BACK },
    ],
    [
      'of a refund that was served',
      { reversedAt: BACK, status: 'refunded', served: { RETRACT: { at: SOLD + DAY, valueMicros: null } } },
      { at: SOLD + DAY },
    ],
    ['in the future', { reversedAt: NOW + 1, leftMicros: 1 }, { left: 'future' }],
    ['less than a day after the sale', { soldAt: NOW - DAY + 1, reversedAt: NOW }, { left: 'early' }],
    ['a day after the sale', { soldAt: NOW - DAY, reversedAt: NOW }, { left: null }],
    ['after 50 days', { soldAt: NOW - 50 * DAY, reversedAt: NOW }, { isOld: false, left: null }],
    ['after more than 50 days', { soldAt: NOW - 50 * DAY - 1, reversedAt: NOW }, { isOld: true, left: null }],
    ['after more than 90 days', { soldAt: NOW - 90 * DAY - 1, reversedAt: NOW }, { left: 'late' }],
    ['without a click', { reversedAt: BACK, gclid: null }, { left: 'noClick' }],
  ])('%s', (_, changes, line) => {
    expect(linesOf('adjustments', order(changes))).toMatchObject(line === null ? [] : [line]);
  });
});

describe('the file', () => {
  const options = {
    ...({ action: 'Compra', kind: 'conversions', timeZone: 'America/Sao_Paulo' } as const),
    adUserData: null,
    adPersonalization: null,
  };
  const conversions = (...orders: FeedOrder[]) => feedLines(orders, { kind: 'conversions' }, NOW);
  const table = (text: string) => Papa.parse<string[]>(text.trimEnd()).data;
  const header = [
    'Conversion Name',
    'Conversion Time',
    'Conversion Value',
    'Conversion Currency',
    'Order ID',
  ];

  it('of the schedule names its zone, in which its times stand', () => {
    expect(table(feedFile(conversions(order()), { ...options, format: 'legacy' }))).toEqual([
      ['Parameters:TimeZone=America/Sao_Paulo'],
      ['Google Click ID', ...header],
      [GCLID, 'Compra', '2026-05-13 10:20:00', '10.5', 'BRL', 'A1'],
    ]);
  });

  it('of the Data Manager has the offset in each time, and the consent', () => {
    const feedOptions = {
      ...options,
      format: 'data-manager',
      adUserData: true,
      adPersonalization: false,
    } as const;
    expect(table(feedFile(conversions(order()), feedOptions))).toEqual([
      ['Google Click ID', ...header, 'Ad User Data', 'Ad Personalization'],
      [GCLID, 'Compra', '2026-05-13T10:20:00-03:00', '10.5', 'BRL', 'A1', 'Granted', 'Denied'],
    ]);
  });

  it('has one id of a click in each row, and a column for each kind that there is', () => {
    const clicks = [
      order({ gbraid: BRAID, wbraid: BRAID }),
      order({ gclid: null, gbraid: BRAID, wbraid: BRAID }),
      order({ gclid: null, wbraid: BRAID }),
    ];
    const idsOf = (orders: FeedOrder[]) =>
      table(feedFile(conversions(...orders), { ...options, format: 'data-manager' })).map((cells) =>
        cells.slice(0, cells.length - header.length),
      );
    expect(idsOf(clicks)).toEqual([
      ['Google Click ID', 'GBRAID', 'WBRAID'],
      [GCLID, '', ''],
      ['', BRAID, ''],
      ['', '', BRAID],
    ]);
    expect(idsOf(clicks.slice(0, 2))[0]).toEqual(['Google Click ID', 'GBRAID']);
    expect(idsOf(clicks.slice(2))[0]).toEqual(['Google Click ID', 'WBRAID']);
  });

  it('of adjustments has a value only where a part is left', () => {
    const back = SOLD + 3 * DAY;
    const orders = [
      order({ reversedAt: back, leftMicros: 4_000_000 }),
      order({ orderId: 'A2', status: 'refunded', reversedAt: back }),
    ];
    const lines = feedLines(orders, { kind: 'adjustments' }, NOW);
    expect(table(feedFile(lines, { ...options, kind: 'adjustments', format: 'legacy' })).slice(1)).toEqual([
      [
        ...['Order ID', 'Conversion Name', 'Adjustment Time', 'Adjustment Type'],
        ...['Adjusted Value', 'Adjusted Value Currency'],
      ],
      ['A1', 'Compra', '2026-05-16 10:20:00', 'RESTATE', '4', 'BRL'],
      ['A2', 'Compra', '2026-05-16 10:20:00', 'RETRACT', '', ''],
    ]);
  });

  it('for the script has bare times, because the upload names the zone', () => {
    expect(uploadTable(conversions(order()), { ...options, format: 'script' })).toEqual({
      columns: ['Google Click ID', ...header],
      rows: [[GCLID, 'Compra', '2026-05-13 10:20:00', '10.5', 'BRL', 'A1']],
    });
  });
});

it.each<[what: string, changes: object, isTaken: boolean]>([
  ['of a file', {}, true],
  ['of a script and its account', { format: 'script', customerId: '123-456-7890' }, true],
  ['of a script without an account', { format: 'script' }, false],
  ['of a file with an account', { customerId: '123-456-7890' }, false],
  [
    'of a script with adjustments',
    { format: 'script', customerId: '123-456-7890', kind: 'adjustments' },
    false,
  ],
  ['of adjustments in a file', { kind: 'adjustments' }, true],
  ['in a zone that does not exist', { timeZone: 'America/Atlantis' }, false],
  ['with a formula as name', { action: '=Compra' }, false],
  ['without a name', { action: ' ' }, false],
])('a feed %s', (_, changes, isTaken) => {
  const feed = { action: 'Compra', format: 'legacy', kind: 'conversions', ...changes };
  expect(newFeedSchema.safeParse(feed).success).toBe(isTaken);
});
