import { describe, expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import { type FiledName, namesOf, type PostbackName, sameOrders } from './same-orders.ts';

const postbackOrder = (
  network: string,
  orderId: string,
  changes: Partial<PostbackName> = {},
): PostbackName => ({
  network,
  orderId,
  amountMicros: null,
  commissionMicros: 98_350_000,
  currency: 'EUR',
  soldAt: '2026-05-13T10:20:00',
  gclid: null,
  isBack: false,
  ...changes,
});
const filed = (orderId: string, changes: Partial<FiledName> = {}): FiledName => ({
  orderId,
  file: 1,
  status: 'approved',
  day: '2026-05-13',
  amountMicros: null,
  commissionMicros: 98_350_000,
  currency: 'EUR',
  gclid: null,
  subIds: [],
  ...changes,
});
const transaction = (value: string) => ({ subIds: [{ name: 'transaction id', value }] });
const s2s = (orderId: string, changes: Partial<PostbackName> = {}) =>
  postbackOrder('digistore24-s2s', orderId, changes);

describe('orders of a file that a postback tells', () => {
  it.each<[what: string, postbacks: PostbackName[], filed: FiledName[], expected: Record<string, string>]>([
    ['the same number', [postbackOrder('hotmart', 'HP1')], [filed('HP1')], { HP1: 'HP1' }],
    [
      'in another case',
      [postbackOrder('clickbank', 'ABCD1234')],
      [filed('abcd1234')],
      { abcd1234: 'ABCD1234' },
    ],
    ['another number of a sale alike', [postbackOrder('hotmart', 'HP1')], [filed('HP2')], {}],
    [
      'Everflow’s click',
      [postbackOrder('everflow', 'tx1')],
      [filed('c1', transaction('tx1'))],
      { c1: 'tx1' },
    ],
    [
      'two conversions of a click',
      [postbackOrder('everflow', 'tx1')],
      [filed('c1', transaction('tx1')), filed('c2', transaction('tx1'))],
      { c1: 'tx1', c2: 'tx1' },
    ],
    [
      'a refund with an ending',
      [postbackOrder('buygoods', '77001')],
      [filed('77001'), filed('77001-R1', { status: 'refunded' })],
      { '77001': '77001', '77001-R1': '77001' },
    ],
    ['a rebill, which is a sale of its own', [postbackOrder('clickbank', 'A1')], [filed('A1-B002')], {}],
    ['a sale with such an ending', [postbackOrder('buygoods', '77001')], [filed('77001-R1')], {}],
    ['Digistore24’s transaction in the file', [s2s('T1')], [filed('O1', transaction('T1'))], { O1: 'T1' }],
    ['Digistore24 with no number in common', [s2s('T1')], [filed('O1')], { O1: 'T1' }],
    [
      'as many as there are of the same value, on the nearest day',
      [s2s('T1'), s2s('T2'), s2s('T3', { soldAt: '2026-05-15T10:00:00' })],
      [filed('O1'), filed('O2', { day: '2026-05-12' }), filed('O3', { day: '2026-05-20' })],
      { O1: 'T1', O2: 'T2' },
    ],
    [
      'by the click, although the value was corrected',
      [s2s('T1', { gclid: 'click-1' })],
      [filed('O1'), filed('O2', { gclid: 'click-1', commissionMicros: 90_000_000 })],
      { O2: 'T1' },
    ],
    [
      'by the click and the value before the click alone',
      [s2s('T1', { gclid: 'a' })],
      [filed('O1', { gclid: 'a', commissionMicros: 1 }), filed('O2', { gclid: 'a' })],
      { O2: 'T1' },
    ],
    ['not with another click', [s2s('T1', { gclid: 'a' })], [filed('O1', { gclid: 'b' })], {}],
    ['not in another currency', [s2s('T1')], [filed('O1', { currency: 'BRL' })], {}],
    ['not of another value', [s2s('T1')], [filed('O1', { commissionMicros: 1 })], {}],
    [
      'by the price where neither has a commission',
      [s2s('T1', { commissionMicros: null, amountMicros: 5 })],
      [filed('O1', { commissionMicros: null, amountMicros: 5 })],
      { O1: 'T1' },
    ],
    [
      'not by the price where the commissions differ',
      [s2s('T1', { commissionMicros: 1, amountMicros: 5 })],
      [filed('O1', { amountMicros: 5 })],
      {},
    ],
    ['not without a value', [s2s('T1', { commissionMicros: 0 })], [filed('O1', { commissionMicros: 0 })], {}],
    ['on the day after', [s2s('T1', { soldAt: '2026-05-14T01:00:00' })], [filed('O1')], { O1: 'T1' }],
    ['not two days after', [s2s('T1', { soldAt: '2026-05-15T01:00:00' })], [filed('O1')], {}],
    ['not two days before', [s2s('T1', { soldAt: '2026-05-11T23:00:00' })], [filed('O1')], {}],
    ['where only the postback has a click', [s2s('T1', { gclid: 'a' })], [filed('O1')], { O1: 'T1' }],
    [
      'not by the click in another currency',
      [s2s('T1', { gclid: 'a' })],
      [filed('O1', { gclid: 'a', currency: 'BRL', commissionMicros: 1 })],
      {},
    ],
    [
      'with the file of Digistore24’s other message',
      [postbackOrder('digistore24', 'D1'), s2s('T1')],
      [filed('D1'), filed('O1')],
      { D1: 'D1', O1: 'T1' },
    ],
    ['with blanks around it', [postbackOrder('hotmart', 'HP1')], [filed(' hp1 ')], { ' hp1 ': 'HP1' }],
    ['no empty number', [postbackOrder('hotmart', '')], [filed(' ')], {}],
    [
      'a chargeback with an ending',
      [postbackOrder('buygoods', '77001')],
      [filed('77001-cb', { status: 'chargeback' })],
      { '77001-cb': '77001' },
    ],
    [
      'not with the file of another network',
      [s2s('T1'), postbackOrder('hotmart', 'HP1')],
      [filed('HP1', { file: 2 }), filed('HP2', { file: 2 })],
      { HP1: 'HP1' },
    ],
  ])('%s', (_what, network, file, expected) => {
    expect(Object.fromEntries(finish(sameOrders(network, file)).names)).toEqual(expected);
  });

  it('by another number that the postback told', () => {
    const { names } = finish(
      sameOrders([postbackOrder('kiwify', 'long-1')], [filed('AB12')], new Map([['ab12', 'long-1']])),
    );
    expect([...names]).toEqual([['AB12', 'long-1']]);
  });

  it('a refund with a number of its own is the one that the file tells', () => {
    const orders = [s2s('T1'), s2s('T9', { isBack: true, soldAt: '2026-05-20T10:00:00' })];
    const lines = [filed('O1'), filed('O1', { status: 'refunded', day: '2026-05-20' })];
    const { names, repeated } = finish(sameOrders(orders, lines));
    expect([[...names], [...repeated]]).toEqual([[['O1', 'T1']], ['T9']]);
  });
});

it.each<[orderId: string, status: FiledName['status'], other: string, names: string[]]>([
  [' A1 ', 'approved', 'transaction id', ['a1', 'x9']],
  ['A1', 'approved', 'transaktions-id', ['a1', 'x9']],
  ['A1', 'approved', 'transaktionsid', ['a1', 'x9']],
  ['A1', 'approved', 'paymentintent id', ['a1', 'x9']],
  ['A1', 'approved', 'orderref', ['a1', 'x9']],
  ['A1', 'approved', 'my order ref', ['a1']],
  ['A1', 'approved', 'order reference', ['a1']],
  ['', 'approved', 'transactionid', ['x9']],
  ['77-RFND1234', 'refunded', 'src', ['77-rfnd1234', '77']],
  ['77-cgbk', 'chargeback', 'src', ['77-cgbk', '77']],
  ['77-R12345', 'refunded', 'src', ['77-r12345']],
  ['77-R1-B', 'refunded', 'src', ['77-r1-b']],
  ['77-R1', 'approved', 'src', ['77-r1']],
])('the order "%s" that is %s, with %s, may be called %j', (orderId, status, name, names) => {
  expect(namesOf(filed(orderId, { status, subIds: [{ name, value: ' X9' }] }))).toEqual(names);
});

it('many orders are compared in short steps', () => {
  const lines = Array.from({ length: 2001 }, (_, at) => filed(`O${at}`));
  expect([...sameOrders([], lines)]).toHaveLength(8);
});
