import { describe, expect, it } from 'vitest';
import { parseNumber } from './numbers.ts';
import { parsePeriod } from './period.ts';
import { readReport } from './report.ts';

const read = (text: string) => readReport(new TextEncoder().encode(text));
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
    error: `Linha 3, coluna 1: o relatório está em ${language}. Mude o idioma do Google Ads para português, inglês ou espanhol e baixe de novo.`,
  });
});

it.each<[column: string, kind: string]>([
  ['Audience segment', 'públicos-alvo'],
  ['Idade', 'idade'],
  ['Local', 'locais'],
  ['Country/Territory (Matched)', 'locais'],
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
    ['nothing shows it, which is told', 'Campanha;Custo\nA;1,034\nB;2,500', 3534, 1],
  ])('costs of three digits: %s', (_, text, cost, warnings) => {
    const report = read(text);
    expect(report).toMatchObject({ error: null, totals: { cost } });
    expect(report.warnings).toHaveLength(warnings);
  });

  it('differences are told with the Portuguese signs', () => {
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
