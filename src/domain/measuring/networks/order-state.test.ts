import { expect, it } from 'vitest';
import { MICROS } from '#domain/shared/money.ts';
import { type ReceivedEvent, stateOf } from './order-state.ts';
import { orderEvent, type OrderEvent } from './postback.ts';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T12:00:00+00:00`;
let arrivals = 0;
function event(status: OrderEvent['status'], at: number, fields: Partial<OrderEvent> = {}): ReceivedEvent {
  arrivals += 1;
  const made = orderEvent(
    { clickSlots: ['s1'] },
    { orderId: 'A', status, at: day(at), currency: 'BRL', ...fields },
  );
  return { ...made, receivedAt: `2026-06-01T00:00:${String(arrivals % 60).padStart(2, '0')}+00:00` };
}
const money = (amount: number, commission: number | null) => ({
  amountMicros: amount * MICROS,
  commissionMicros: commission === null ? null : commission * MICROS,
});

it.each<[string, ReceivedEvent[], OrderEvent['status'], number | null, number | null]>([
  ['a sale', [event('approved', 1, money(100, 40))], 'approved', 100, 40],
  [
    'a bank slip that was paid',
    [event('pending', 1, money(100, 40)), event('approved', 3, money(100, 40))],
    'approved',
    100,
    40,
  ],
  [
    'a bank slip that expired',
    [event('pending', 1, money(100, 40)), event('cancelled', 5)],
    'cancelled',
    100,
    40,
  ],
  [
    'a refused card, then a paid one',
    [event('cancelled', 1), event('approved', 2, money(100, 40))],
    'approved',
    100,
    40,
  ],
  [
    'a sale, then its refund',
    [event('approved', 1, money(100, 40)), event('refunded', 5)],
    'refunded',
    100,
    40,
  ],
  [
    'a refund of the same amount',
    [event('approved', 1, money(100, 40)), event('refunded', 5, money(100, 40))],
    'refunded',
    100,
    40,
  ],
  ['a refund alone', [event('refunded', 5, money(100, 40))], 'refunded', 100, 40],
  [
    'a chargeback after a refund',
    [event('approved', 1, money(100, 40)), event('refunded', 5), event('chargeback', 9)],
    'chargeback',
    100,
    40,
  ],
  [
    'a part that went back',
    [event('approved', 1, money(100, 40)), event('refunded', 5, money(25, null))],
    'approved',
    75,
    30,
  ],
  [
    'parts that add up to the whole',
    [
      event('approved', 1, money(100, 40)),
      event('refunded', 5, { ...money(60, 24), event: 'r1' }),
      event('refunded', 6, { ...money(40, 16), event: 'r2' }),
    ],
    'refunded',
    100,
    40,
  ],
  [
    'growing totals of what went back',
    [
      event('approved', 1, money(100, null)),
      event('refunded', 5, { amountMicros: 20 * MICROS, isTotal: true, event: 'r20' }),
      event('refunded', 6, { amountMicros: 50 * MICROS, isTotal: true, event: 'r50' }),
    ],
    'approved',
    50,
    null,
  ],
  [
    'instalments, one of them given back',
    [
      event('approved', 1, money(50, 20)),
      event('approved', 20, { ...money(50, 20), payment: '2' }),
      event('refunded', 25, { payment: '2' }),
    ],
    'approved',
    50,
    20,
  ],
  [
    'instalments',
    [event('approved', 1, money(50, 20)), event('approved', 20, { ...money(50, 20), payment: '2' })],
    'approved',
    100,
    40,
  ],
  [
    'a sale that the network rejected later',
    [event('approved', 1, money(100, 40)), event('cancelled', 9)],
    'cancelled',
    100,
    40,
  ],
  [
    'a commission that comes apart',
    [
      event('approved', 1, { amountMicros: 100 * MICROS }),
      event('approved', 2, { event: 'commission', commissionMicros: 40 * MICROS }),
    ],
    'approved',
    100,
    40,
  ],
  [
    'a card refused and paid in the same second',
    [event('cancelled', 1), event('approved', 1, money(100, 40))],
    'approved',
    100,
    40,
  ],
  [
    'instalments, one given back and one disputed',
    [
      event('approved', 1, money(50, 20)),
      event('refunded', 5),
      event('approved', 20, { ...money(60, 25), payment: '2' }),
      event('chargeback', 25, { payment: '2' }),
    ],
    'chargeback',
    60,
    25,
  ],
  [
    'a refund with a number of its own, which takes back the last payment',
    [
      event('approved', 1, { ...money(50, 20), payment: '1' }),
      event('approved', 20, { ...money(60, 25), payment: '2' }),
      event('refunded', 25, { payment: 'r', transaction: 'r' }),
    ],
    'approved',
    50,
    20,
  ],
  [
    'a refund with a number of its own and the value of the first payment',
    [
      event('approved', 1, { ...money(50, 20), payment: '1' }),
      event('approved', 20, { ...money(60, 25), payment: '2' }),
      event('refunded', 25, { ...money(50, 20), payment: 'r', transaction: 'r' }),
    ],
    'approved',
    60,
    25,
  ],
  [
    'two refunds with numbers of their own, which take back both payments',
    [
      event('approved', 1, { ...money(50, 20), payment: '1' }),
      event('approved', 20, { ...money(60, 25), payment: '2' }),
      event('refunded', 25, { payment: 'r', transaction: 'r' }),
      event('refunded', 26, { payment: 's', transaction: 's' }),
    ],
    'refunded',
    110,
    45,
  ],
  ['a test', [event('test', 1, money(100, 40))], 'test', 100, 40],
])('%s, in any order of arrival', (_what, events, status, amount, commission) => {
  const micros = (units: number | null) => (units === null ? null : units * MICROS);
  const expected = { status, amountMicros: micros(amount), commissionMicros: micros(commission) };
  expect(stateOf(events)).toMatchObject(expected);
  for (const other of permutations(events)) expect(stateOf(other)).toEqual(stateOf(events));
});

it('keeps the second of the sale, the click and the sub-ids, whatever comes later', () => {
  const subIds = [{ name: 's1', value: 'Cj0KCQjwn_OlBhDhARIsAG2y6zMa' }];
  const sale = event('approved', 1, { ...money(100, 40), subIds });
  const sold = orderEvent({ clickSlots: ['s1'] }, sale);
  const state = stateOf([event('refunded', 5), { ...sale, click: sold.click }]);
  expect(state).toMatchObject({ soldAt: day(1), click: { id: subIds[0]?.value, kind: 'gclid' }, subIds });
});

it('a payment was heard of when the last of its events arrived', () => {
  const first = { ...event('refunded', 5), receivedAt: '2026-06-01T00:00:00+00:00' };
  const last = { ...event('approved', 1, money(100, 40)), receivedAt: '2026-06-02T00:00:00+00:00' };
  for (const events of [
    [first, last],
    [last, first],
  ])
    expect(stateOf(events).payments).toMatchObject([{ heardAt: last.receivedAt, reversedAt: day(5) }]);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
