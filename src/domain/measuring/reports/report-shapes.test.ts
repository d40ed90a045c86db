import { describe, expect, it } from 'vitest';
import { parseNumber } from './numbers.ts';
import { parsePeriod } from './period.ts';
import { readReport, readReportFile } from './report.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readReport(encode(text));
const rewritten =
  'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';

it.each<[language: string, header: string]>([
  ['alemão', 'Suchbegriff,Kampagne,Anzeigengruppe,Keyword,Klicks,Impr.,Kosten,Conversions'],
  ['alemão', 'Keyword,Kampagne,Klicks,Impr.,Kosten,Conversions'],
  ['francês', 'Terme de recherche,Campagne,Mot clé,Clics,Impr.,Coût,Conversions'],
  ['italiano', 'Termine di ricerca,Campagna,Clic,Impr.,Costo,Conversioni'],
  ['holandês', 'Zoekterm,Campagne,Klikken,Vertoningen,Impr.,Kosten,Conversies'],
  ['polonês', 'Wyszukiwane hasło,Kampania,Kliknięcia,Wyśw.,Koszt,Konwersje'],
  ['japonês', '検索語句,キャンペーン,クリック数,表示回数,費用,コンバージョン'],
])('a report in %s is refused, because its totals would count as rows: %s', (language, header) => {
  const cells = header.split(',').map((_, at) => String(at));
  const report = read(
    `Titel\n2026\n${header}\n${cells.join(',')}\nGesamt: Konto${',1'.repeat(cells.length - 1)}`,
  );
  expect(report).toMatchObject({
    type: null,
    rows: 0,
    error: `Linha 3, coluna 1: o relatório está em ${language}. No Google Ads, abra as preferências da conta, mude o idioma de exibição para português, inglês ou espanhol e baixe de novo.`,
  });
});

it.each<[column: string, kind: string]>([
  ['Audience segment', 'públicos-alvo'],
  ['Renda familiar', 'renda ou família'],
  ['Landing page', 'páginas de destino'],
  ['Tipo de clique', 'tipos de clique'],
])(
  'a report of campaigns with the column "%s" is refused, because its rows do not sum them',
  (column, kind) => {
    expect(read(`${column},Campaign,Clicks,Cost\nx,A,1,2.50`).error).toBe(
      `Linha 1, coluna 1: com a coluna "${column}" é um relatório de ${kind}, cujas linhas não somam a campanha. Baixe o relatório sem essa coluna.`,
    );
  },
);

it.each(['Local', 'Region', 'Country/Territory (Matched)', 'Ciudad', 'Location'])(
  'a report with the column "%s" is one of places, each row with its campaign',
  (column) => {
    const file = readReportFile(encode(`${column},Campaign,Clicks,Cost\nSão Paulo,A,1,2.50`));
    expect(file.report).toMatchObject({ type: 'places', error: null, totals: { clicks: 1, cost: 2.5 } });
    expect(file.rows).toMatchObject([{ subject: 'São Paulo', campaign: 'A', costMicros: 2_500_000 }]);
  },
);

it('a report by device keeps the device of each row', () => {
  const file = readReportFile(encode('Dispositivo,Campanha,Cliques,Custo\nCelulares,A,1,"2,50"'));
  expect(file.report.type).toBe('campaigns');
  expect(file.rows[0]?.details.device).toBe('Celulares');
});

it('assets without their type are no campaigns', () => {
  expect(read('Recurso,Nível,Campanha,Cliques\nFrete,Campanha,A,1').type).toBe('assets');
});

