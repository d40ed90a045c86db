import { decodeTwice, looksLikeUtf16 } from '#domain/shared/tables/decode.ts';

const UTF8_BOM = [0xef, 0xbb, 0xbf];
const UTF16_LE_BOM = [0xff, 0xfe];
const UTF16_BE_BOM = [0xfe, 0xff];

/**
 * Decodes bytes to text. It is passed in because TextDecoder belongs to the platform, which the domain does
 * not know.
 */
export type Decode = (
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
  bytes: Uint8Array,
) => string | null;

/**
 * Decodes a .txt file of Windows, Excel, Google Ads or a phone: UTF-8 with or without a byte order mark,
 * UTF-16, otherwise Windows-1252.
 * @param decode returns null when the bytes are not in that encoding.
 */
export function decodeTextFile(bytes: Uint8Array, decode: Decode): string {
  if (startsWith(bytes, UTF8_BOM)) return decodeUtf8(bytes.subarray(3), decode);
  if (startsWith(bytes, UTF16_LE_BOM)) return decode('utf-16le', bytes.subarray(2)) ?? '';
  if (startsWith(bytes, UTF16_BE_BOM)) return decode('utf-16be', bytes.subarray(2)) ?? '';
  if (looksLikeUtf16(bytes, 1)) return decode('utf-16le', bytes) ?? '';
  if (looksLikeUtf16(bytes, 0)) return decode('utf-16be', bytes) ?? '';
  return decodeUtf8(bytes, decode);
}

function decodeUtf8(bytes: Uint8Array, decode: Decode): string {
  const text = decode('utf-8', bytes);
  return text === null ? decodeOld(bytes, decode) : (decodeTwice(text) ?? text);
}

function decodeOld(bytes: Uint8Array, decode: Decode): string {
  return decode('windows-1252', bytes) ?? '';
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => bytes[position] === byte);
}
