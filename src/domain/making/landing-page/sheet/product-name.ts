import type { Seen } from '../finding-codes.ts';
import { folded } from '../phrases.ts';
import type { Reading } from '../reading.ts';

/** Letters and digits alone: "Vita-Lis" is "Vitalis". */
function squashed(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the page names the product. */
export function compareName({ blocks, page, sheet, url, contentWords }: Reading): Seen[] {
  const names = [sheet.name, sheet.shortName, ...(sheet.spellings ?? [])].filter(
    (name) => name !== undefined,
  );
  if (names.length === 0 || contentWords === 0) return [];
  const seen = [page.title, ...blocks.map(({ text }) => text), ...page.images.map(({ alt }) => alt)];
  const written = squashed(seen.join('\n'));
  const words = new Set(wordsOf(`${seen.join('\n')} ${url?.pathname ?? ''}`));
  const host = squashed(url?.hostname ?? '');
  const isSeen = (word: string) =>
    words.has(word) ||
    (word.length >= LONG_WORD && host.includes(word)) ||
    (word.length >= WORD_OF_A_PLACE && words.has(word.replace(/er$/u, '')));
  return names.some(
    (name) =>
      (squashed(name) !== '' && written.includes(squashed(name))) || saysTheWords(wordsOf(name), isSeen),
  )
    ? []
    : [{ code: 'product_name_missing', excerpt: page.title }];
}

const LONG_WORD = 4;
/** "Ebersgrunder" is from Ebersgrund. */
const WORD_OF_A_PLACE = 7;
/** Of a name with as many words, one may be left out: "Switchback Harness" is the "Switchback Dog Harness". */
const WORDS_OF_A_LONG_NAME = 4;

/** The brand and the name of a product often stand apart: "Switchback Harness | Pack & Paddock". */
function saysTheWords(wanted: readonly string[], isSeen: (word: string) => boolean): boolean {
  const missing = wanted.filter((word) => !isSeen(word));
  return (
    wanted.length > 1 &&
    missing.every((word) => !/\d/u.test(word)) &&
    missing.length <= (wanted.length >= WORDS_OF_A_LONG_NAME ? 1 : 0)
  );
}

/** How much of it is sold, at the end of a name: "60 capsules", "500 g". */
const HOW_MUCH = /(?<![\s,(])[\s,(]+\d[\d.,]* ?\p{L}+\)?\s*$/u;

/** The words of a text without the ending of the plural, and without how much is sold. */
function wordsOf(text: string): string[] {
  const words = folded(text.replace(HOW_MUCH, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.map((word) => word.replace(/(?<=[a-z]{3})(?:es|[sn])$/u, '').replace(/(?<=[a-z]{3})[aeo]$/u, '')),
    ),
  ];
}
