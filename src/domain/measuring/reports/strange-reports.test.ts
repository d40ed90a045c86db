import { describe, expect, it } from 'vitest';
import { readReport, readReportFile } from './report.ts';

const read = (text: string) => readReport(new TextEncoder().encode(text));

describe('a file that Excel saved again', () => {
  const latin = (text: string) => Uint8Array.from(text, (char) => (char === '€' ? 0x80 : char.charCodeAt(0)));

  it('in Windows-1252 is read with its accents', () => {
    const text =
      'Informe de términos de búsqueda;;;\r\n1 de septiembre de 2026 - 30 de septiembre de 2026;;;\r\nTérmino de búsqueda;Campaña;Clics;Coste\r\n¿qué cuesta 39,90 €?;España;3;10,50\r\n;;;\r\n';
    const { report, rows } = readReportFile(latin(text));
    expect(report).toMatchObject({
      error: null,
      encoding: 'windows-1252',
      totals: { cost: 10.5, clicks: 3 },
    });
    expect(rows).toMatchObject([{ subject: '¿qué cuesta 39,90 €?', campaign: 'España' }]);
  });
});

describe('a file of another encoding', () => {
  const text =
    'Termo de pesquisa\tCampanha\tImpressões\tCliques\tConversões\tCusto\r\nvita é bom?\tAção\t90\t3\t1,00\t10,50\r\n';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  const twice = Buffer.from(Buffer.from(text).toString('latin1'));
  it.each<[string, Uint8Array, string]>([
    ['UTF-16 without its mark', little, 'utf-16le'],
    ['UTF-16 with the large byte first', Buffer.concat([Buffer.from('feff', 'hex'), big]), 'utf-16be'],
    ['the same without its mark', big, 'utf-16be'],
    ['UTF-8 that a program encoded again', twice, 'utf-8'],
  ])('%s is read', (_, bytes, encoding) => {
    const { report, rows } = readReportFile(bytes);
    expect(report).toMatchObject({
      error: null,
      encoding,
      totals: { impressions: 90, clicks: 3, cost: 10.5, conversions: 1 },
    });
    expect(rows).toMatchObject([{ subject: 'vita é bom?', campaign: 'Ação' }]);
  });
});

it.each([
  ['all of them', '"Termo de pesquisa,Campanha,Cliques,Custo"'],
  ['those with an amount', 'Termo de pesquisa,Campanha,Cliques,Custo'],
])('lines in quotes, which a spreadsheet saved from one column, are read: %s', (_, header) => {
  const text = `Relatório de termos de pesquisa\n"May 1, 2026 - May 15, 2026"\n${header}\n"vita,BR,3,""10,50"""\n"kit;BR,BR,1,""2,00"""\n`;
  expect(read(text)).toMatchObject({
    error: null,
    rows: 2,
    period: { start: '2026-05-01', end: '2026-05-15' },
    totals: { clicks: 4, cost: 12.5 },
  });
});

it('a report below many lines of an agency is read, though its amounts have commas', () => {
  const notes = Array.from({ length: 15 }, (_, at) => `Nota ${at}, de maio`).join('\n');
  const text = `${notes}\nTermo de pesquisa;Campanha;Cliques;Custo\nvita;BR;3;10,50`;
  expect(read(text)).toMatchObject({ error: null, rows: 1, totals: { clicks: 3, cost: 10.5 } });
});

it.each([
  ['Campanha,Cliques,Custo total', 'custo total', 'custo'],
  ['Campaign,Clicks,Cost (micros)', 'cost (micros)', 'custo'],
  ['Campanha,Total de cliques,Custo', 'total de cliques', 'cliques'],
  ['Campaign,Clicks,Conv.', 'conv.', 'conversões'],
])('the columns %s have one whose name we do not know', (header, label, metric) => {
  expect(read(`${header}\nA,1,2`).warnings).toEqual([
    `A coluna "${label}" não foi lida: a de ${metric} precisa ter o nome que o Google dá.`,
  ]);
});

it.each(['Custo / conv.', 'Conv. rate', 'Custo médio', 'Cost per click', 'Conv. value', 'Click type share'])(
  'a column %s is not taken for a renamed one',
  (label) => expect(read(`Campaign,Device,Ad group,${label}\nA,x,B,2`).warnings).toEqual([]),
);

