import type { Seen } from './finding-codes.ts';
import { countCommonWords, detectLanguage, isInAnotherLanguage } from './page-language.ts';
import type { ReadBlock } from './page-model.ts';
import { excerptAround, pageLanguageCodes, phrasesOf } from './phrases.ts';
import type { Reading } from './reading.ts';

/** Statements that networks ask for in English, whatever the page's language. */
const OBLIGATORY =
  /clickbank|buygoods|digistore24|food and drug administration|facebook|meta platforms|copyright|all rights reserved|registered trademark|google/u;

export function findMixedLanguage({ language, blocks }: Reading): Seen[] {
  if (language === null) return [];
  let words = 0;
  let parts = 0;
  let first: (typeof blocks)[number] | undefined;
  const short = blocks.filter((block) => isShortIn(block, language));
  const buttons = blocks.filter(({ words, folded: text }) => words < 7 && isForeignButton(text, language));
  if (short.length >= MANY_SHORT || (short.length === MANY_SHORT - 1 && buttons.length > 0))
    return [
      { code: 'mixed_language', excerpt: excerptAround(short[0]?.text ?? ''), where: short[0]?.where ?? '' },
    ];
  for (const block of blocks) {
    if (OBLIGATORY.test(block.folded) || block.isMarkedForeign || namesThings(block.text)) continue;
    const isForeign =
      block.words >= 7
        ? isIn(block.folded, language) ||
          isInAnotherLanguage(block.text, block.folded) ||
          (buttons.length > 0 && isShortIn(block, language))
        : isForeignButton(block.folded, language);
    if (!isForeign) continue;
    words += block.words;
    parts++;
    first ??= block;
  }
  if (!first || (words < 12 && parts < 2)) return [];
  return [{ code: 'mixed_language', excerpt: excerptAround(first.text), where: first.where }];
}

/** The parts of an address are no words of a language. */
const ADDRESSES = /(?<!\S)\S+@\S+|https?:\S+|www\.\S+/gu;

/** As many short texts in another language, without a small word of the page's own, are no accident. */
const MANY_SHORT = 3;

function isShortIn(block: ReadBlock, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const { folded: text, words, isMarkedForeign } = block;
  if (words < 4 || OBLIGATORY.test(text) || isMarkedForeign || namesThings(block.text)) return false;
  const plain = text.replace(ADDRESSES, ' ');
  const own = detectLanguage(plain);
  const counts = countCommonWords(plain);
  return own !== null && own !== language && counts[own] >= 2 && counts[language] === 0;
}

/** The share of words in capitals, from which on a text lists names: wines, books, companies. */
const MOST_CAPITALS = 0.5;

function namesThings(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const later = words.slice(1).filter((word) => word.length > 1);
  return (
    later.length >= 4 && later.filter((word) => /^\p{Lu}/u.test(word)).length > later.length * MOST_CAPITALS
  );
}

function isIn(text: string, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const own = detectLanguage(text);
  if (own === null || own === language) return false;
  const counts = countCommonWords(text);
  // "No sugar, no colour, no lactose": one word of another language, again and again.
  const once = countCommonWords([...new Set(text.match(/\p{L}+/gu))].join(' '));
  return counts[own] >= 3 && once[own] >= 2 && counts[own] >= counts[language] * 2 + 1;
}

function isForeignButton(text: string, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const { length } = text.replace(/[^\p{L}\s']/gu, '').trim();
  const isWhole = (code: typeof language) => phrasesOf(code, 'buttons').exec(text)?.[0].length === length;
  return !isWhole(language) && pageLanguageCodes.some((code) => code !== language && isWhole(code));
}
