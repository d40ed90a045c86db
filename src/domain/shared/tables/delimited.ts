export const delimiters = ['\t', ',', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

/** One record: its cells, and the line of the file on which it starts. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Far more than any report has. A file of nothing but delimiters or line ends would fill the memory of the reader's computer. */
const MOST_CELLS = 2000;
const MOST_ROWS = 1_000_000;

/** Rows between two reports of progress. */
const REPORT_EVERY = 500;

export type Delimited = { ok: true; rows: TableRow[] } | { ok: false; error: string };

/** Enough of a file to see how it is written. */
const BEGINNING = 20_000;

/** The delimiters, first the one that gives the most cells in the longest of the first lines. */
function rankDelimiters(text: string): Delimiter[] {
  const lines = text
    .slice(0, BEGINNING)
    .split(/\r\n|\r|\n/)
    .slice(0, 12);
  const counts = delimiters.map((delimiter) => ({
    delimiter,
    cells: Math.max(...lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length)),
  }));
  return counts.toSorted((one, other) => other.cells - one.cells).map(({ delimiter }) => delimiter);
}

/** Returns the delimiter that gives the most cells in the longest of the first lines. */
export function detectDelimiter(text: string): Delimiter {
  return rankDelimiters(text)[0] ?? ',';
}

/**
 * Returns the first delimiter with which the beginning of the file is known: in a narrow table the names may have more
 * commas than the file has columns.
 */
export function chooseDelimiter(text: string, isKnown: (rows: readonly TableRow[]) => boolean): Delimiter {
  const whole = text.slice(0, BEGINNING);
  const start =
    text.length > BEGINNING ? whole.slice(0, Math.max(0, whole.search(/[\r\n][^\r\n]*$/))) : whole;
  const known = rankDelimiters(text).find((delimiter) => {
    const table = parseDelimited(start, delimiter);
    return table.ok && isKnown(table.rows);
  });
  return known ?? detectDelimiter(text);
}

/**
 * Parses cells by RFC 4180, with any delimiter and line ending. Blank lines are dropped. Errors name line and
 * column, which common CSV libraries do not.
 * @param onProgress receives the finished share, from 0 to 1.
 */
export function parseDelimited(
  text: string,
  delimiter: Delimiter,
  onProgress?: (share: number) => void,
): Delimited {
  const rows: TableRow[] = [];
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"|([^${delimiter}\\r\\n]*)`, 'y');
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row: TableRow = { line, cells: [] };
    if (rows.length % REPORT_EVERY === 0) onProgress?.(at / text.length);
    for (;;) {
      cell.lastIndex = at;
      const [whole = '', quoted, plain = ''] = cell.exec(text) ?? [];
      if (quoted === undefined && plain.startsWith('"'))
        return faultAt(line, row, 'as aspas não fecham: o arquivo foi cortado.');
      at += whole.length;
      row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
      line += quoted === undefined ? 0 : quoted.split('\n').length - 1;
      if (text[at] !== delimiter) break;
      if (row.cells.length === MOST_CELLS) return faultAt(line, row, 'há colunas demais.');
      at += 1;
    }
    const end = /\r\n|\r|\n|$/y;
    end.lastIndex = at;
    const found = end.exec(text);
    if (!found)
      return faultAt(line, { line, cells: row.cells.slice(1) }, 'há texto depois das aspas que fecham.');
    at += found[0].length;
    line += 1;
    if (row.cells.some((value) => value !== '') && !isHint(row, rows.length)) rows.push(row);
    if (rows.length > MOST_ROWS)
      return faultAt(line, { line, cells: [] }, 'há linhas demais: divida o arquivo.');
  }
  return { ok: true, rows };
}

/** Excel's `sep=;` above the table. */
function isHint({ cells: [first = ''] }: TableRow, before: number): boolean {
  return before === 0 && /^sep=.?$/iu.test(first);
}

function faultAt(line: number, row: TableRow, reason: string): Delimited {
  return { ok: false, error: `Linha ${line}, coluna ${row.cells.length + 1}: ${reason}` };
}

/** The inverse of `parseDelimited`, with CRLF line endings. A cell is quoted only when it needs quotes. */
export function writeDelimited(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  const needsQuotes = new RegExp(`[${delimiter}"\\r\\n]`);
  const writeCell = (value: string): string =>
    needsQuotes.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return rows.map((row) => `${row.map(writeCell).join(delimiter)}\r\n`).join('');
}
