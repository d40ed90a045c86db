import { eastAsianWidth } from 'get-east-asian-width';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
/** Latin letters and ASCII without controls and the soft hyphen: each is one grapheme, one cell wide, beside any other. */
const PLAIN_START = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f]*/;
/** Nothing one could see: zero-width marks come along with text copied from pages and chats. */
const UNSEEN = /^[\s\p{Cf}]*$/u;
const LINE_ENDS = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * Length as Google counts it: the composed form's characters, East Asian Wide and Fullwidth ones as 2.
 * Ambiguous ones (Cyrillic, ®, €, –) count 1. Source: https://support.google.com/adspolicy/answer/14848297
 */
export function adTextWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += eastAsianWidth(character.codePointAt(0) ?? 0);
  return width;
}

/** Composed, trimmed and cut to `limit` cells, never inside a grapheme and with no blank at the end. */
export function fitAdText(text: string, limit: number): string {
  const whole = text.normalize('NFC').trim();
  if (adTextWidth(whole) <= limit) return whole;
  // Segmenting is most of a long list's time: only what is not plain needs it. The last plain letter may bear a mark.
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

/** The lines on which something is to be seen, trimmed and composed, whatever ends them. */
export function cleanLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map((line) => line.normalize('NFC').trim())
    .filter((line) => !UNSEEN.test(line));
}
