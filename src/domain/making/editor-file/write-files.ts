import { type EditorCells, editorColumns } from './editor-columns.ts';
import { editorRows } from './editor-rows.ts';
import { encodeUtf16, encodeUtf8 } from './encode.ts';
import type { ExportableDraft } from './exportable-draft.ts';
import { webTables, type WebOptions } from './web-tables.ts';

export type EditorEncoding = 'utf-16le' | 'utf-8-bom';

/** Writes the whole campaign as one file for Google Ads Editor. */
export function writeEditorFile(ready: ExportableDraft, encoding: EditorEncoding): Uint8Array<ArrayBuffer> {
  const table = [editorColumns, ...editorRows(ready).map((cells) => rowOf(editorColumns, cells))];
  return encodeTable(table, encoding);
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
