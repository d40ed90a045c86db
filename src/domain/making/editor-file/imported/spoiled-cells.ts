import { SHEET_ERROR } from '#domain/shared/tables/sheet-error.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { readAmount } from '../cell-values.ts';
import { normalHeader } from '../columns.ts';
import type { EditorFile } from '../editor-file.ts';

const moneyColumns: ReadonlySet<string> = new Set(
  [
    ...['Budget', 'Campaign budget', 'Campaign daily budget', 'Daily budget', 'Max CPC'],
    ...['Target CPA', 'CPA bid', 'Maximum CPC bid limit', 'Monetary discount', 'Orders over amount'],
    ...Array.from({ length: 8 }, (_, at) => `Price ${at + 1}`),
  ].map(normalHeader),
);
const dayColumns: ReadonlySet<string> = new Set(
  ['Start Date', 'End Date', 'Promotion start', 'Promotion end'].map(normalHeader),
);
/** What has a digit and is more than a number with a point. */
const OTHER_AMOUNT = /^(?=.*\d)(?!-?\d+(?:\.\d+)?$)/u;
/** `01/12/2026` or `1-dez-26`; Editor begins with the year. */
const OTHER_DAY = /^\d{1,2}[/.-](?:\d|\p{L})/u;

/**
 * The first cell that a spreadsheet changed, so that an amount or a day would be lost: `50,00`, `10/mai`, `01/12/2026`, `#NOME?`.
 * Null where there is none.
 */
export function findSpoiledCell({ headers, rows }: Pick<EditorFile, 'headers' | 'rows'>): string | null {
  const names = headers.map(normalHeader);
  const money = names.flatMap((name, at) => (moneyColumns.has(name) ? [at] : []));
  const days = names.flatMap((name, at) => (dayColumns.has(name) ? [at] : []));
  for (const { line, cells } of rows) {
    const cell = (at: number) => cells[at]?.trim() ?? '';
    const at =
      money.find((each) => OTHER_AMOUNT.test(cell(each)) && readAmount(cell(each)) === null) ??
      days.find((each) => OTHER_DAY.test(cell(each))) ??
      cells.findIndex((each) => each.startsWith('#') && SHEET_ERROR.test(each.trim()));
    if (at !== -1)
      return `Linha ${line}, coluna ${at + 1}: "${cutText(cell(at), 40)}" não é como o Editor escreve: uma planilha alterou este arquivo. Exporte de novo pelo Google Ads Editor e traga sem abrir antes.`;
  }
  return null;
}
