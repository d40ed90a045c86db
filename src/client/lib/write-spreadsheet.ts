import writeExcelFile from 'write-excel-file/universal';
import { FORMULA_START } from './formula-start.ts';

/** One sheet of a spreadsheet for people. The first row holds the headings. */
export interface SheetTable {
  name: string;
  rows: (string | number)[][];
}

/**
 * The format does not allow these characters. The library drops them, so the character after them would become the
 * first one.
 */
const UNWRITABLE = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/gu;
/** The format decodes such a text as the character with this number: `_x003D_` becomes an equals sign. */
const CHARACTER_CODE = /_(?=x[\dA-F]{4}_)/gi;
const [NARROWEST, WIDEST] = [12, 60];

/** Writes the sheets as one XLSX file. Texts that could be run as formulas get a leading apostrophe. */
export async function writeSpreadsheet(tables: readonly SheetTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = tables.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: widthsOf(rows),
    data: rows.map((cells, row) =>
      cells.map((cell) => {
        if (typeof cell === 'number') return cell;
        const value = neutralised(cell);
        return row === 0 ? { value, type: String, fontWeight: 'bold' as const } : { value, type: String };
      }),
    ),
  }));
  const blob = await writeExcelFile(sheets).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function neutralised(text: string): string {
  const plain = text.replace(UNWRITABLE, ' ');
  const literal = plain.replace(CHARACTER_CODE, '_x005F_');
  return FORMULA_START.test(plain) ? `'${literal}` : literal;
}

function widthsOf(rows: SheetTable['rows']): { width: number }[] {
  const [heading = []] = rows;
  return heading.map((_, at) => {
    const longest = rows.reduce((most, cells) => Math.max(most, String(cells[at] ?? '').length), NARROWEST);
    return { width: Math.min(longest + 2, WIDEST) };
  });
}
