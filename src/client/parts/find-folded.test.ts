import { expect, it } from 'vitest';
import { languages } from '#domain/ads/languages.ts';
import { findFolded } from './find-folded.ts';

const options = languages.map(({ code, label }) => ({ value: code, label }));

it.each([
  ['alemao', ['Alemão']],
  ['ALEMÃO', ['Alemão']],
  [' japones ', ['Japonês']],
  ['xyz', []],
])('the search %j finds %j, whatever its accents and case', (search, expected) => {
  const found = findFolded({ search, options, limit: Infinity });
  expect(found.map((option) => ('label' in option ? option.label : ''))).toEqual(expected);
});

it('an empty search finds every language', () => {
  expect(findFolded({ search: '', options, limit: Infinity })).toHaveLength(languages.length);
});
