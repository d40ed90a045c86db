import writeExcelFile from 'write-excel-file/universal';
import type { SheetTable } from './spreadsheet-tables.ts';

/** A spreadsheet would run a text with such a start as a formula, if not here then once saved as CSV. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** The format holds no control characters. */
const CONTROL = /[^\P{Cc}\n]/gu;
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
  const plain = text.replace(CONTROL, ' ');
  return FORMULA_START.test(text) ? `'${plain}` : plain;
}

function widthsOf(rows: SheetTable['rows']): { width: number }[] {
  const [heading = []] = rows;
  return heading.map((_, at) => {
    const longest = rows.reduce((most, cells) => Math.max(most, String(cells[at] ?? '').length), NARROWEST);
    return { width: Math.min(longest + 2, WIDEST) };
  });
}
