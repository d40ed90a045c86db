import { notifyFailure } from '#client/lib/notify-failure.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { downloadFile } from '#client/lib/files.ts';
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
  const text = linesOf(columns, rows)
    .map((line) => line.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
  await copyToClipboard(text, 'Baixe o CSV.');
}

/** A spreadsheet reads no cell as a formula, whatever somebody typed into Google. */
export async function downloadTable<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  try {
    const { default: Papa } = await import('papaparse');
    const text = Papa.unparse(linesOf(columns, rows), { delimiter: ';', escapeFormulae: true });
    downloadFile(`faisca_${name.replace(/[^\p{L}\p{N}]+/gu, '_')}.csv`, `\ufeff${text}`, 'text/csv');
  } catch (error) {
    notifyFailure('Erro ao baixar a tabela', error);
  }
}
