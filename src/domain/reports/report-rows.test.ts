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

  it('with a column of days give the period when the file has no title', () => {
    const { report, rows } = read('Day,Search term,Clicks\n2026-05-09,a,1\n2026-05-02,b,2');
    expect(report.period).toEqual({ start: '2026-05-02', end: '2026-05-09' });
    expect(rows.map(({ day }) => day)).toEqual(['2026-05-09', '2026-05-02']);
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
      details: { monthlySearches: '1300', competition: 'Low', lowBid: '0.53', highBid: '2.10' },
    });
  });
});

it.each([
  ['Correspondência exata (variante aproximada)', 'exact'],
  ['Exact match (close variant)', 'exact'],
  ['Corresp. de frase', 'phrase'],
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
