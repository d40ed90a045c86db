import { notifyFailure } from '#client/lib/notify-failure.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { downloadFile } from '#client/lib/files.ts';
import { FORMULA_START } from '#client/lib/formula-start.ts';
import { type DataColumn, textOf } from './column.ts';

/** The rows as they are shown, with the columns' names first. Numbers are written as they are read. */
function linesOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string[][] {
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => textOf(column, row).replaceAll('\u00a0', ' '))),
  ];
}

export async function copyTable<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  await copyToClipboard(writeTabbed(linesOf(columns, rows)), 'Baixe o CSV.');
}

/** Cells as a spreadsheet takes them from the clipboard. */
export function writeTabbed(lines: readonly (readonly string[])[]): string {
  const cellText = (cell: string) => {
    const plain = cell.replace(/[\t\r\n]+/g, ' ');
    return FORMULA_START.test(plain) ? `'${plain}` : plain;
  };
  return lines.map((line) => line.map(cellText).join('\t')).join('\n');
}

export async function writeCsv(lines: string[][]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  // Where a comma parts the cells, `a,=1+1` would be two, the second a formula.
  const quotes = (cell: string) => /[,\t]/u.test(cell);
  return `\ufeff${Papa.unparse(lines, { delimiter: ';', quotes, escapeFormulae: FORMULA_START })}`;
}

/** A number as a spreadsheet sums it. What is no plain number stays as it is read. */
export function cellOf(text: string, isNumber: boolean): string | number {
  if (!isNumber) return text;
  const plain = /^([−-]?)[^\d,−-]*((?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?)(\s?%?)$/u.exec(text.trim());
  if (plain === null) return text;
  const [, sign = '', digits = '', percent = ''] = plain;
  const value = Number(digits.replaceAll('.', '').replace(',', '.')) * (sign === '' ? 1 : -1);
  return percent.trim() === '' ? value : value / 100;
}

/** What stands before the digits, such as `R$`. */
function unitOf(text: string): string {
  return /^[≈−\s-]*([^\d,≈−-]*?)\s*\d/u.exec(text)?.[1] ?? '';
}

/**
 * The lines as a spreadsheet sums them. The currency of a column goes to its name; amounts of several currencies have no sum and
 * stay as they are read.
 */
export function sheetRows(
  [head = [], ...lines]: readonly (readonly string[])[],
  isNumber: readonly boolean[],
): (string | number)[][] {
  const units = head.map((_, at) =>
    [...new Set(lines.map((line) => unitOf(line[at] ?? '')))].filter(Boolean),
  );
  const isSum = (at: number) => isNumber[at] === true && (units[at]?.length ?? 0) < 2;
  return [
    head.map((label, at) =>
      isSum(at) && units[at]?.[0] !== undefined ? `${label} (${units[at][0]})` : label,
    ),
    ...lines.map((line) => line.map((text, at) => cellOf(text, isSum(at)))),
  ];
}

export async function downloadSpreadsheet<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  try {
    const { writeSpreadsheet } = await import('#client/lib/write-spreadsheet.ts');
    const isNumber = columns.map((column) => column.isNumber === true);
    const cells = sheetRows(linesOf(columns, rows), isNumber);
    const bytes = await writeSpreadsheet([{ name: name.slice(0, 31), rows: cells }]);
    downloadFile(
      fileName(name, 'xlsx'),
      bytes,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  } catch (error) {
    notifyFailure('Erro ao baixar a tabela', error);
  }
}

function fileName(name: string, extension: string): string {
  return `faisca_${name.replace(/[^\p{L}\p{N}]+/gu, '_')}.${extension}`;
}

/** A spreadsheet reads no cell as a formula, whatever somebody typed into Google. */
export async function downloadTable<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  try {
    downloadFile(fileName(name, 'csv'), await writeCsv(linesOf(columns, rows)), 'text/csv');
  } catch (error) {
    notifyFailure('Erro ao baixar a tabela', error);
  }
}
