import type { LanguageCode } from '#domain/ads/languages.ts';
import { isSmallWord, stem } from '#domain/making/structure/tokens.ts';

/** How the words of a language are grouped. Words come in lower case and without accents. */
export interface LanguageWords {
  /** Whether a word says nothing about what a person wants. */
  isSmall: (folded: string) => boolean;
  /** The word without its ending, so that plurals, genders and cases are one group. */
  stem: (folded: string) => string;
}

/** Articles, prepositions and the like, besides those of Portuguese, Spanish and English. */
const small: Partial<Record<LanguageCode, string>> = {
  ar: 'في من على الى عن مع هل ما هو هي هذا هذه و او ال',
  da: 'en et den det de der som og eller i pa til af fra med for om er at man kan jeg min mit sin du dig',
  de: 'der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit nach von vom zu zum zur fur uber ist sind es ich man wie was wo',
  fil: 'ang ng sa na at o ay mga si ni para kay ba ko mo nito',
  fr: 'le la les l un une des du de d et ou en dans sur pour par avec au aux a est sont ce cette qui que quel quelle je mon ma mes on',
  is: 'og i a af til fra med um vid er ad hvad hvar sem en eda thad',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle da dal in nel nella su sul per con e o che a al alla ai alle si mi e sono',
  ja: 'の は が を に で と も や か から まで へ',
  ko: '은 는 이 가 을 를 의 에 와 과 도 로',
  nl: 'de het een en of in op aan van voor met bij naar uit te is zijn dat die wat waar ik mijn je om',
  no: 'en et den det de som og eller i pa til av fra med for om er a man kan jeg min mitt sin du',
  pl: 'i w we z ze na do od dla o u po przy za czy to jest sie ten ta te co',
  ru: 'и в во на с со о об от до для по из за к у не ли это что как где или',
  sk: 'a aj v vo na s so o od do pre po z zo za k u je sa ten ta to ci co',
  sl: 'in v na s z o od do za po iz k h je se ta to ki ali kaj',
  sv: 'en ett den det de som och eller i pa till av fran med for om ar att man kan jag min mitt sin du',
  th: 'ที่ ของ และ ใน ให้ กับ เป็น ได้ ไหม คือ จาก',
  tr: 've veya ile icin bir bu su o da de mi ne en',
};

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

/** The words of a language; small words of Portuguese, Spanish and English count in all of them. */
export function wordsOf(language: LanguageCode): LanguageWords {
  const own = new Set(small[language]?.split(' '));
  const ending = endings[language];
  const rules = regular[language] ?? [];
  return {
    isSmall: (folded) => own.has(folded) || isSmallWord(folded),
    // twice, because `preise` loses its plural first and then is as short as `preis`
    stem: (word) => (ending ? withoutEnding(withoutEnding(word, ending), ending) : regularStem(word, rules)),
  };
}

function withoutEnding(word: string, ending: RegExp): string {
  const short = word.replace(ending, '');
  return short.length >= SHORTEST ? short : word;
}

function regularStem(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : stem(word);
}
