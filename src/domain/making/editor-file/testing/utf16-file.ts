export type FileCells = Partial<Record<string, string>>;

const quoted = (cell: string) => (/[\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A file as Google Ads Editor writes it, made independently of our own writer. */
export function utf16File(headers: readonly string[], rows: readonly FileCells[]): Uint8Array {
  const table = [headers, ...rows.map((cells) => headers.map((header) => cells[header] ?? ''))];
  const text = `\uFEFF${table.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('')}`;
  const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return new Uint8Array(units.buffer); // little-endian, as on every machine that runs this
}
