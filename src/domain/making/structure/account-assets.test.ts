import { expect, it } from 'vitest';
import {
  type AccountAssets,
  broughtAssetsSchema,
  noAccountAssets,
  repeatedAssets,
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
