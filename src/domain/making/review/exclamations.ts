const RUN = /[!！]+/gu;

/** Whether a text has one exclamation mark or more. An opening `¡` alone does not count. */
export function hasExclamation(text: string): boolean {
  return /[!！]/u.test(text);
}

/** The text without exclamation marks. Between two words a blank stands for one. */
export function withoutExclamations(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])\s*[!！¡]+\s*(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/(?<!\s)\s*[!！¡]+/gu, '')
    .trim();
}

/** Sentences that ended with an exclamation mark end with a full stop, in Thai with a blank. */
export function withFullStops(text: string): string {
  return text
    .replaceAll('¡', '')
    .replace(/(?<![!！])[!！]*([?？])[!！]+|(?<![!！])[!！]+([?？])/gu, '$1$2')
    .replace(/(?<!\s)\s*[!！]+(?=\s*[.,;:。、])/gu, '')
    .replace(/(?<=\p{sc=Thai})\s*[!！]+\s*/gu, ' ')
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])\s*[!！]+/gu, '。')
    .replace(/(?<!\s)\s*[!！]+/gu, '.')
    .trim();
}

/** Only the last sentence keeps its exclamation mark. */
export function withOneExclamation(text: string): string {
  const last = [...text.matchAll(RUN)].at(-1);
  if (!last) return text;
  const [before, after] = [text.slice(0, last.index), text.slice(last.index + last[0].length)];
  // In Spanish the sentence also has a mark before it.
  const [start = '', opened = ''] = /^(.*?)((?:¡[^!！¡]*)?)$/su.exec(before)?.slice(1) ?? [];
  return `${joined(withFullStops(start), start)}${opened}${last[0].charAt(0)}${after.replaceAll('¡', '')}`;
}

/** The blank that stood after the first sentences. */
function joined(mended: string, before: string): string {
  return /\s$/u.test(before) && mended !== '' ? `${mended} ` : mended;
}
