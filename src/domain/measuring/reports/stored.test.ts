import { expect, it } from 'vitest';
import { costCurrency } from './stored.ts';

it.each<[imports: [type: string, currency: string | null][], currency: string | null]>([
  [
    [
      ['sales', 'EUR'],
      ['campaigns', 'BRL'],
    ],
    'BRL',
  ],
  [
    [
      ['campaigns', null],
      ['search_terms', 'BRL'],
      ['sales', 'USD'],
    ],
    'BRL',
  ],
  [[['sales', 'EUR']], null],
  [[], null],
])('the costs of %j are in %s', (imports, currency) => {
  expect(costCurrency(imports.map(([type, code]) => ({ type, currency: code })))).toBe(currency);
});
