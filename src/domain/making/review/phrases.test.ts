import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { PhraseFinder, PhraseIndex } from './phrase-index.ts';
import { type Boundaries, compilePhrase, phrasesOf } from './phrases.ts';

const lexicon = {
  treat: ['治す', '改善', 'รักษา', '치료'],
  disease: ['糖尿病', 'เบาหวาน', '당뇨'],
  heal: ['леч*'],
};

describe('a phrase', () => {
  it.each<[Boundaries, phrase: string, text: string, matches: boolean]>([
    // With word boundaries, a phrase is made of whole words.
    ['words', '糖尿病', '糖尿病を治す', false],
    ['words', 'cure', 'secure', false],
    ['words', '{heal} диабет', 'лечит диабет', true],
    // `*` stands for any ending, after a letter of any script.
    ['words', '{heal} сустав*', 'лечит суставы', true],
    ['words', 'сустав', 'суставы', false],
    // Arabic writes particles on to the next word.
    ['particles', 'علاج السكري', 'وعلاج السكري', true],
    ['particles', 'علاج سكري', 'لعلاج السكري', true],
    ['particles', 'علاج ..2 سكري', 'علاج طبيعي وفعال للسكري', true],
    ['particles', 'سكري', 'عسكري', false],
    ['particles', 'آمن 100 ?%', 'آمن 100%', true],
    // Letters that are written for one another match.
    ['particles', 'أسنان', 'تبييض الاسنان', true],
    ['particles', 'كفاءة', 'بكفاءه', true],
    ['words', 'agrı', 'agri', true],
    // Without them, it may stand anywhere in a row of letters.
    ['none', '糖尿病', 'Ⅱ型糖尿病の方へ', true],
    ['none', '{disease} ..1 {treat}', '糖尿病を根本から改善する', true],
    ['none', '{disease} ..1 {treat}', '糖尿病の本。肩こりを改善', false],
    ['none', '{treat} {disease}', 'ช่วยรักษาเบาหวานได้', true],
    ['none', '{disease} {treat}', '당뇨치료제', true],
    ['none', '{disease} {treat}', '당뇨 치료', true],
    // Latin words keep their boundaries.
    ['none', 'ozempic', 'オゼンピック(ozempic)の代わり', true],
    ['none', 'ozempic', 'ozempicの代わり', true],
    ['none', 'kava', 'mukavaセット', false],
  ])('%s: "%s" in "%s": %s', (boundaries, phrase, text, matches) => {
    const finder = new PhraseFinder([phrase], lexicon, new PhraseIndex(boundaries));
    expect(finder.isIn(fold(text))).toBe(matches);
  });
});

describe('a blank in a class of characters', () => {
  it.each(['가짜[가-힣 ]{0,6}구별', '[^.! ]+', '\\[[\\]a ]'])('%s is refused', (phrase) => {
    expect(() => compilePhrase(phrase, lexicon, 'none')).toThrow(SyntaxError);
  });

  it.each(['가짜[가-힣\\s]{0,6}구별', '[.,] ?[a-z]', '\\[ \\]'])('%s has none', (phrase) => {
    expect(compilePhrase(phrase, lexicon, 'none').sticky).toBe(true);
  });
});

describe('a finder', () => {
  const finder = new PhraseFinder(
    ['garantia de {goods}', 'garantia'],
    { goods: ['entrega'] },
    new PhraseIndex(),
  );

  it.each<[text: string, expected: string]>([
    ['garantia de entrega e garantia', '* e *'],
    ['com garantia de cura', 'com * de cura'],
    ['garantias', 'garantias'],
  ])('replaces the phrases in "%s"', (text, expected) => {
    expect(finder.replaceIn(text, '*')).toBe(expected);
  });
});

it('phrases are split where a blank follows a comma, and lose their accents', () => {
  expect(phrasesOf('café, sin (?:\\p{L}+ ){0,2}pan,\n  té')).toEqual([
    'cafe',
    'sin (?:\\p{L}+ ){0,2}pan',
    'te',
  ]);
});
