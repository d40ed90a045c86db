import { expect, it } from 'vitest';
import { negativeBlocks } from './negative-blocking.ts';
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
  ['longe', `${'a '.repeat(16)}longe`, false],
])('%s with the search "%s": blocked is %s', (negative, search, blocks) => {
  expect(negativeBlocks(parseNegativeKeyword(negative), search)).toBe(blocks);
});
