import { expect, it } from 'vitest';
import { factsOfCountry } from './written-country.ts';

it.each([
  ['Alemanha', { currency: 'EUR', language: 'de' }],
  [' brasil ', { currency: 'BRL', language: 'pt' }],
  ['Mexico', { currency: 'MXN', language: 'es' }],
  ['US', { currency: 'USD', language: 'en' }],
  ['Lua', null],
  ['', null],
])('of the country written as %j follow %j', (written, facts) => {
  expect(factsOfCountry(written)).toEqual(facts);
});
