import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '#domain/ads/languages.ts';
import { type Boundaries, compilePhrase, type Lexicon, phrasesOf } from '../phrases.ts';
import { trade, tradeLexicon } from '../trade/trade-words.ts';
import { writtenGoods } from './index.ts';

/** How the languages that do not separate words by blanks alone do it. */
const otherBoundaries: Partial<Record<LanguageCode, Boundaries>> = {
  ar: 'particles',
  ja: 'none',
  ko: 'none',
  th: 'none',
};

/**
 * A phrase is compiled when a text first has its letters, so a broken one would stay unseen until then. One whose lists a
 * language lacks finds nothing there.
 */
function brokenOf(phrases: readonly string[], lexicon: Lexicon, boundaries: Boundaries): string[] {
  return phrases
    .flatMap((phrase) => phrase.split(/ [+&] /))
    .filter((half) => {
      try {
        return !compilePhrase(half, lexicon, boundaries).sticky;
      } catch (error) {
        return error instanceof SyntaxError;
      }
    });
}

describe('every phrase on goods', () => {
  it.each(languages.map(({ code }) => code))('can be read in %s', async (code) => {
    const goods = await writtenGoods[code]?.();
    if (!goods) throw new Error(`No goods in ${code}`);
    const boundaries = otherBoundaries[code] ?? 'words';
    const lists = tradeLexicon(goods.words);
    const own = [goods.phrases, ...goods.shared].flatMap((each) =>
      Object.values(each).flatMap((phrases) => phrasesOf(phrases)),
    );
    expect([
      ...brokenOf(own, goods.lexicon, boundaries),
      ...brokenOf(Object.values(lists).flat(), lists, boundaries),
      ...brokenOf(Object.values(trade).flatMap(phrasesOf), lists, boundaries),
    ]).toEqual([]);
  });
});
