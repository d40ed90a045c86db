import { expect, it } from 'vitest';
import { type AssetType, byAdTextType, isKeywordType } from './asset-types.ts';

it.each<[AssetType, boolean]>([
  ['keywords', true],
  ['negative_keywords', true],
  ['titles', false],
  ['sitelinks', false],
])('a list of %s holds searches: %s', (type, expected) => {
  expect(isKeywordType(type)).toBe(expected);
});

it('each kind of ad text has its value', () => {
  expect(byAdTextType((type) => type.length)).toEqual({
    titles: 6,
    descriptions: 12,
    callouts: 8,
    promotions: 10,
  });
});
