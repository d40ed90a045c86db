import { expect, it } from 'vitest';
import { pack as pt } from '../content/pt/pack.ts';
import { pack as tr } from '../content/tr/pack.ts';
import { wordsOfMarket } from './keyword-list.ts';
import { listNegatives } from './negative-list.ts';

it.each([
  [tr, 'IŞIL KAPI', '"ışıl kapı"'],
  [tr, 'DİRİ', '"diri"'],
  [pt, 'VITALIS', '"vitalis"'],
])(
  'a brand with a forbidden name becomes a negative in the lower case of its language',
  (pack, name, negative) => {
    const negatives = listNegatives(pack, { groups: [] }, { name, brandBidding: 'forbidden' });
    expect(negatives).toEqual([negative]);
  },
);

it('a payment method becomes a keyword in the lower case of its language', () => {
  const pack = { ...tr, payments: { ...tr.payments, cash_on_delivery: 'KARTI', bank_transfer: 'İndirimli' } };
  expect(wordsOfMarket('payments', 'TR', pack).slice(0, 2)).toEqual(['kartı', 'indirimli']);
});
