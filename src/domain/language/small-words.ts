import type { LanguageCode } from '#domain/ads/languages.ts';
import { foldSearch } from './fold-search.ts';

/** Small words of Portuguese, Spanish and English that carry no meaning in a search. */
const common = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas por para pra com sem e ou que qual quais se ao aos
  el la los las un una unos unas del al en con sin y lo su es son
  the an of in on at to for with without and or is are do does how what which it its my your i`.split(/\s+/),
);

/** Articles, prepositions and the like, besides those of Portuguese, Spanish and English. */
const own: Partial<Record<LanguageCode, string>> = {
  ar: 'في من على الى عن مع هل ما هو هي هذا هذه و او ال',
  da: 'en et den det de der som og eller i pa til af fra med for om er at man kan jeg min mit sin du dig',
  de: 'der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit nach von vom zu zum zur fur uber ist sind es ich man wie was wo',
  fil: 'ang ng sa na at o ay mga si ni para kay ba ko mo nito',
  fr: 'le la les l un une des du de d et ou en dans sur pour par avec au aux a est sont ce cette qui que quel quelle je mon ma mes on',
  is: 'og i a af til fra med með um vid við er ad að hvad hvað hvar sem en eda eða thad það',
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

/** Whether the word says nothing in Portuguese, Spanish or English. */
export const isSmallWord = (folded: string): boolean => common.has(folded);

/** The same for a language. Small words of Portuguese, Spanish and English count in all of them. */
export function smallWordsOf(language: LanguageCode): (folded: string) => boolean {
  const words = new Set(own[language]?.split(' ').map(foldSearch));
  return (folded) => words.has(folded) || common.has(folded);
}