describe('a total row', () => {
  it.each<[what: string, text: string, rows: number, clicks: number]>([
    [
      'in the fifth column',
      'Clicks,Impr.,Cost,CTR,Campaign\n1,9,1.50,1%,A\n2,9,2.50,1%,B\n3,18,4.00,1%,Total: Account',
      2,
      3,
    ],
    ['without a colon', 'Campanha,Grupo de anúncios,Cliques\nA,G,1\nB,G,2\nTotal,,3', 2, 3],
    ['called Total geral', 'Campanha,Grupo de anúncios,Cliques\nA,G,1\nB,G,2\nTotal geral, --,3', 2, 3],
    ['of a table with one name', 'Campanha;Cliques;Custo\nA;1;2,50\nB;2;5,00\nTotal;3;7,50', 2, 3],
    [
      'of each campaign',
      'Campanha,Mês,Cliques\nA,2026-05-01,1\nTotal: A, --,1\nB,2026-05-01,2\nTotal: Conta, --,3',
      2,
      3,
    ],
    ['is no campaign called so', 'Campanha;Cliques;Custo\nA;1;2,50\nB;2;5,00\nTotal;7;9,50', 3, 10],
    ['is no search for it', 'Search term,Campaign,Clicks\nb,A,1\na,A,2\ntotal,A,3', 3, 6],
    [
      'is no ad that begins so',
      'Ad status,Headline 1,Headline 2,Clicks\nEnabled,Total: 30% OFF,x,5\nEnabled,a,b,5\nTotal: Ads, --, --,10',
      2,
      10,
    ],
    [
      'may stand below rows of blanks',
      'Campanha;Cliques;Custo\nA;1;2,50\n ; ; \n;;\nTotal: Conta;1;2,50',
      1,
      1,
    ],
  ])('%s', (_, text, rows, clicks) => {
    expect(read(text)).toMatchObject({ error: null, rows, totals: { clicks }, warnings: [] });
  });
});

it.each<[line: string, start: string, end: string]>([
  ['1 a 15 de maio de 2026', '2026-05-01', '2026-05-15'],
  ['1 – 15 de mai. de 2026', '2026-05-01', '2026-05-15'],
  ['28 de abr. – 15 de mai. de 2026', '2026-04-28', '2026-05-15'],
  ['1 de mayo al 15 de mayo de 2026', '2026-05-01', '2026-05-15'],
  ['May 1 - 15, 2026', '2026-05-01', '2026-05-15'],
  ['Apr 28 – May 15, 2026', '2026-04-28', '2026-05-15'],
])('the short period "%s" is more than its last day', (line, start, end) => {
  expect(parsePeriod(line)).toEqual({ start, end });
});

it('a period that ends before it begins is none', () => {
  expect(parsePeriod('28 de dez. – 5 de jan. de 2026')).toBeNull();
});

it.each<[title: string, start: string]>([
  ['Keyword Stats 2026-06-05 at 10_11_12', '2026-05-01'],
  ['Campanhas 2026-06-05', '2026-05-01'],
])('the day in the title "%s" is no period', (title, start) => {
  const { period } = read(`${title}\n"May 1, 2026 - May 31, 2026"\nCampaign,Clicks\nA,1`);
  expect(period).toEqual({ start, end: '2026-05-31' });
});

describe('numbers that a spreadsheet made', () => {
  it.each<[what: string, text: string, error: string]>([
    [
      'thousands as decimals',
      'Campaign,Clicks\nA,1.289\nB,1.3',
      `Linha 2, coluna 2: "1.289" não é um valor possível: ${rewritten}`,
    ],
    [
      'blanks that separate no thousands',
      'Campanha;Cliques\nA;5 3',
      `Linha 2, coluna 2: "5 3" não é um número: ${rewritten}`,
    ],
    [
      'a column twice',
      'Campaign,Clicks,Cost,Clicks\nA,1,2.50,7',
      'Linha 2, coluna 4: a coluna se repete, aqui com "7" e antes com "1". Deixe só uma delas.',
    ],
    [
      'two currencies',
      'Campanha,Código da moeda,Custo\nA,BRL,"2,50"\nB,USD,"5,00"',
      'Linha 3, coluna 2: os custos estão em mais de uma moeda (BRL e USD), que não se somam. Baixe um relatório para cada conta.',
    ],
    [
      'millionths',
      'Campaign,Clicks,Cost\nA,0,0\nB,2,5000000',
      'Linha 3, coluna 3: "5000000" parece um custo em milionésimos, como os programas recebem do Google. Baixe o relatório pela tela do Google Ads.',
    ],
  ])('%s are refused', (_, text, error) => {
    expect(read(text)).toMatchObject({ error, rows: 0, totals: { clicks: null, cost: null } });
  });

  it('a second currency without a cost is no matter', () => {
    const report = read('Campanha,Código da moeda,Custo\nA,BRL,"2,50"\nB,USD,"0,00"');
    expect(report).toMatchObject({ error: null, currency: 'BRL', totals: { cost: 2.5 } });
  });

  it.each<[what: string, text: string, cost: number, warnings: number]>([
    [
      'another column shows that the point is decimal',
      'Campaign,Cost,Conversions\nA,1.500,0.50\nB,2.250,1.00',
      3.75,
      0,
    ],
    [
      'another column shows that the comma is decimal',
      'Campanha;Custo;Conversões\nA;1.500;0,50\nB;2.250;1,00',
      3750,
      0,
    ],
    ['nothing shows it, which is reported', 'Campanha;Custo\nA;1,034\nB;2,500', 3534, 1],
  ])('costs of three digits: %s', (_, text, cost, warnings) => {
    const report = read(text);
    expect(report).toMatchObject({ error: null, totals: { cost } });
    expect(report.warnings).toHaveLength(warnings);
  });

  it('differences are reported with the Portuguese signs', () => {
    expect(read('Campanha,Status,Custo\nA,x,"1234,50"\nTotal: Conta, --,"3234,75"').warnings).toEqual([
      'O total de custo do arquivo é 3.234,75 e as linhas somam 1.234,5: diferença de 2.000,25.',
    ]);
  });

  it.each<[cell: string, value: number | null]>([
    ['1’289.50', 1289.5],
    ["1'289", 1289],
    ['1\u202f289,50', 1289.5],
    ['12 345 678', 12_345_678],
    ['1 28', null],
    ['12 3456', null],
    ['MX$1,200.50', 1200.5],
    ['CA$ 12.50', 12.5],
    ['1 200,50 zł', 1200.5],
  ])('"%s" is %s', (cell, value) => {
    expect(parseNumber(cell, null)).toBe(value);
  });
});

