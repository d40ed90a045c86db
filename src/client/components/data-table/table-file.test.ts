import { expect, it } from 'vitest';
import { cellOf, sheetRows, writeCsv, writeTabbed } from './table-file.ts';

it.each([
  ['R$ 1.320,50', true, 1320.5],
  ['−R$ 139,72', true, -139.72],
  ['MX$ 604,10', true, 604.1],
  ['1.240', true, 1240],
  ['0', true, 0],
  ['263%', true, 2.63],
  ['−89%', true, -0.89],
  ['≈ 18,08', true, 18.08],
  ['–', true, '–'],
  ['', true, ''],
  ['12', false, '12'],
  ['1,2,3', true, '1,2,3'],
  ['entre 2 e 5', true, 'entre 2 e 5'],
])('the text %j of a column (number: %s) is the cell %j', (text, isNumber, cell) => {
  expect(cellOf(text, isNumber)).toBe(cell);
});

it('a spreadsheet names the currency of a column, and sums none of several', () => {
  const rows = [
    ['Campanha', 'Custo', 'Lucro', 'ROI', 'Cliques'],
    ['R$ 1', 'R$ 1.320,50', 'R$ 10,00', '263%', '1.240'],
    ['B', '≈ R$ 2,00', '−US$ 4,20', '−89%', '–'],
  ];
  expect(sheetRows(rows, [false, true, true, true, true])).toEqual([
    ['Campanha', 'Custo (R$)', 'Lucro', 'ROI', 'Cliques'],
    ['R$ 1', 1320.5, 'R$ 10,00', 2.63, 1240],
    ['B', 2, '−US$ 4,20', -0.89, '–'],
  ]);
});

it('a formula behind a comma or a tab stays within its cell, whatever parts the cells there', async () => {
  expect(await writeCsv([['a,=1+1', 'b\t=1+1', 'c;=1+1']])).toBe('\ufeff"a,=1+1";"b\t=1+1";"c;=1+1"');
});

it.each([
  ['=1+1', "'=1+1"],
  ['@SOMA(1)', "'@SOMA(1)"],
  [' +55 11', "' +55 11"],
  ['=1\n2', "'=1\n2"],
  ['\n-1', "'\n-1"],
  ['−R$ 139,72', '−R$ 139,72'],
  ['frete = grátis', 'frete = grátis'],
])('the text %j is no formula, in a file and in the clipboard', async (text, cell) => {
  const quoted = text === cell && !/[\n,]/u.test(text) ? cell : `"${cell}"`;
  expect(await writeCsv([['Termo'], [text]])).toBe(`\ufeffTermo\r\n${quoted}`);
  expect(writeTabbed([[text, 'b']])).toBe(`${cell.replace(/\n/g, ' ')}\tb`);
});
