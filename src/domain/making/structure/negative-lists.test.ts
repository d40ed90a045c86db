import { describe, expect, it } from 'vitest';
import { cleanNegatives, newNegativeListSchema, replaceNegative } from './negative-lists.ts';

describe('cleanNegatives', () => {
  it.each([
    [['Grátis', '-grátis', 'GRÁTIS'], ['grátis']],
    [
      ['grátis', '"grátis"', '[grátis]', 'gratis'],
      ['grátis', '"grátis"', '[grátis]', 'gratis'],
    ],
    [
      ['receita\tCorrespondência exata', 'como fazer\tFrase'],
      ['[receita]', '"como fazer"'],
    ],
    [['t-rex', 't rex'], ['t-rex']],
    [['', '  ', '-', '花束'], ['花束']],
  ])('%j: %j', (lines, expected) => {
    expect(cleanNegatives(lines)).toEqual(expected);
  });
});

describe('replaceNegative', () => {
  const list = ['grátis', '"pdf"', '[receita]'];
  it.each([
    ['grátis', '[grátis]', ['[grátis]', '"pdf"', '[receita]']],
    ['grátis', null, ['"pdf"', '[receita]']],
    ['"pdf"', '[receita]', ['grátis', '[receita]']],
    ['"pdf"', '"PDF"', ['grátis', '"PDF"', '[receita]']],
    ['unknown', null, list],
  ])('%s becomes %s', (from, to, expected) => {
    expect(replaceNegative(list, from, to)).toEqual(expected);
  });
});

it.each([
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  [`a${'á'.repeat(127)}`, true],
  ['á'.repeat(128), false],
  ['花'.repeat(85), true],
  ['花'.repeat(86), false],
  ['🎁'.repeat(63), true],
  ['🎁'.repeat(64), false],
  ['   ', false],
])('the name %s fits Google: %s', (name, isFit) => {
  expect(newNegativeListSchema.safeParse({ name, negatives: [] }).success).toBe(isFit);
});
