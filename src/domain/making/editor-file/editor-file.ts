import { decodeTable, type Encoding } from '#domain/shared/tables/decode.ts';
import { chooseDelimiter, parseDelimited, type TableRow } from '#domain/shared/tables/delimited.ts';
import { type Columns, findColumns, normalHeader } from './columns.ts';
import { encodeUtf16 } from './encode.ts';
import { type RowKind, classifyRow } from './rows.ts';

export type Dialect = 'editor' | 'web' | 'unknown';

export interface EditorFile {
  dialect: Exclude<Dialect, 'unknown'>;
  encoding: Encoding;
  headers: readonly string[];
  columns: Columns;
  rows: readonly (TableRow & { kind: RowKind })[];
}

export type EditorRead =
  | { ok: true; file: EditorFile }
  | { ok: false; dialect: Dialect; encoding: Encoding | null; error: string };

/** Columns that only the web upload has, and columns that only Editor has. */
const webColumns = ['action', 'rowtype'];
const editorColumns = [
  'criteriontype',
  'campaign#original',
  'adgroup#original',
  'linktext',
  'snippetvalues',
  'campaignstatus#original',
];

const campaignNames = ['campaign', 'campaignname'];
const translated = [
  ...['campanha', 'palavra-chave', 'campaña', 'palabraclave', 'kampagne', 'anzeigengruppe', 'campagne'],
  ...['motclé', 'campagna', 'parolachiave', 'kampania', 'キャンペーン'],
];

/**
 * Reads an export of Google Ads Editor, or a file of the web upload. One error refuses the whole file, so
 * that nothing is imported partially.
 * @param onProgress receives the finished share, from 0 to 1.
 */
export function readEditorFile(bytes: Uint8Array, onProgress?: (share: number) => void): EditorRead {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) return { ok: false, dialect: 'unknown', encoding: null, error: decoded.error };
  const { encoding, text } = decoded;
  const refuse = (error: string, dialect: Dialect = 'unknown'): EditorRead => ({
    ok: false,
    dialect,
    encoding,
    error,
  });
  const table = parseDelimited(text, chooseDelimiter(text, hasHeader), onProgress);
  if (!table.ok) return refuse(table.error);
  const [head, ...body] = table.rows.filter((row) => !isComment(row));
  if (!head) return refuse('O arquivo está vazio.');
  const { dialect, error } = readHeader(head);
  if (error !== undefined) return refuse(error, dialect);
  if (body.length === 0) return refuse('O arquivo tem só o cabeçalho, nenhuma linha.', dialect);
  const columns = findColumns(head.cells);
  const rows = body.map((row) => ({ ...row, kind: classifyRow(row.cells, columns) }));
  const fault = findRowFault(rows, head.cells);
  if (fault !== undefined) return refuse(fault, dialect);
  return { ok: true, file: { dialect, encoding, headers: head.cells, columns, rows: rows.filter(hasKind) } };
}

function hasHeader(rows: readonly TableRow[]): boolean {
  const head = rows.find((row) => !isComment(row));
  return head !== undefined && readHeader(head).dialect !== 'unknown';
}

/** A line that Google ignores. A campaign may be called `#1` too, but its rows have other cells. */
function isComment({ cells: [first = '', ...others] }: TableRow): boolean {
  return first.startsWith('#') && others.every((cell) => cell === '');
}

type Header = { dialect: EditorFile['dialect']; error?: undefined } | { dialect: Dialect; error: string };

function readHeader({ line, cells }: TableRow): Header {
  const names = cells.map(normalHeader);
  const isWeb = webColumns.some((name) => names.includes(name));
  const hasCampaign = names.some((name) => campaignNames.includes(name));
  const dialect = isWeb ? 'web' : hasCampaign ? 'editor' : 'unknown';
  const repeated = names.findIndex((name, at) => name !== '' && names.indexOf(name) < at);
  if (dialect === 'unknown') {
    const isTranslated = names.some((name) => translated.includes(name));
    const reason = isTranslated
      ? 'os cabeçalhos precisam estar em inglês.'
      : 'falta a coluna Campaign: não é um arquivo do Google Ads Editor.';
    return { dialect, error: `Linha ${line}, coluna 1: ${reason}` };
  }
  if (repeated !== -1)
    return {
      dialect,
      error: `Linha ${line}, coluna ${repeated + 1}: o cabeçalho "${cells[repeated] ?? ''}" se repete.`,
    };
  const foreign = isWeb ? names.findIndex((name) => editorColumns.includes(name)) : -1;
  if (foreign !== -1) {
    return {
      dialect: 'unknown',
      error: `Linha ${line}, coluna ${foreign + 1}: "${cells[foreign] ?? ''}" é do Editor, mas o arquivo tem colunas do envio pelo navegador.`,
    };
  }
  return { dialect };
}

function findRowFault(
  rows: readonly (TableRow & { kind: RowKind | null })[],
  headers: readonly string[],
): string | undefined {
  const uneven = rows.find(({ cells }) => cells.length !== headers.length);
  if (uneven) {
    const { line, cells } = uneven;
    return `Linha ${line}, coluna ${Math.min(cells.length, headers.length) + 1}: a linha tem ${cells.length} colunas e o cabeçalho tem ${headers.length}.`;
  }
  const again = rows.find(({ cells }) => cells.every((cell, at) => cell.trim() === headers[at]?.trim()));
  if (again)
    return `Linha ${again.line}, coluna 1: o cabeçalho se repete: o arquivo junta duas exportações. Traga uma de cada vez.`;
  const double = rows.find(({ kind }) => kind === null);
  if (!double) return undefined;
  return `Linha ${double.line}, coluna 1: a linha tem dois itens ao mesmo tempo, como uma palavra-chave e um anúncio.`;
}

function hasKind<Row extends { kind: RowKind | null }>(row: Row): row is Row & { kind: RowKind } {
  return row.kind !== null;
}

/** Writes the file as Editor does, with the same number of cells in every row. */
export function writeEditorFile({ headers, rows }: Pick<EditorFile, 'headers' | 'rows'>): Uint8Array {
  return encodeUtf16([headers, ...rows.map(({ cells }) => cells)]);
}
