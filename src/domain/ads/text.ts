import { eastAsianWidth } from 'get-east-asian-width';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
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
  let fitting = '';
  let width = 0;
  for (const { segment } of graphemes.segment(whole)) {
    width += adTextWidth(segment);
    if (width > limit) break;
    fitting += segment;
  }
  return fitting.trimEnd();
}

/** The lines that say something, trimmed and composed, whatever ends them. */
export function cleanLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map((line) => line.normalize('NFC').trim())
    .filter((line) => line !== '');
}
