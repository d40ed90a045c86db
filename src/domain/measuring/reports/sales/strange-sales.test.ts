import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readReportFile } from '../report.ts';
import { previewSales } from './sales-choice.ts';

const bytes = (lines: string[][]): Uint8Array => new TextEncoder().encode(Papa.unparse(lines));
const GCLID = 'Cj0KCQjwExemploFicticio0000000000000000000000000000BwE';

/** Fictitious files with two approved sales of 10.50 and 20 and one refund, each with something of its own. */
const files: readonly [what: string, lines: string[][], warning: string | null][] = [
  [
    'a German network, whose parts have a column each',
    [
      [
        'Bestell-ID',
        'Datum',
        'Art',
        'Bruttobetrag',
        'Vendor-Anteil',
        'Affiliate-Provision',
        'Währung',
        'Status',
      ],
      ['A', '13.05.2026', 'Zahlung', '21,00 €', '9,00 €', '10,50 €', 'EUR', 'Bezahlt'],
      ['B', '14.05.2026', 'Zahlung', '40,00 €', '9,00 €', '20,00 €', 'EUR', 'Bezahlt'],
      ['C', '15.05.2026', 'Rückerstattung', '-40,00 €', '-9,00 €', '-20,00 €', 'EUR', 'Erstattet'],
      ['D', '15.05.2026', 'Zahlung', '40,00 €', '9,00 €', '20,00 €', 'EUR', 'Testzahlung'],
    ],
    'Situações que não contam como venda: "Zahlung · Testzahlung".',
  ],
  [
    'a code without a name of its own, and hours as 16h40',
    [
      ['Código', 'Status da venda', 'Comissão', 'Moeda', 'Data da venda'],
      ['A', 'Aprovado', 'R$ 10,50', 'BRL', '13/05/2026 16h40'],
      ['B', 'Completo', 'R$ 20,00', 'BRL', '14/05/2026 01h17'],
      ['C', 'Charged back', 'R$ 20,00', 'BRL', '15/05/2026 11h59'],
    ],
    null,
  ],
  [
    'a list of one’s own, with its total behind the third column',
    [
      ['Dia', 'Rede', 'Nº pedido', 'Produto', 'Situação', 'Comissão (USD)'],
      ['13/05/2026', 'MaxWeb', 'A', 'Vita', 'Approved', '10,50'],
      ['14/05/2026', 'Digistore24', 'B', 'Vita', 'Bezahlt', '20,00'],
      ['15/05/2026', 'ClickBank', 'C', 'Vita', 'Contestada (chargeback)', '20,00'],
      ['', '', '', '', 'TOTAL', '30,50'],
    ],
    null,
  ],
  [
    'a line for each person who is paid of an order',
    [
      ['Código da Transação', 'Data', 'Status', 'Tipo de Comissionado', 'Comissão (R$)'],
      ['A', '13/05/2026', 'Aprovado', 'Afiliado', '10,50'],
      ['A', '13/05/2026', 'Aprovado', 'Produtor', '80,00'],
      ['B', '14/05/2026', 'Aprovado', 'Produtor', '80,00'],
      ['B', '14/05/2026', 'Aprovado', 'Afiliado', '20,00'],
      ['C', '15/05/2026', 'Devolvida', 'Afiliado', '20,00'],
    ],
    'O mesmo pedido tem uma linha para cada pessoa paga: contam só as de afiliado, e as de "Produtor" ficaram de fora.',
  ],
  [
    'events without money beside the sales of a tracker',
    [
      ['Conversion ID', 'Datetime', 'Event', 'Status', 'Payout', 'Sale Amount', 'Currency'],
      ['A0', '2026-05-13 10:20:00', 'Add to Cart', 'approved', '0', '0', 'USD'],
      ['A', '2026-05-13 10:21:00', 'Base', 'approved', '$10.50', '21.00', 'USD'],
      ['B', '2026-05-14 10:20:00', 'Base', 'approved', '$20.00', '40.00', 'USD'],
      ['C', '2026-05-15 10:20:00', 'Base', 'approved', '($20.00)', '-40.00', 'USD'],
    ],
    '1 linha sem valor e sem comissão não conta como venda.',
  ],
  [
    'tests in a column of their own, and a state that is called a disposition',
    [
      ['Conversion ID', 'Conversion Date', 'Price', 'Currency', 'Disposition', 'Test'],
      ['A', '5/13/26 3:40 PM', '$10.50', 'USD', 'Approved', 'No'],
      ['B', '5/14/26 3:40 PM', '$20.00', 'USD', 'Approved', 'No'],
      ['C', '5/15/26 3:40 PM', '$20.00', 'USD', 'Returned', 'No'],
      ['D', '5/15/26 3:40 PM', '$20.00', 'USD', 'Approved', 'Yes'],
    ],
    'Situações que não contam como venda: "Approved · Test".',
  ],
  [
    'a shop that gives each item a line',
    [
      [
        'Name',
        'Financial Status',
        'Currency',
        'Total',
        'Created at',
        'Lineitem name',
        'Refunded Amount',
        'Id',
      ],
      ['#1', 'paid', 'BRL', '10.50', '2026-05-13 22:22:20 -0300', 'Kit 1', '0.00', '581'],
      ['#1', '', '', '', '', 'Kit 2', '', ''],
      ['#1', '', '', '', '2026-05-13 22:22:20 -0300', 'Kit 3', '', ''],
      ['#2', 'paid', 'BRL', '20.00', '2026-05-14 22:22:20 -0300', 'Kit 1', '0.00', '582'],
      ['#3', 'refunded', 'BRL', '20.00', '2026-05-15 22:22:20 -0300', 'Kit 1', '20.00', '583'],
    ],
    'O arquivo não tem coluna de comissão: o valor inteiro da venda conta como receita.',
  ],
  [
    'payments of which a part or all went back, and the mode of tests',
    [
      ['id', 'Created date (UTC)', 'Amount', 'Amount Refunded', 'Currency', 'Mode', 'Status'],
      ['A', '2026-05-13 05:56:22', '10.50', '0.00', 'eur', 'Live', 'Paid'],
      ['B', '2026-05-14 05:56:22', '30.00', '10.00', 'eur', 'Live', 'Partially Refunded'],
      ['C', '2026-05-15 05:56:22', '20.00', '20.00', 'eur', 'Live', 'Paid'],
      ['D', '2026-05-15 05:56:22', '20.00', '0.00', 'eur', 'Test', 'Paid'],
    ],
    'Situações que não contam como venda: "Paid · Test".',
  ],
];

