import { expect, it } from 'vitest';
import {
  comparedWords,
  isBlockedByWrittenWords,
  negativeBlocker,
  negativeBlocks,
  negativeFinder,
  searchWords,
} from './negative-blocking.ts';
import { parseNegativeKeyword } from './negative-keyword.ts';

it.each([
  ['grátis', 'vitalmax grátis', true],
  ['grátis', 'vitalmax gratis', false],
  ['GRÁTIS', 'vitalmax Grátis', true],
  ['curso', 'vitalmax cursos', false],
  ['pdf baixar', 'baixar vitalmax pdf', true],
  ['"baixar pdf"', 'baixar pdf vitalmax', true],
  ['"baixar pdf"', 'pdf baixar vitalmax', false],
  ['"baixar pdf"', 'baixar o pdf', false],
  ['"car"', 'cardio', false],
  ['[vitalmax]', 'vitalmax', true],
  ['[vitalmax]', 'vitalmax preço', false],
  ['t-rex', 'boneco t rex', true],
  ['segunda mão', 'mão de obra de segunda', true],
  ['', 'vitalmax', false],
  // Without blanks, the words are found by their script.
  ['中古', 'vitalmax 中古', true],
  ['中古', 'vitalmax中古', true],
  ['無料', 'vitalmax 送料無料', true],
  ['無料サンプル', 'vitalmax 送料無料', false],
  ['มือสอง', 'vitalmaxมือสอง', true],
  ['ฟรี', 'vitalmax ส่งฟรี', true],
  ['แจกฟรี', 'vitalmax ส่งฟรี', false],
  ['[vitalmax 口コミ]', 'vitalmax口コミ', true],
  // Google compares 16 words of a search.
  ['longe', `${'a '.repeat(15)}longe`, true],
  ['longe', `${'a '.repeat(16)}longe`, false],
])('%s with the search "%s": blocked is %s', (negative, search, blocks) => {
  expect(negativeBlocks(parseNegativeKeyword(negative), search)).toBe(blocks);
});

it.each([
  ['มือสอง', 'มือ'],
  ['花束', '花束'],
])(
  'the words of a very long row of %s are found, in time that grows with its length',
  { tags: 'long' },
  (word, first) => {
    const words = searchWords(word.repeat(60_000));
    expect(words[0]).toBe(first);
    expect(words.join('')).toHaveLength(word.length * 60_000);
  },
);

it('of a list, all negatives that block a search are found, each once', () => {
  const lines = ['grátis', '"grátis agora"', '[grátis]', 'curso grátis', 'grátis pdf', ''];
  const find = negativeFinder(lines.map(parseNegativeKeyword));
  const found = (search: string) => find(search).map(({ text, matchType }) => `${matchType} ${text}`);
  expect(found('grátis agora grátis')).toEqual(['broad grátis', 'phrase grátis agora']);
  expect(found('grátis')).toEqual(['broad grátis', 'exact grátis']);
  expect(found('curso vitalmax grátis')).toEqual(['broad curso grátis', 'broad grátis']);
  expect(found('')).toEqual([]);
});

it.each([
  ['grátis', 'vitalmax grátis?', true],
  ['"baixar pdf"', 'baixar o pdf', false],
  ['', 'vitalmax', false],
])('%j tells of the search "%s" what it blocks, one search after the other: %s', (line, search, blocks) => {
  expect(negativeBlocker(parseNegativeKeyword(line))(comparedWords(search))).toBe(blocks);
});

it.each([
  ['grátis', 'vitalmax grátis', true],
  ['中古', 'vitalmax 中古', true],
  ['中古', 'vitalmax中古', false],
  ['無料', 'vitalmax 送料無料', false],
  ['longe', `中古 ${'a '.repeat(14)}longe`, true],
  ['longe', `中古 ${'a '.repeat(15)}longe`, false],
])('%s blocks the search "%s" by the words as they are written: %s', (line, search, isSure) => {
  expect(isBlockedByWrittenWords(parseNegativeKeyword(line), search)).toBe(isSure);
});

it.each([
  ['Vitalmax funciona?', ['vitalmax', 'funciona']],
  ['t-rex  1.5', ['t', 'rex', '1', '5']],
  ['ไทยvitalmax 2', ['ไทย', 'vitalmax', '2']],
  ['a'.repeat(3), ['aaa']],
  ['', []],
])('the words of the search "%s" are %j', (search, words) => expect(comparedWords(search)).toEqual(words));
