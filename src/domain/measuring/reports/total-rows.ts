import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { columnsOf } from './header.ts';
import { isEmptyCell } from './numbers.ts';
import type { ColumnKey } from './report-columns.ts';
import { normalLabel, type ReportType } from './report-words.ts';

/** The columns that name a row. Google's total rows have none of them. */
const nameKeys: readonly ColumnKey[] = [
  'searchTerm',
  'keyword',
  'negative',
  'click',
  'age',
  'gender',
  'campaign',
  'adGroup',
  'headline',
  'asset',
  'domain',
  'changes',
];
/** Columns whose cells an advertiser writes: `Total: 30% off` is an ad. */
const WRITTEN =
  /^(?:headline|t[ií]tulo|description|descri[cç][aã]o|descripci[oó]n|asset|recurso|componente)(?: \d+)?$/u;
/** `Total: Account`; `Total Wine` is a search term. */
const LABELLED = /^\s*total\s*:/iu;
/** Labels of totals that people write below a table in a spreadsheet, and those of older reports: `Total - filtered`. */
const BARE =
  /^\s*(?:grand |sub-?)?tota(?:l|is|les|ls)(?: geral| general)?\s*(?::|[-–]\s*(?:all|tod[oa]s|filtered|filtrad[oa]s?|search|pesquisa|búsqueda|display|account|conta|cuenta|dynamic|experiment|control)(?!\p{L})[\p{L}\s]*)?\s*$/iu;

/** The same in other languages, as a spreadsheet's people write them. */
const SUM = /^\s*(?:soma|suma|somme|summe|gesamt(?:summe|ergebnis)?)\s*:?\s*$/iu;

/** The total that sums what the rows of a type are about. Others hold the account, or what the file does not list. */
const ownTotals: Partial<Record<ReportType, RegExp>> = {
  search_terms: /^total\s*: ?(?:search terms|termos de pesquisa|términos de búsqueda)/u,
  keywords: /^total\s*: ?(?:your keywords|suas palavras-chave|tus palabras clave|palabras clave)/u,
  ad_groups: /^total\s*: ?(?:ad groups|grupos de an[úu]ncios)/u,
  campaigns: /^total\s*: ?(?:campaigns|campanhas|campañas)/u,
  ads: /^total\s*: ?(?:ads|an[úu]ncios)/u,
};

/** How either begins, which most cells do not. */
const BEGINNING = /^\s*(?:(?:grand |sub-?)?tota|s[ou]m|gesamt)/iu;

/** A total, and whether it sums rows of the report's own kind. */
export interface TotalRow extends TableRow {
  isOwn: boolean;
}

interface Split {
  rows: TableRow[];
  totals: TotalRow[];
  /** The last row, which may be a total or something called `Total`: only its sums show which. */
  doubtful: TableRow | null;
}

/** Splits a report's rows from its total rows, wherever the columns stand. Rows of blanks are left out. */
export function splitTotals(type: ReportType, labels: readonly string[], body: readonly TableRow[]): Split {
  const names = nameKeys.flatMap((key) => columnsOf(labels, key));
  const written = new Set(labels.flatMap((label, at) => (WRITTEN.test(label) ? [at] : [])));
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rows: TableRow[] = [];
  const totals: TotalRow[] = [];
  for (const row of filled) {
    if (isTotal(row, names, written)) totals.push({ ...row, isOwn: isOwnTotal(type, row) });
    else rows.push(row);
  }
  const last = rows.at(-1);
  const isAlone = names.length <= 1 && totals.length === 0 && rows.length > 2;
  const isDoubtful = isAlone && last?.cells.some((cell) => BARE.test(cell) || SUM.test(cell)) === true;
  return { rows, totals, doubtful: isDoubtful ? last : null };
}

function isTotal({ cells }: TableRow, names: readonly number[], written: ReadonlySet<number>): boolean {
  const at = cells.findIndex((cell) => BEGINNING.test(cell));
  const cell = cells[at] ?? '';
  const isLabelled = LABELLED.test(cell);
  if (!isLabelled && !BARE.test(cell) && !SUM.test(cell)) return false;
  if (isLabelled && at < 3 && !written.has(at)) return true;
  const others = names.filter((name) => name !== at);
  const isNamed = others.length > 0 || (isLabelled && !written.has(at));
  return isNamed && others.every((name) => isEmptyCell(cells[name] ?? ''));
}

function isOwnTotal(type: ReportType, { cells }: TableRow): boolean {
  return cells.some((cell) => ownTotals[type]?.test(normalLabel(cell)));
}