describe('names of columns', () => {
  it.each([
    ['without accents', 'Termo de pesquisa,Campanha,Impressoes,Cliques,Custo,Conversoes,Codigo da moeda'],
    ['in capitals', 'TERMO DE PESQUISA,CAMPANHA,IMPRESSÕES,CLIQUES,CUSTO,CONVERSÕES,CÓDIGO DA MOEDA'],
    [
      'with blanks of no width',
      'Termo de pesquisa,Campanha,Impressões,Cliques,Custo,Conversões,Código da moeda'.replaceAll(
        /(?<=,|^)/gu,
        '\u200b',
      ),
    ],
  ])('%s are known', (_, header) => {
    expect(read(`${header}\nvita,BR,90,3,10.50,1.00,BRL`)).toMatchObject({
      error: null,
      type: 'search_terms',
      currency: 'BRL',
      totals: { impressions: 90, clicks: 3, cost: 10.5, conversions: 1 },
    });
  });
});

describe('a cost of', () => {
  const costs = (...cells: string[]) =>
    read(`Campanha;Cliques;Custo\n${cells.map((cell, at) => `C${at};3;${cell}`).join('\n')}`);
  it.each([
    ['BRL 1.234,56', 'BRL', 1234.56],
    ['1.234,56 MXN', 'MXN', 1234.56],
    ['BRL1.234,56', 'BRL', 1234.56],
    ['₹1,23,456.50', 'INR', 123_456.5],
    ['₺1.234,56', 'TRY', 1234.56],
    ['S/ 1,234.56', 'PEN', 1234.56],
    ['1 234,56 kr', null, 1234.56],
    ['1 234,56 Kč', null, 1234.56],
    ['–', null, 0],
  ])('%s is in %s', (cell, currency, cost) => {
    expect(costs(cell)).toMatchObject({ error: null, currency, totals: { cost } });
  });

  it('two currencies has no sum', () => {
    expect(costs('R$ 10,50', 'US$ 4,20').error).toBe(
      'Linha 3, coluna 3: os custos estão em mais de uma moeda (BRL e USD), que não se somam. Baixe um relatório para cada conta.',
    );
  });
});

it.each([
  ['Conversões', 'conversões'],
  ['Valor conv.', 'valor de conversão'],
])('a column %s of which nothing shows the decimal sign is reported', (column, name) => {
  expect(read(`Campanha;Cliques;Custo;${column}\nA;10;5;1,234`).warnings).toEqual([
    `Nada diz se "1,234", na coluna de ${name}, tem milhares ou decimais: lido com milhares.`,
  ]);
});

describe('the sums of a spreadsheet', () => {
  const sums = (...rows: string[]) =>
    read(['Campanha;Grupo de anúncios;Cliques;Custo', 'a;g;1;1,00', 'a;h;2;2,50', ...rows].join('\n'));
  it.each(['Soma', 'Suma:', 'Summe', 'Gesamt', 'Gesamtergebnis'])('called %s are no row', (name) => {
    expect(sums(`${name};;3;3,50`)).toMatchObject({
      error: null,
      rows: 2,
      totals: { clicks: 3, cost: 3.5 },
      warnings: [],
    });
  });

  it('of each campaign would count its rows twice', () => {
    expect(sums('Subtotal a;;3;3,50', 'Total geral;;3;3,50').error).toBe(
      'Linha 5, coluna 1: as linhas somam o dobro deste total: há subtotais entre elas. Apague as linhas de subtotal, ou traga o original do Google Ads.',
    );
  });
});

describe('what a spreadsheet spoiled', () => {
  it.each(['#NOME?', '#NAME?', '#N/D', '#VALOR!', '#REF!'])('a term %s is refused with its place', (cell) => {
    expect(read(`Termo de pesquisa,Campanha,Cliques\nvita,A,1\n${cell},A,1`).error).toBe(
      `Linha 3, coluna 1: "${cell}" é um erro de planilha: uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.`,
    );
  });

  it('ids that were rounded count as none, and those that became numbers with decimals as before', () => {
    const ids = (id: string) =>
      readReportFile(new TextEncoder().encode(`Campanha;ID da campanha;Cliques;Custo\nA;${id};1;1,00`));
    expect(ids('2,13457E+10').rows[0]?.details).toEqual({});
    expect(ids('2,13457E+10').report.warnings).toEqual([
      'Linha 2, coluna 2: "2,13457E+10" é um código arredondado por uma planilha: contam os nomes, e não os códigos.',
    ]);
    expect(ids('21345678901.0').rows[0]?.details).toEqual({ campaignId: '21345678901' });
  });
});

