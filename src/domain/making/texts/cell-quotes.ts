/** Whether a spreadsheet wrote the line in quotes, as it does with a cell that has quotes itself. */
const isCell = (line: string) => line.includes('""') && /^"(?:[^"]|"")+"$/u.test(line);

/** A spreadsheet writes the cell `"vita max"` as `"""vita max"""`. */
export function withoutCellQuotes(line: string): string {
  return isCell(line) ? line.slice(1, -1).replaceAll('""', '"') : line;
}

/** The opposite, for texts that would lose their own quotes when they are read. Nearly all stay as they are. */
export function keepingQuotes(line: string): string {
  return isCell(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
