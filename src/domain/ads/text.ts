import { eastAsianWidth } from 'get-east-asian-width';
import { shownText, splitAtTags } from './dynamic-tags.ts';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
/** ASCII and Latin letters, without controls and the soft hyphen: one grapheme and one cell each, whatever follows. */
const PLAIN_START = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f]*/;
/** The same letters up to the Turkish `İ`: composed, on one line and visible, each one cell. Nearly all texts are so. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u012f]*$/;
/** Blanks and zero-width characters, which come with text copied from pages and chats. */
const INVISIBLE = /^[\s\p{Cf}]*$/u;
const LINE_ENDS = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * Length as Google counts it: the composed form's characters, East Asian Wide and Fullwidth ones as 2, and a
 * dynamic tag as long as what it shows. Ambiguous ones (Cyrillic, ®, €, –) count 1. Source: https://support.google.com/adspolicy/answer/14848297
 */
export function adTextWidth(text: string): number {
  const shown = shownText(text.normalize('NFC'));
  if (PLAIN.test(shown)) return shown.length;
  let width = 0;
  for (const character of shown) width += eastAsianWidth(character.codePointAt(0) ?? 0);
  return width;
}

/** In composed form (NFC), trimmed and cut to `limit` cells: never inside a grapheme or a tag, no blank at the end. */
export function fitAdText(text: string, limit: number): string {
  const whole = text.normalize('NFC').trim();
  if (adTextWidth(whole) <= limit) return whole;
  if (shownText(whole) === whole) return cutPlainText(whole, limit);
  let fitting = '';
  for (const { piece, shown } of splitAtTags(whole)) {
    const left = limit - adTextWidth(fitting);
    if (adTextWidth(shown) <= left) fitting += piece;
    else return (piece === shown ? fitting + cutPlainText(piece, left) : fitting).trimEnd();
  }
  return fitting.trimEnd();
}

function cutPlainText(whole: string, limit: number): string {
  // Segmenting is slow, so the plain start is counted without it; its last letter may carry a combining mark.
  const plain = PLAIN_START.exec(whole)?.[0].length ?? 0;
  if (plain > limit) return whole.slice(0, limit).trimEnd();
  let width = Math.max(0, plain - 1);
  let fitting = whole.slice(0, width);
  for (const { segment } of graphemes.segment(whole.slice(width))) {
    width += adTextWidth(segment);
    if (width > limit) break;
    fitting += segment;
  }
  return fitting.trimEnd();
}

/** The lines with something visible, trimmed and in composed form (NFC); any Unicode line ending splits them. */
export function cleanLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map((line) => line.normalize('NFC').trim())
    .filter((line) => !INVISIBLE.test(line));
}

/** The visible lines of a text, joined by blanks. */
export function toOneLine(text: string): string {
  return PLAIN.test(text) ? text.trim() : cleanLines(text).join(' ');
}

/**
 * Lower case in composed form, the same for every language. JavaScript turns the Turkish `İ` into `i` and a
 * combining dot, which no one types: here it becomes `i`. The dotless `ı` stays.
 */
export function toLowerCase(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
}