it.each<[what: string, text: string, expected: object]>([
  [
    'sep= above the title',
    'sep=;\r\nRelatório de campanha\r\n1 de maio de 2026 - 31 de maio de 2026\r\nCampanha;Custo\r\nA;2,50',
    {
      type: 'campaigns',
      delimiter: ';',
      period: { start: '2026-05-01', end: '2026-05-31' },
      totals: { cost: 2.5 },
    },
  ],
  [
    'two columns with commas in a name',
    'Campanha;Custo\nA, B, C, D;10,50\nE;1,25',
    { delimiter: ';', rows: 2, totals: { cost: 11.75 } },
  ],
  ['two columns of decimals', 'Campanha;Custo\nA;10,50', { delimiter: ';', totals: { cost: 10.5 } }],
  [
    'the currency in the name of a column',
    'Campanha,Cliques,Custo (BRL)\nA,1,"2,50"',
    { currency: 'BRL', totals: { cost: 2.5 } },
  ],
  [
    'names of columns in full',
    'Nome da campanha,Nome do grupo de anúncios,Cliques\nA,G,1',
    { type: 'ad_groups', rows: 1 },
  ],
  [
    'Portuguese of Portugal',
    'Termo de pesquisa,Campanha,Código de moeda,Custo\na,A,EUR,"2,50"',
    { type: 'search_terms', currency: 'EUR' },
  ],
  [
    'a lone $ in Spanish, which is of any country',
    'Campaña,Clics,Costo\nA,1,"$1,200.50"',
    { currency: null, totals: { cost: 1200.5 } },
  ],
  [
    'the dollars of Mexico',
    'Campaign,Clicks,Cost\nA,1,"MX$1,200.50"',
    { currency: 'MXN', totals: { cost: 1200.5 } },
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toMatchObject({ error: null, ...expected });
});

describe('the file’s own totals', () => {
  const terms = (rows: number, cost: string, totals: readonly string[]) =>
    read(
      `Search terms report\nMay 1, 2026 - May 15, 2026\nSearch term,Campaign,Cost,Clicks\n${Array.from({ length: rows }, (_, at) => `termo ${at},A,${cost},1`).join('\n')}\n${totals.join('\n')}`,
    );

  it('are compared with the total of their own kind, and not with the account', () => {
    const report = terms(15, '0.01', [
      'Total: Search terms,,0.09,15',
      'Total: Other search terms,,20.00,10',
      'Total: Account,,50.00,60',
    ]);
    expect(report).toMatchObject({ rows: 15, totals: { cost: 0.15 }, warnings: [] });
  });

  it('differ by no more than the rounding of many rows', () => {
    // 8,869 rows: 7 deviations of a sum of roundings are 0.02 * sqrt(8869) = 1.88, beside 0.055.
    const sum = (8869 * 0.13).toFixed(2);
    const total = (left: number) => [`Total: Search terms,,${(Number(sum) + left).toFixed(2)},8869`];
    expect(terms(8869, '0.13', total(0.06)).warnings).toEqual([]);
    expect(terms(8869, '0.13', total(1.9)).warnings).toEqual([]);
    expect(terms(8869, '0.13', total(2)).warnings).toEqual([
      'O total de custo do arquivo é 1.154,97 e as linhas somam 1.152,97: diferença de 2.',
    ]);
  });

  it('of few rows are as exact as before', () => {
    expect(terms(2, '5.00', ['Total: Search terms,,10.06,2']).warnings).toEqual([]);
    expect(terms(2, '5.00', ['Total: Search terms,,10.07,2']).warnings).toHaveLength(1);
  });

  it.each(['Total - filtered', 'Total - all experiments', 'Total - Search', 'Total - Conta', 'Total'])(
    '"%s" is one',
    (name) => {
      const text = `Ad state,Headline 1,Campaign,Clicks\nenabled,Kit,A,5\n${name}, --, --,5`;
      expect(read(text)).toMatchObject({ rows: 1, totals: { clicks: 5 }, warnings: [] });
    },
  );
});

describe('what no account can have', () => {
  it.each<[what: string, text: string, problem: string]>([
    [
      'more clicks than impressions',
      'Campaign,Clicks,Impr.\nA,5,5\nB,12,10',
      'Linha 3, coluna 2: 12 cliques em 10 impressões não é possível',
    ],
    [
      'a click-through rate above 100 %',
      'Campanha;Cliques;CTR;Custo\nA;12;1091%;888,00',
      'Linha 2, coluna 3: uma CTR de "1091%" não é possível',
    ],
    [
      'parts of an impression',
      'Campaign,Clicks,Impr.\nA,1,10.5',
      'Linha 2, coluna 3: "10.5" não é um valor possível',
    ],
  ])('%s is refused', (_, text, problem) => {
    expect(read(text)).toMatchObject({ error: `${problem}: ${rewritten}`, rows: 0 });
  });

  it.each([
    'Campaign,Clicks,Impr.,CTR\nA,2,1,200.00%', // two clicks of one impression
    'Campaign,Clicks,Impr.,CTR\nA,1,0,0.00%', // the impression was before midnight
    'Campanha;Cliques;Impr.;CTR\nA;5;5;100,00%',
  ])('what Google may count is taken: %s', (text) => expect(read(text).error).toBeNull());
});

describe('a file of another kind is named', () => {
  it.each([
    'Campaign,Ad Group,Keyword,Criterion Type\nA,G,kit,Exact',
    'Row Type,Action,Campaign,Ad group,Keyword,Type\nKeyword,Add,A,G,kit,Exact match',
    'Campaign,Networks,Budget,Budget type,Bid Strategy Type\nA,Google search,10,Daily,Manual CPC',
  ])('as one of the Editor: %s', (text) => {
    expect(read(text)).toMatchObject({ type: null, rows: 0 });
    expect(read(text).error).toContain('é um arquivo do Google Ads Editor');
  });

  it('as one of sales, with what it lacks', () => {
    expect(read('Pedido;Situação;Comprador\n1;Aprovado;x').error).toBe(
      'Linha 1, coluna 1: parece um arquivo de vendas, mas não achamos no cabeçalho: data da venda, comissão ou valor. Escolha qual coluna tem cada um.',
    );
  });
});

it('the card of searches of the overview is read as search terms, and told', () => {
  const report = read('Pesquisar,Custo,Cliques,Impressões,Conversões\nvitalis,"R$ 10,95",3,5,"0,00"');
  expect(report).toMatchObject({
    type: 'search_terms',
    currency: 'BRL',
    period: null,
    rows: 1,
    totals: { cost: 10.95 },
    warnings: [expect.stringContaining('cartão Pesquisas da Visão geral')],
  });
});

it('the planner’s sums of countries and devices are no keywords', () => {
  const report = read(
    'Keyword Stats\nKeyword\tSegmentation\tAvg. monthly searches\n\tUnited States\t12500\n\tMobile\t9000\nkit\t\t500',
  );
  expect(report).toMatchObject({ type: 'planner', rows: 1, error: null });
});
