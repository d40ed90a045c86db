import { expect, it } from 'vitest';
import type { Sale } from './sale.ts';
import { rateText, salesPartSchema, toSentSale } from './stored-sale.ts';

const sale: Sale = {
  orderId: 'HP01',
  day: '2026-05-31',
  soldAt: '2026-05-31T10:20:00',
  status: 'approved',
  product: 'Vita',
  amountMicros: 97_000_000,
  commissionMicros: -1,
  currency: 'BRL',
  exchange: '5.4321',
  country: 'BR',
  gclid: 'Cj0KCQjwExemploFicticio0000000000',
  clickedAt: '2026-05-30',
  subIds: [{ name: 'src', value: 'google' }],
  keyword: 'vita',
};
const accepts = (rows: unknown[], from: unknown = 0) => salesPartSchema.safeParse({ from, rows }).success;
const changed = (part: Partial<Record<keyof Sale, unknown>>) => toSentSale({ ...sale, ...part } as Sale); // also what no file gives

it('a sale is sent without the country, and arrives as it was', () => {
  const sent = toSentSale(sale);
  expect(sent).toEqual([
    ...[
      'HP01',
      '2026-05-31T10:20:00',
      'approved',
      'Vita',
      97_000_000,
      -1,
      'BRL',
      '5.4321',
      sale.gclid,
      '2026-05-30',
    ],
    ...[[['src', 'google']], 'vita'],
  ]);
  expect(salesPartSchema.parse({ from: 3, rows: [sent] })).toEqual({ from: 3, rows: [sent] });
});

it('what is longer than a row keeps is cut, so that the sale arrives', () => {
  const long = 'x'.repeat(400);
  const many = Array.from({ length: 25 }, () => ({ name: long, value: long }));
  const sent = changed({ orderId: long, product: long, keyword: long, subIds: many });
  expect([sent[0], sent[3], sent[11]].map((text) => text.length)).toEqual([200, 300, 300]);
  expect(sent[10]).toEqual(Array(20).fill(['x'.repeat(100), 'x'.repeat(300)]));
  expect(accepts([sent])).toBe(true);
});

it.each([
  ['no order', { orderId: '' }],
  ['an unknown status', { status: 'paid' }],
  ['an amount that is not whole', { amountMicros: 0.5 }],
  ['an amount beyond a thousand million', { amountMicros: 1e15 + 1 }],
  ['a commission below minus a thousand million', { commissionMicros: -1e15 - 1 }],
  ['a currency in words', { currency: 'reais' }],
  ['a rate of zero', { exchange: '0.0' }],
  ['a click id that is too short', { gclid: 'x'.repeat(19) }],
  ['a click id that is too long', { gclid: 'x'.repeat(501) }],
  ['a click id with other signs', { gclid: `${'x'.repeat(20)} ` }],
])('a sale with %s is refused', (_, part) => expect(accepts([changed(part)])).toBe(false));

it.each([
  ['the largest amounts', { amountMicros: 1e15, commissionMicros: -1e15 }],
  [
    'no amounts, currency, rate and click',
    { amountMicros: null, commissionMicros: null, currency: null, exchange: null, gclid: null },
  ],
  ['the shortest click id', { gclid: 'x'.repeat(20) }],
  ['the longest click id', { gclid: '_-'.repeat(250) }],
])('a sale with %s is taken', (_, part) => expect(accepts([changed(part)])).toBe(true));

it('a part has sales, and tells how many came before them', () => {
  const sent = toSentSale(sale);
  expect([accepts([]), accepts([sent], -1), accepts([sent], 0.5), accepts([[...sent, 'more']])]).toEqual(
    Array(4).fill(false),
  );
});

it.each([
  ['5', true],
  ['5.4321', true],
  ['1234567.12345678', true],
  ['0.00000001', true],
  ['12345678', false],
  ['5.123456789', false],
  ['5.', false],
  ['.5', false],
  ['-5', false],
  ['5,4', false],
  ['0', false],
  ['', false],
])('the rate %j is taken: %s', (rate, isTaken) => expect(rateText.safeParse(rate).success).toBe(isTaken));
