import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { inferDecimalSign, parseNumber } from './numbers.ts';
import { parsePeriod } from './period.ts';
import { readReport } from './report.ts';

/** Fictitious rows: impressions, clicks, cost, conversions. */
const data = [
  [1289, 12, 1034.88, 2],
  [40, 3, 7.5, 0.33],
  [3, 0, 0, 0],
  [120_345, 1200, 2244.07, 11.5],
] as const;
const sums = { impressions: 121_677, clicks: 1215, cost: 3286.45, conversions: 13.83 };

type Format = (value: number, digits: number) => string;
const pt: Format = (value, digits) => value.toFixed(digits).replace('.', ',');
const ptGrouped: Format = (value, digits) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
const en: Format = (value, digits) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

interface Fixture {
  title?: string;
  period?: string;
  header: string[];
  format: Format;
  total?: (cells: string[]) => string[];
}

function linesOf({ title, period, header, format, total }: Fixture): string[][] {
  const numbers = ([impressions, clicks, cost, conversions]: readonly number[]): string[] => [
    format(impressions ?? 0, 0),
    format(clicks ?? 0, 0),
    format(cost ?? 0, 2),
    format(conversions ?? 0, 2),
  ];
  const lead = header.length - 4;
  const rows = data.map((row, at) => [
    ...Array.from({ length: lead }, (_, n) => (n === 0 ? `Total Wine ${at}` : ' --')),
    ...numbers(row),
  ]);
  const all = numbers(Object.values(sums));
  return [
    ...(title ? [[title]] : []),
    ...(period ? [[period]] : []),
    header,
    ...rows,
    ...(total ? [[...total(Array.from({ length: lead }, () => ' --')), ...all]] : []),
  ];
}
const write = (lines: string[][], delimiter: string): string =>
  Papa.unparse(lines, { delimiter, newline: '\n' });
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const fixtures: readonly [name: string, fixture: Fixture, expected: object][] = [
  [
    'search terms in English',
    {
      title: 'Search terms report',
      period: 'January 17, 2024 - February 15, 2024',
      header: ['Search term', 'Match type', 'Campaign', 'Impr.', 'Clicks', 'Cost', 'Conversions'],
      format: en,
      total: (lead) => lead.with(0, 'Total: Search terms'),
    },
    { type: 'search_terms', language: 'en', period: { start: '2024-01-17', end: '2024-02-15' } },
  ],
  [
    'search terms in Portuguese, total in the second column',
    {
      title: 'Relatório de termos de pesquisa',
      period: '5 de maio de 2026 - 15 de maio de 2026',
      header: [
        'Termo de pesquisa',
        'Tipo de corresp.',
        'Palavra-chave',
        'Impr.',
        'Cliques',
        'Custo',
        'Conversões',
      ],
      format: pt,
      total: (lead) => lead.with(1, 'Total: Conta'),
    },
    { type: 'search_terms', language: 'pt', period: { start: '2026-05-05', end: '2026-05-15' } },
  ],
  [
    'keywords in Portuguese with points before thousands, total in the third column',
    {
      title: 'Palavra-chave de pesquisa',
      period: '1 May 2026 - 8 May 2026',
      header: [
        'Status da palavra-chave',
        'Palavra-chave',
        'Campanha',
        'Impr.',
        'Cliques',
        'Custo',
        'Conversões',
      ],
      format: ptGrouped,
      total: (lead) => lead.with(2, 'Total: Todas as palavras-chave, exceto as removidas'),
    },
    { type: 'keywords', language: 'pt', period: { start: '2026-05-01', end: '2026-05-08' } },
  ],
  [
    'campaigns in Spanish with English numbers and no title',
    { header: ['Campaña', 'Estado', 'Impr.', 'Clics', 'Costo', 'Conversiones'], format: en },
    { type: 'campaigns', language: 'es', period: null },
  ],
  [
    'ad groups in Spanish of Spain',
    {
      title: 'Informe de grupos de anuncios',
      period: '1 de setiembre de 2026 - 30 de septiembre de 2026',
      header: ['Grupo de anuncios', 'Campaña', 'Impr.', 'Clics', 'Coste', 'Conversiones'],
      format: pt,
    },
    { type: 'ad_groups', language: 'es', period: { start: '2026-09-01', end: '2026-09-30' } },
  ],
  [
    'ads in Portuguese',
    {
      title: 'Relatório de anúncios',
      header: ['Qualidade do anúncio', 'Título 1', 'Impr.', 'Cliques', 'Custo', 'Conversões'],
      format: pt,
    },
    { type: 'ads', language: 'pt', period: null },
  ],
  [
    'assets in English for all time',
    {
      title: 'Asset report',
      period: 'All time',
      header: ['Asset', 'Asset type', 'Impr.', 'Clicks', 'Cost', 'Conversions'],
      format: en,
    },
    { type: 'assets', language: 'en', period: null },
  ],
];

