import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readReportFile } from '../report.ts';

const bytes = (lines: string[][], delimiter = ','): Uint8Array =>
  new TextEncoder().encode(Papa.unparse(lines, { delimiter }));

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';

/** Fictitious files with two approved sales, of 10.50 and 20 for the affiliate, and one refund. */
const files: readonly [name: string, lines: string[][], expected: object, sale: object][] = [
  [
    'ClickBank',
    [
      ['Date', 'Receipt', 'Transaction Type', 'Vendor', 'TID', 'Country', 'Account Amount', 'Currency'],
      ['2026-05-13', 'AAAA1111', 'SALE', 'loja', GCLID, 'US', '10.50', 'USD'],
      ['2026-05-14', 'BBBB2222', 'BILL', 'loja', 'fb', 'US', '20.00', 'USD'],
      ['2026-05-15', 'AAAA1111', 'RFND', 'loja', '', 'US', '-10.50', 'USD'],
    ],
    { language: 'en', currency: 'USD', sales: { network: 'clickbank' } },
    { orderId: 'AAAA1111', gclid: GCLID, country: 'US', amountMicros: null },
  ],
  [
    'BuyGoods, with the month before the day',
    [
      [
        'Order ID',
        'Date Created',
        'Product Name',
        'Aff ID',
        'SubID',
        'SubID2',
        'Status',
        'Commission Amount',
      ],
      ['77001', '5/13/2026 10:20', 'Vita', '9', 'a', GCLID, 'Completed', '$10.50'],
      ['77002', '5/14/2026 11:20', 'Vita', '9', 'a', '', 'Completed', '$20.00'],
      ['77003', '5/15/2026 12:20', 'Vita', '9', 'a', '', 'Refunded', '$9.00'],
    ],
    { language: 'en', currency: 'USD', sales: { network: 'buygoods' } },
    {
      orderId: '77001',
      gclid: GCLID,
      product: 'Vita',
      soldAt: '2026-05-13T10:20:00',
      subIds: [
        { name: 'subid', value: 'a' },
        { name: 'subid2', value: GCLID },
      ],
    },
  ],
  [
    'Hotmart, with semicolons',
    [
      [
        'Nome do Produto',
        'Nome do Produtor',
        'Transação',
        'Moeda',
        'Preço do Produto',
        'Data de Venda',
        'Status',
        'Email',
        'Código SRC',
        'Comissão',
      ],
      [
        'Vita',
        'Casa',
        'HP01',
        'BRL',
        '97,00',
        '13/05/2026 10:20:00',
        'Aprovado',
        'a@exemplo.com',
        'google',
        '10,50',
      ],
      [
        'Vita',
        'Casa',
        'HP02',
        'BRL',
        '97,00',
        '14/05/2026 10:20:00',
        'Completo',
        'b@exemplo.com',
        'google',
        '20,00',
      ],
      [
        'Vita',
        'Casa',
        'HP03',
        'BRL',
        '97,00',
        '15/05/2026 10:20:00',
        'Reembolsado',
        'c@exemplo.com',
        '',
        '10,50',
      ],
    ],
    { language: 'pt', currency: 'BRL', sales: { network: 'hotmart' } },
    { orderId: 'HP01', amountMicros: 97_000_000, subIds: [{ name: 'código src', value: 'google' }] },
  ],
  [
    'Monetizze',
    [
      ['Código da Venda', 'Produto', 'Data da Venda', 'Status', 'Valor', 'Comissão', 'src'],
      ['1', 'Vita', '13/05/2026', 'Finalizada', 'R$ 1.197,00', 'R$ 10,50', 'g'],
      ['2', 'Vita', '14/05/2026', 'Completa', 'R$ 97,00', 'R$ 20,00', ''],
      ['3', 'Vita', '15/05/2026', 'Devolvida', 'R$ 97,00', 'R$ 10,50', ''],
    ],
    { language: 'pt', currency: 'BRL', sales: { network: 'monetizze' } },
    { orderId: '1', amountMicros: 1_197_000_000, subIds: [{ name: 'src', value: 'g' }] },
  ],
  [
    'Digistore24',
    [
      [
        'Order ID',
        'Date',
        'Transaction type',
        'Product name',
        'Amount',
        'Currency',
        'Earned amount',
        'Campaign key',
      ],
      ['AB12', '2026-05-13', 'payment', 'Vita', '49.00', 'EUR', '10.50', 'google'],
      ['AB13', '2026-05-14', 'payment', 'Vita', '49.00', 'EUR', '20.00', 'google'],
      ['AB14', '2026-05-15', 'chargeback', 'Vita', '-49.00', 'EUR', '-10.50', 'google'],
    ],
    { language: 'en', currency: 'EUR', sales: { network: 'digistore24' } },
    { orderId: 'AB12', amountMicros: 49_000_000 },
  ],
];

