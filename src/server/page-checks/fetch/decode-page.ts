import { TextDecoder } from 'node:util';
import sniffEncoding from 'html-encoding-sniffer';

/** The bytes that are read of a page, after decompression. */
export const MOST_PAGE_BYTES = 5 * 1024 * 1024;

/**
 * The text of a page, in the encoding that browsers would choose (the HTML standard's algorithm). Wrong bytes become
 * replacement characters.
 * @param label the encoding that the answer's header names.
 */
export function decodePage(bytes: Uint8Array, label?: string): string {
  const encoding = sniffEncoding(bytes, {
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
    defaultEncoding: looksLikeUtf8(bytes) ? 'utf-8' : 'windows-1252',
  });
  return decoderOf(encoding).decode(bytes);
}

/** Browsers know encodings that Node has no decoder for, such as "replacement". Their pages are read as Western European. */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

function looksLikeUtf8(bytes: Uint8Array): boolean {
  try {
    // A character at the end may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
