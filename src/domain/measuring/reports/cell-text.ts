import { cutText } from '#domain/shared/cut-text.ts';

/** A long code that a spreadsheet has rounded, so that several things have the same code. */
export const ROUNDED_CODE = /^\d(?:[.,]\d+)?E\+\d+$/iu;

/** A code of digits, which a program took for a number with decimals: `123456.0`. */
export function plainCode(code: string): string {
  return code.replace(/^(\d+)\.0+$/u, '$1');
}

const SHOWN = 40;

/** A cell as a message shows it. */
export function quoteCell(cell: string): string {
  const text = cell.trim();
  return `"${text.length > SHOWN ? `${cutText(text, SHOWN)}…` : text}"`;
}
