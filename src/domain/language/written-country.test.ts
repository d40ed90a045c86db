import { expect, it } from 'vitest';
import { factsOfCountry } from './written-country.ts';

it.each([
  ['Alemanha', { code: 'DE', currency: 'EUR', language: 'de' }],
  [' brasil ', { code: 'BR', currency: 'BRL', language: 'pt' }],
  ['Mexico', { code: 'MX', currency: 'MXN', language: 'es' }],
  ['US', { code: 'US', currency: 'USD', language: 'en' }],
  ['Lua', null],
  ['', null],
])('of the country written as %j follow %j', (written, facts) => {
  expect(factsOfCountry(written)).toEqual(facts);
});