describe('a forecast of the planner, which nobody has paid, is refused', () => {
  it.each([
    'Keyword Forecast 2026-11-20 at 10_20_01',
    'Plan forecasts',
    'Previsões de palavras-chave',
    'Pronóstico de palabras clave',
  ])('by its title: %s', (title) => {
    const { error, rows } = read(`${title}\nKeyword,Ad group,Clicks,Impressions,Cost\nvita,A,93,974,92.28`);
    expect(error).toMatch('Linha 1, coluna 1: é uma previsão do planejador');
    expect(rows).toBe(0);
  });

  it('and a search term of that name is none', () => {
    expect(read('Search term,Campaign,Clicks\nforecast,A,1').error).toBeNull();
  });
});

describe('a report of another platform is refused by its name', () => {
  it.each([
    [
      'Meta Ads',
      'Nome da campanha,Impressões,Alcance,Cliques no link,Valor usado (BRL)\nVita,1000,900,50,120.50',
    ],
    [
      'Meta Ads',
      'Campaign name,Reporting starts,Impressions,Amount spent (USD)\nVita,2026-05-01,1000,120.50',
    ],
    ['Microsoft Advertising', 'Report Name: Campaigns\n\nCampaign,Impr.,Clicks,Spend\nVita,1000,50,120.50'],
    ['Google Analytics', '# Relatório\nCampanha,Sessões,Conversões\nVita,50,3'],
  ])('%s', (platform, text) => {
    expect(read(text).error).toMatch(`é um relatório do ${platform}. Traga o do Google Ads`);
  });

  it('and a campaign or a term of that name is none', () => {
    expect(read('Search term,Campaign,Clicks\nreach,Users,1')).toMatchObject({ error: null, rows: 1 });
  });
});

it('a report of landing pages is refused by its name', () => {
  expect(
    read('Relatório de páginas de destino\nPágina de destino,Cliques,Custo\nhttps://a.example/,1,"1,00"')
      .error,
  ).toBe(
    'Linha 2, coluna 1: com a coluna "Página de destino" é um relatório de páginas de destino, cujas linhas não somam a campanha. Baixe o relatório sem essa coluna.',
  );
});

describe('two reports joined in one file', () => {
  const part = (period: string, ...rows: string[]) =>
    ['Campaign report,,,', `"${period}",,,`, 'Day,Campaign,Clicks,Cost', ...rows].join('\n');
  const may = part(
    'May 1, 2026 - May 2, 2026',
    '2026-05-01,A,1,1.50',
    '2026-05-02,A,2,2.50',
    'Total: Campaigns,--,3,4.00',
  );
  const june = part('June 1, 2026 - June 1, 2026', '2026-06-01,A,4,4.25', 'Total: Campaigns,--,4,4.25');

  it('are read as one, without the titles and totals of the second', () => {
    expect(read(`${may}\n${june}`)).toMatchObject({
      error: null,
      rows: 3,
      totals: { clicks: 7, cost: 8.25 },
      period: { start: '2026-05-01', end: '2026-06-01' },
      warnings: [],
    });
  });

  it('are refused when they tell the same rows', () => {
    expect(read(`${may}\n${may}`)).toMatchObject({
      error: 'O arquivo junta dois relatórios com as mesmas linhas, que contariam duas vezes (2026-05-01).',
      rows: 0,
    });
  });

  const undated = (period: string, campaign: string) =>
    `Campaign report\n"${period}"\nCampaign,Clicks,Cost\n${campaign},1,1.50`;
  it.each([
    ['the same days', 'May 1, 2026 - May 9, 2026', 'May 1, 2026 - May 9, 2026', null],
    ['days that follow', 'May 1, 2026 - May 9, 2026', 'May 10, 2026 - May 12, 2026', null],
    ['a gap', 'May 1, 2026 - May 9, 2026', 'May 11, 2026 - May 12, 2026', 'períodos que não se seguem'],
  ])('without days, of %s', (_, one, two, error) => {
    const report = read(`${undated(one, 'A')}\n${undated(two, 'B')}`);
    if (error === null) expect(report).toMatchObject({ error, totals: { cost: 3 }, rows: 2 });
    else expect(report.error).toMatch(error);
  });

  it('are refused with two currencies', () => {
    const of = (code: string, campaign: string) =>
      `Campaign,Currency code,Clicks,Cost\n${campaign},${code},1,1.50`;
    expect(read(`${of('USD', 'A')}\n${of('EUR', 'B')}`).error).toMatch('moedas diferentes');
  });
});

it('a spreadsheet of one’s own has its own names, and its days are told as guessed', () => {
  const { report, rows } = readReportFile(
    new TextEncoder().encode(
      'Campanha\tPalavra-chave\tGrupo\tDia\tInvestimento\tCliques\nA\t[vita]\tMarca\t01/09/2026\tR$ 115,26\t107\nB\t[vita]\tMarca\t02/09/2026\tR$ 10,00\t8',
    ),
  );
  expect(report).toMatchObject({
    error: null,
    currency: 'BRL',
    totals: { cost: 125.26 },
    period: { start: '2026-09-01', end: '2026-09-02' },
    warnings: ['As datas não dizem se o dia vem antes do mês: lidas como dia/mês/ano.'],
  });
  expect(rows[0]).toMatchObject({ adGroup: 'Marca', campaign: 'A' });
});

