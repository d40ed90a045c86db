import { decodeTable, type Encoding } from '../tables/decode.ts';
import { type Delimiter, detectDelimiter, parseDelimited, type TableRow } from '../tables/delimited.ts';
import { type Metric, metrics, readMetrics, type Totals } from './metrics.ts';
import { parsePeriod, type Period } from './period.ts';
import {
  type ColumnKey,
  columnWords,
  normalLabel,
  type ReportLanguage,
  reportLanguages,
  type ReportType,
  reportTypes,
} from './report-words.ts';

export interface Report {
  type: ReportType | null;
  language: ReportLanguage | null;
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  currency: string | null;
  period: Period | null;
  rows: number;
  totals: Totals;
  warnings: string[];
  error: string | null;
}

const nothing: Report = {
  type: null,
  language: null,
  encoding: null,
  delimiter: null,
  currency: null,
  period: null,
  rows: 0,
  totals: { impressions: null, clicks: null, cost: null, conversions: null },
  warnings: [],
  error: null,
};

/** Reads a report downloaded from Google Ads. A malformed file gives an error message and no row. */
export function readReport(bytes: Uint8Array): Report {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) return { ...nothing, error: decoded.error };
  const { encoding, text } = decoded;
  const delimiter = detectDelimiter(text);
  const about = { ...nothing, encoding, delimiter };
  const table = parseDelimited(text, delimiter);
  return table.ok ? readTable(about, table.rows) : { ...about, error: table.error };
}

function readTable(about: Report, table: readonly TableRow[]): Report {
  const at = table.slice(0, 10).findIndex(isHeader);
  const header = table[at];
  if (!header)
    return {
      ...about,
      error: 'Linha 1, coluna 1: não é um relatório do Google Ads: nenhum cabeçalho conhecido.',
    };
  const labels = header.cells.map(normalLabel);
  const titles = table.slice(0, at).map(({ cells }) => cells.join(' '));
  const known = {
    ...about,
    type: findType(titles, labels),
    language: findLanguage(labels),
    period: findPeriod(titles),
  };
  if (known.type === null)
    return { ...known, error: `Linha ${header.line}, coluna 1: tipo de relatório desconhecido.` };
  const body = table.slice(at + 1);
  const uneven = body.find(({ cells }) => cells.length !== labels.length);
  if (uneven) return { ...known, error: unevenError(uneven, labels.length) };
  const columns = Object.fromEntries(metrics.map((metric) => [metric, columnsOf(labels, metric)])) as Record<
    Metric,
    number[]
  >; // one entry for each metric
  const read = readMetrics(
    body.filter((row) => !isTotal(row)),
    body.filter(isTotal),
    columns,
  );
  if ('error' in read) return { ...known, error: read.error };
  const currencies = findCurrencies(body, labels, columns.cost);
  const mixed = currencies.length > 1 ? [`O arquivo tem mais de uma moeda: ${currencies.join(', ')}.`] : [];
  return { ...known, ...read, currency: currencies[0] ?? null, warnings: [...read.warnings, ...mixed] };
}

function unevenError({ line, cells }: TableRow, expected: number): string {
  const column = Math.min(cells.length, expected) + 1;
  return `Linha ${line}, coluna ${column}: a linha tem ${cells.length} colunas e o cabeçalho tem ${expected}: o arquivo foi cortado ou alterado.`;
}

function wordsOf(key: ColumnKey): string[] {
  return reportLanguages.flatMap((language) => [...columnWords[key][language]]);
}

const columnKeys = Object.keys(columnWords) as ColumnKey[]; // Object.keys loses the types of the keys
const allWords: ReadonlySet<string> = new Set(columnKeys.flatMap(wordsOf));

function isHeader({ cells }: TableRow): boolean {
  return cells.filter((cell) => allWords.has(normalLabel(cell))).length >= 2;
}

/** `Total: Account` in one of the first three columns is a total row; `Total Wine` is a search term. */
function isTotal({ cells }: TableRow): boolean {
  return cells.slice(0, 3).some((cell) => /^\s*total\s*:/iu.test(cell));
}

/** All positions of a column, because Google repeats some columns. */
function columnsOf(labels: readonly string[], key: ColumnKey): number[] {
  const words = wordsOf(key);
  return labels.flatMap((label, at) => (words.includes(label) ? [at] : []));
}

function findType(titles: readonly string[], labels: readonly string[]): ReportType | null {
  const title = titles[0] === undefined ? '' : normalLabel(titles[0]);
  const byTitle = reportTypes.find(({ titles: known }) => known.test(title));
  const byColumns = reportTypes.find(({ columns }) =>
    columns.some((key) => columnsOf(labels, key).length > 0),
  );
  return (byTitle ?? byColumns)?.type ?? null;
}

function findLanguage(labels: readonly string[]): ReportLanguage | null {
  const scores = reportLanguages.map((language) => {
    const words = new Set<string>(
      Object.values(columnWords).flatMap((each) => each[language] as readonly string[]),
    ); // as any text
    return { language, score: labels.filter((label) => words.has(label)).length };
  });
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score === 0 ? null : best.language;
}

function findPeriod(titles: readonly string[]): Period | null {
  return titles.map(parsePeriod).find((period) => period !== null) ?? null;
}

const symbols: readonly (readonly [RegExp, string])[] = [
  [/R\$/u, 'BRL'],
  [/US\$|^\$/u, 'USD'],
  [/€/u, 'EUR'],
  [/£/u, 'GBP'],
];

function findCurrencies(
  rows: readonly TableRow[],
  labels: readonly string[],
  cost: readonly number[],
): string[] {
  const codes = columnsOf(labels, 'currency').flatMap((at) =>
    rows.map(({ cells }) => cells[at]?.trim() ?? ''),
  );
  const named = codes.filter((code) => /^[A-Z]{3}$/u.test(code));
  if (named.length > 0) return [...new Set(named)];
  const money = cost.flatMap((at) => rows.map(({ cells }) => cells[at]?.trim() ?? ''));
  return [...new Set(money.flatMap((cell) => symbols.find(([symbol]) => symbol.test(cell))?.[1] ?? []))];
}