describe('a report downloaded from Google Ads', () => {
  it.each(
    fixtures.flatMap(([name, fixture, expected]) => [
      [
        `${name}, UTF-16LE with tabs`,
        utf16(write(linesOf(fixture), '\t')),
        { ...expected, encoding: 'utf-16le', delimiter: '\t' },
      ] as const,
      [
        `${name}, UTF-8 with commas`,
        utf8(write(linesOf(fixture), ',')),
        { ...expected, encoding: 'utf-8', delimiter: ',' },
      ] as const,
      [
        `${name}, UTF-8 with BOM`,
        utf8(`\uFEFF${write(linesOf(fixture), ',')}`),
        { ...expected, encoding: 'utf-8-bom' },
      ] as const,
    ]),
  )('%s: has the same sums as the test data', (_, bytes, expected) => {
    expect(readReport(bytes)).toMatchObject({
      ...expected,
      rows: data.length,
      totals: sums,
      warnings: [],
      error: null,
    });
  });

  it('with a repeated currency column has one currency', () => {
    const report = readReport(
      utf8(
        'Campanha,Código da moeda,Custo,Código da moeda,Cliques\nA,BRL,"1034,88",BRL,1.289\nB,BRL,"0,12",BRL,1',
      ),
    );
    expect(report).toMatchObject({
      currency: 'BRL',
      totals: { impressions: null, clicks: 1290, cost: 1035, conversions: null },
    });
  });

  it('of the overview contains amounts with a currency symbol', () => {
    const report = readReport(utf8('Campanhas,Campanha,Custo,Cliques\nx,A,"R$ 1.236,86",4'));
    expect(report).toMatchObject({ currency: 'BRL', totals: { cost: 1236.86, clicks: 4 } });
  });

  it('reports the difference between its total and its rows', () => {
    const report = readReport(utf8('Search term,Campaign,Clicks\na,A,3\nTotal: Search terms,A,10'));
    expect(report.warnings).toEqual([
      'O total de cliques do arquivo é 10 e as linhas somam 3: diferença de 7.',
    ]);
  });

  it('of auction insights has no sums', () => {
    const report = readReport(
      utf8('Display URL domain,Impression share,Overlap rate\nYou,< 10%, --\nb.com,12.5%,3%'),
    );
    expect(report).toMatchObject({ type: 'auction_insights', rows: 2, error: null, totals: { cost: null } });
  });
});

describe('report numbers', () => {
  it.each<[string[], '.' | ',' | 'mixed' | null]>([
    [['1.289', '3'], null],
    [['1.289', '3,5'], ','],
    [['1,244', '12.50'], '.'],
    [['1.034,88'], ','],
    [['0,333'], ','],
    [['1.234.567'], null],
    [['1,5', '2.5'], 'mixed'],
  ])('the decimal sign of %j is %s', (cells, sign) => {
    expect(inferDecimalSign(cells)).toBe(sign);
  });

  it.each<[string, ',' | '.' | null, number | null]>([
    ['1.289', null, 1289],
    ['1.289', '.', 1.289],
    ['1,244', '.', 1244],
    [' --', null, 0],
    ['< 10%', null, 10],
    ['R$\u00a01.034,88', ',', 1034.88],
    ['-3,5', ',', -3.5],
    ['(3,5)', ',', -3.5],
    ['($1,234.50)', '.', -1234.5],
    ['R$ (3,50)', ',', -3.5],
    ['3,50-', ',', -3.5],
    ['3,50 R$-', ',', -3.5],
    ['\u22123,50', ',', -3.5],
    ['R$ \u22123,50', ',', -3.5],
    ['+3,50', ',', 3.5],
    ['3,50 R$', ',', 3.5],
    ['()', null, null],
    ['(3)(5)', null, null],
    ['mai/05', null, null],
    ['1.2E+05', null, null],
  ])('"%s" with the decimal sign %s is %s', (cell, sign, value) => {
    expect(parseNumber(cell, sign)).toBe(value);
  });
});

it.each([
  ['1 de septiembre de 2026 - 2 de octubre de 2026', { start: '2026-09-01', end: '2026-10-02' }],
  ['"May 5, 2026"', { start: '2026-05-05', end: '2026-05-05' }],
  ['All time', null],
])('the period %s', (line, period) => {
  expect(parsePeriod(line)).toEqual(period);
});

