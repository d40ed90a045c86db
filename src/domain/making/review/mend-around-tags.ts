import { splitAtTags } from '#domain/ads/dynamic-tags.ts';

/** A letter that no text has. */
const TAG_MARK = '\u{10380}';

/** Mends a text and keeps its dynamic tags as they are. */
export function mendAroundTags(text: string, mend: (plain: string) => string): string {
  const pieces = splitAtTags(text);
  const tags = pieces.filter(({ piece, shown }) => piece !== shown).map(({ piece }) => piece);
  if (tags.length === 0) return mend(text);
  if (text.includes(TAG_MARK)) return text;
  const mended = mend(pieces.map(({ piece, shown }) => (piece === shown ? piece : TAG_MARK)).join(''));
  return mended.replaceAll(TAG_MARK, () => tags.shift() ?? '');
}
