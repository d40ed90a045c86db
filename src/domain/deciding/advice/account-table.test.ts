import { describe, expect, it } from 'vitest';
import type { ProfitRow } from '#domain/measuring/profit/levels.ts';
import {
  type AccountCampaign,
  convertTotals,
  sharedTexts,
  splitByBrand,
  totalsByCurrency,
  withKnownSales,
} from './account-table.ts';

const row = (text: string, cost: number, sales = 0, revenue = 0): ProfitRow => ({
  campaign: 'BR',
  adGroup: 'Fundo',
  keyword: text,
  text,
  clicks: cost,
  costMicros: cost * 1_000_000,
  conversions: sales,
  shared: 0,
  sales: sales * 1_000_000,
  revenueMicros: revenue * 1_000_000,
});

describe('brand and generic', () => {
  it.each([
    ['vitalis comprar', true],
    ['VITÁLIS', true],
    ['vitalismo', false],
    ['remédio natural', false],
    ['vita lis comprar', true],
  ])('%s', (text, isBrand) => {
    const { brand, generic } = splitByBrand([row(text, 3)], ['Vitalis', 'Vita Lis']);
    expect([brand.clicks, generic.clicks]).toEqual(isBrand ? [3, 0] : [0, 3]);
  });

  it('without a name everything is generic', () => {
    expect(splitByBrand([row('vitalis', 3), row('chá', 2)], []).generic.clicks).toBe(5);
  });
});

describe('what several campaigns pay for', () => {
  const of = (id: string, currency: string, ...rows: ProfitRow[]) => ({ id, currency, rows });

  it('names where it earns most first, and the dearest text first', () => {
    const shared = sharedTexts('term', [
      of('a', 'BRL', row('chá', 10), row('kit', 50, 1, 20), row('só aqui', 99)),
      of('b', 'BRL', row('Chá', 5, 1, 40), row('kit', 30, 2, 90), row('grátis', 0)),
      of('c', 'USD', row('kit', 7), row('grátis', 3)),
    ]);
    expect(shared.map(({ text, campaigns }) => [text, campaigns.map(({ id }) => id)])).toEqual([
      ['kit', ['b', 'a']],
      ['chá', ['b', 'a']],
    ]);
    expect(shared[0]).toMatchObject({ currency: 'BRL', level: 'term' });
  });

  it('adds the match types of one campaign', () => {
    const [kit] = sharedTexts('keyword', [
      of('a', 'BRL', row('kit', 1), row('kit', 2)),
      of('b', 'BRL', row('kit', 4)),
    ]);
    expect(kit?.campaigns.map(({ costMicros }) => costMicros / 1_000_000)).toEqual([3, 4]);
  });
});

describe('totals', () => {
  const campaign = (currency: string, cost: number, revenue: number) =>
    ({
      id: `${currency} ${cost}`,
      total: { ...row('', cost, 1, revenue), currency, within: 1 },
    }) as unknown as AccountCampaign; // only its id and its total are read
  const totals = totalsByCurrency({
    campaigns: [campaign('USD', 10, 30), campaign('BRL', 100, 50), campaign('BRL', 1, 2)],
    hasOrders: true,
  });

  it('are never added across currencies', () => {
    expect(
      totals.map(({ currency, campaigns, sums }) => [currency, campaigns, sums.costMicros / 1e6]),
    ).toEqual([
      ['BRL', 2, 101],
      ['USD', 1, 10],
    ]);
  });

  it('are converted at rates that are shown', () => {
    const converted = convertTotals(totals, 'BRL', (currency) => (currency === 'USD' ? '5.43' : null));
    expect(converted?.rates).toEqual([{ currency: 'USD', rate: '5.43' }]);
    expect(converted?.sums).toMatchObject({
      costMicros: 155_300_000,
      revenueMicros: 214_900_000,
      sales: 3_000_000,
    });
  });

  /** A campaign that cost 100, with Google's conversions and the networks' orders. */
  const sold = (id: string, conversions: number, orders: number) =>
    ({
      id,
      total: { ...row('', 100, conversions, orders * 50), currency: 'BRL', within: orders },
    }) as unknown as AccountCampaign;

  it.each([
    ['no order of the account was brought', [sold('a', 399, 0), sold('b', 0, 0)], []],
    [
      'an order reached one, and Google counted none in the other',
      [sold('a', 9, 8), sold('b', 0, 0)],
      ['a', 'b'],
    ],
    ['the other has two conversions that no network brought', [sold('a', 9, 8), sold('b', 2, 0)], ['a']],
    ['the other has conversions that no network brought', [sold('a', 9, 8), sold('b', 60, 0)], ['a']],
    ['its only order was given back', [sold('a', 1, 1)], ['a']],
  ])('a profit is known: %s', (_, campaigns, known) => {
    const table = { campaigns, hasOrders: known.length > 0 };
    expect([...withKnownSales(table)]).toEqual(known);
    expect(totalsByCurrency(table)[0]?.unknown).toBe(campaigns.length - known.length);
  });

  it('are not converted without a rate', () => {
    expect(convertTotals(totals, 'BRL', () => null)).toBeNull();
  });
});
