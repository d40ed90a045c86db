import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readReportFile } from '../report.ts';
import { applyChoice, findChoiceProblem, previewSales, type SalesChoice } from './sales-choice.ts';

const bytes = (lines: string[][]): Uint8Array => new TextEncoder().encode(Papa.unparse(lines));
const unknown = bytes([
  ['Minhas vendas'],
  ['Nº', 'Quando', 'Ficou', 'O quê'],
  ['A1', '13/05/2026', '10,50', 'Vita'],
  ['A2', '14/05/2026', '3,00', 'Kit'],
  ['A3', '14/05/2026', '4,00', 'Kit'],
]);
const choice = (changes: Partial<SalesChoice> = {}): SalesChoice => ({
  columns: { orderId: [0], soldAt: [1], commission: [2], product: [3] },
  currency: 'BRL',
  products: [],
  ...changes,
});
const read = (file: Uint8Array, chosen: SalesChoice) =>
  applyChoice(readReportFile(file, chosen.columns), chosen);

describe('the columns of a file of sales', () => {
  it('of an unknown file are shown with their values', () => {
    expect(previewSales(unknown)).toEqual({
      labels: ['Nº', 'Quando', 'Ficou', 'O quê'],
      columns: {},
      network: null,
      values: [
        ['A1', 'A2', 'A3'],
        ['13/05/2026', '14/05/2026'],
        ['10,50', '3,00', '4,00'],
        ['Vita', 'Kit'],
      ],
    });
  });

  it('of a network are filled in', () => {
    const file = bytes([
      ['Date', 'Receipt', 'Account Amount'],
      ['2026-05-13', 'A', '1.00'],
    ]);
    expect(previewSales(file)).toMatchObject({
      network: 'clickbank',
      columns: { soldAt: [0], orderId: [1], commission: [2] },
    });
  });

  it('that are too few for sales are filled in all the same', () => {
    const file = bytes([
      ['Order ID', 'Date', 'You get'],
      ['A', '2026-05-13', '1.00'],
    ]);
    expect(previewSales(file)).toMatchObject({ columns: { orderId: [0], soldAt: [1] } });
  });

  it('are shown as far as they are short, and tell at most some of their values', () => {
    const long = 'x'.repeat(90);
    const lines = Array.from({ length: 60 }, (_, at) => [`P${at}`, '13/05/2026', long]);
    const preview = previewSales(bytes([['Pedido', ' Data ', long], ...lines, ['P60', '', '']]));
    expect(preview?.labels).toEqual(['Pedido', 'Data', 'x'.repeat(80)]);
    expect(preview?.values.slice(1)).toEqual([['13/05/2026'], ['x'.repeat(80)]]);
    expect(preview?.values[0]?.length).toBeLessThan(60);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
    ['a header alone', bytes([['a', 'b', 'c']])],
    [
      'two columns',
      bytes([
        ['Nome', 'Idade'],
        ['Ana', '3'],
      ]),
    ],
  ])('of %s cannot be chosen', (_, file) => expect(previewSales(file)).toBeNull());

  it.each<[string, SalesChoice['columns'], string | null]>([
    ['order', { soldAt: [1], amount: [2] }, 'Escolha a coluna do código do pedido.'],
    ['date', { orderId: [0], soldAt: [], amount: [2] }, 'Escolha a coluna da data da venda.'],
    ['amount', { orderId: [0], soldAt: [1] }, 'Escolha a coluna da comissão ou a do valor.'],
    ['nothing', { orderId: [0], soldAt: [1], amount: [2] }, null],
  ])('with %s missing: %s', (_, columns, problem) => {
    expect(findChoiceProblem(choice({ columns }))).toBe(problem);
  });
});

