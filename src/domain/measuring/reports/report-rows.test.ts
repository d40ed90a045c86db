import { describe, expect, it } from 'vitest';
import { readReport, readReportFile } from './report.ts';
import { parseSearches, readAdded, readMatchType } from './row-values.ts';

const read = (text: string) => readReportFile(new TextEncoder().encode(text));
const rewritten =
  'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';

describe('the rows of a report', () => {
  it('of search terms hold term, place, match type, state and numbers', () => {
    const { rows } = read(
      'Termos de pesquisa\n"5 de maio de 2026 - 15 de maio de 2026"\n' +
        'Termo de pesquisa,Tipo de corresp.,Adicionada/excluída,Campanha,Grupo de anúncios,Palavra-chave,Cliques,Impr.,Custo,Conversões,Valor conv.\n' +
        'vitalis max,Correspondência exata (variante aproximada),Nenhum,BR,Fundo,[vitalis],"1.289","2.000","1034,88","0,5","97,00"\n' +
        'Total: Conta, --, --, --, --, --,"1.289","2.000","1034,88","0,5","97,00"',
    );
    expect(rows).toEqual([
      {
        day: null,
        campaign: 'BR',
        adGroup: 'Fundo',
        subject: 'vitalis max',
        keyword: '[vitalis]',
        matchType: 'exact',
        added: 'none',
        clicks: 1289,
        impressions: 2000,
        costMicros: 1_034_880_000,
        conversions: 0.5,
        conversionValue: 97,
        details: {},
      },
    ]);
  });

  it('have the period of a title without quotes, which its commas cut', () => {
    const { report } = read('Campaign report\nMay 1, 2026 - May 2, 2026\nCampaign,Clicks\nA,1');
    expect(report).toMatchObject({ error: null, period: { start: '2026-05-01', end: '2026-05-02' } });
  });

  it('with a column of days give the period when the file has no title', () => {
    const { report, rows } = read('Day,Search term,Clicks\n2026-05-09,a,1\n2026-05-02,b,2');
    expect(report.period).toEqual({ start: '2026-05-02', end: '2026-05-09' });
    expect(rows.map(({ day }) => day)).toEqual(['2026-05-09', '2026-05-02']);
  });

  it.each([
    ['Campanha,Dia,Ação de conversão,Conversões,Custo', 'BR,2026-05-02,Compra,"3,0", --'],
    ['Campaign,Day,Conversion action,Conversions,Cost', 'BR,2026-05-02,Compra,3.00, --'],
    ['Campaña,Día,Acción de conversión,Conversiones,Coste', 'BR,2026-05-02,Compra,"3,00", --'],
  ])('of campaigns by conversion action keep its name: %s', (header, row) => {
    const { report, rows } = read(`${header}\n${row}`);
    expect(report.type).toBe('campaigns');
    expect(rows).toMatchObject([
      { day: '2026-05-02', conversions: 3, costMicros: 0, details: { conversionAction: 'Compra' } },
    ]);
  });

  it('of negatives hold the negative, its level and its match type', () => {
    const { report, rows } = read(
      'Relatório de palavras-chave negativas\n' +
        'Palavra-chave negativa,Adicionada a,Campanha,Grupo de anúncios,Nível,Tipo de corresp.\n' +
        'grátis,BR,BR, --,Campanha,Correspondência de frase',
    );
    expect(report).toMatchObject({ type: 'negatives', language: 'pt', rows: 1, totals: { clicks: null } });
    expect(rows[0]).toMatchObject({ subject: 'grátis', campaign: 'BR', adGroup: '', matchType: 'phrase' });
  });

  it.each([
    [
      'Relatório de palavras-chave da rede de pesquisa',
      'Status da palavra-chave,Palavra-chave,Tipo de corresp.,Campanha,Grupo de anúncios,Motivos do status,CPC máx.,Índice de qualidade,CTR esperada,Relevância do anúncio,Experiência na página de destino,Lance est. de primeira página,Cliques',
      'Ativado,kit,Corresp. de frase,BR,Fundo,abaixo do lance de primeira página,"1,50",3,Abaixo da média,Média,Acima da média,"3,20",9',
    ],
    [
      'Search keyword report',
      'Keyword status,Keyword,Match type,Campaign,Ad group,Status reasons,Max. CPC,Quality Score,Exp. CTR,Ad relevance,Landing page exp.,Est. first page bid,Clicks',
      'Ativado,kit,Phrase match,BR,Fundo,abaixo do lance de primeira página,1.50,3,Abaixo da média,Média,Acima da média,3.20,9',
    ],
    [
      'Informe de palabras clave',
      'Estado de la palabra clave,Palabra clave,Tipo de concordancia,Campaña,Grupo de anuncios,Motivos del estado,CPC máx.,Nivel de calidad,CTR prev.,Relevancia del anuncio,Exp. en la página de destino,Puja est. de primera página,Clics',
      'Ativado,kit,Concordancia de frase,BR,Fundo,abaixo do lance de primeira página,"1,50",3,Abaixo da média,Média,Acima da média,"3,20",9',
    ],
  ])('of "%s" keep status, bids and the parts of the quality score', (title, header, row) => {
    const { report, rows } = read(`${title}\n"1 May 2026 - 8 May 2026"\n${header}\n${row}`);
    expect(report).toMatchObject({ type: 'keywords', error: null });
    expect(rows[0]).toMatchObject({ subject: 'kit', matchType: 'phrase', clicks: 9 });
    expect(rows[0]?.details).toEqual({
      keywordStatus: 'Ativado',
      reasons: 'abaixo do lance de primeira página',
      qualityScore: '3',
      expectedCtr: 'Abaixo da média',
      adRelevance: 'Média',
      landingPage: 'Acima da média',
      maxCpc: '1.5',
      firstPageBid: '3.2',
    });
  });

  it.each([
    'Parc. impr. na rede de pesquisa,Parc. impr. perdidas na rede de pesquisa (orçamento),Parc. impr. perdidas na rede de pesquisa (classificação)',
    'Search impr. share,Search lost IS (budget),Search lost IS (rank)',
    'Cuota de impr. de búsqueda,Cuota impr. perd. de búsqueda (ppto.),Cuota impr. perd. de búsqueda (ranking)',
    'Parcela de impressões na rede de pesquisa,Parcela de impr. perdidas na rede de pesquisa (orç.),Parcela perdida na rede de pesquisa (classif.)',
  ])('of campaigns keep the shares "%s" as parts of one', (columns) => {
    const { rows } = read(
      `Campaign report\nMay 1, 2026 - May 8, 2026\nCampaign,${columns},Parc. impr. perdidas na Rede de Display (orçamento),Day of the week,Hour of the day\n` +
        'BR,"45,5%",< 10%,"44,25%",90%,Monday,14',
    );
    expect(rows[0]?.details).toEqual({
      impressionShare: '0.455',
      lostToBudget: '<0.1',
      lostToRank: '0.4425',
      weekday: 'Monday',
      hour: '14',
    });
  });

  it('of a list of negatives may have one column', () => {
    expect(read('Negative keyword\n"""grátis"""\n[como fazer]').rows.map(({ subject }) => subject)).toEqual([
      '"grátis"',
      '[como fazer]',
    ]);
  });

  it.each([
    ['Date & time,User,Campaign,Ad group,Changes', 'May 5, 2026, 2:30:12 PM', 'en'],
    ['Data e hora,Usuário,Campanha,Grupo de anúncios,Alterações', '5 de mai. de 2026 14:30:12', 'pt'],
    ['Fecha y hora,Usuario,Campaña,Grupo de anuncios,Cambios', '5 may 2026, 14:30:12', 'es'],
  ])('of the change history "%s" hold the day and the change', (header, moment, language) => {
    const { report, rows } = read(
      `${header}\n"${moment}",ana@exemplo.com,BR,Fundo,"Orçamento:\nR$ 10 → R$ 20"`,
    );
    expect(report).toMatchObject({
      type: 'change_history',
      language,
      rows: 1,
      period: { start: '2026-05-05' },
    });
    expect(rows[0]).toMatchObject({
      day: '2026-05-05',
      subject: 'Orçamento:\nR$ 10 → R$ 20',
      campaign: 'BR',
    });
  });

  it('of the keyword planner hold searches, competition and bids', () => {
    const { report, rows } = read(
      'Keyword Stats 2026-05-05 at 10_11_12\n"May 1, 2025 - April 30, 2026"\n' +
        'Keyword,Currency,Avg. monthly searches,Competition,Top of page bid (low range),Top of page bid (high range)\n' +
        'vitalis max,BRL,1300,Low,0.53,2.10\nvitalis,BRL,10 mil – 100 mil,Alta,,',
    );
    expect(report).toMatchObject({ type: 'planner', currency: 'BRL', rows: 2, error: null });
    expect(rows[0]).toMatchObject({
      subject: 'vitalis max',
      details: { monthlySearches: '1300', competition: 'Low', lowBid: '0.53', highBid: '2.1' },
    });
  });
});

