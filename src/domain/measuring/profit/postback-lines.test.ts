import { expect, it } from 'vitest';
import type { Payment } from '#domain/measuring/networks/order-state.ts';
import { MICROS } from '#domain/shared/money.ts';
import { settleOrders } from './orders.ts';
import { postbackLines } from './postback-lines.ts';
import type { SaleLine } from './sale-line.ts';

const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T15:00:00+00:00`;
const payment = (changes: Partial<Payment> = {}): Payment => ({
  status: 'approved',
  amountMicros: 100 * MICROS,
  commissionMicros: 40 * MICROS,
  currency: 'BRL',
  soldAt: at(3),
  reversedAt: null,
  heardAt: at(3),
  back: [],
  ...changes,
});
const refunded = (day: number, changes: Partial<Payment> = {}) =>
  payment({ status: 'refunded', reversedAt: at(day), heardAt: at(day), ...changes });
/** A line of a file that was brought on a day and covers 1 to 31 May. */
const filed = (status: SaleLine['status'], commission: number, orderId = 'A'): SaleLine => ({
  file: 1,
  importedAt: at(10),
  orderId,
  day: '2026-05-03',
  soldAt: '2026-05-03T12:00:00',
  status,
  product: 'Kit',
  amountMicros: null,
  commissionMicros: commission * MICROS,
  currency: 'BRL',
  exchange: null,
  gclid: null,
  clickedAt: null,
  subIds: [],
  keyword: '',
});
const wholeMonth = [filed('approved', 1, 'first'), filed('approved', 1, 'last')].map((line, index) => ({
  ...line,
  day: index === 0 ? '2026-05-01' : '2026-05-31',
}));

function settle(payments: readonly Payment[], files: readonly SaleLine[] = []) {
  const networkOrder = { orderId: 'A', payments, gclid: 'Cj0KCQ', subIds: [{ name: 's2', value: 'kit' }] };
  const filedAt = files.length > 0 ? at(10) : null;
  const own = postbackLines(networkOrder, filedAt, 'America/Sao_Paulo');
  const lines = [...own, ...wholeMonth, ...files].toSorted((one, other) => one.file - other.file);
  const steps = settleOrders(lines);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const order = step.value.find(({ orderId }) => orderId === 'A');
  return [order?.status, (order?.entries ?? []).reduce((sum, { micros }) => sum + micros, 0) / MICROS];
}

it.each<[string, Payment[], SaleLine[], unknown[]]>([
  ['a sale', [payment()], [], ['approved', 40]],
  ['a sale that a file confirms counts once', [payment()], [filed('approved', 40)], ['approved', 40]],
  ['a sale that a file corrects', [payment()], [filed('approved', 38)], ['approved', 38]],
  ['a refund', [refunded(8)], [], ['refunded', 0]],
  ['a refund that the file knows too', [refunded(8)], [filed('refunded', 40)], ['refunded', 0]],
  [
    'a refund of before the file, which says approved',
    [refunded(8)],
    [filed('approved', 40)],
    ['approved', 40],
  ],
  ['a refund of the moment of the file', [refunded(10)], [filed('approved', 40)], ['refunded', 0]],
  ['a refund of after the file', [refunded(20)], [filed('approved', 40)], ['refunded', 0]],
  [
    'a part that went back',
    [payment({ back: [{ amountMicros: 25 * MICROS, commissionMicros: 10 * MICROS, at: at(9) }] })],
    [],
    ['approved', 30],
  ],
  ['two instalments of one day', [payment(), payment()], [], ['approved', 80]],
  [
    'the first of two instalments went back',
    [refunded(25), payment({ soldAt: at(20) })],
    [],
    ['approved', 40],
  ],
  ['both of two instalments went back', [refunded(25), refunded(26)], [], ['refunded', 0]],
  ['a sale that waits', [payment({ status: 'pending' })], [], ['pending', 40]],
  ['a test is no order', [payment({ status: 'test' })], [], [undefined, 0]],
])('%s', (_what, payments, files, expected) => {
  expect(settle(payments, files)).toEqual(expected);
});

const part = { amountMicros: 25 * MICROS, commissionMicros: 10 * MICROS, at: at(9) };
it.each<[string, Payment[], [SaleLine['status'], string, number][]]>([
  ['a sale', [payment()], [['approved', '2026-05-03', 40]]],
  [
    'a sale late in the evening',
    [payment({ soldAt: '2026-05-04T02:59:00+00:00' })],
    [['approved', '2026-05-03', 40]],
  ],
  [
    'a refund',
    [refunded(8)],
    [
      ['approved', '2026-05-03', 40],
      ['refunded', '2026-05-08', 40],
    ],
  ],
  [
    'a chargeback',
    [refunded(8, { status: 'chargeback' })],
    [
      ['approved', '2026-05-03', 40],
      ['chargeback', '2026-05-08', 40],
    ],
  ],
  ['a refund whose sale nobody told', [refunded(8, { isOnlyBack: true })], [['refunded', '2026-05-08', 40]]],
  [
    'one of two payments went back',
    [refunded(8), payment({ soldAt: at(20) })],
    [
      ['approved', '2026-05-03', 40],
      ['refunded', '2026-05-08', -40],
      ['approved', '2026-05-20', 40],
    ],
  ],
  [
    'a part that went back on its own day',
    [payment({ back: [part] })],
    [
      ['approved', '2026-05-03', 40],
      ['refunded', '2026-05-09', -10],
    ],
  ],
])('the lines of %s', (_what, payments, expected) => {
  const lines = postbackLines({ orderId: 'A', payments, gclid: null, subIds: [] }, null, 'America/Sao_Paulo');
  expect(
    lines.map(({ status, day, commissionMicros }) => [status, day, (commissionMicros ?? 0) / MICROS]),
  ).toEqual(expected);
});

it('a file keeps the click that only the network told', () => {
  const networkOrder = { orderId: 'A', payments: [payment()], gclid: 'Cj0KCQ', subIds: [] };
  const steps = settleOrders([...postbackLines(networkOrder, at(10), 'UTC'), filed('approved', 38)]);
  expect(steps.next().value).toMatchObject([{ gclid: 'Cj0KCQ' }]);
});

it('what went back of one of two payments is taken from the price alone, too, and has the click of its sale', () => {
  const priced = { amountMicros: 100, commissionMicros: null };
  const subIds = [{ name: 's2', value: 'kit' }];
  const lines = postbackLines(
    { orderId: 'A', payments: [refunded(8, priced), payment(priced)], gclid: 'Cj0KCQ', subIds },
    null,
    'UTC',
  );
  expect(lines.map(({ amountMicros, commissionMicros }) => [amountMicros, commissionMicros])).toEqual([
    [100, null],
    [-100, null],
    [100, null],
  ]);
  for (const line of lines) expect(line).toMatchObject({ gclid: 'Cj0KCQ', subIds, isPostback: true });
});
