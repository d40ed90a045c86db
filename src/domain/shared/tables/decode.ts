export type Encoding = 'utf-16le' | 'utf-16be' | 'utf-8-bom' | 'utf-8' | 'windows-1252';
export type Decoded = { ok: true; text: string; encoding: Encoding } | { ok: false; error: string };

interface Decoder {
  decode: (bytes: Uint8Array) => string;
}
// Node and browsers provide it, but TypeScript's library for the language alone does not declare it.
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: string, options: { fatal: boolean }) => Decoder;
};

const MAX_FILE_MB = 40;
const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
/** Reading this much of a file is enough to refuse it for its size; a phone may not hold all of it. */
export const ENOUGH_BYTES = MAX_FILE_BYTES + 1;

/** First bytes of other file formats that people mistake for a table. */
const otherKinds: readonly { starts: string; error: string }[] = [
  { starts: 'PK\u0003\u0004', error: 'é uma planilha XLSX ou um ZIP: exporte em CSV.' },
  { starts: '%PDF', error: 'é um PDF: exporte em CSV.' },
  { starts: '\u00d0\u00cf\u0011\u00e0', error: 'é uma planilha XLS antiga: exporte em CSV.' },
  { starts: '\u001f\u008b', error: 'está compactado (GZIP): descompacte antes.' },
  { starts: '\u0089PNG', error: 'é uma imagem.' },
  { starts: '\u00ff\u00d8\u00ff', error: 'é uma imagem.' },
];

/** Decodes a file that Google wrote, UTF-16LE with a BOM or UTF-8, or that Excel saved again: Windows-1252. */
export function decodeTable(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return refuse('está vazio.');
  if (bytes.length > MAX_FILE_BYTES) return refuse(`tem mais de ${MAX_FILE_MB} MB: divida-o em partes.`);
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const other = otherKinds.find(({ starts }) => start.startsWith(starts));
  if (other) return refuse(other.error);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2), 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  if (looksLikeUtf16(bytes, 1)) return decodeUtf16(bytes, 'utf-16le');
  if (looksLikeUtf16(bytes, 0)) return decodeUtf16(bytes, 'utf-16be');
  return decodeUtf8(bytes);
}

/**
 * For files without a byte order mark: in UTF-16, nearly every second byte of Latin text is zero, and other
 * text contains no zeros.
 */
export function looksLikeUtf16(bytes: Uint8Array, offset: 0 | 1): boolean {
  const sample = bytes.subarray(0, 512);
  let zeros = 0;
  for (let position = offset; position < sample.length; position += 2) if (sample[position] === 0) zeros += 1;
  return sample.length >= 4 && sample.length % 2 === 0 && zeros > sample.length / 4;
}

function refuse(reason: string): Decoded {
  return { ok: false, error: `O arquivo ${reason}` };
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  const text = new TextDecoder(encoding, { fatal: false }).decode(bytes);
  if (bytes.length % 2 === 1)
    return refuse(`foi cortado na linha ${lineAt(text, text.length)}: falta metade de um caractere.`);
  return checkText(text, encoding);
}

function decodeUtf8(bytes: Uint8Array): Decoded {
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = hasBom ? bytes.subarray(3) : bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return checkText(decodeTwice(text) ?? text, hasBom ? 'utf-8-bom' : 'utf-8');
  } catch {
    const read = new TextDecoder('utf-8', { fatal: false }).decode(body);
    const old = hasBom ? null : decodeOld(body, read);
    if (old !== null) return checkText(old, 'windows-1252');
    const where = positionText(read, read.indexOf('\uFFFD'));
    return refuse(`não está em UTF-8 nem em UTF-16 (${where}). No Excel, salve como "CSV UTF-8".`);
  }
}

/** Windows-1252 from 0x80 to 0x9f, which some releases of Node decode as control characters. */
const AT_80 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * The text that Excel saves as "CSV" in Western countries. Null when the bytes are something else: UTF-8 that was spoiled, or
 * another country's code page, in which whole words become letters with accents.
 * @param read the same bytes as UTF-8.
 */
function decodeOld(bytes: Uint8Array, read: string): string | null {
  if (/[^\p{ASCII}\ufffd]/u.test(read)) return null;
  const text = new TextDecoder('windows-1252', { fatal: false })
    .decode(bytes)
    .replace(/[\u0080-\u009f]/gu, (control) => AT_80[control.charCodeAt(0) - 0x80] ?? '');
  return /\ufffd|[À-ÖØ-öø-ÿŠŽšžŒœŸ]{4}/u.test(text) ? null : text;
}

/** How letters with accents look when a program took UTF-8 for Windows-1252: `ComissÃ£o`. */
const TWICE = /Ã[\u00a1-\u00bf]|â€/u;

/** The text of a file whose letters were all encoded twice; null for any other. */
export function decodeTwice(text: string): string | null {
  if (!TWICE.test(text)) return null;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code <= 0xff ? code : 0x80 + AT_80.indexOf(text.charAt(at));
    if (byte < 0x80 && code > 0x7f) return null;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function checkText(text: string, encoding: Encoding): Decoded {
  const nul = text.indexOf('\u0000');
  if (nul !== -1)
    return refuse(
      `tem um caractere nulo (${positionText(text, nul)}): não é texto, ou a codificação está errada.`,
    );
  if (/^\s*$/u.test(text)) return refuse('está vazio.');
  if (/^\s*[{[]/u.test(text)) return refuse('é um JSON, não uma tabela.');
  if (/^\s*<(?:!doctype|html|\?xml|head|meta|style|body|table)\b/iu.test(text))
    return refuse('é uma página HTML ou XML, não uma tabela.');
  return { ok: true, text, encoding };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function positionText(text: string, index: number): string {
  return `linha ${lineAt(text, index)}, caractere ${index - text.lastIndexOf('\n', index - 1)}`;
}
