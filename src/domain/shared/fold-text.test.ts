import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Ação', 'acao'],
  ['AÇÃO'.normalize('NFD'), 'acao'],
  ['Verão 日本', 'verao 日本'],
  ['', ''],
])('the search form of %j is %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
