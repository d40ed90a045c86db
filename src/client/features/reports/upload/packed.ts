const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b];
/** An XLS of Excel until 2003. */
const OLD_SHEET = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Whether a file holds tables that must be taken out of it. Its name may not say so: an `.xlsx` is a ZIP.
 * @param start its first bytes.
 */
export function isPacked(start: Uint8Array): boolean {
  return begins(start, ZIP) || isGzip(start);
}

export function isGzip(start: Uint8Array): boolean {
  return begins(start, GZIP);
}

/** Networks give a text the name of a spreadsheet, such as `vendas.xls`. */
export function isText(start: Uint8Array): boolean {
  return start.length > 0 && !isPacked(start) && !begins(start, OLD_SHEET);
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