describe('a file read as chosen', () => {
  it('has the chosen currency and all products', () => {
    const { report, sales } = read(unknown, choice());
    expect(report).toMatchObject({ currency: 'BRL', rows: 3, totals: { conversions: 3 }, error: null });
    expect(sales[0]).toMatchObject({ orderId: 'A1', commissionMicros: 10_500_000, product: 'Vita' });
  });

  it('counts the price where the commission was taken away', () => {
    const columns = { orderId: [0], soldAt: [1], commission: [], amount: [2] };
    expect(read(unknown, choice({ columns })).sales[0]).toMatchObject({
      commissionMicros: null,
      amountMicros: 10_500_000,
    });
  });

  it('leaves other products out and says how many lines that were', () => {
    const { report, sales } = read(unknown, choice({ products: ['Vita'] }));
    expect(sales.map(({ orderId }) => orderId)).toEqual(['A1']);
    expect(report).toMatchObject({ rows: 1, totals: { conversions: 1 } });
    expect(report.warnings).toContain('2 linhas de outros produtos ficaram de fora.');
  });

  it.each<[products: string[], kept: number, conversions: number, warnings: string[]]>([
    [['Vita', 'Kit'], 4, 2, []],
    [['Kit'], 3, 1, ['1 linha de outro produto ficou de fora.']],
    [['Vita'], 1, 1, ['3 linhas de outros produtos ficaram de fora.']],
    [['Outro'], 0, 0, ['4 linhas de outros produtos ficaram de fora.']],
  ])('of %j has %i lines, of which %i are sales', (products, kept, conversions, warnings) => {
    const file = bytes([
      ['Pedido', 'Data', 'Comissão', 'Produto', 'Status'],
      ['A', '13/05/2026', '9,00', 'Vita', 'Aprovado'],
      ['B', '13/05/2026', '9,00', 'Kit', 'Aprovado'],
      ['C', '13/05/2026', '9,00', 'Kit', 'Reembolsado'],
      ['D', '13/05/2026', '9,00', 'Kit', 'Aguardando pagamento'],
    ]);
    const { report, sales } = read(file, choice({ columns: { ...choice().columns, status: [4] }, products }));
    expect([report.rows, sales.length, report.totals.conversions]).toEqual([kept, kept, conversions]);
    expect(report.warnings).toEqual(warnings);
  });

  it('knows a long product by the part of its name that was shown', () => {
    const name = 'x'.repeat(90);
    const file = bytes([
      ['Nº', 'Quando', 'Ficou', 'O quê'],
      ['A', '13/05/2026', '9,00', name],
    ]);
    expect(read(file, choice({ products: [name.slice(0, 80)] })).sales).toHaveLength(1);
  });

  it.each<[inFile: string, chosen: string | null, currency: string]>([
    ['USD', null, 'USD'],
    ['USD', 'BRL', 'BRL'],
  ])('with %s, where %s was chosen, is in %s, and each sale stays in its own', (inFile, chosen, currency) => {
    const file = bytes([
      ['Pedido', 'Data', 'Moeda', 'Comissão'],
      ['A', '2026-05-13', inFile, '1.00'],
    ]);
    const columns = { orderId: [0], soldAt: [1], currency: [2], commission: [3] };
    const { report, sales } = read(file, choice({ columns, currency: chosen }));
    expect([report.currency, sales[0]?.currency]).toEqual([currency, inFile]);
  });

  it('that cannot be read has its message and nothing else', () => {
    const file = bytes([
      ['Nº', 'Quando', 'Ficou', 'O quê'],
      ['A', 'ontem', '9,00', 'Vita'],
    ]);
    const { report, sales } = read(file, choice({ products: ['Kit'] }));
    expect([report.error, report.warnings, sales]).toEqual([
      'Linha 2, coluna 2: "ontem" não é uma data.',
      [],
      [],
    ]);
  });

  it('without a currency gives a message and no sale', () => {
    expect(read(unknown, choice({ currency: null }))).toMatchObject({
      sales: [],
      report: { error: 'O arquivo não diz a moeda de todas as vendas: escolha a moeda.' },
    });
  });

  it.each<[what: string, line: string[], mustAsk: boolean]>([
    ['with money and no currency', ['B', '2026-05-13', '', '5.00'], true],
    ['with money in words that are no currency', ['B', '2026-05-13', 'Guarani', '5.00'], true],
    ['without money and currency', ['B', '2026-05-13', '', '0.00'], false],
  ])('a line %s does not take that of another line unasked', (_, line, mustAsk) => {
    const file = bytes([['Pedido', 'Data', 'Moeda', 'Comissão'], ['A', '2026-05-13', 'USD', '1.00'], line]);
    const columns = { orderId: [0], soldAt: [1], currency: [2], commission: [3] };
    const { error } = read(file, choice({ columns, currency: null })).report;
    expect(error === null).toBe(!mustAsk);
    expect(read(file, choice({ columns, currency: 'BRL' })).report).toMatchObject({
      currency: 'BRL',
      error: null,
    });
  });
});
