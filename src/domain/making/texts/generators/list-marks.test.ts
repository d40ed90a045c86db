import { expect, it } from 'vitest';
import { parseItems } from './read-items.ts';

it.each<[name: string, pasted: string, items: string[]]>([
  ['bullets', '• comprar vitalis\n• [vitalis max]', ['comprar vitalis', '[vitalis max]']],
  ['hyphens', '- comprar vitalis\n- "vitalis max"', ['comprar vitalis', '"vitalis max"']],
  [
    'numbers',
    '1. comprar vitalis\n2. vitalis max\n3. [vitalis]',
    ['comprar vitalis', 'vitalis max', '[vitalis]'],
  ],
  ['numbers and brackets', '1) comprar vitalis\n2) vitalis max', ['comprar vitalis', 'vitalis max']],
  ['numbers that are no list', '3. fase\n1. lugar', ['3. fase', '1. lugar']],
  ['numbers of the keywords', '1000 calorias\n1001 noites', ['1000 calorias', '1001 noites']],
  ['a mark on some lines only', '- vitalis\nvitalis max', ['- vitalis', 'vitalis max']],
  ['one line', '1. fc köln', ['1. fc köln']],
  [
    'columns of a spreadsheet',
    'vitalis max\t1000\t0,35\nkit vitalis\tExata\n\tvitalis',
    ['vitalis max', '[kit vitalis]', 'vitalis'],
  ],
  [
    'names of match types',
    'a b\tCorrespondência de frase\nc d\tExact match\n"e"\tAmpla',
    ['"a b"', '[c d]', '"e"'],
  ],
  [
    'unseen characters',
    '\u200bvitalis\u00adMax\u200e\n\ufeffkit\u00a0\u2009vitalis',
    ['vitalisMax', 'kit vitalis'],
  ],
  [
    'other quotation marks',
    '«vitalis max»\n＂kit vitalis＂\n［kit］',
    ['"vitalis max"', '"kit vitalis"', '[kit]'],
  ],
])('keywords with %s', (_, pasted, items) => {
  expect(parseItems('keywords', pasted).map(({ text }) => text)).toEqual(items);
});

it.each<[name: string, pasted: string, items: string[]]>([
  ['dashes', '–grátis\n—usado\n-"como fazer"\n− [pdf]', ['grátis', 'usado', '"como fazer"', '[pdf]']],
  ['columns', 'grátis\tCampanha\tFrase', ['"grátis"']],
])('negatives with %s', (_, pasted, items) => {
  expect(parseItems('negative_keywords', pasted).map(({ text }) => text)).toEqual(items);
});

it('titles of a numbered list lose its numbers', () => {
  expect(parseItems('titles', '1. Compre Hoje\n2. 10% no Pix').map(({ text }) => text)).toEqual([
    'Compre Hoje',
    '10% no Pix',
  ]);
});
