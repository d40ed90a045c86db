import { writeDelimited } from '#domain/shared/tables/delimited.ts';

// Node and browsers provide it, but TypeScript's library for the language alone does not declare it.
const { TextEncoder } = globalThis as unknown as {
  TextEncoder: new () => { encode: (text: string) => Uint8Array<ArrayBuffer> };
};

type Table = readonly (readonly string[])[];

/** Encodes a table as Editor does: UTF-16LE with BOM, tabs, CRLF. */
export function encodeUtf16(table: Table): Uint8Array<ArrayBuffer> {
  const text = `\uFEFF${writeDelimited(table, '\t')}`;
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[at * 2] = unit & 0xff;
    bytes[at * 2 + 1] = unit >> 8;
  }
  return bytes;
}

/**
 * Encodes a table as UTF-8 with commas and CRLF. Editor on Windows needs the BOM, and the web upload refuses
 * it.
 */
export function encodeUtf8(table: Table, { withBom }: { withBom: boolean }): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${withBom ? '\uFEFF' : ''}${writeDelimited(table, ',')}`);
}
