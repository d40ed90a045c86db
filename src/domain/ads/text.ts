import { eastAsianWidth } from 'get-east-asian-width';
import { lazyValue } from '#domain/shared/lazy-value.ts';
import { shownText, splitAtTags } from './dynamic-tags.ts';

const graphemes = lazyValue(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }));
/**
 * ASCII and Latin letters, without control characters and the soft hyphen. Each is one grapheme of one cell,
 * whatever follows.
 */
const PLAIN_START = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f]*/;
/**
 * Composed ASCII and Latin letters up to the Turkish `İ`, on one line and visible, one cell each. Nearly all
 * texts match, so they skip the slow path.
 */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u012f]*$/;
/** Blanks and zero-width characters, which appear in text copied from web pages and chats. */
const INVISIBLE = /^[\s\p{Cf}]*$/u;
/**
 * Characters that nobody sees or types, copied from web pages: they would make two texts of one. The joiners stay, which
 * change how letters look.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const LINE_ENDS = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Hebrew and Arabic letters. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The direction in which a text is read. An Arabic text that begins with a name in Latin letters still runs
 * from right to left, which `dir="auto"` would miss.
 */
export function textDirection(text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}

/**
 * Width as Google counts it: the characters of the composed form, where East Asian Wide and Fullwidth
 * characters count 2 and a dynamic tag counts as much as the text it shows. Ambiguous characters (Cyrillic,
 * ®, €, –) count 1. Source: https://support.google.com/adspolicy/answer/14848297
 */
export function adTextWidth(text: string): number {
  const shown = shownText(text.normalize('NFC'));
  if (PLAIN.test(shown)) return shown.length;
  let width = 0;
  for (const character of shown) width += eastAsianWidth(character.codePointAt(0) ?? 0);
  return width;
}

/**
 * Composes (NFC), trims and cuts a text to `limit` cells. It never cuts inside a grapheme or a tag, and
 * leaves no blank at the end. Only a tag at the beginning is cut, in its default text, lest nothing stays.
 */
export function fitAdText(text: string, limit: number): string {
  const whole = text.normalize('NFC').trim();
  if (adTextWidth(whole) <= limit) return whole;
  if (shownText(whole) === whole) return cutPlainText(whole, limit);
  let fitting = '';
  for (const { piece, shown } of splitAtTags(whole)) {
    const left = limit - adTextWidth(fitting);
    if (adTextWidth(shown) <= left) fitting += piece;
    else if (piece === shown) return (fitting + cutPlainText(piece, left)).trimEnd();
    else return fitting.trimEnd() || cutTag(piece, shown, left);
  }
  return fitting.trimEnd();
}

/** A text that is nothing but a tag keeps it, with a shorter default. */
function cutTag(tag: string, shown: string, limit: number): string {
  const end = `${shown}}`;
  return tag.endsWith(`:${end}`) ? `${tag.slice(0, -end.length)}${cutPlainText(shown, limit)}}` : '';
}

function cutPlainText(whole: string, limit: number): string {
  // Segmenting is slow, so we count the plain start without it. Its last letter may carry a combining mark.
  const plain = PLAIN_START.exec(whole)?.[0].length ?? 0;
  if (plain > limit) return whole.slice(0, limit).trimEnd();
  let width = Math.max(0, plain - 1);
  let fitting = whole.slice(0, width);
  for (const { segment } of graphemes().segment(whole.slice(width))) {
    width += adTextWidth(segment);
    if (width > limit) break;
    fitting += segment;
  }
  return fitting.trimEnd();
}

/** Splits a text at any Unicode line ending. Returns the visible lines, trimmed, composed (NFC), without unseen characters. */
export function cleanLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map((line) => line.replace(UNSEEN, '').normalize('NFC').trim())
    .filter((line) => !INVISIBLE.test(line));
}

/** The visible lines of a text, joined by blanks. */
export function toOneLine(text: string): string {
  return PLAIN.test(text) ? text.trim() : cleanLines(text).join(' ');
}

/**
 * Lower case in composed form, the same for every language. JavaScript lowers the Turkish `İ` to `i` and a
 * combining dot, which nobody types; this function returns `i`. The dotless `ı` stays.
 */
export function toLowerCase(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
}
