import { describe, expect, it } from 'vitest';
import { languages } from '#domain/ads/languages.ts';
import { writtenGoods } from './goods/index.ts';
import { anyLanguage } from './languages/any.ts';
import { writtenRules } from './languages/index.ts';
import { type Boundaries, compilePhrase, type Lexicon, phrasesOf } from './phrases.ts';
import { trade, tradeLexicon } from './trade/trade-words.ts';

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

describe('every phrase', () => {
  it.each(languages.map(({ code }) => code))('can be read in %s', async (code) => {
    const [goods, rules] = await Promise.all([writtenGoods[code]?.(), writtenRules[code]?.()]);
    if (!goods || !rules) throw new Error(`No phrases in ${code}`);
    const { boundaries = 'words' } = rules;
    const lists = tradeLexicon(goods.words);
    const onGoods = [goods.phrases, ...goods.shared].flatMap((each) =>
      Object.values(each).flatMap((phrases) => phrasesOf(phrases)),
    );
    const ofClaims = [anyLanguage, rules].flatMap(
      ({ claims, nutraClaims, innocent, physicalInnocent, lexicon }) =>
        brokenOf(
          [
            ...Object.values(claims).flat(),
            ...Object.values(nutraClaims).flat(),
            ...innocent,
            ...physicalInnocent,
            ...Object.values(lexicon).flat(),
          ],
          lexicon,
          boundaries,
        ),
    );
    expect([
      ...ofClaims,
      ...brokenOf(onGoods, goods.lexicon, boundaries),
      ...brokenOf(Object.values(goods.lexicon).flat(), goods.lexicon, boundaries),
      ...brokenOf(Object.values(lists).flat(), lists, boundaries),
      ...brokenOf(Object.values(trade).flatMap(phrasesOf), lists, boundaries),
    ]).toEqual([]);
  });
});
