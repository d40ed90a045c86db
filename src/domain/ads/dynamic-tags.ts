/**
 * Google's dynamic tags: keyword insertion, location insertion, customizers, countdowns.
 * https://support.google.com/google-ads/answer/2454041
 */
const TAG =
  /\{(?:keyword:(?<keyword>[^{}]*)|(?:location|customizer)(?:\([^{}()]*\)|\.[^{}:]*)(?::(?<text>[^{}]*))?|=?(?:global_)?countdown[^{}]*)\}/iu;
const TAGS = new RegExp(TAG.source, 'giu');

/**
 * Width reserved for a countdown, or for a place or value without a default, because the shown text is not
 * known here.
 */
const UNKNOWN_TEXT = '00000000';

/** The text as people see it: a tag shows its default text, a countdown shows placeholder digits. */
export function shownText(text: string): string {
  return replaceTags(text, UNKNOWN_TEXT);
}

/**
 * The text with the default text of its tags.
 * @param unknown what stands for a tag without a default.
 */
export function replaceTags(text: string, unknown: string): string {
  if (!text.includes('{')) return text;
  return text.replace(TAGS, (tag) => defaultOf(tag) ?? unknown);
}

/** Splits a text into tags and the plain text between them. */
export function splitAtTags(text: string): { piece: string; shown: string }[] {
  const pieces: { piece: string; shown: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGS)) {
    if (match.index > end) pieces.push(plain(text.slice(end, match.index)));
    pieces.push({ piece: match[0], shown: shownText(match[0]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(plain(text.slice(end)));
  return pieces;
}

function plain(piece: string) {
  return { piece, shown: piece };
}

/** The default text of a tag; undefined when it has none. */
export function defaultOf(tag: string): string | undefined {
  const { keyword, text } = TAG.exec(tag)?.groups ?? {};
  return keyword ?? text;
}