describe('a malformed file', () => {
  const head = 'Search term,Campaign,Clicks,Cost';
  const rewritten =
    'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';
  const spoiled = [
    'mai/05',
    '1.2E+05',
    '#REF!',
    '#NAME?',
    '#####',
    '05/05/2026',
    '5-May',
    'abc',
    '1..2x',
    '=SOMA(A1)',
    'VERDADEIRO',
    '12:30',
    'R$',
    '1e5',
    '--5--',
  ].flatMap((cell) => [
    [
      `clicks written "${cell}"`,
      utf8(`${head}\na,A,${cell},1`),
      `Linha 2, coluna 3: "${cell}" não é um número: ${rewritten}`,
    ] as const,
  ]);
  const broken: readonly (readonly [string, Uint8Array, string])[] = [
    ['empty', utf8(''), 'O arquivo está vazio.'],
    ['blank', utf8(' \n'), 'O arquivo está vazio.'],
    ['only a BOM', utf16(''), 'O arquivo está vazio.'],
    ['XLSX', utf8('PK\u0003\u0004'), 'O arquivo é uma planilha XLSX ou um ZIP: exporte em CSV.'],
    ['XLS', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'O arquivo é uma planilha XLS antiga: exporte em CSV.'],
    ['PDF', utf8('%PDF-1.4'), 'O arquivo é um PDF: exporte em CSV.'],
    ['GZIP', Buffer.from('1f8b0800', 'hex'), 'O arquivo está compactado (GZIP): descompacte antes.'],
    ['PNG', Buffer.from('89504e470d0a', 'hex'), 'O arquivo é uma imagem.'],
    ['JPEG', Buffer.from('ffd8ffe0', 'hex'), 'O arquivo é uma imagem.'],
    ['JSON', utf8('[1]'), 'O arquivo é um JSON, não uma tabela.'],
    ['HTML', utf8('<html>'), 'O arquivo é uma página HTML ou XML, não uma tabela.'],
    ['XML', utf8('<?xml version="1.0"?>'), 'O arquivo é uma página HTML ou XML, não uma tabela.'],
    [
      'a table of HTML',
      utf8('<table border=1><tr><td>Campanha'),
      'O arquivo é uma página HTML ou XML, não uma tabela.',
    ],
    [
      'HTML of a spreadsheet',
      utf8('<style>td{}</style><table>'),
      'O arquivo é uma página HTML ou XML, não uma tabela.',
    ],
    [
      'UTF-8 with a spoiled character',
      Buffer.concat([utf8('Campanha,Cliques\nPreço,1\na'), Buffer.from([0xe7, 0x2c, 0x31])]),
      'O arquivo não está em UTF-8 nem em UTF-16 (linha 3, caractere 2). No Excel, salve como "CSV UTF-8".',
    ],
    [
      'a code page of another alphabet',
      Buffer.from('Campanha,Cliques\n\xef\xf0\xe8\xe2\xe5\xf2,1', 'latin1'),
      'O arquivo não está em UTF-8 nem em UTF-16 (linha 2, caractere 1). No Excel, salve como "CSV UTF-8".',
    ],
    [
      'cut in a character',
      utf16(`${head}\na`).subarray(0, -1),
      'O arquivo foi cortado na linha 2: falta metade de um caractere.',
    ],
    ['too large', new Uint8Array(41 * 1024 * 1024), 'O arquivo tem mais de 40 MB: divida-o em partes.'],
    [
      'cut in quotes',
      utf8(`${head}\na,"A`),
      'Linha 2, coluna 2: as aspas não fecham: o arquivo foi cortado.',
    ],
    [
      'text after quotes',
      utf8(`${head}\na,"A"b,1,1`),
      'Linha 2, coluna 2: há texto depois das aspas que fecham.',
    ],
    [
      'short row',
      utf8(`${head}\na,A,1,1\nb,A`),
      'Linha 3, coluna 3: a linha tem 2 colunas e o cabeçalho tem 4: o arquivo foi cortado ou alterado.',
    ],
    [
      'long row',
      utf8(`${head}\na,A,1,1,1`),
      'Linha 2, coluna 5: a linha tem 5 colunas e o cabeçalho tem 4: o arquivo foi cortado ou alterado.',
    ],
    [
      'decimal comma without quotes',
      utf8(`${head}\na,A,1,1,5`),
      'Linha 2, coluna 5: a linha tem 5 colunas e o cabeçalho tem 4: o arquivo foi cortado ou alterado.',
    ],
    [
      'another table',
      utf8('Nome,Idade\nAna,3'),
      'Linha 1, coluna 1: não é um relatório do Google Ads nem de vendas: nenhum cabeçalho conhecido.',
    ],
    [
      'title alone',
      utf8('Search terms report\nAll time'),
      'Linha 1, coluna 1: não é um relatório do Google Ads nem de vendas: nenhum cabeçalho conhecido.',
    ],
    [
      'plain text',
      utf8('uma frase qualquer'),
      'Linha 1, coluna 1: não é um relatório do Google Ads nem de vendas: nenhum cabeçalho conhecido.',
    ],
  ];
  const files = [...spoiled, ...broken];

  it('has forty examples', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  it.each(files)('%s: one clear message and no row', (_, bytes, error) => {
    expect(readReport(bytes)).toMatchObject({ error, rows: 0, totals: { clicks: null, cost: null } });
  });
});
