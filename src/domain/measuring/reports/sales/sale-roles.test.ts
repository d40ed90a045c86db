import { expect, it } from 'vitest';
import { readReportFile } from '../report.ts';
import { ownRows } from './sale-roles.ts';

const rows = (...lines: string[]) => lines.map((line, at) => ({ line: at + 2, cells: line.split('|') }));

it.each<[what: string, lines: string[], kept: number[], expected: string[]]>([
  ['one role for each order', ['A|Produtor', 'B|Afiliado', 'B|Afiliado'], [2, 3, 4], []],
  ['orders that differ in blanks alone', ['A| Produtor', ' A |Produtor '], [2, 3], []],
  [
    'two roles of an order',
    ['A|Produtor', 'B| AFILIADO ', ' A |Affiliate', 'C|Coprodutor'],
    [3, 4],
    ['Produtor', 'Coprodutor'],
  ],
  ['two roles that come later', ['A|Produtor', 'A|Produtor', 'A|Afiliado', 'A|Produtor'], [4], ['Produtor']],
  [
    'many roles',
    ['A|Afiliado', 'A|um', 'A|dois', 'A|três', 'A|quatro', 'A|cinco', 'A|seis'],
    [2],
    ['um', 'dois', 'três', 'quatro', 'cinco'],
  ],
])('of %s these lines count: %j', (_, lines, kept, expected) => {
  const read = ownRows(rows(...lines), { orderId: [0], role: [1] });
  expect('rows' in read && read.rows.map(({ line }) => line)).toEqual(kept);
  const names = expected.map((name) => `"${name}"`).join(', ');
  expect('warnings' in read && read.warnings).toEqual(
    expected.length === 0
      ? []
      : [
          `O mesmo pedido tem uma linha para cada pessoa paga: contam só as de afiliado, e as de ${names} ficaram de fora.`,
        ],
  );
});

it('without a column of roles every line counts', () => {
  expect(ownRows(rows('A|Produtor', 'A|Afiliado'), { orderId: [0] })).toMatchObject({
    rows: [{}, {}],
    warnings: [],
  });
});

const sale = 'P1;13/05/2026;Vita;Aprovado;97,00;9,00;BRL';
const others = [
  'P2;13/05/2026;Vita;Aprovado;97,00;9,00;BRL',
  'P1;14/05/2026;Vita;Aprovado;97,00;9,00;BRL',
  'P1;13/05/2026;Kit;Aprovado;97,00;9,00;BRL',
  'P1;13/05/2026;Vita;Reembolsado;97,00;9,00;BRL',
  'P1;13/05/2026;Vita;Aprovado;98,00;9,00;BRL',
  'P1;13/05/2026;Vita;Aprovado;97,00;9,01;BRL',
];

it.each<[what: string, lines: string[], warnings: string[]]>([
  ['nothing of lines that differ', [sale, ...others], []],
  [
    'one that repeats',
    [sale, ...others, sale],
    ['1 linha repete o pedido, o dia, o produto e o valor de outra: conta uma vez só.'],
  ],
  [
    'three that repeat',
    [sale, sale, sale, sale],
    ['3 linhas repetem o pedido, o dia, o produto e o valor de outra: contam uma vez só.'],
  ],
  [
    'five currencies that we do not know, each once',
    ['Ouro', 'Prata', 'Ouro', 'Cobre', 'Bronze', 'Ferro', 'Latão'].map(
      (name, at) => `P${at};13/05/2026;Vita;Aprovado;97,00;9,00;${name}`,
    ),
    ['Moedas que não conhecemos: "Ouro", "Prata", "Cobre", "Bronze", "Ferro".'],
  ],
])('a file tells %s', (_, lines, warnings) => {
  const text = ['Pedido;Data;Produto;Status;Valor;Comissão;Moeda', ...lines].join('\n');
  expect(readReportFile(new TextEncoder().encode(text)).report.warnings).toEqual(warnings);
});
