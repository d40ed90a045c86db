import type { LanguageCode } from '#domain/ads/languages.ts';

/** Endings, the longest first; a stem keeps three letters at least. */
const endings: Partial<Record<LanguageCode, RegExp>> = {
  da: /(?:erne|ene|ets|ens|er|en|et|e|s)$/u,
  de: /(?:ern|em|en|er|es|e|n|s)$/u,
  fr: /(?:eaux|aux|ees|ee|es|s|x|e)$/u,
  is: /(?:anna|unum|inn|um|ar|ir|ur|a|i|u)$/u,
  it: /(?:zioni|zione|he|hi|[aeio])$/u,
  nl: /(?:eren|en|er|je|s|e)$/u,
  no: /(?:ene|er|en|et|e|a|s)$/u,
  pl: /(?:ami|ach|owi|ego|emu|ow|om|ie|ia|[aeiouy])$/u,
  ru: /(?:ами|ями|ого|его|ому|ов|ев|ей|ах|ях|ом|ем|ый|ая|ое|ые|[аеиоуыьюя])$/u,
  sk: /(?:ami|och|ach|eho|emu|ov|om|ou|[aeiouy])$/u,
  sl: /(?:ami|ega|emu|ov|om|ih|[aeiou])$/u,
  sv: /(?:arna|erna|orna|ar|er|or|en|et|e|a|s)$/u,
  tr: /(?:lari|leri|lar|ler)$/u,
  ar: /(?:ات|ون|ين|ة|ه)$/u,
};
const SHORTEST = 3;

/** Portuguese: `avaliação` and `avaliações`, `natural` and `naturais`, `viagem` and `viagens`, `bom` and `bons`. */
const portuguese: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})(?:oes|aes|aos|ao)$/u, 'a'],
  [/(?<=.{3})(?:ais|al)$/u, 'al'],
  [/(?<=.{3})(?:eis|el)$/u, 'el'],
  [/(?<=.{3})(?:ois|ol)$/u, 'ol'],
  [/(?<=.{2})(?:ns|m)$/u, 'n'],
];
/** English: `berry` and `berries`, `box` and `boxes`, `loss` and `losses`. */
const english: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{2})(?:ies|y)$/u, 'i'],
  [/(x|ch|sh|ss|z)es$/u, '$1'],
  [/ss$/u, 'ss'],
];
/** Spanish: `voz` and `voces`. */
const spanish: readonly (readonly [RegExp, string])[] = [[/(?<=.{2})(?:ces|z)$/u, 'z']];

const regular: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  pt: portuguese,
  en: english,
  es: spanish,
};

/** A word without its ending in any of the languages that end plurals with an s: plurals and genders become equal. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:oes|aes|ais|eis|es|s)$/u, '').replace(/[aeo]$/u, '') || word;
}

/** The stems of a language: plurals, genders and cases become equal. */
export function stemmerOf(language: LanguageCode): (folded: string) => string {
  const ending = endings[language];
  const rules = regular[language] ?? [];
  // Twice, because `preise` loses its plural first and then is as short as `preis`.
  return (word) => (ending ? withoutEnding(withoutEnding(word, ending), ending) : regularStem(word, rules));
}

function withoutEnding(word: string, ending: RegExp): string {
  const short = word.replace(ending, '');
  return short.length >= SHORTEST ? short : word;
}

function regularStem(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : stem(word);
}