describe('the sales of a network', () => {
  it.each(files)('%s: counts approved sales and what they earned', (name, lines, expected, first) => {
    const { report, sales } = readReportFile(bytes(lines, name.startsWith('Hotmart') ? ';' : ','));
    expect(report).toMatchObject({
      type: 'sales',
      rows: 3,
      period: { start: '2026-05-13', end: '2026-05-15' },
      totals: { conversions: 2, cost: null },
      warnings: [],
      error: null,
      ...expected,
    });
    expect(report.sales).toMatchObject({ approved: 2, refunded: 1, revenue: 30.5 });
    expect(sales[0]).toMatchObject({
      day: '2026-05-13',
      status: 'approved',
      commissionMicros: 10_500_000,
      ...first,
    });
  });

  it.each<[network: string, header: string, line: string, expected: object]>([
    [
      'Eduzz',
      'Fatura;Data de Criação;Data de Pagamento;Status;Produto;Valor da Venda;Ganho Líquido;src',
      '101;13/05/2026 10:00;13/05/2026 10:05;Paga;Vita;197,00;88,50;goo',
      { orderId: '101', amountMicros: 197_000_000, soldAt: '2026-05-13T10:00:00' },
    ],
    [
      'Kiwify',
      'ID da venda;Status;Produto;Valor líquido;Data de criação;src;utm_term',
      'K1;paid;Vita;88.50;2026-05-13 10:00:00;g;vitalis',
      { orderId: 'K1', keyword: 'vitalis', soldAt: '2026-05-13T10:00:00' },
    ],
    [
      'Braip, where the net value is the seller’s',
      'Código da Venda;Data da Venda;Status;Produto;Valor;Valor líquido;Comissão Afiliado',
      'ven1;13/05/2026;Pagamento Aprovado;Vita;197,00;150,00;88,50',
      { orderId: 'ven1', amountMicros: 197_000_000 },
    ],
    [
      'ClickBank, with the time in a column of its own',
      'Date;Time;Receipt;Transaction Type;Account Amount;Currency',
      '2026-05-13;10:20:00;AAAA1111;SALE;88.50;USD',
      { orderId: 'AAAA1111', soldAt: '2026-05-13T10:20:00' },
    ],
    [
      'Everflow, whose transaction id is a click',
      'Conversion ID;Transaction ID;Date;Offer;Status;Payout;Sale Amount;Sub1',
      `c1;tx1;2026-05-13 10:20:00;Vita;Approved;88.50;150.00;${GCLID}`,
      { orderId: 'c1', product: 'Vita', gclid: GCLID },
    ],
  ])('%s: the columns are recognised', (_network, header, line, expected) => {
    const file = new TextEncoder().encode(`${header}\n${line}`);
    expect(readReportFile(file)).toMatchObject({
      report: { type: 'sales', error: null, warnings: [] },
      sales: [{ status: 'approved', commissionMicros: 88_500_000, ...expected }],
    });
  });

  it.each<[what: string, lines: string, warnings: string[]]>([
    [
      'a price without a commission',
      'Pedido;Data;Valor\n1;13/05/2026;97,00',
      ['O arquivo não tem coluna de comissão: o valor inteiro da venda conta como receita.'],
    ],
    [
      'lines that count once',
      'Pedido;Data;Comissão\n1;13/05/2026;9,00\n1;13/05/2026;9,00\n1;13/05/2026;8,00',
      ['1 linha repete o pedido, o dia, o produto e o valor de outra: conta uma vez só.'],
    ],
    [
      'refunds in part that tell no amount',
      'Pedido;Data;Comissão;Status\n1;13/05/2026;9,00;Reembolso parcial\n2;13/05/2026;-9,00;Reembolso parcial',
      ['Reembolsos em parte, sem o valor devolvido, lidos como devolução inteira: "Reembolso parcial".'],
    ],
    [
      'amounts that may have thousands or decimals',
      'Pedido;Data;Comissão\n1;13/05/2026;1.034',
      ['Nada diz se "1.034", na coluna da comissão, tem milhares ou decimais: lido com milhares.'],
    ],
    ['not those beside which another tells it', 'Pedido;Data;Comissão;Valor\n1;13/05/2026;1.034;97,50', []],
  ])('tells %s', (_, text, warnings) => {
    expect(readReportFile(new TextEncoder().encode(text)).report).toMatchObject({ error: null, warnings });
  });

  it('of two currencies has no sum', () => {
    const text = 'Pedido;Data;Comissão;Moeda\n1;13/05/2026;9,00;BRL\n2;13/05/2026;9,00;USD';
    expect(readReportFile(new TextEncoder().encode(text)).report.sales).toMatchObject({ revenue: null });
  });

  it('keeps no data about the buyer', () => {
    const [, lines = []] = files[2] ?? [];
    expect(JSON.stringify(readReportFile(bytes(lines)))).not.toContain('exemplo.com');
  });

  it('with unknown columns is read with the columns that the person chose', () => {
    const lines = [
      ['Nº', 'Quando', 'Ganho'],
      ['A1', '13/05/2026', '10,50'],
      ['A2', '14/05/2026', '-3,00'],
    ];
    expect(readReportFile(bytes(lines)).report.error).toContain('nenhum cabeçalho conhecido');
    const chosen = { orderId: [0], soldAt: [1], commission: [2] };
    const { report, sales } = readReportFile(bytes(lines, ';'), chosen);
    expect(report).toMatchObject({
      type: 'sales',
      rows: 2,
      sales: { network: null, approved: 1, refunded: 1 },
    });
    expect(sales[0]).toMatchObject({ orderId: 'A1', day: '2026-05-13', commissionMicros: 10_500_000 });
  });

  it('tells how it read dates that may begin with the day or the month', () => {
    const lines = [
      ['Receipt', 'Date', 'Account Amount'],
      ['A', '05/04/2026', '1.00'],
    ];
    const { report, sales } = readReportFile(bytes(lines));
    expect(sales[0]?.day).toBe('2026-05-04');
    expect(report.warnings).toEqual([
      'As datas não dizem se o dia vem antes do mês: lidas como mês/dia/ano.',
    ]);
  });

  it.each<[cell: string, expected: string]>([
    ['2026-05-13', '2026-05-13'],
    ['2026-05-13 9:05', '2026-05-13T09:05:00'],
    ['2026-05-13T09:05:07Z', '2026-05-13T09:05:07+00:00'],
    ['2026-05-13 09:05:07.123 -0300', '2026-05-13T09:05:07-03:00'],
    ['2026-05-13 09:05:07 GMT-03:00', '2026-05-13T09:05:07-03:00'],
    ['5/13/2026 12:05 AM', '2026-05-13T00:05:00'],
    ['5/13/2026 12:05 p.m.', '2026-05-13T12:05:00'],
    ['5/13/2026 1:05 PM PDT', '2026-05-13T13:05:00-07:00'],
    ['5/13/2026 1:05 XYZ', '2026-05-13T01:05:00'],
    ['2026-05-13 25:00', '2026-05-13'],
    ['2026/05/13 9:05', '2026-05-13T09:05:00'],
    ['2026-05-13 09:05 UTC-3', '2026-05-13T09:05:00-03:00'],
    ['2026-05-13 09:05:07-03', '2026-05-13T09:05:07-03:00'],
    ['2026-05-13 09:05 GMT+5:30', '2026-05-13T09:05:00+05:30'],
    ['2026-05-13 09:05 UTC', '2026-05-13T09:05:00+00:00'],
    ['2026-05-13 09:05 - 10:20', '2026-05-13T09:05:00'],
    ['2026-05-13 09:05 -15', '2026-05-13T09:05:00'],
  ])('the date "%s" is read as %s', (cell, expected) => {
    const lines = [
      ['Receipt', 'Date', 'Account Amount'],
      ['A', cell, '1.00'],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.soldAt).toBe(expected);
  });

  it.each<[cell: string, rate: string | null]>([
    ['5,432', '5.432'],
    ['5.432', '5.432'],
    ['4.123,45', '4123.45'],
    ['4,123.45', '4123.45'],
    ['1.234.567', '1234567'],
    ['5', '5'],
    ['0.00018', '0.00018'],
    ['', null],
    ['0', null],
    ['-5', null],
    ['5 reais', null],
    ['99999999', null],
    ['1', null],
    ['1,0000', null],
  ])('the rate "%s" is %s', (cell, rate) => {
    const lines = [
      ['Receipt', 'Date', 'Account Amount', 'Exchange rate'],
      ['A', '2026-05-13', '1.00', cell],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.exchange).toBe(rate);
  });

  it('takes the rate and the time of the click from the file', () => {
    const lines = [
      ['Receipt', 'Date', 'Account Amount', 'Currency', 'Exchange rate', 'Click time'],
      ['A', '2026-05-13', '1.00', 'USD', '5,4321', '2026-05-12 10:00'],
      ['B', '2026-05-13', '1.00', 'USD', '0', ''],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([
      { exchange: '5.4321', clickedAt: '2026-05-12T10:00:00' },
      { exchange: null, clickedAt: null },
    ]);
  });

  it.each<[what: string, header: string[], line: string[], currency: string, exchange: string | null]>([
    [
      'the one of receipt counts for the commission',
      ['Moeda de compra', 'Preço', 'Taxa de câmbio', 'Moeda de recebimento', 'Comissão'],
      ['USD', '97.00', '5,4321', 'BRL', '250.00'],
      'BRL',
      null,
    ],
    [
      'also where it stands first',
      ['Moeda recebida', 'Moeda de compra', 'Preço', 'Câmbio', 'Comissão'],
      ['BRL', 'USD', '97.00', '5,4321', '250.00'],
      'BRL',
      null,
    ],
    [
      'of several with one name, the one left of the commission counts',
      [
        'Moeda',
        'Preço do Produto',
        'Moeda',
        'Preço da Oferta',
        'Taxa de Câmbio',
        'Moeda',
        'Faturamento líquido',
      ],
      ['EUR', '97.00', 'USD', '104.00', '5,4321', 'BRL', '250.00'],
      'BRL',
      null,
    ],
    [
      'the one of purchase counts for a price without commission',
      ['Moeda de recebimento', 'Moeda de compra', 'Preço'],
      ['BRL', 'USD', '97.00'],
      'USD',
      null,
    ],
    [
      'the rate stays where all are the same',
      ['Moeda de compra', 'Câmbio', 'Moeda de recebimento', 'Comissão'],
      ['USD', '5,4321', 'USD', '50.00'],
      'USD',
      '5.4321',
    ],
    [
      'a single one counts wherever it stands',
      ['Moeda', 'Preço', 'Câmbio', 'Comissão'],
      ['USD', '97.00', '5,4321', '50.00'],
      'USD',
      '5.4321',
    ],
    [
      'the one beside a converted commission counts before the one of receipt',
      ['Moeda', 'Preço', 'Câmbio', 'Moeda', 'Valor que você recebeu convertido', 'Moeda de recebimento'],
      ['EUR', '97.00', '6.1', 'BRL', '250.00', 'USD'],
      'BRL',
      null,
    ],
    [
      'those behind their amounts belong to the amount before them',
      ['Total', 'Currency', 'Commission', 'Currency', 'Exchange rate'],
      ['97.00', 'EUR', '50.00', 'USD', '1.08'],
      'USD',
      null,
    ],
    [
      'the nearest counts where none is beside the commission',
      ['Moeda', 'Preço', 'Moeda', 'Parcelas', 'Comissão'],
      ['EUR', '97.00', 'USD', '1', '50.00'],
      'USD',
      null,
    ],
    [
      'the one of purchase counts for no commission, even beside it',
      ['Moeda de recebimento', 'Taxa', 'Moeda de compra', 'Comissão'],
      ['BRL', '1.00', 'USD', '50.00'],
      'BRL',
      null,
    ],
    [
      'in English',
      ['Order currency', 'Total', 'Exchange rate', 'Payout currency', 'Commission'],
      ['EUR', '97.00', '1.08', 'USD', '50.00'],
      'USD',
      null,
    ],
  ])('of several currencies, %s', (_what, header, line, currency, exchange) => {
    const lines = [
      ['Transação', 'Data da venda', ...header],
      ['A', '2026-05-13', ...line],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([{ currency, exchange }]);
  });

  it.each<
    [what: string, currency: string, commission: string, expected: string | null, exchange: string | null]
  >([
    ['a symbol of the amount counts more than the column', 'USD', 'R$ 250,00', 'BRL', null],
    ['a code of the amount counts more than the column', 'USD', '250.00 BRL', 'BRL', null],
    ['a code before the amount counts too', '', 'EUR 250.00', 'EUR', '5.4321'],
    ['a lone $ is of the country in the column', 'CAD', '$250.00', 'CAD', '5.4321'],
    ['a lone $ is of the United States without a column', '', '-$250.00', 'USD', '5.4321'],
    ['a code may be in small letters', 'usd', '250.00', 'USD', '5.4321'],
    ['a symbol may stand in the column', 'R$', '250,00', 'BRL', '5.4321'],
    ['a name may stand in the column', 'Real brasileiro', '250,00', 'BRL', '5.4321'],
    ['a dollar of the United States has its name', 'Dólar americano', '250,00', 'USD', '5.4321'],
    ['other words are none', 'Guarani', '250,00', null, '5.4321'],
  ])('of a currency, %s', (_what, currency, commission, expected, exchange) => {
    const lines = [
      ['Transação', 'Data da venda', 'Moeda', 'Câmbio', 'Comissão'],
      ['A', '2026-05-13', currency, '5,4321', commission],
    ];
    const { report, sales } = readReportFile(bytes(lines));
    expect(sales).toMatchObject([{ currency: expected, exchange }]);
    const unknown = currency === 'Guarani' ? ['Moedas que não conhecemos: "Guarani".'] : [];
    expect(report.warnings).toEqual(unknown);
  });

  it.each<[what: string, line: string[]]>([
    ['a total', ['Total', '', '', '30,50']],
    ['a total behind a blank cell', ['', 'TOTAL GERAL:', '', '30,50']],
    ['a total in the column of dates', ['', '', 'Total', '30,50']],
    ['a line of empty cells', ['', '', '', '']],
    ['a line of blanks', [' ', '', '  ', '']],
  ])('%s is no sale', (_what, line) => {
    const lines = [['Pedido', 'Produto', 'Data', 'Comissão'], ['A', 'Total', '13/05/2026', '30,50'], line];
    const { report, sales } = readReportFile(bytes(lines, ';'));
    expect(sales).toHaveLength(1);
    expect(report).toMatchObject({ error: null, warnings: [], sales: { revenue: 30.5 } });
  });

  it.each<[header: string, currency: string, cell: string, expected: string | null]>([
    ['Comissão (R$)', '', '10,50', 'BRL'],
    ['Comissão (USD)', '', '10,50', 'USD'],
    ['Comissão [€]', '', '10,50', 'EUR'],
    ['Commission ($)', '', '10.50', 'USD'],
    ['Commission ($)', 'CAD', '10.50', 'CAD'],
    ['Comissão (USD)', '', 'R$ 10,50', 'BRL'],
    ['Comissão (R$)', 'USD', '10,50', 'BRL'],
    ['Comissão', '', '10,50', null],
  ])(
    'a commission below "%s" with the currency "%s" and the cell "%s" is in %s',
    (header, currency, cell, expected) => {
      const lines = [
        ['Pedido', 'Data', 'Moeda', 'Valor (R$)', header],
        ['A', '2026-05-13', currency, '97,00', cell],
      ];
      expect(readReportFile(bytes(lines, ';')).sales).toMatchObject([
        { currency: expected, commissionMicros: 10_500_000, amountMicros: 97_000_000 },
      ]);
    },
  );

  it.each<[header: string, cells: string, expected: string]>([
    ['Status,Payment Status', 'Approved,Refunded', 'refunded'],
    ['Status,Payment Status', 'Approved,Paid', 'approved'],
    ['Status,Payment Status', 'Approved,Unpaid', 'approved'],
    ['Status,Payment Status', 'Pending,Paid', 'pending'],
    ['Type,Payment Status', 'Sale,Chargeback', 'chargeback'],
    ['Payment Status,Offer', 'Unpaid,x', 'cancelled'],
    ['Status do pagamento,Oferta', 'Reembolsado,x', 'refunded'],
  ])('the columns "%s" with "%s" are %s', (header, cells, expected) => {
    const text = `Order ID,Date,${header},Commission\n1,2026-05-13,${cells},10.00`;
    expect(readReportFile(new TextEncoder().encode(text)).sales).toMatchObject([{ status: expected }]);
  });

  it('="00123" is a code that a spreadsheet leaves alone', () => {
    const lines = [
      ['Receipt', 'Date', 'Account Amount'],
      ['="00123"', '2026-05-13', '1.00'],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([{ orderId: '00123' }]);
  });

  it('(none) is an empty cell', () => {
    const lines = [
      ['Código da transação', 'Data da transação', 'Comissão', 'Código SRC'],
      ['HP01', '13/05/2026', '(none)', '(none)'],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([{ commissionMicros: 0, subIds: [] }]);
  });

  it('tells a column whose decimal signs differ', () => {
    const lines = [
      ['Pedido', 'Data', 'Comissão'],
      ['A', '13/05/2026', '1.234,50'],
      ['B', '13/05/2026', '10.25'],
    ];
    expect(readReportFile(bytes(lines)).report).toMatchObject({
      warnings: ['A coluna da comissão mistura vírgula e ponto nos decimais: confira os valores.'],
      sales: { revenue: 1244.75 },
    });
  });

  it('Hotmart fills the converted value only of sales in another currency', () => {
    const lines = [
      [
        ...['Transação', 'Moeda', 'Preço do Produto', 'Moeda', 'Preço da Oferta', 'Taxa de Câmbio', 'Moeda'],
        ...['Preço Original', 'Data de Venda', 'Status', 'Estado', 'Taxa de Câmbio Real', 'Moeda'],
        ...['Valor que você recebeu convertido', 'Taxa de Câmbio do valor recebido', 'Moeda de recebimento'],
        'Faturamento líquido',
      ],
      [
        ...[
          'HP01',
          'BRL',
          '197.00',
          'BRL',
          '97.00',
          '',
          '',
          '',
          '20/09/2025 06:42:57',
          'Aprovado',
          'SP',
          '1.0',
        ],
        ...['', '', '', 'BRL', '89.72'],
      ],
      [
        ...[
          'HP02',
          'USD',
          '97.00',
          'EUR',
          '90.00',
          '5.4321',
          'USD',
          '97.00',
          '21/09/2025 06:42:57',
          'Completo',
        ],
        ...['', '5.4321', 'BRL', '250.00', '5.4348', 'USD', '46.00'],
      ],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([
      { commissionMicros: 89_720_000, currency: 'BRL', exchange: null, status: 'approved' },
      { commissionMicros: 250_000_000, currency: 'BRL', exchange: null, status: 'approved' },
    ]);
  });

  it("Hotmart's newer files have the net income behind the currency of receipt", () => {
    const lines = [
      [
        ...['Código da transação', 'Status da transação', 'Data da transação', 'Produto'],
        ...['Taxa de conversão (moeda de compra)', 'Moeda de compra', 'Valor de compra com impostos'],
        ...['Taxa de conversão (moeda de recebimento)', 'Moeda de recebimento', 'Faturamento líquido'],
        ...['Comissão do(a) Afiliado(a)', 'Moeda das taxas', 'Taxa de processamento'],
      ],
      [
        ...['HP01', 'Completo', '20/09/2025 06:42:57', 'Vita', '5.4321', 'EUR', '97.00', '1', 'USD', '46.00'],
        ...['46.00', 'EUR', '9.00'],
      ],
    ];
    expect(readReportFile(bytes(lines)).sales).toMatchObject([
      { commissionMicros: 46_000_000, amountMicros: 97_000_000, currency: 'USD', exchange: null },
    ]);
  });

  it.each([
    ["the affiliate's part counts, wherever it stands", '176,41', '98,50', 98_500_000],
    ["a producer's own sale has no such part", '176,41', '', 176_410_000],
    ['or one of zero', '176,41', '0,00', 176_410_000],
    ['a sale that paid nobody', '0,00', '0,00', 0],
  ])("beside the net income of Hotmart's sale: %s", (_, net, part, expected) => {
    for (const name of ['Comissão do(a) Afiliado(a)', 'Faturamento líquido do(a) Afiliado(a)']) {
      const lines = [
        ['Código da transação', 'Data da transação', 'Status da transação', 'Faturamento líquido', name],
        ['HP01', '20/09/2025 06:42:57', 'Completo', net, part],
      ];
      expect(readReportFile(bytes(lines)).sales).toMatchObject([{ commissionMicros: expected }]);
    }
  });

  it.each([
    ['Afiliado(a)', 98_500_000],
    ['Produtor(a)', 176_410_000],
    ['Coprodutor(a)', 176_410_000],
    ['', 98_500_000],
  ])("Hotmart's sale made as %s counts its own part", (role, expected) => {
    const lines = [
      ['Código da transação', 'Data da transação', 'Status da transação', 'Faturamento líquido'],
      ['HP01', '20/09/2025 06:42:57', 'Completo', '176,41'],
    ];
    lines[0]?.push('Comissão do(a) Afiliado(a)', 'Venda feita como');
    lines[1]?.push('98,50', role);
    expect(readReportFile(bytes(lines)).sales).toMatchObject([{ commissionMicros: expected }]);
  });

  it.each<[type: string, status: string, amount: string, expected: string]>([
    ['Sale', 'Refunded', '10.00', 'refunded'],
    ['Sale', 'Chargeback', '10.00', 'chargeback'],
    ['Sale', 'Pending', '10.00', 'pending'],
    ['Sale', 'Declined', '10.00', 'cancelled'],
    ['Refund', 'Completed', '10.00', 'refunded'],
    ['Test', 'Approved', '10.00', 'other'],
    ['Fee', 'Paid', '-1.00', 'other'],
    ['Initial', 'Approved', '10.00', 'approved'],
    ['Recurring', 'Approved', '10.00', 'approved'],
    ['Sale', '', '10.00', 'approved'],
    ['Sale', 'Ativo', '10.00', 'approved'],
    ['Upsell', 'Ativo', '10.00', 'other'],
    ['Upsell', 'Ativo', '-10.00', 'refunded'],
    ['Sale', 'Approved', '-10.00', 'refunded'],
    ['Sale', 'Reversed', '10.00', 'refunded'],
    ['Chargeback', 'Completed', '10.00', 'chargeback'],
    ['Refund', 'Pending', '10.00', 'refunded'],
    ['Pending', 'Approved', '10.00', 'pending'],
    ['Cancelled', 'Approved', '10.00', 'cancelled'],
    ['', 'Refunded', '10.00', 'refunded'],
    ['', '', '10.00', 'other'],
  ])('a line of type "%s" and status "%s" with %s is %s', (type, status, amount, expected) => {
    const lines = [
      ['Order ID', 'Status', 'Date', 'Type', 'Commission'],
      ['A', status, '2026-05-13', type, amount],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.status).toBe(expected);
  });

  it.each<[status: string, price: string, commission: string, expected: string]>([
    ['SALE', '', '-1.00', 'refunded'],
    ['Ajuste', '', '-1.00', 'refunded'],
    ['', '', '-1.00', 'refunded'],
    ['Pendente', '', '-1.00', 'refunded'],
    ['Cancelada', '', '-1.00', 'refunded'],
    ['SALE', '-97.00', '', 'refunded'],
    ['SALE', '-97.00', '0.00', 'refunded'],
    ['SALE', '-97.00', '1.00', 'approved'],
    ['CGBK', '', '-1.00', 'chargeback'],
    ['FEE', '', '-1.00', 'other'],
    ['TEST_SALE', '', '-1.00', 'other'],
    ['Saque', '', '-1.00', 'other'],
    ['Auszahlung', '', '-1.00', 'other'],
  ])('a status "%s" with the price "%s" and the commission "%s" is %s', (status, price, own, expected) => {
    const lines = [
      ['Receipt', 'Date', 'Transaction Type', 'Price', 'Account Amount'],
      ['A', '2026-05-04', status, price, own],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.status).toBe(expected);
  });

  it('tells the statuses that it does not know, and how it read them', () => {
    const lines = [
      ['Order ID', 'Date', 'Type', 'Status', 'Commission'],
      ['A', '2026-05-13', 'Upsell', 'Ativo', '10.00'],
      ['B', '2026-05-13', '', 'Ajuste', '-10.00'],
      ['C', '2026-05-13', 'Sale', 'Ativo', '10.00'],
      ['D', '2026-05-13', 'Upsell', 'Approved', '10.00'],
    ];
    expect(readReportFile(bytes(lines)).report).toMatchObject({
      warnings: [
        'Situações que não contam como venda: "Upsell · Ativo".',
        'Situações que não conhecemos, lidas como reembolso: "Ajuste".',
        'Situações que não conhecemos, lidas pela outra coluna: "Sale · Ativo".',
      ],
      sales: { approved: 2, refunded: 1, revenue: 20 },
    });
  });

  it.each<[header: string, expected: string]>([
    ['Status', 'refunded'],
    ['Order Status', 'refunded'],
    ['Status do Pedido', 'refunded'],
    ['Situação', 'refunded'],
    ['Situação da venda', 'refunded'],
    ['Estado de la venta', 'refunded'],
  ])('the status is read from a column "%s"', (header, expected) => {
    const lines = [
      ['Pedido', 'Data', header, 'Comissão'],
      ['A', '2026-05-13', 'Reembolsado', '10,00'],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.status).toBe(expected);
  });

  it('the state where the buyer lives is no status', () => {
    const lines = [
      ['Pedido', 'Data', 'Estado', 'Status', 'Comissão'],
      ['A', '2026-05-13', 'SP', 'Aprovado', '10,00'],
    ];
    expect(readReportFile(bytes(lines)).report.sales?.columns.status).toBe('status');
  });

  it.each<[status: string, expected: string]>([
    ['Processado', 'approved'],
    ['Processed', 'approved'],
    ['Em processamento', 'pending'],
    ['Processing', 'pending'],
    ['Boleto pago', 'approved'],
    ['Pago via boleto', 'approved'],
    ['Boleto gerado', 'pending'],
    ['Pagamento por boleto', 'pending'],
    ['Boleto não pago', 'cancelled'],
    ['hold', 'pending'],
    ['Agendado', 'pending'],
    ['trash', 'cancelled'],
    ['Chargeback reversed', 'approved'],
    ['Refund denied', 'approved'],
    ['Reembolso recusado', 'approved'],
    ['SALE', 'approved'],
    ['RFND', 'refunded'],
    ['CGBK', 'chargeback'],
    ['TEST_SALE', 'other'],
    ['Aguardando pagamento', 'pending'],
    ['Boleto impresso', 'pending'],
    ['Pagamento aprovado', 'approved'],
    ['Cancelada', 'cancelled'],
    ['Não aprovada', 'cancelled'],
    ['Chargeback', 'chargeback'],
    ['TEST_RFND', 'other'],
    ['Contestação', 'chargeback'],
    ['chargedback', 'chargeback'],
    ['Charged Back', 'chargeback'],
    ['Rückbuchung', 'chargeback'],
    ['Rücklastschrift', 'chargeback'],
    ['Erstattung', 'refunded'],
    ['Rückzahlung', 'refunded'],
    ['Devolvido', 'refunded'],
    ['Reversed', 'refunded'],
    ['Reversão', 'refunded'],
    ['Returned', 'refunded'],
    ['Rückgabe', 'refunded'],
    ['On hold', 'pending'],
    ['Venda', 'approved'],
    ['Pagamento em aberto', 'pending'],
    ['Pagamento não autorizado', 'cancelled'],
    ['Pagamento negado', 'cancelled'],
    ['Pagamento recusado', 'cancelled'],
    ['Pagamento rejeitado', 'cancelled'],
    ['Pagamento falhou', 'cancelled'],
    ['Não paga', 'cancelled'],
    ['Nao pago', 'cancelled'],
    ['Não finalizada', 'cancelled'],
    ['Não confirmado', 'cancelled'],
    ['Incompleta', 'cancelled'],
    ['Desaprovado', 'cancelled'],
    ['Reprovada', 'cancelled'],
    ['Not Approved', 'cancelled'],
    ['Disapproved', 'cancelled'],
    ['Unpaid', 'cancelled'],
    ['Unconfirmed', 'cancelled'],
    ['Incomplete', 'cancelled'],
    ['Payment denied', 'cancelled'],
    ['payment_missed', 'cancelled'],
    ['payment_denial', 'cancelled'],
    ['No aprobado', 'cancelled'],
    ['Pago rechazado', 'cancelled'],
    ['Zahlung fehlgeschlagen', 'cancelled'],
    ['Sale Voided', 'cancelled'],
    ['Pago no cartão', 'approved'],
    ['Comissão paga', 'approved'],
    ['Commission paid', 'approved'],
    ['REBILL', 'approved'],
    ['BILL', 'approved'],
    ['Zahlung', 'approved'],
    ['Completo', 'approved'],
    ['Concluída', 'approved'],
    ['Aprobada', 'approved'],
    ['Upsell sale', 'approved'],
    ['FEE', 'other'],
    ['???', 'other'],
  ])('a status "%s" is %s', (status, expected) => {
    const lines = [
      ['Receipt', 'Date', 'Transaction Type', 'Account Amount'],
      ['A', '2026-05-04', status, '1.00'],
    ];
    expect(readReportFile(bytes(lines)).sales[0]?.status).toBe(expected);
  });

  it.each<[name: string, lines: string[][], error: string]>([
    [
      'a date that is none',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['A', '46151', '1.00'],
      ],
      'Linha 2, coluna 2: "46151" não é uma data.',
    ],
    [
      'an impossible day',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['A', '13/13/2026', '1.00'],
      ],
      'Linha 2, coluna 2: "13/13/2026" não é uma data.',
    ],
    [
      'words for an amount',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['A', '2026-05-04', 'dez'],
      ],
      'Linha 2, coluna 3: "dez" não é um número: confira se a coluna é mesmo a do valor.',
    ],
    [
      'a percentage for an amount',
      [
        ['Receipt', 'Date', 'Commission'],
        ['A', '2026-05-04', '50%'],
      ],
      'Linha 2, coluna 3: "50%" não é um valor em dinheiro: confira se a coluna é mesmo a do valor.',
    ],
    [
      'a code that a spreadsheet rounded',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['1.23457E+11', '2026-05-04', '1.00'],
      ],
      'Linha 2, coluna 1: "1.23457E+11" é um código arredondado por uma planilha. Baixe o original da rede e envie sem abrir antes.',
    ],
    [
      'no order',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['', '2026-05-04', '1.00'],
      ],
      'Linha 2, coluna 1: a venda não tem código do pedido.',
    ],
    [
      'no column of amounts',
      [
        ['Receipt', 'Date', 'Vendor'],
        ['A', '2026-05-04', 'loja'],
      ],
      'Linha 1, coluna 1: não achamos no cabeçalho: comissão ou valor. Escolha qual coluna tem cada um.',
    ],
    [
      'no column of dates',
      [
        ['Transação', 'Nome do Produtor', 'Comissão'],
        ['A', 'Casa', '1,00'],
      ],
      'Linha 1, coluna 1: não achamos no cabeçalho: data da venda. Escolha qual coluna tem cada um.',
    ],
    [
      'a cut line',
      [
        ['Receipt', 'Date', 'Account Amount'],
        ['A', '2026-05-04'],
      ],
      'Linha 2, coluna 3: a linha tem 2 colunas e o cabeçalho tem 3: o arquivo foi cortado ou alterado.',
    ],
  ])('with %s gives one message and no sale', (_, lines, error) => {
    expect(readReportFile(bytes(lines))).toMatchObject({ report: { error, rows: 0 }, sales: [] });
  });
});

