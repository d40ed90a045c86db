import { expect, it } from 'vitest';
import { type MatchType, wrapKeyword } from './match-types.ts';

it.each<[MatchType, string, string]>([
  ['broad', 'comprar vitalmax', 'comprar vitalmax'],
  ['phrase', 'comprar vitalmax', '"comprar vitalmax"'],
  ['exact', 'comprar vitalmax', '[comprar vitalmax]'],
  ['exact', 'ação & coração', '[ação & coração]'],
  ['phrase', '日本語', '"日本語"'],
])('%s: %s → %s', (match, keyword, wrapped) => {
  expect(wrapKeyword(keyword, match)).toBe(wrapped);
});
