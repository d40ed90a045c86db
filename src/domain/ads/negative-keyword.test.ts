import { expect, it } from 'vitest';
import { parseNegativeKeyword } from './negative-keyword.ts';

it.each([
  ['grátis\tExata', 'grátis', 'exact'],
  ['Grátis \t de frase', 'grátis', 'phrase'],
  ['grátis\tampla', 'grátis', 'broad'],
  ['\tgrátis\t\tAtivo\tCorrespondência exata', 'grátis', 'exact'],
  ['grátis\tAtivo', 'grátis', 'broad'],
  ['[grátis]\tfrase', 'grátis', 'exact'],
  ['"como fazer"', 'como fazer', 'phrase'],
  ['-grátis', 'grátis', 'broad'],
  ['– – grátis', 'grátis', 'broad'],
  ['+kit +barato', 'kit barato', 'broad'],
  ['[+kit]', '+kit', 'exact'],
])('%j blocks %j, %s', (line, text, matchType) => {
  expect(parseNegativeKeyword(line)).toEqual({ text, matchType });
});
