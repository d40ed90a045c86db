import { foldText, withoutAccents } from '#domain/shared/fold-text.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { type ColumnKey, columnKeys, reportColumns } from './report-columns.ts';
import {
  normalLabel,
  type ReportLanguage,
  reportLanguages,
  type ReportType,
  reportTypes,
} from './report-words.ts';

/** Names as they are compared: programs write some of them without accents. */
function wordsOf(key: ColumnKey): string[] {
  return reportLanguages.flatMap((language) => reportColumns[key][language]).map(foldText);
}

/** The header is among the first rows, below a title, a period and perhaps an agency's own lines. */
export const MOST_LEAD = 20;

const patterns: ReadonlyMap<ColumnKey, RegExp> = new Map(
  columnKeys.flatMap((key) => {
    const { pattern } = reportColumns[key];
    return pattern ? [[key, withoutAccents(pattern)] as const] : [];
  }),
);
const allWords: ReadonlySet<string> = new Set(columnKeys.flatMap(wordsOf));
const negativeWords: ReadonlySet<string> = new Set(wordsOf('negative'));

/** A list of negatives may have one column; every other header has two known names at least. */
export function isHeader({ cells }: TableRow): boolean {
  const labels = cells.map((cell) => foldText(normalLabel(cell)));
  if (labels.length === 1) return negativeWords.has(labels[0] ?? '');
  return labels.filter((label) => allWords.has(label)).length >= 2;
}

/** All positions of a column, because Google repeats some columns. */
export function columnsOf(labels: readonly string[], key: ColumnKey): number[] {
  const words = wordsOf(key);
  const pattern = patterns.get(key);
  return labels
    .map(foldText)
    .flatMap((label, at) => (words.includes(label) || pattern?.test(label) ? [at] : []));
}

/** Types whose column appears in no other report, so that it is believed before a title that people can edit. */
const decidedByColumn: readonly ReportType[] = [
  'auction_insights',
  'change_history',
  'planner',
  'clicks',
  'search_terms',
  'negatives',
  'places',
  'ages',
  'genders',
];

export function findType(titles: readonly string[], labels: readonly string[]): ReportType | null {
  const title = titles[0] === undefined ? '' : normalLabel(titles[0]);
  const byTitle = reportTypes.find(({ titles: known }) => known.test(title))?.type ?? null;
  const byColumns =
    reportTypes.find(({ columns }) => columns.some((key) => columnsOf(labels, key).length > 0))?.type ?? null;
  const isCertain = byColumns !== null && decidedByColumn.includes(byColumns);
  return isCertain ? byColumns : (byTitle ?? byColumns);
}

export function findLanguage(labels: readonly string[]): ReportLanguage | null {
  const scores = reportLanguages.map((language) => {
    const words = new Set(columnKeys.flatMap((key) => reportColumns[key][language]).map(foldText));
    return { language, score: labels.filter((label) => words.has(foldText(label))).length };
  });
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score === 0 ? null : best.language;
}
