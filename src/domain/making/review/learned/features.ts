import type { LanguageCode } from '#domain/ads/languages.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { fold } from '../fold.ts';
import type { ProductKind } from '../policy-rule.ts';

/** What the model knows of a text. */
export interface LearnedText {
  language: LanguageCode;
  /** Folded, without the product's name. */
  reading: string;
  /** As typed, with neutral words instead of the product's name. */
  written: string;
  productKind: ProductKind;
  /** The lists of the trade's vocabulary that the text has a word of. */
  lists: readonly string[];
}

const NUMBER = /\d+(?:[.,:]\d+)*/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'%]*|[$€£%?!+]/gu;
/** Stands for the product's name and for dynamic tags. */
const NAME = 'þ';

/** A script without blanks has no words to cut out, so rows of letters count. */
const lettersInRow: Partial<Record<LanguageCode, readonly number[]>> = { ja: [1, 2, 3], th: [3, 4, 5] };
/** How many letters the beginnings of words have. Korean writes a syllable as one letter. */
const beginnings: Partial<Record<LanguageCode, readonly number[]>> = { ko: [1, 2, 3] };
const usualBeginnings: readonly number[] = [4, 6];

/**
 * The features of a text: its words, beginnings of words (`cur*`), pairs of neighbours (`sem receita`), lists (`{drug}`) and
 * its shape (`=question`).
 */
export function featuresOf(text: LearnedText): ReadonlySet<string> {
  const { language, reading, productKind, lists } = text;
  const words = wordsOf(reading);
  return new Set([
    `=${productKind}`,
    `=words${Math.min(6, words.length >> 1)}`,
    ...(reading.includes('?') ? ['=question'] : []),
    ...(/\d/.test(reading) ? ['=number'] : []),
    ...(adTextWidth(reading) <= 30 ? ['=title'] : []),
    ...lists.map((list) => `{${list.toLowerCase()}}`),
    ...words.flatMap((word) => featuresOfWord(word, language)),
    ...(lettersInRow[language] ? [] : pairsOf(words)),
  ]);
}

/**
 * The features of a passage of a page, folded: words, beginnings and pairs as of a text of ads, and its shape. Nothing is said of the
 * product, because the same words stand on the pages of all kinds.
 */
export function featuresOfPassage(
  reading: string,
  language: LanguageCode,
  isQuote: boolean,
): ReadonlySet<string> {
  const words = wordsOf(reading);
  return new Set([
    `=words${Math.min(8, words.length >> 2)}`,
    ...(isQuote ? ['=quote'] : []),
    ...(reading.includes('?') ? ['=question'] : []),
    ...(/\d/.test(reading) ? ['=number'] : []),
    ...words.flatMap((word) => featuresOfWord(word, language)),
    ...pairsOf(words),
  ]);
}

/** The features that each part of a text as written has, for showing which of them weigh most. */
export function featuresByPart({ written, language }: LearnedText): Map<string, readonly string[]> {
  const rows = lettersInRow[language];
  const parts = rows
    ? rows.slice(-1).flatMap((length) => rowsOf(written, length))
    : (written.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’%-]*/gu) ?? []);
  return new Map(
    parts.map((part) => [part, wordsOf(fold(part)).flatMap((word) => featuresOfWord(word, language))]),
  );
}

/** Numbers count by how many digits they have: `22` is every number from 10 to 99. */
function wordsOf(reading: string): string[] {
  const plain = reading.replace(NUMBER, (number) => {
    const digits = String(
      Math.trunc(Number(number.replace(/[.,:](?=\d{3})/g, '').replace(/[,:]/g, '.'))),
    ).length;
    return String(Math.min(4, digits)).repeat(Math.min(4, digits));
  });
  return (plain.match(WORD) ?? []).filter((word) => !word.startsWith(NAME));
}

function featuresOfWord(word: string, language: LanguageCode): string[] {
  const rows = lettersInRow[language];
  if (rows && !/^[\da-z$€£%?!+]+$/.test(word)) return rows.flatMap((length) => rowsOf(word, length));
  return [
    word,
    ...(beginnings[language] ?? usualBeginnings)
      .filter((length) => word.length >= length)
      .map((length) => `${word.slice(0, length)}*`),
  ];
}

/** Each word with the next one. The first stands beside the beginning of the text, and the last beside its end. */
function pairsOf(words: readonly string[]): string[] {
  return ['', ...words].map((word, at) => `${word} ${words[at] ?? ''}`);
}

function rowsOf(text: string, length: number): string[] {
  const letters = Array.from(text);
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
    letters.slice(at, at + length).join(''),
  );
}
