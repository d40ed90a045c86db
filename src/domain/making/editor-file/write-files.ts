import { type EditorCells, editorColumns, priceFileColumns } from './editor-columns.ts';
import { editorRows } from './editor-rows.ts';
import { encodeUtf16, encodeUtf8 } from './encode.ts';
import type { ExportableDraft } from './exportable-draft.ts';
import { sharedListColumns, sharedListRows, type WrittenList } from './shared-lists.ts';
import { webTables, type WebOptions } from './web-tables.ts';

export type EditorEncoding = 'utf-16le' | 'utf-8-bom';

/** Writes the whole campaign for Google Ads Editor: one file, and others for its prices and its shared lists. */
export function writeEditorFiles(ready: ExportableDraft, encoding: EditorEncoding): NamedFile[] {
  const rows = editorRows(ready);
  const file = (name: string, columns: readonly string[], cells: readonly EditorCells[]) => ({
    name,
    bytes: encodeTable([columns, ...cells.map((each) => rowOf(columns, each))], encoding),
  });
  const prices = rows.filter(isPriceRow);
  return [
    file(
      '1-campanha.csv',
      editorColumns,
      rows.filter((cells) => !isPriceRow(cells)),
    ),
    ...(prices.length === 0 ? [] : [file(PRICE_FILE, priceFileColumns, prices)]),
    ...listsFile(listsOf(ready), encoding),
  ];
}

/** The shared lists of a campaign, as it is called in the file. */
export function listsOf({ name, draft: { lists = [] } }: ExportableDraft): WrittenList[] {
  return lists.map((list) => ({ ...list, campaigns: [name] }));
}

/**
 * Shared lists, in a file of their own: nobody has shown the rows of their keywords, and a row that Editor refuses would
 * stop the import of the campaign.
 */
export function listsFile(lists: readonly WrittenList[], encoding: EditorEncoding): NamedFile[] {
  const rows = sharedListRows(lists).map((cells) => rowOf(sharedListColumns, cells));
  if (rows.length === 0) return [];
  return [{ name: LISTS_FILE, bytes: encodeTable([sharedListColumns, ...rows], encoding) }];
}

/** Whether a campaign's lists are a file of their own. */
export function hasListsFile(ready: ExportableDraft): boolean {
  return sharedListRows(listsOf(ready)).length > 0;
}

const LISTS_FILE = '3-listas-de-negativas.csv';

export const PRICE_FILE = '2-precos.csv';

/** See `priceFileColumns`. */
export function isPriceRow(cells: EditorCells): boolean {
  return cells['Type'] !== undefined;
}

export function encodeTable(
  table: readonly (readonly string[])[],
  encoding: EditorEncoding,
): Uint8Array<ArrayBuffer> {
  return encoding === 'utf-16le' ? encodeUtf16(table) : encodeUtf8(table, { withBom: true });
}

export interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Writes the campaign as files for the upload in the browser, numbered in their order. */
export function writeWebFiles(ready: ExportableDraft, options: WebOptions): NamedFile[] {
  return webTables(ready, options)
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, columns, rows }, at) => ({
      name: `${at + 1}-${name}.csv`,
      bytes: encodeUtf8([columns, ...rows.map((cells) => rowOf(columns, cells))], { withBom: false }),
    }));
}

/** Every row has as many cells as the header. */
export function rowOf(columns: readonly string[], cells: EditorCells): string[] {
  return columns.map((column) => oneLine(column, cells[column] ?? ''));
}

/** Only snippet values may contain a line break. */
export function oneLine(column: string, value: string): string {
  return column.startsWith('Snippet Values')
    ? value.replace(/[\t\r]/g, ' ')
    : value.replace(/[\t\r\n]+/g, ' ');
}