describe('files of more networks', () => {
  const first = (lines: string[][], delimiter = ',') => {
    const { report, sales } = readReportFile(bytes(lines, delimiter));
    return { error: report.error, network: report.sales?.network, sale: sales[0] };
  };

  it('BuyGoods with underscores', () => {
    const { error, network, sale } = first([
      ['order_id_global', 'order_date', 'action_type', 'aff_commission', 'subid2'],
      ['77001', '2026-05-13 10:20:00', 'frontend', '10.50', GCLID],
    ]);
    expect({ error, network }).toEqual({ error: null, network: 'buygoods' });
    expect(sale).toMatchObject({ orderId: '77001', day: '2026-05-13', status: 'approved', gclid: GCLID });
    expect(sale?.commissionMicros).toBe(10_500_000);
  });

  it('Ticto', () => {
    const { network, sale } = first(
      [
        ['Produto', 'Pedido', 'Afiliado(s)', 'Comissão', 'Data do pedido', 'Aprovação', 'Status'],
        ['Vita', '998', 'Eu', 'R$ 85,20', '13/05/2026 10:00', '13/05/2026 10:01', 'Aprovado'],
      ],
      ';',
    );
    expect(network).toBe('ticto');
    expect(sale).toMatchObject({
      orderId: '998',
      soldAt: '2026-05-13T10:00:00',
      commissionMicros: 85_200_000,
    });
  });

  it.each([
    ['ID pedido', 'Criado em', 'Seu ganho'],
    ['ID transação', 'Aprovado em', 'Seu ganho'],
    ['Transação', 'Data do pedido', 'Comissão'],
  ])('with the columns %s, %s and %s, of no network that is known', (...labels) => {
    const { error, network, sale } = first([labels, ['P1', '13/05/2026', '9,50']], ';');
    expect({ error, network }).toEqual({ error: null, network: null });
    expect(sale).toMatchObject({ orderId: 'P1', day: '2026-05-13', commissionMicros: 9_500_000 });
  });

  it.each([
    ['Pix gerado', 'pending'],
    ['Boleto impresso', 'pending'],
    ['pix_generated', 'pending'],
    ['Autorizado', 'approved'],
    ['Não autorizado', 'cancelled'],
    ['charged_back', 'chargeback'],
    ['Em mediação', 'chargeback'],
    ['Protestado', 'refunded'],
    ['Faturado', 'approved'],
  ])('the status "%s" is %s', (word, status) => {
    const { sale } = first([
      ['Pedido', 'Data da venda', 'Comissão', 'Status'],
      ['1', '2026-05-13', '9.50', word],
    ]);
    expect(sale?.status).toBe(status);
  });
});

