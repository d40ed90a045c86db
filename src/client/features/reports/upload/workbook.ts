import { zipSync } from 'fflate';

/** An XLSX: its parts, and the whole file. */
export interface Workbook {
  files: [name: string, bytes: Uint8Array][];
  bytes: Uint8Array;
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u;
const ROW_OR_CELL = /<((?:\w+:)?(?:row|c))(?=[\s/>])([^>]*)>/gu;
const NAMELESS = /<(?:\w+:)?(?:row|c)(?=[\s/>])(?![^>]*\sr\s*=)/u;
const REFERENCE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/u;
const ERROR_TYPE = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/gu;
const UNCOMPUTED =
  /<((?:\w+:)?)c(?=[\s>])([^>]*)>(<\1f(?=[\s/>])(?:[^>]*\/>|[^>]*>[^<]*<\/\1f>))(<\1v\s*\/>|<\1v><\/\1v>)?<\/\1c>/gu;

/**
 * The workbook with what our reader would take for empty cells: errors and formulas that no program has computed become texts,
 * and cells without a name get one. Null where it has none of these.
 */
export function repairedWorkbook(files: Workbook['files']): Workbook | null {
  const repaired = files.map(([name, bytes]): Workbook['files'][number] => {
    if (!SHEET.test(name)) return [name, bytes];
    const before = new TextDecoder().decode(bytes);
    const text = (NAMELESS.test(before) ? withNames(before) : before)
      .replace(ERROR_TYPE, '$1$2str$2')
      .replace(UNCOMPUTED, (whole, prefix: string, attributes: string, formula: string, value?: string) => {
        if (value !== undefined && /\bt=["']str/u.test(attributes)) return whole; // an empty text
        const own = attributes.replace(/\st=(?:"[^"]*"|'[^']*')/u, '');
        return `<${prefix}c${own} t="str">${formula}<${prefix}v>#VALOR!</${prefix}v></${prefix}c>`;
      });
    if (text === before) return [name, bytes];
    return [name, new TextEncoder().encode(text)];
  });
  if (repaired.every(([, bytes], at) => bytes === files[at]?.[1])) return null;
  return { files: repaired, bytes: zipSync(Object.fromEntries(repaired), { level: 0 }) };
}

/** Programs may leave out the names of rows and cells: each then follows the one before it. */
function withNames(text: string): string {
  let [row, column] = [0, 0];
  return text.replace(ROW_OR_CELL, (whole, tag: string, attributes: string) => {
    const [, letters = '', digits] = REFERENCE.exec(attributes) ?? [];
    const isRow = tag.endsWith('row');
    if (isRow) [row, column] = [digits === undefined ? row + 1 : Number(digits), 0];
    else column = letters === '' ? column + 1 : numberOf(letters);
    if (digits !== undefined) return whole;
    return `<${tag} r="${isRow ? '' : lettersOf(column)}${row}"${attributes}>`;
  });
}

/** The number of a column: `A` is 1, `AA` is 27. */
export function numberOf(letters: string): number {
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return `${before === 0 ? '' : lettersOf(before)}${String.fromCharCode(65 + rest)}`;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The names of the sheets that nobody sees. */
export function hiddenSheets(files: Workbook['files']): ReadonlySet<string> {
  const [, bytes = new Uint8Array()] = files.find(([name]) => name === 'xl/workbook.xml') ?? [];
  const tags = new TextDecoder().decode(bytes).matchAll(/<(?:\w+:)?sheet\s([^>]*)>/gu);
  return new Set(
    [...tags].flatMap(([, attributes = '']) => {
      const [, name = ''] = /\bname="([^"]*)"/u.exec(attributes) ?? [];
      const isHidden = /\bstate="(?:hidden|veryHidden)"/u.test(attributes);
      return isHidden ? [name.replace(/&\w+;/gu, (entity) => entities[entity] ?? entity)] : [];
    }),
  );
}
