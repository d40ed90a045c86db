import { describe, expect, it } from 'vitest';
import { readReportFile } from '../report.ts';
import { saleRows } from './sale-rows.ts';

const read = (...lines: string[]) => readReportFile(new TextEncoder().encode(lines.join('\n')));

describe('the rows of a file', () => {
  const kept = (...cells: string[]) => saleRows([{ line: 2, cells }], { soldAt: [2] }).length === 1;

  it.each([
    'Total',
    'TOTAIS',
    'Grand total',
    'sub-total:',
    'Subtotal',
    'Total geral :',
    'Gesamt',
    'Gesamtsumme',
    'Summe',
    'Soma',
  ])('with "%s" and no date are no sale', (word) => {
    expect([kept(word, '', '', '9,00'), kept('', ` ${word} `, ' ', '9,00')]).toEqual([false, false]);
    expect(kept(word, '', '13/05/2026', '9,00')).toBe(true);
  });

  it.each(['Total Detox', 'Kit total', 'Somatodrol', 'Totalmente'])(
    'with the product "%s" are sales',
    (product) => {
      expect(kept('P1', product, '', '9,00')).toBe(true);
    },
  );

  it('with a total behind the third column are sales', () => {
    expect(kept('P1', 'Vita', '', 'Total')).toBe(true);
  });

  it.each([
    ['(none)', ''],
    [' (NONE) ', ''],
    ['(none) of them', '(none) of them'],
    ['x (none)', 'x (none)'],
    ['="00123"', '00123'],
    ['="00123', '="00123'],
    ['00123"', '00123"'],
  ])('have %j as %j', (cell, plain) => {
    expect(saleRows([{ line: 2, cells: ['P1', cell] }], {})).toEqual([{ line: 2, cells: ['P1', plain] }]);
  });
});

describe('a file of sales', () => {
  it('without a sale says so', () => {
    const { report, sales } = read('Pedido;Data;Comissão', ' ; ; ');
    expect(report).toMatchObject({
      warnings: ['O arquivo não tem nenhuma venda.'],
      period: null,
      currency: null,
      error: null,
    });
    expect(sales).toEqual([]);
  });

  it('lasts from its first day to its last one, in any order of its lines', () => {
    const days = ['14/05/2026', '13/05/2026', '20/05/2026', '15/05/2026'].map(
      (day, at) => `P${at};${day};9,00`,
    );
    expect(read('Pedido;Data;Comissão', ...days).report.period).toEqual({
      start: '2026-05-13',
      end: '2026-05-20',
    });
  });

  it('with one day in digits among others tells how it was read', () => {
    const { warnings } = read('Pedido;Data;Comissão', 'P1;2026-05-13;9,00', 'P2;05/04/2026;9,00').report;
    expect(warnings).toEqual(['As datas não dizem se o dia vem antes do mês: lidas como dia/mês/ano.']);
  });

  it('has the first currency that a line names, and none while a line with money names none', () => {
    const header = 'Pedido;Data;Moeda;Comissão';
    expect(read(header, 'P1;13/05/2026;;0,00', 'P2;13/05/2026;USD;9,00').report.currency).toBe('USD');
    expect(read(header, 'P1;13/05/2026;;9,00', 'P2;13/05/2026;USD;9,00').report.currency).toBeNull();
    const priced = 'Pedido;Data;Moeda;Valor;Comissão';
    expect(read(priced, 'P1;13/05/2026;;97,00;', 'P2;13/05/2026;USD;97,00;9,00').report.currency).toBe('USD');
  });

  it('is read without the blanks around its cells', () => {
    const { sales } = read(
      'Pedido;Data;Hora;Comissão;src;Produto',
      ' P1 ; 13/05/2026 ; 10:20 ; 9,00 ; goo ; Vita ',
    );
    expect(sales).toMatchObject([
      {
        orderId: 'P1',
        soldAt: '2026-05-13T10:20:00',
        subIds: [{ name: 'src', value: 'goo' }],
        product: 'Vita',
      },
    ]);
  });

  it.each([
    ['1.23457E+11', true],
    ['1,2E+9', true],
    ['A1.2E+9', false],
    ['1.2E+9A', false],
    ['12E9', false],
  ])('with the order "%s" is spoiled by a spreadsheet: %s', (order, isSpoiled) => {
    const { error } = read('Pedido;Data;Comissão', `${order};13/05/2026;9,00`).report;
    expect(error?.includes('arredondado por uma planilha') ?? false).toBe(isSpoiled);
  });

  it.each([
    [' 5,43 ', '5.43'],
    ['0.00000001', '0.00000001'],
    ['0.000000009', null],
    ['9999999.5', '9999999.5'],
    ['10000000', null],
    ['x5,43', null],
    ['5,43x', null],
    ['cotação 5,43', null],
  ])('with the rate "%s" has the rate %s', (cell, rate) => {
    expect(
      read('Pedido;Data;Moeda;Comissão;Câmbio', `P1;13/05/2026;USD;9,00;${cell}`).sales[0]?.exchange,
    ).toBe(rate);
  });

  it('tells the column of the cell that is no money', () => {
    const { error } = read('Pedido;Data;Comissão;Comissão recebida', 'P1;13/05/2026;;5%').report;
    expect(error).toContain('Linha 2, coluna 4: "5%" não é um valor em dinheiro');
  });

  it('tells the price that cannot be read', () => {
    expect(read('Pedido;Data;Valor;Comissão', 'P1;13/05/2026;dez;9,00').report.error).toContain(
      'Linha 2, coluna 3: "dez"',
    );
  });
});
