import { Gunzip, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { previewSales } from '#domain/measuring/reports/sales/sales-choice.ts';
import { looksLikeSales } from '#domain/measuring/reports/sales/sales-columns.ts';
import { ENOUGH_BYTES } from '#domain/shared/tables/decode.ts';
import { writeDelimited } from '#domain/shared/tables/delimited.ts';
import { isGzip, isPacked } from './packed.ts';
import { hiddenSheets, numberOf, repairedWorkbook, type Workbook } from './workbook.ts';

/** All files of an archive together, and of those in it; a small archive may claim to hold far more. */
const MOST_BYTES = 600 * 1024 * 1024;
/** Cells of a spreadsheet, the empty ones too. The reader fills each gap before a cell, and a small file may name any cell. */
const MOST_CELLS = 20_000_000;
const MOST_ROWS = 1_048_576;
/** An archive in an archive is opened too, and no deeper. */
const DEEPEST = 2;

export interface Unpacked {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it is the sheet of a spreadsheet, written as a table. */
  isSheet: boolean;
}

/**
 * The files that a packed file holds, each sheet of a spreadsheet as a table.
 * @throws when it cannot be read, or holds too much.
 */
export function tablesIn(name: string, bytes: Uint8Array): Promise<Unpacked[]> {
  return open({ name, bytes }, 0, { bytes: MOST_BYTES, cells: MOST_CELLS });
}

/** Parts of documents that are archives too, such as an ODS, a spreadsheet of Numbers, an XLSB or a DOCX. */
const OTHER_DOCUMENT = /^(?:mimetype|\[Content_Types\]\.xml|.*\.iwa)$/u;

/** What may still be unpacked. */
interface Room {
  bytes: number;
  cells: number;
}

async function open(
  { name, bytes }: Pick<Unpacked, 'name'> & { bytes: Uint8Array },
  depth: number,
  room: Room,
): Promise<Unpacked[]> {
  if (depth > DEEPEST || !isPacked(bytes)) return [{ name, bytes: new Uint8Array(bytes), isSheet: false }];
  if (isGzip(bytes)) {
    const file = { name: name.replace(/\.gz$/iu, ''), bytes: gunzip(bytes, room) };
    return open(file, depth + 1, room);
  }
  const inside = unzip(bytes, room);
  if (inside.some(([path]) => path === 'xl/workbook.xml')) {
    const workbook = repairedWorkbook(inside) ?? { files: inside, bytes };
    for (const [, content] of workbook.files) takeCells(content, room);
    return sheetsOf(name, workbook);
  }
  if (inside.some(([path]) => OTHER_DOCUMENT.test(path)))
    return [{ name, bytes: new Uint8Array(bytes), isSheet: false }];
  const unpacked: Unpacked[] = [];
  for (const [path, content] of inside)
    unpacked.push(...(await open({ name: path, bytes: content }, depth + 1, room)));
  return unpacked;
}

function takeBytes(size: number, room: Room): void {
  room.bytes -= size;
  if (room.bytes < 0 || size > ENOUGH_BYTES) throw new Error('the archive is too large');
}

function unzip(bytes: Uint8Array, room: Room): Workbook['files'] {
  const files = unzipSync(bytes, {
    filter: ({ originalSize, name }) => {
      if (name.endsWith('/')) return false;
      takeBytes(originalSize, room);
      return true;
    },
  });
  return Object.entries(files);
}

/** The names of rows and cells in a sheet. */
const NAMED = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const NAME = /^([A-Z]{0,3})(\d{1,7})$/u;

/** Counts the cells up to the last row and the last column that a sheet names. */
function takeCells(bytes: Uint8Array, room: Room): void {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('sheetData')) return;
  let [rows, columns] = [0, 0];
  for (const [, double, single] of text.matchAll(NAMED)) {
    const [, letters = '', row = ''] = NAME.exec(double ?? single ?? '') ?? [];
    const column = numberOf(letters);
    if (row === '') throw new Error('a cell has no name that we know');
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, column);
  }
  room.cells -= rows * columns;
  if (room.cells < 0 || rows > MOST_ROWS) throw new Error('the spreadsheet is too large');
}

/** A GZIP is opened in steps of so many bytes: a small one may hold a thousand times as much. */
const STEP = 16_384;

/** What a GZIP holds, all of its members together. */
function gunzip(bytes: Uint8Array, room: Room): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((chunk) => {
    takeBytes(chunk.length, room);
    size += chunk.length;
    if (size > ENOUGH_BYTES) throw new Error('the archive is too large');
    chunks.push(chunk);
  });
  for (let from = 0; from < bytes.length; from += STEP)
    stream.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * The sheets that we know, the hidden ones only where no other is known; of a spreadsheet without any, the first one, so that a
 * person is told why.
 */
async function sheetsOf(name: string, { files, bytes }: Workbook): Promise<Unpacked[]> {
  const hidden = hiddenSheets(files);
  const sheets = await readSheets(new Uint8Array(bytes).buffer);
  const tables = sheets.map(({ sheet, data }) => ({
    sheet,
    bytes: new TextEncoder().encode(
      writeDelimited(
        data.map((row) => row.map((cell) => cellText(cell))),
        ',',
      ),
    ),
  }));
  const known = tables.filter((table) => isKnown(table.bytes));
  const seen = known.filter(({ sheet }) => !hidden.has(sheet));
  const chosen = [seen, known].find((each) => each.length > 0) ?? tables.slice(0, 1);
  return chosen.map((table) => ({
    name: chosen.length === 1 ? name : `${name} (${table.sheet})`,
    bytes: table.bytes,
    isSheet: true,
  }));
}

function isKnown(bytes: Uint8Array): boolean {
  if (readReportFile(bytes).report.type !== null) return true;
  const preview = previewSales(bytes);
  return preview !== null && looksLikeSales(preview.columns);
}

/** Excel keeps 15 digits of a number. */
const LONGEST = 1e15;

/** A cell as a file of Google writes it, with a point before its decimals. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'string' || typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return '';
  const [day = '', time = ''] = cell.toISOString().split(/[T.]/u);
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function numberText(value: number): string {
  if (Math.abs(value) >= LONGEST) return value.toExponential(5).toUpperCase(); // a code whose last digits are lost
  const text = String(Number(value.toPrecision(15)));
  // Three decimals look like thousands.
  return /\.\d{3}$/u.test(text) ? `${text}0` : text;
}
