import { cutText } from '#domain/shared/cut-text.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { numberWordsOf } from './number-words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { PageWords } from './words/page-words.ts';
import { pt } from './words/pt.ts';

export const pageLanguages = { pt, en, es, de, fr } as const;
export type PageLanguage = keyof typeof pageLanguages;
// The table is not empty, and Object.keys loses the types of the keys.
export const pageLanguageCodes = Object.keys(pageLanguages) as PageLanguage[];

type ListName = {
  [Key in keyof PageWords]: PageWords[Key] extends readonly string[] ? Key : never;
}[keyof PageWords];

export function wholeWords(sources: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?<![a-z\\d])(?:${sources.join('|')})(?![a-z\\d])`, flags);
}

const compiled = new Map<string, RegExp>();

/** The phrases of a list in every language: people mix languages, and a phrase of one means nothing else in another. */
export function phrases(list: ListName): RegExp {
  return remembered(list, () => pageLanguageCodes.flatMap((code) => pageLanguages[code][list]));
}

export function phrasesOf(language: PageLanguage, list: ListName): RegExp {
  return remembered(`${language} ${list}`, () => pageLanguages[language][list]);
}

function remembered(key: string, sources: () => readonly string[]): RegExp {
  const known = compiled.get(key);
  if (known) return known;
  const made = wholeWords(sources());
  compiled.set(key, made);
  return made;
}

/** Letters of the Latin script that are none from a to z with an accent. */
const asPlain: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as the phrases read it. Their letters are a to z alone, because V8 reads `\p{L}` several times more slowly. */
export function folded(text: string): string {
  return foldText(text)
    .replace(/[ßœæøłđðþı]/gu, (letter) => asPlain[letter] ?? letter)
    .replace(/[’‘ʼ´`]/gu, "'")
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/[\u00a0\u202f\u2009]/gu, ' ');
}

const counted =
  'kg|quilos?|kilos?|kilogramm|libras?|pounds?|lbs?|pfund|stone|livres|inch(?:es)?|cms?|centimetr[a-z]*|zentimeter|pulgadas|polegadas|numeros?|tallas?|tailles?|manequins?|kleidergrossen|sizes?|anos?|years?|jahre?n?|ans?|dias?|days?|tage?n?|werktage?n?|arbeitstage?n?|jours?|noites?|nights?|noches?|nachte?n?|nuits?|semanas?|weeks?|wochen?|semaines?|mes(?:es)?|months?|monate?n?|mois|horas?|hours?|stunden?|heures?';

let numbers: ReadonlyMap<string, number> | undefined;
let numberWords: RegExp | undefined;

/** Numbers in words, except "one", which is an article, too. */
function knownNumbers(): ReadonlyMap<string, number> {
  numbers ??= new Map(
    pageLanguageCodes
      .flatMap((code) => [...numberWordsOf(code)])
      .filter(([, number]) => number > 1)
      .sort(([a], [b]) => b.length - a.length),
  );
  return numbers;
}

/** Numbers of weight, length and time in words become digits: "cinco quilos" is "5 quilos". */
export function withDigits(text: string): string {
  const known = knownNumbers();
  numberWords ??= new RegExp(
    `(?<![a-z-])(?:${[...known.keys()].join('|')})(?=[ -](?:${counted})(?![a-z]))`,
    'gu',
  );
  return text.replace(numberWords, (word) => String(known.get(word)));
}

let anyNumberWord: RegExp | undefined;

/** Every number in words as digits, whatever it counts. */
export function withNumbers(text: string): string {
  const known = knownNumbers();
  anyNumberWord ??= new RegExp(`(?<![a-z-])(?:${[...known.keys()].join('|')})(?![a-z-])`, 'gu');
  return text.replace(anyNumberWord, (word) => String(known.get(word)));
}

const MOST_EXCERPT = 180;

/**
 * The text around a match, at the words' ends.
 * @param at where the match begins in the folded text, which is as long or nearly so.
 */
export function excerptAround(text: string, at = 0): string {
  if (text.length <= MOST_EXCERPT) return text;
  const start = Math.max(0, at - 50);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const piece = cutText(text.slice(from), MOST_EXCERPT).trim();
  return `${from > 0 ? '…' : ''}${piece}${from + piece.length < text.length ? '…' : ''}`;
}

/** Sentences of a block; a line break ends one, too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}¿¡"“«])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
