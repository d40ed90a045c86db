import { expect, it } from 'vitest';
import {
  type AccountAssets,
  broughtAssetsSchema,
  countAssets,
  noAccountAssets,
  repeatedAssets,
  settingsOfAccount,
  withBroughtAssets,
} from './account-assets.ts';
import { emptyPromotion, noAssets } from './campaign-assets.ts';

const link = (text: string, url = '') => ({ text, desc1: '', desc2: '', url });
const account = (part: Partial<AccountAssets>): AccountAssets => ({ ...noAccountAssets(), ...part });
const brought = (part: object) => ({ ...broughtAssetsSchema.parse({}), ...part });
const kit = { ...emptyPromotion, target: 'Kit', percent: 10 };

it('what is brought joins what is there, each asset once', () => {
  const own = account({ callouts: ['Frete grátis'], calls: [{ phone: '(11) 91234-5678', country: 'BR' }] });
  const { callouts, calls, sitelinks } = withBroughtAssets(
    own,
    brought({
      callouts: ['FRETE  GRÁTIS', 'Pix', 'pix'],
      calls: [{ phone: '+55 11 91234-5678', country: 'BR' }],
      sitelinks: [link('Preços')],
    }),
  );
  expect([callouts, calls, sitelinks]).toEqual([['Frete grátis', 'Pix'], own.calls, [link('Preços')]]);
});

it('takes as many assets as there is room for, and one name', () => {
  const many = Array.from({ length: 25 }, (_, at) => `Frase ${at}`);
  const joined = withBroughtAssets(
    account({ callouts: ['Frase 24'], businessNames: ['Vitalis'] }),
    brought({ callouts: many, businessNames: ['Outro'] }),
  );
  expect(joined.callouts).toEqual(['Frase 24', ...many.slice(0, 19)]);
  expect(joined.businessNames).toEqual(['Vitalis']);
});

it.each([
  ['BRL', 'EUR', [], [kit], 'EUR'],
  ['BRL', 'BRL', [kit], [kit, { ...kit, target: 'Par' }], 'BRL'],
  ['BRL', 'EUR', [kit], [kit], 'BRL'],
])('an account in %s and a file in %s with %j', (own, other, before, after, currency) => {
  const file = brought({
    currency: other,
    promotions: before.length === 0 ? [kit] : [{ ...kit, target: 'Par' }],
  });
  const joined = withBroughtAssets(account({ currency: own, promotions: before }), file);
  expect([joined.promotions, joined.currency]).toEqual([after, currency]);
});

it.each([
  ['', 'https://b.example', 'https://b.example'],
  ['https://a.example', 'https://b.example', 'https://a.example'],
])('the page %j and the page %j of a file', (own, other, is) => {
  expect(withBroughtAssets(account({ finalUrl: own }), brought({ finalUrl: other })).finalUrl).toBe(is);
});

it('finds what a campaign and its account both have, and what is the campaign’s alone', () => {
  const campaign = {
    ...noAssets(),
    sitelinks: [link('Preços', 'https://a.example/x'), link('Contato')],
    callouts: ['', 'Pix'],
    snippets: [{ header: 'Types' as const, values: ['Um', 'Dois', 'Três'] }],
    promotions: [kit],
  };
  const shared = {
    ...noAssets(),
    sitelinks: [link('preços', 'https://a.example/y')],
    callouts: ['', 'Frete grátis'],
    snippets: [{ header: 'Types' as const, values: ['três', 'dois', 'um'] }],
    promotions: [{ ...kit, percent: 20 }],
  };
  expect(repeatedAssets(campaign, shared)).toEqual([
    { kind: 'sitelinks', names: ['Preços'], others: { sitelinks: [link('Contato')] } },
    { kind: 'snippets', names: ['Types'], others: { snippets: [] } },
  ]);
});

it('prices are the same where their type, names and amounts are', () => {
  const item = (header: string, amount: string) => ({
    header,
    amount,
    description: 'A',
    unit: null,
    url: '',
  });
  const table = (...items: ReturnType<typeof item>[]) => ({
    ...noAssets(),
    prices: [{ type: 'Product tiers' as const, qualifier: null, language: null, items }],
  });
  const own = table(item('Kit 1', '9.00'), item('Kit 3', '20.00'));
  const namesOf = (other: ReturnType<typeof table>) => repeatedAssets(own, other).map(({ names }) => names);
  expect(namesOf(table(item('KIT 1', '9.00'), item('Kit 3', '20.00')))).toEqual([['Kit 1']]);
  expect(namesOf(table(item('Kit 1', '9.00'), item('Kit 3', '21.00')))).toEqual([]);
  expect(namesOf(table(item('Kit 1', '9.00'), item('Kit 5', '20.00')))).toEqual([]);
  expect(repeatedAssets(table(), table()).map(({ names }) => names)).toEqual([['']]);
});

it('numbers that are none are the same where they are written alike', () => {
  const calls = (phone: string) => ({ ...noAssets(), calls: [{ phone, country: 'BR' as const }] });
  expect(repeatedAssets(calls('12'), calls('12'))).toHaveLength(1);
  expect(repeatedAssets(calls('12'), calls('13'))).toEqual([]);
});

it('amounts in prices keep the account’s currency, and its page may be blank', () => {
  const prices = [{ type: 'Brands' as const, qualifier: null, language: null, items: [] }];
  const joined = withBroughtAssets(
    account({ currency: 'BRL', promotions: [kit], prices, finalUrl: ' ' }),
    brought({ currency: 'EUR', promotions: [{ ...kit, target: 'Par' }], finalUrl: 'https://b.example' }),
  );
  expect([joined.currency, joined.promotions, joined.finalUrl]).toEqual(['BRL', [kit], 'https://b.example']);
});

it('the assets of an account are counted, and read as settings in its language', () => {
  const own = account({ language: 'de', callouts: ['A', 'B'], promotions: [kit] });
  expect(countAssets(own)).toBe(3);
  const { languages, callouts, promotions } = settingsOfAccount(own);
  expect([languages, callouts, promotions]).toEqual([['de'], ['A', 'B'], [kit]]);
});
