import { expect, it } from 'vitest';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { aboutProduct, knownSheet } from './about-product.ts';

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
