import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { findMicros, findMixedCosts } from './costs.ts';
import { findCurrencies } from './currency.ts';
import { columnsOf } from './header.ts';
import { quoteCell } from './cell-text.ts';
import { findImpossibleRate } from './impossible-rates.ts';
import { type Metric, metricNames, metrics, type MetricsRead, readMetrics } from './metrics.ts';
import type { ReportLanguage, ReportType } from './report-words.ts';
import { splitTotals } from './total-rows.ts';

type Columns = Record<Metric, number[]>;

export interface TableNumbers extends MetricsRead {
  /** The rows that are no totals. */
  rows: TableRow[];
  currency: string | null;
}

/** @param unit the currency in the names of the columns. */
export interface TableHeader {
  type: ReportType;
  labels: readonly string[];
  language: ReportLanguage | null;
  unit: string | null;
}

/** Reads the numbers of a report without its totals, and the currency of its costs. */
export function readTableNumbers(
  { type, labels, language, unit }: TableHeader,
  body: readonly TableRow[],
): TableNumbers | { error: string } {
  const columns = columnsOfMetrics(labels);
  const { rows, numbers } = withoutTotals(type, labels, body, columns);
  if ('error' in numbers) return numbers;
  const codes = columnsOf(labels, 'currency');
  const currencies = findCurrencies(rows, codes, columns.cost, language);
  const currency = currencies[0] ?? unit;
  const error =
    findMicros(rows, columns.cost, numbers.values, currency) ??
    findMixedCosts(rows, codes, columns.cost) ??
    findImpossibleRate(rows, numbers.values, { clicks: columns.clicks, ctr: columnsOf(labels, 'ctr') });
  if (error !== null) return { error };
  const mixed = currencies.length > 1 ? [`O arquivo tem mais de uma moeda: ${currencies.join(', ')}.`] : [];
  const warnings = [...renamedWarnings(labels, columns), ...numbers.warnings, ...mixed];
  return { ...numbers, rows, currency, warnings };
}

/** How a person may have renamed the column of a metric. Rates, parts and prices of one are others. */
const renamed: Readonly<Record<Metric, RegExp>> = {
  impressions: /^(?:total (?:de )?)?impr(?:ess|\.)/u,
  clicks: /^(?:total (?:de )?)?(?:cliques?|clicks?|clics?)(?!\p{L})/u,
  cost: /^(?:total |valor )?(?:custos?|costs?|costes?|costos?|gastos?|spent|investid[oa]|investimentos?)(?!\p{L})/u,
  conversions: /^(?:total (?:de )?)?conv(?:ers|\.)/u,
};
const OTHER_FIGURE =
  /[/%]|rate|taxa|tasa|porcent|valor|value|share|parc|cuota|compar|m[ée]di|avg|action|a[çc][ãa]o|acci[óo]n|por |per |view|visualiz|all|todas|perd|lost|hora|time/u;

/** A column that was left out for its name, where the file has no other of its kind. */
function renamedWarnings(labels: readonly string[], columns: Columns): string[] {
  return metrics.flatMap((metric) => {
    const label = labels.find((each) => renamed[metric].test(each) && !OTHER_FIGURE.test(each));
    return columns[metric].length > 0 || label === undefined
      ? []
      : [
          `A coluna ${quoteCell(label)} não foi lida: a de ${metricNames[metric]} precisa ter o nome que o Google dá.`,
        ];
  });
}

function columnsOfMetrics(labels: readonly string[]): Columns {
  const found = metrics.map((metric) => [metric, columnsOf(labels, metric)] as const);
  return Object.fromEntries(found) as Columns; // one entry for each metric
}

function withoutTotals(
  type: ReportType,
  labels: readonly string[],
  body: readonly TableRow[],
  columns: Columns,
) {
  const { rows, totals, doubtful } = splitTotals(type, labels, body);
  const hasNumbers = metrics.some((metric) => columns[metric].length > 0);
  if (doubtful !== null && hasNumbers) {
    const others = rows.slice(0, -1);
    const numbers = readMetrics(others, [{ ...doubtful, isOwn: true }], columns);
    if (!('error' in numbers) && numbers.isTotalRight) return { rows: others, numbers };
  }
  return { rows, numbers: readMetrics(rows, totals, columns) };
}
