/** The form used for searching: without case and accents. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARK, '').toLowerCase();
}

/** Nothing here has an accent. */
const PLAIN = /^[\0-~]*$/;
/** The first marks of Unicode stand behind the Latin letters, so those are not looked up among the marks of every script. */
const MARK = /(?![\0-\u02ff])\p{M}/gu;

/** The expression that finds in folded text what this one finds in text with accents. */
export function withoutAccents({ source, flags }: RegExp): RegExp {
  return new RegExp(source.normalize('NFD').replace(MARK, ''), flags);
}
