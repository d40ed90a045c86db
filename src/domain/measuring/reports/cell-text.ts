import { cutText } from '#domain/shared/cut-text.ts';

const SHOWN = 40;

/** A cell as a message shows it. */
export function quoteCell(cell: string): string {
  const text = cell.trim();
  return `"${text.length > SHOWN ? `${cutText(text, SHOWN)}…` : text}"`;
}