it.each([
  ['Correspondência exata (variante aproximada)', 'exact'],
  ['Exact match (close variant)', 'exact'],
  ['Corresp. de frase', 'phrase'],
  ['Correspondência de expressão', 'phrase'],
  ['Concordancia amplia', 'broad'],
  ['AI Max', null],
])('the match type "%s" is %s', (cell, expected) => {
  expect(readMatchType(cell)).toBe(expected);
});

it.each([
  ['Nenhum', 'none'],
  ['Adicionado(a)', 'added'],
  ['Excluído(a)', 'excluded'],
  ['Added/Excluded', 'added_excluded'],
  ['Agregado', 'added'],
  ['Ningún', 'none'],
  ['', null],
])('the state "%s" is %s', (cell, expected) => {
  expect(readAdded(cell)).toBe(expected);
});

it.each([
  ['1300', { low: 1300, high: 1300 }],
  ['10 mil – 100 mil', { low: 10_000, high: 100_000 }],
  ['1K – 10K', { low: 1000, high: 10_000 }],
  ['100 - 1 mil', { low: 100, high: 1000 }],
  ['out/10', null],
])('monthly searches "%s" are %j', (cell, expected) => {
  expect(parseSearches(cell)).toEqual(expected);
});

it.each<[name: string, text: string, error: string]>([
  [
    'a planner with a date for searches',
    'Keyword,Currency,Avg. monthly searches\na,BRL,out/10',
    `Linha 2, coluna 3: "out/10" não é uma média de pesquisas: ${rewritten}`,
  ],
  [
    'a conversion value in words',
    'Search term,Campaign,Conv. value\na,A,cem',
    `Linha 2, coluna 3: "cem" não é um número: ${rewritten}`,
  ],
  [
    'a change history cut in a change',
    'Date & time,User,Changes\n"May 5, 2026",ana,"Orçamento',
    'Linha 2, coluna 3: as aspas não fecham: o arquivo foi cortado.',
  ],
  [
    'negatives with a missing cell',
    'Negative keyword,Campaign,Match type\ngrátis,A',
    'Linha 2, coluna 3: a linha tem 2 colunas e o cabeçalho tem 3: o arquivo foi cortado ou alterado.',
  ],
])('%s gives one message and no row', (_, text, error) => {
  expect(read(text)).toMatchObject({ report: { error, rows: 0 }, rows: [] });
});

