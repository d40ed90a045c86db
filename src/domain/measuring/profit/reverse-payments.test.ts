import { expect, it } from 'vitest';
import { reversePayments } from './reverse-payments.ts';
import type { SaleLine } from './sale-line.ts';

const line = (day: string, product = 'Vita'): SaleLine => ({
  file: 0,
  importedAt: '',
  orderId: 'A',
  day: `2026-05-${day}`,
  soldAt: '',
  status: 'approved',
  product,
  amountMicros: null,
  commissionMicros: 1,
  currency: 'BRL',
  exchange: null,
  gclid: null,
  clickedAt: null,
  subIds: [],
  keyword: '',
});

it.each<[what: string, paid: SaleLine[], back: SaleLine[], reversed: string[]]>([
  ['on the day of the second payment takes the second', [line('13'), line('20')], [line('20')], ['20']],
  ['the day before the second takes the first', [line('13'), line('20')], [line('19')], ['13']],
  ['before any payment takes the first one', [line('13'), line('20')], [line('01')], ['13']],
  ['of its product leaves a newer payment of another', [line('13'), line('20', 'Max')], [line('25')], ['13']],
  [
    'of another product leaves the rest to the next',
    [line('13'), line('20', 'Max')],
    [line('25', 'Kit'), line('26', 'Max')],
    ['20', '13'],
  ],
  [
    'before all, of another product, too',
    [line('13'), line('20', 'Max')],
    [line('01', 'Kit'), line('02')],
    ['13', '20'],
  ],
  ['beyond the payments takes none', [line('13')], [line('14'), line('15')], ['13']],
  ['of two takes two', [line('13'), line('20')], [line('21'), line('22')], ['20', '13']],
])('a refund %s', (_, paid, back, reversed) => {
  expect(reversePayments(paid, back).reversed.map(({ day }) => day.slice(8))).toEqual(reversed);
});