describe('a click id', () => {
  const header = ['Order ID', 'Date', 'Commission', 'gclid', 'gbraid', 'wbraid', 'sck'];
  const read = (...cells: string[]) =>
    readReportFile(bytes([header, ['1', '2026-05-13', '9.50', ...cells]])).sales[0];

  it.each<[what: string, cells: string[], gclid: string | null]>([
    ['its own column', [GCLID, '', '', ''], GCLID],
    ['a composed sub-id', ['', '', '', `123|456|kit bom|${GCLID}`], GCLID],
    ['a composed sub-id that is still encoded', ['', '', '', `123%7C456%7Ckit%7C${GCLID}`], GCLID],
    ['a sub-id with a hyphen before it', ['', '', '', `kit-${GCLID}`], GCLID],
    ['a sub-id that lost its capitals', ['', '', '', GCLID.toLowerCase()], GCLID.toLowerCase()],
    ['a word in a sub-id', ['', '', '', 'abcj0kcqjwexemploficticio0000000000'], null],
    ['a gbraid in its column', ['0AAAAADTxYz0AbCdEfGhIjKl', '', '', ''], null],
    ['a gbraid of its own', ['', '0AAAAADTxYz0AbCdEfGhIjKl', '', ''], null],
  ])('is read from %s', (_, cells, gclid) => expect(read(...cells)?.gclid).toBe(gclid));

  it('a gbraid or a wbraid is kept under its own name', () => {
    const gbraid = '0AAAAADTxYz0AbCdEfGhIjKl';
    expect(read(gbraid, '', '', '')?.subIds).toEqual([{ name: 'gbraid', value: gbraid }]);
    expect(read('', gbraid, 'Cl8KEQiA', '')?.subIds).toEqual([
      { name: 'gbraid', value: gbraid },
      { name: 'wbraid', value: 'Cl8KEQiA' },
    ]);
  });
});
