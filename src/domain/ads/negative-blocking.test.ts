import { expect, it } from 'vitest';
import { negativeBlocks, searchWords } from './negative-blocking.ts';
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
])('the words of a very long row of %s are found, in time that grows with its length', (word, first) => {
  const words = searchWords(word.repeat(60_000));
  expect(words[0]).toBe(first);
  expect(words.join('')).toHaveLength(word.length * 60_000);
});