it('a title that a person wrote does not decide against the columns', () => {
  const text = 'Campanha de maio\nTermo de pesquisa,Campanha,Cliques\na,A,1';
  expect(readReport(new TextEncoder().encode(text)).type).toBe('search_terms');
});

describe('a day that cannot be read', () => {
  const days = (...cells: string[]) =>
    read(`Day,Search term,Clicks\n${cells.map((day) => `${day},a,1`).join('\n')}`);

  it.each([
    ['45231', 'não é uma data'],
    ['05/04/2026', 'não diz se o dia vem antes do mês'],
    ['ontem', 'não é uma data'],
    ['2026-02-30', 'não é uma data'],
    ['Semana 3', 'não é uma data'],
  ])('%s refuses the file, with its place', (cell, why) => {
    const { report, rows } = days('2026-05-01', cell);
    expect(report.error).toBe(`Linha 3, coluna 1: "${cell}" ${why}: ${rewritten}`);
    expect(rows).toEqual([]);
  });

  it('is read with the year first, whatever its signs', () => {
    expect(days('2026/05/04', '2026.05.05').rows.map(({ day }) => day)).toEqual(['2026-05-04', '2026-05-05']);
  });

  it.each([
    ['13/05/2026', '2026-05-04'],
    ['05/13/2026', '2026-04-05'],
    ['5/13/26', '2026-04-05'],
  ])('and digits alone are read when %s in their column shows what comes first', (proof, day) => {
    expect(days(proof, '04/05/2026').rows.map((row) => row.day)).toEqual(['2026-05-13', day]);
  });

  it('is reported when a row has none, because days are then not counted one by one', () => {
    const { report, rows } = days('2026-05-01', '--', '2026-05-02', '');
    expect(report).toMatchObject({
      error: null,
      warnings: [
        'Linha 3, coluna 1: 2 linhas não têm data, esta a primeira. Os dias não são contados um a um.',
      ],
    });
    expect(rows.map(({ day }) => day)).toEqual(['2026-05-01', null, '2026-05-02', null]);
  });

  it('is no matter when no row has one', () => {
    expect(days('', ' --').report).toMatchObject({ error: null, warnings: [] });
  });

  it('is a warning in a history of changes, whose days count nothing', () => {
    const { report } = read('Change history\nDate & time,User,Changes\nlogo cedo,ana@x.test,Lance mudou');
    expect(report).toMatchObject({
      type: 'change_history',
      error: null,
      warnings: ['Linha 3, coluna 1: "logo cedo" não é uma data.'],
    });
  });
});
