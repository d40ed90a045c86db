import { describe, expect, it } from 'vitest';
import { bidFit, mostPerClick, toIdea } from './keyword-ideas.ts';
import { readReportFile } from './report.ts';

const read = (...lines: string[]) => readReportFile(new TextEncoder().encode(lines.join('\n')));
const stored = {
  text: 'vitalis comprar',
  currency: 'BRL',
  searches: '',
  competition: '',
  lowBid: '',
  highBid: '',
  quarter: '',
  year: '',
  isOwned: false,
};

/** The planner's file as Google Ads writes it in each language, with a sum of a device before the keywords. */
const files = {
  en: [
    'Keyword Stats 2026-09-01 at 10_00_00',
    '"August 1, 2025 - July 31, 2026"',
    'Keyword,Currency,Avg. monthly searches,Three month change,YoY change,Competition,Top of page bid (low range),Top of page bid (high range)',
    ',,12000,,,,,',
    'vitalis buy,USD,1300,22%,-10%,High,0.35,1.20',
  ],
  pt: [
    'Estatísticas das palavras-chave 2026-09-01',
    '1 de agosto de 2025 - 31 de julho de 2026',
    'Palavra-chave,Moeda,Média de pesquisas mensais,Mudança em três meses,Concorrência,Lance na parte superior da página (faixa inferior),Lance na parte superior da página (faixa superior)',
    'vitalis comprar,BRL,1 mil – 10 mil,22%,Alta,"0,35","1,20"',
  ],
  es: [
    'Estadísticas de palabras clave 2026-09-01',
    '1 de agosto de 2025 - 31 de julio de 2026',
    'Palabra clave,Moneda,Promedio de búsquedas mensuales,Cambio en tres meses,Competencia,Puja por la parte superior de la página (intervalo bajo),Puja por la parte superior de la página (intervalo alto)',
    'vitalis comprar,EUR,1300,22%,Alta,"0,35","1,20"',
  ],
} as const;

describe('a file of the planner', () => {
  it.each(Object.entries(files))('in %s tells volume, trend, competition and bids', (language, lines) => {
    const { report, rows } = read(...lines);
    expect([report.error, report.type, report.language]).toEqual([null, 'planner', language]);
    const [row] = rows;
    const { monthlySearches, searchesQuarter, competition, lowBid, highBid } = row?.details ?? {};
    const idea = toIdea({
      ...stored,
      searches: monthlySearches ?? '',
      quarter: searchesQuarter ?? '',
      competition: competition ?? '',
      lowBid: lowBid ?? '',
      highBid: highBid ?? '',
    });
    expect(idea).toMatchObject({
      competition: 'high',
      lowBid: 0.35,
      highBid: 1.2,
      change: 0.22,
      intent: 'buy',
      searches: language === 'pt' ? { low: 1000, high: 10_000 } : { low: 1300, high: 1300 },
    });
  });

  it('may say nothing of a keyword', () => {
    expect(toIdea({ ...stored, text: 'vitalis' })).toMatchObject({
      searches: null,
      competition: null,
      lowBid: null,
      highBid: null,
      change: null,
      intent: null,
    });
  });
});

describe('whether a bid is worth it', () => {
  it.each([
    [null, 100, 5, null],
    [50, 0, 0, null],
    [50, 100, 0, null],
    [50, 100, 4, 2],
  ])('a sale may cost %s, %s clicks, %s sales: %s a click', (limit, clicks, sales, expected) => {
    expect(mostPerClick(limit, clicks, sales)).toBe(expected);
  });

  it.each([
    [1, 2, 2, 'fits'],
    [1, 2.01, 2, 'partly'],
    [2, 3, 2, 'partly'],
    [2.01, 3, 2, 'above'],
    [1, null, 2, 'fits'],
    [null, null, 2, 'unknown'],
    [1, 2, null, 'unknown'],
  ] as const)('bids of %s to %s against %s: %s', (lowBid, highBid, most, expected) => {
    expect(bidFit({ lowBid, highBid }, most)).toBe(expected);
  });
});
