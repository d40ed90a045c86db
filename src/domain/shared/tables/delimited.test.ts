import { describe, expect, it } from 'vitest';
import { chooseDelimiter, detectDelimiter, parseDelimited } from './delimited.ts';

const read = (text: string) => {
  const table = parseDelimited(text, ';');
  return table.ok ? table.rows.map(({ line, cells }) => [line, ...cells]) : table.error;
};

describe('the lines of a table', () => {
  it.each<[what: string, text: string, rows: (number | string)[][]]>([
    [
      'each end in their own way',
      'a;b\r\nc;d\re;f\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
        [3, 'e', 'f'],
      ],
    ],
    [
      'are counted within a cell of several',
      'a;"x\ny\r\nz"\nb;c',
      [
        [1, 'a', 'x\ny\r\nz'],
        [4, 'b', 'c'],
      ],
    ],
    [
      'are counted where they are empty',
      'a\n\n;\nb',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    ['have quotes and delimiters within quotes', '"a ""b"" ;c";""\n', [[1, 'a "b" ;c', '']]],
    ['have a quote within a cell', 'a "b";c', [[1, 'a "b"', 'c']]],
    ['end with an empty cell', 'a;', [[1, 'a', '']]],
    ['begin after Excel’s hint', 'SEP=;\na;b', [[2, 'a', 'b']]],
    [
      'may have such a cell later',
      'a\nsep=;',
      [
        [1, 'a'],
        [2, 'sep=', ''],
      ],
    ],
    ['are none in nothing', '', []],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it.each([
    ['a;"x', 'Linha 1, coluna 2: as aspas não fecham: o arquivo foi cortado.'],
    ['"x\ny";b\nc;"d', 'Linha 3, coluna 2: as aspas não fecham: o arquivo foi cortado.'],
    ['"x\ny";"b"c', 'Linha 2, coluna 2: há texto depois das aspas que fecham.'],
  ])('of %j have a fault: %s', (text, error) => {
    expect(read(text)).toBe(error);
  });
});

it('a table has so many columns, and no more', () => {
  expect(read(`a\n${';'.repeat(2000)}`)).toBe('Linha 2, coluna 2001: há colunas demais.');
  expect(read(`a\n${';'.repeat(1999)}b`)).toHaveLength(2);
});

it('a table has so many rows, and no more', { tags: 'long' }, () => {
  const error = 'Linha 1000002, coluna 1: há linhas demais: divida o arquivo.';
  expect(read('a\n'.repeat(1_000_001))).toBe(error);
});

it('the delimiter is the one with most cells, outside quotes', () => {
  expect(detectDelimiter('"a,b,c,d";e;f\ng')).toBe(';');
  expect(detectDelimiter('Título, de maio\na\tb\tc')).toBe('\t');
  expect(chooseDelimiter('a, b, c;d', ([row]) => row?.cells.length === 2)).toBe(';');
  expect(chooseDelimiter('a, b, c;d', () => false)).toBe(',');
});
