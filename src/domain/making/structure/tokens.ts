import { normalForm } from '#domain/ads/keyword.ts';

/** Small words of Portuguese, Spanish and English that carry no meaning in a search. */
const small = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas por para pra com sem e ou que qual quais se ao aos
  el la los las un una unos unas del al en con sin y lo su es son
  the an of in on at to for with without and or is are do does how what which it its my your i`.split(/\s+/),
);

export const isSmallWord = (folded: string): boolean => small.has(folded);

/** Lower case, without accents, with `.` and `-` replaced by blanks. */
export function foldSearch(text: string): string {
  const form = normalForm(text);
  return PLAIN.test(form) ? form : form.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Nothing here has an accent. */
const PLAIN = /^[ -~]*$/;

/** The meaningful words of a text, without their endings, so that `kits` and `kit` are equal. */
export function contentStems(text: string): string[] {
  return foldSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map(stem);
}

/** A word without its ending: plurals and genders become equal. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:oes|aes|ais|eis|es|s)$/u, '').replace(/[aeo]$/u, '') || word;
}