describe('the card Dias of the overview', () => {
  it.each([
    'Data,Cliques,Cliques (Comparação),Impressões,Custo,Custo (Comparação),Conversões\n"ter., 1 de set. de 2026",165,222,1.680,"R$ 167,01","R$ 222,84","2,00"',
    'Date,Clicks,Impressions,Cost,Conversions\n"Tue, Sep 1, 2026",165,"1,680",R$167.01,2.00',
    'Fecha,Clics,Impresiones,Costo,Conversiones\n"mar., 1 sept. 2026",165,"1,680",$167.01,2.00',
  ])('sums its days, without the period it is compared with: %s', (text) => {
    const { report, rows } = readReportFile(new TextEncoder().encode(text));
    expect(report).toMatchObject({
      error: null,
      type: 'campaigns',
      totals: { clicks: 165, impressions: 1680, cost: 167.01, conversions: 2 },
      period: { start: '2026-09-01', end: '2026-09-01' },
    });
    expect(report.warnings[0]).toMatch('É o cartão Dias da Visão geral');
    expect(rows).toMatchObject([{ campaign: '', day: '2026-09-01' }]);
  });
});

describe('a saved report that compares two periods', () => {
  it.each([
    'Saved report\n"August 1, 2026 - August 31, 2026"\nCampaign,Currency code,Clicks,Clicks (Compare to),Clicks (Change),Cost,Cost (Compare to),Impr.,Conversions,Conversions (Compare to)\nA,BRL,"1,032",980,52,"1,210.50","1,100.00","10,032",12.00,9.00\nB,BRL,0,40,-40,0.00,55.00,0,0.00,1.00\nTotal: Account,BRL,"1,032","1,020",12,"1,210.50","1,155.00","10,032",12.00,10.00',
    'Comparação\n1 de agosto de 2026 - 31 de agosto de 2026\nCampanha,Código da moeda,Cliques,Cliques (Comparar com),Custo,Custo (Comparar com),Impr.,Conversões\nA,BRL,1032,980,"1210,50","1100,00",10032,"12,00"\nB,BRL,0,40,"0,00","55,00",0,"0,00"',
    'Comparison\n"August 1, 2026 - August 31, 2026 compared to July 1, 2026 - July 31, 2026"\nCampaign,Currency code,Clicks,Clicks (Compare to),Cost,Impr.,Conversions\nA,BRL,1032,980,1210.50,10032,12.00\nB,BRL,0,40,0.00,0,0.00',
  ])('counts the newer one alone: %s', (text) => {
    const { report } = readReportFile(new TextEncoder().encode(text));
    expect(report).toMatchObject({
      error: null,
      type: 'campaigns',
      rows: 2,
      warnings: [],
      totals: { clicks: 1032, cost: 1210.5, impressions: 10_032, conversions: 12 },
      period: { start: '2026-08-01', end: '2026-08-31' },
    });
  });
});

it('a row of names above the header is none', () => {
  const { report } = readReportFile(
    new TextEncoder().encode(
      'Relatório de campanhas\n1 de agosto de 2026 - 31 de agosto de 2026\n,,Desempenho,,,Conversões\nCampanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nVerão,BRL,"1210,50",1032,10032,"12,00"',
    ),
  );
  expect(report).toMatchObject({ error: null, rows: 1, totals: { cost: 1210.5, conversions: 12 } });
});

it('costs by day of the week without a campaign are read, and say so', () => {
  expect(
    read(
      'Día de la semana\n1 de septiembre de 2026 - 30 de septiembre de 2026\nDía de la semana,Red,Clics,Coste (EUR)\nlunes,Google,82,"53,45"',
    ),
  ).toMatchObject({
    error: null,
    type: 'campaigns',
    currency: 'EUR',
    totals: { cost: 53.45 },
    warnings: [
      'O relatório não diz de que campanha é: soma tudo o que estava na tela. Ponha numa campanha só se a tela era dela.',
    ],
  });
});

it.each(['Local correspondente', 'Ubicación coincidente', 'Matched location', 'Local do usuário'])(
  'rows of "%s" are places, and no campaigns',
  (label) => {
    expect(read(`${label},Campaign,Clicks,Cost\nSP,BR,1,2.00`).type).toBe('places');
  },
);
