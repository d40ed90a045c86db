import { expect, it } from 'vitest';
import { countryLabel, countryOfId, findCountry, geoCodes, locationId, locationName } from './locations.ts';

it.each([
  ['Brasil', 'BR'],
  [' brazil ', 'BR'],
  ['br', 'BR'],
  ['ALEMANHA', 'DE'],
  ['italia', 'IT'],
  ['United States', 'US'],
  ['Estados Unidos', 'US'],
  ['', undefined],
  ['Atlântida', undefined],
])('the country that "%s" names is %s', (written, code) => {
  expect(findCountry(written)).toBe(code);
});

// https://developers.google.com/google-ads/api/data/geotargets
it.each([
  ['BR', 2076, 'Brazil', 'Brasil'],
  ['US', 2840, 'United States', 'Estados Unidos'],
  ['DE', 2276, 'Germany', 'Alemanha'],
] as const)('%s is the target %i, %s for Google and %s here', (code, id, english, portuguese) => {
  expect([locationId(code), locationName(code), countryLabel(code)]).toEqual([id, english, portuguese]);
  expect(countryOfId(String(id))).toBe(code);
});

it('each country has a target of its own, and its number alone is none', () => {
  expect(new Set(geoCodes.map(locationId)).size).toBe(geoCodes.length);
  expect(countryOfId('76')).toBeUndefined();
});
