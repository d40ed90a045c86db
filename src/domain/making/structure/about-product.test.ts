import { expect, it } from 'vitest';
import type { AssetOrigin } from '#domain/making/campaign/asset-origin.ts';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { aboutProduct, knownSheet, suggestSettings } from './about-product.ts';
import { isProposed } from './proposed.ts';
import { emptySettings } from './settings.ts';

const fields = { country: 'Alemanha', productPrice: '49.90', currency: 'EUR' };

it.each<[ProductSheet, Parameters<typeof knownSheet>[1], ProductSheet]>([
  [{}, fields, { country: 'DE', price: '49.90', currency: 'EUR' }],
  [{ country: 'AT' }, fields, { country: 'AT', price: '49.90', currency: 'EUR' }],
  [{ price: '59.00', currency: 'USD' }, fields, { country: 'DE', price: '59.00', currency: 'USD' }],
  [{ price: '59.00' }, fields, { country: 'DE', price: '59.00' }],
  [
    { currency: 'USD', shipping: { freeFrom: '9.00' } },
    { ...fields, country: '' },
    { currency: 'USD', shipping: { freeFrom: '9.00' } },
  ],
  [{}, { country: 'Lua', productPrice: null, currency: 'BRL' }, {}],
])('the sheet %j of a campaign with %j is known as %j', (sheet, campaign, known) => {
  expect(knownSheet(sheet, campaign)).toEqual(known);
});

it.each([
  ['Alemanha', {}, 'de'],
  ['Alemanha', { country: 'US' as const }, 'en'],
  ['Alemanha', { language: 'tr' as const }, 'tr'],
  ['', {}, 'pt'],
])('a campaign for %j with the sheet %j has texts in %s', (country, sheet, language) => {
  expect(aboutProduct({ name: 'A', sheet, assets: [], country }).language).toBe(language);
});

const origin = (product: string | null, language: AssetOrigin['language']): AssetOrigin => ({
  product,
  language,
  funnel: null,
  matchType: null,
});
const list = (from: AssetOrigin): Asset => ({
  id: 'l',
  assetType: 'keywords',
  itemCount: 0,
  preview: [],
  name: null,
  origin: from,
  createdAt: '',
  updatedAt: '',
});

it.each<[what: string, sheet: ProductSheet, origins: AssetOrigin[], name: string, language: string]>([
  ['its own name', {}, [], 'Campanha', 'de'],
  [
    'the first list that has one',
    {},
    [origin(null, null), origin('Kit', 'tr'), origin('B', 'pl')],
    'Kit',
    'tr',
  ],
  ['the sheet', { name: 'Vitalis', language: 'pl' }, [origin('Kit', 'tr')], 'Vitalis', 'pl'],
])('a product is called by %s', (_, sheet, origins, name, language) => {
  const assets = origins.map(list);
  expect(aboutProduct({ name: 'Campanha', sheet, assets, country: 'Alemanha' })).toMatchObject({
    name,
    language,
  });
});

it.each<[sheet: ProductSheet, country: string | null, suggested: Partial<typeof emptySettings>]>([
  [{}, 'Alemanha', { countries: ['DE'], languages: ['de'] }],
  [{}, 'Bolívia', { countries: ['BO'], languages: ['pt'] }], // a country of which we know no market
  [{}, null, { languages: ['pt'] }],
  [
    { country: 'AT', landingPage: 'https://a.at', contents: ['Um', 'Dois'] },
    'Alemanha',
    { countries: ['AT'], languages: ['de'], finalUrl: 'https://a.at' },
  ],
  [
    { contents: ['Um', 'Dois', 'Três'] },
    null,
    { languages: ['pt'], snippets: [{ header: 'Types', values: ['Um', 'Dois', 'Três'] }] },
  ],
  [
    { contents: 'abcdefghijk'.split('') },
    null,
    { languages: ['pt'], snippets: [{ header: 'Types', values: 'abcdefghij'.split('') }] },
  ],
])('the sheet %j of a campaign for %j suggests %j', (sheet, country, expected) => {
  const campaign = {
    name: 'A',
    sheet,
    assets: [],
    country: country ?? '',
    commission: '40.00',
    productPrice: '120.00',
  };
  const { proposed, ...suggested } = suggestSettings(campaign);
  const { proposed: _, ...before } = emptySettings;
  const economics = { ...before.economics, commission: '40.00', price: '120.00' };
  expect(suggested).toEqual({ ...before, economics, ...expected });
  expect(isProposed({ ...suggested, proposed }, 'languages')).toBe(true);
});