describe('a file of sales with', () => {
  it.each(files)('%s', (_, lines, warning) => {
    const { report } = readReportFile(bytes(lines));
    expect(report).toMatchObject({
      error: null,
      type: 'sales',
      sales: { approved: 2, refunded: 1, revenue: 30.5 },
      period: { start: '2026-05-13', end: '2026-05-15' },
    });
    if (warning !== null) expect(report.warnings).toContain(warning);
  });

  it('a line for each person, none of them an affiliate, is refused', () => {
    const { report } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Role', 'Comissão (R$)'],
        ['A', '13/05/2026', 'Produtor', '80,00'],
        ['A', '13/05/2026', 'Coprodutor', '20,00'],
      ]),
    );
    expect(report.error).toBe(
      'Linha 3, coluna 3: o mesmo pedido tem uma linha para cada pessoa paga ("Produtor", "Coprodutor") e nenhuma de afiliado. Deixe no arquivo só as suas linhas.',
    );
  });

  it('one role for each order counts them all', () => {
    const { report, sales } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Role', 'Comissão (R$)'],
        ['A', '13/05/2026', 'Produtor', '80,00'],
        ['B', '13/05/2026', 'Afiliado', '20,00'],
      ]),
    );
    expect([report.warnings, sales.length]).toEqual([[], 2]);
  });

  it('a line with a date alone is no further item: the missing money is an error', () => {
    const { report } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Situação', 'Comissão (R$)'],
        ['A', '13/05/2026', 'Aprovada', '80,00'],
        ['', '14/05/2026', '', ''],
      ]),
    );
    expect(report.error).toMatch(/^Linha 3/);
  });

  it('a zone in the name of its dates', () => {
    const { sales } = readReportFile(
      bytes([
        ['Order ID', 'Date (EST)', 'Commission', 'SubID2'],
        ['A', '05/13/2026 01:29 AM', 'US$43.66', `77_88_${GCLID}`],
      ]),
    );
    expect(sales).toMatchObject([{ soldAt: '2026-05-13T01:29:00-05:00', gclid: GCLID }]);
  });

  it('names without accents, where the state would be lost', () => {
    const { report } = readReportFile(
      bytes([
        ['Codigo da transacao', 'Data da transacao', 'Situacao', 'Comissao', 'Moeda'],
        ['A', '13/05/2026', 'Cancelada', '20,00', 'BRL'],
        ['B', '13/05/2026', 'Aprovada', '10,50', 'BRL'],
      ]),
    );
    expect(report).toMatchObject({ error: null, language: 'pt', sales: { approved: 1, revenue: 10.5 } });
  });

  it.each([
    ['Action Id', 'Action Date', 'Sale Amount', 'Action Earnings'],
    ['Order ID', 'Event Date', 'Sale Amount (USD)', 'Publisher Commission (USD)'],
    ['Transaction code', 'Transaction date', 'Amount', 'Affiliate net earnings'],
    ['Código de la transacción', 'Fecha de la transacción', 'Precio', 'Facturación neta del Afiliado(a)'],
  ])('the commission of other networks: %s', (...header) => {
    const { sales } = readReportFile(bytes([header, ['A', '2026-05-13', '97.50', '45.00']]));
    expect(sales).toMatchObject([{ orderId: 'A', amountMicros: 97_500_000, commissionMicros: 45_000_000 }]);
  });

  it('two columns of the same name, of which a person must leave one', () => {
    const { report } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Comissão', 'Comissão', 'Moeda'],
        ['A', '13/05/2026', '10,50', '8,00', 'BRL'],
      ]),
    );
    expect(report.error).toBe(
      'Linha 2, coluna 4: a coluna se repete, aqui com "8,00" e antes com "10,50". Deixe só uma delas.',
    );
  });

  it('lines in quotes, which a spreadsheet saved from one column', () => {
    const lines = [
      'Pedido,Data,Situação,Comissão,Moeda',
      '"A,13/05/2026,Aprovada,""10,50"",BRL"',
      '"B,14/05/2026,Aprovada,""1.020,00"",BRL"',
    ];
    const file = new TextEncoder().encode(lines.join('\r\n'));
    expect(readReportFile(file).report).toMatchObject({
      error: null,
      sales: { approved: 2, revenue: 1030.5 },
    });
    expect(previewSales(file)?.labels).toHaveLength(5);
  });

  it('more commas in its names than columns', () => {
    const lines = ['Pedido;Data;Produto;Comissão (R$)', 'A;13/05/2026;vita, 1, 2, 3, 4, 5 potes;10,50'];
    const file = new TextEncoder().encode(lines.join('\r\n'));
    expect(readReportFile(file).report.sales?.revenue).toBe(10.5);
    expect(previewSales(file)?.labels).toEqual(['Pedido', 'Data', 'Produto', 'Comissão (R$)']);
  });

  it.each([
    ['123456.0', '123456'],
    ["'00123", '00123'],
    ['="00123"', '00123'],
  ])('the order %s is %s', (written, orderId) => {
    const { sales } = readReportFile(
      bytes([
        ['Order ID', 'Date', 'Commission'],
        [written, '2026-05-13', 'US$10.50'],
      ]),
    );
    expect(sales).toMatchObject([{ orderId }]);
  });

  it('an order that was rounded to a power of ten is refused', () => {
    const { report } = readReportFile(
      bytes([
        ['Order ID', 'Date', 'Commission'],
        ['1E+12', '2026-05-13', 'US$10.50'],
      ]),
    );
    expect(report.error).toMatch('Linha 2, coluna 1: "1E+12" é um código arredondado');
  });

  it.each([
    ['Total de vendas: 1', ''],
    ['TOTALES', ''],
    ['', 'Total geral: R$ 10,50'],
  ])('a last line of %j and %j, which is no order', (order, date) => {
    const { report } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Comissão', 'Moeda'],
        ['A', '13/05/2026', '10,50', 'BRL'],
        [order, date, '10,50', ''],
      ]),
    );
    expect(report).toMatchObject({ error: null, rows: 1 });
  });

  it.each([
    ['(GMT-3)', '-03:00'],
    ['(GMT-03:00)', '-03:00'],
    ['(BRT)', '-03:00'],
  ])('the zone %s behind its times', (zone, offset) => {
    const { sales } = readReportFile(
      bytes([
        ['Pedido', 'Data', 'Comissão'],
        ['A', `13/05/2026 10:20:33 ${zone}`, 'R$ 10,50'],
      ]),
    );
    expect(sales[0]?.soldAt).toBe(`2026-05-13T10:20:33${offset}`);
  });

  it.each([
    [['03/04/2026', '04/04/2026', '05/04/2026'], '2026-04-03', '2026-04-05'],
    [['04/03/2026', '04/04/2026', '04/05/2026'], '2026-04-03', '2026-04-05'],
    [['03/04/2026', '04/04/2026'], '2026-03-04', '2026-04-04'],
    [['03.04.2026'], '2026-04-03', '2026-04-03'],
  ])('the dates %j, in English', (dates, start, end) => {
    const { report } = readReportFile(
      bytes([['Order ID', 'Date', 'Commission'], ...dates.map((date, at) => [String(at), date, 'US$10.50'])]),
    );
    expect(report.period).toEqual({ start, end });
  });

  const cut = `g_${GCLID}`.slice(0, 50);
  it.each([
    ['its rest in the next one', cut, `g_${GCLID}`.slice(50), GCLID],
    ['no rest', cut, '', null],
    ['something else in the next one', cut, 'kit', null],
  ])('a click cut after 50 characters, with %s', (_, first, second, gclid) => {
    const { sales } = readReportFile(
      bytes([
        ['Order ID', 'Date', 'Commission', 'Sub ID 1', 'Sub ID 2'],
        ['A', '2026-05-13', 'US$43.66', first, second],
      ]),
    );
    expect(sales[0]?.gclid).toBe(gclid);
  });

  it('balances and no orders is a statement of payouts', () => {
    const statement = bytes([
      ['Data', 'Descrição', 'Tipo', 'Valor', 'Saldo'],
      ['01/09/2026', 'Comissões liberadas', 'Crédito', 'R$ 432,10', 'R$ 1.682,10'],
    ]);
    expect(readReportFile(statement).report.error).toContain('é um extrato de saques e saldos');
    expect(previewSales(statement)).toBeNull();
  });
});
