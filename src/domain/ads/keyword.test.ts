import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findKeywordProblems,
  formatKeyword,
  hasRefusedCharacters,
  type Keyword,
  keywordKey,
  type KeywordProblem,
  keywordReach,
  makeKeyword,
  parseKeyword,
  parseNewKeyword,
  withMatchType,
  withoutRefusedCharacters,
} from './keyword.ts';
import { type MatchType, matchTypes } from './match-types.ts';
import { parseNegativeKeyword } from './negative-keyword.ts';
import { toLowerCase } from './text.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'I',
      'İ',
      'ı',
      'Σ',
      'ç',
      'a\u0303',
      '日',
      '"',
      '“',
      '”',
      '[',
      ']',
      '-',
      '+',
      ' ',
      '!',
      ',',
    ),
    maxLength: 20,
  }),
  fc.constantFrom(
    '[]',
    '""',
    '[ ]',
    '[\u200B]',
    '[[a]]',
    '"[a]"',
    '["a"]',
    '-[a]',
    '--',
    '-',
    '[-a]',
    '\u0307a',
  ),
);
const keywords = fc
  .tuple(texts, fc.constantFrom(...matchTypes))
  .map(([text, type]) => makeKeyword(text, type))
  .filter(({ text }) => text !== '');

describe('parseKeyword and formatKeyword', () => {
  it.each<[string, Keyword, string?]>([
    ['comprar vitalmax', { text: 'comprar vitalmax', matchType: 'broad' }],
    ['"comprar vitalmax"', { text: 'comprar vitalmax', matchType: 'phrase' }],
    ['[comprar vitalmax]', { text: 'comprar vitalmax', matchType: 'exact' }],
    ['[ação & coração]', { text: 'ação & coração', matchType: 'exact' }],
    ['"日本語"', { text: '日本語', matchType: 'phrase' }],
    ['[[problema] x]', { text: '[problema] x', matchType: 'exact' }],
    ['[problema] x', { text: '[problema] x', matchType: 'broad' }],
    ['"a', { text: '"a', matchType: 'broad' }],
    ['a]', { text: 'a]', matchType: 'broad' }],
    ['[]', { text: '[]', matchType: 'broad' }],
    ['""', { text: '""', matchType: 'broad' }],
    ['[ ]', { text: '[ ]', matchType: 'broad' }],
    ['-grátis', { text: '-grátis', matchType: 'broad' }],
    ['+comprar +x', { text: '+comprar +x', matchType: 'broad' }],
    ['a, b! (c)', { text: 'a, b! (c)', matchType: 'broad' }],
    ['  [ a b ] \t', { text: 'a b', matchType: 'exact' }, '[a b]'],
    ['“comprar x”', { text: 'comprar x', matchType: 'phrase' }, '"comprar x"'],
    ['"ação"'.normalize('NFD'), { text: 'ação', matchType: 'phrase' }, '"ação"'],
  ])('%j', (line, keyword, written = line) => {
    expect(parseKeyword(line)).toEqual(keyword);
    expect(formatKeyword(keyword)).toBe(written);
  });

  it.each<[MatchType, string, string]>([
    ['exact', 'comprar x', '[comprar x]'],
    ['phrase', 'comprar x', '"comprar x"'],
    ['exact', '"comprar x"', '"comprar x"'],
    ['phrase', '[comprar x]', '[comprar x]'],
  ])('with match type %s chosen, %s becomes %s', (plain, line, written) => {
    expect(formatKeyword(parseKeyword(line, plain))).toBe(written);
  });

  it('are inverses for every text and match type', () => {
    fc.assert(
      fc.property(keywords, (keyword) => {
        expect(parseKeyword(formatKeyword(keyword))).toEqual(keyword);
      }),
    );
  });

  it('do not change a line that formatKeyword wrote', () => {
    fc.assert(
      fc.property(texts, (line) => {
        const written = formatKeyword(parseKeyword(line));
        expect(formatKeyword(parseKeyword(written))).toBe(written);
      }),
    );
  });
});

describe('the former broad match modifier', () => {
  it.each<[string, string, MatchType?]>([
    ['+vitalis +max', '"vitalis max"'],
    ['+comprar vitalis max', '"comprar vitalis max"'],
    ['comprar +vitalis', '"comprar vitalis"'],
    ['+vitalis +max', '"vitalis max"', 'exact'],
    ['+Vitalis\u00a0+Max', '"Vitalis Max"'],
    ['++vitalis ++max', '"vitalis max"'],
    ['+vitalis+max', '"vitalis max"'],
    ['＋vitalis ＋max', '"vitalis max"'],
    ['+omega +3', '"omega 3"'],
    ['+c++ +curso', '"c++ curso"'],
    ['+água +ação', '"água ação"'],
    // No modifier.
    ['c++', 'c++'],
    ['filme +18', 'filme +18'],
    ['creatina + whey', 'creatina + whey'],
    ['a+b', 'a+b'],
    ['"+vitalis +max"', '"+vitalis +max"'],
    ['[+vitalis +max]', '[+vitalis +max]'],
    ['vitalis max', '[vitalis max]', 'exact'],
  ])('of an added keyword means a phrase: %j becomes %j', (line, written, plain) => {
    expect(formatKeyword(parseNewKeyword(line, plain))).toBe(written);
    expect(formatKeyword(parseNewKeyword(written))).toBe(written);
  });

  it.each<[string, MatchType, string]>([
    ['+vitalis +max', 'exact', '[vitalis max]'],
    ['+vitalis +max', 'broad', 'vitalis max'],
  ])('goes when the match type changes: %s as %s', (written, matchType, changed) => {
    expect(withMatchType(written, matchType)).toBe(changed);
  });
});

describe('a negative keyword', () => {
  it.each<[string, Keyword]>([
    ['Grátis', { text: 'grátis', matchType: 'broad' }],
    ['-GRÁTIS', { text: 'grátis', matchType: 'broad' }],
    ['- "Como Fazer"', { text: 'como fazer', matchType: 'phrase' }],
    ['-[PDF]', { text: 'pdf', matchType: 'exact' }],
    ['[-x]', { text: '-x', matchType: 'exact' }],
    ['e-book', { text: 'e-book', matchType: 'broad' }],
    ['İNDİRİM', { text: 'indirim', matchType: 'broad' }],
    ['I\u0307NDIRIM', { text: 'indirim', matchType: 'broad' }],
    ['ısı ILIK', { text: 'ısı ilik', matchType: 'broad' }],
    ['ΟΔΟΣ', { text: 'οδος', matchType: 'broad' }],
    ['-', { text: '', matchType: 'broad' }],
    ['+grátis +curso', { text: 'grátis curso', matchType: 'broad' }],
    ['-+grátis', { text: 'grátis', matchType: 'broad' }],
    ['filme +18', { text: 'filme +18', matchType: 'broad' }],
    ['Grátis\tFrase', { text: 'grátis', matchType: 'phrase' }],
    ['[pdf]\tCampanha\t', { text: 'pdf', matchType: 'exact' }],
  ])('%j', (line, negative) => {
    expect(parseNegativeKeyword(line)).toEqual(negative);
  });

  it('is the same after formatting and parsing, and its text is in lower case', () => {
    fc.assert(
      fc.property(texts, (line) => {
        const negative = parseNegativeKeyword(line);
        expect(parseNegativeKeyword(formatKeyword(negative))).toEqual(negative);
        expect(toLowerCase(negative.text)).toBe(negative.text);
      }),
    );
  });
});

describe('duplicate keywords', () => {
  it.each([
    ['X x', 'x x', true],
    ['anti-idade', 'Anti  idade', true],
    ['t.rex', 't-rex', true],
    ['kit - vitalis', 'kit vitalis', true],
    ['leptitox', 'LEPTITOX', true],
    ['İndirim', 'indirim', true],
    ['ação', 'ação'.normalize('NFD'), true],
    ['café', 'cafe', false],
    ["copo d'água", 'copo d’água', true],
    ['vitalis\u200b max', 'vitalis\u00a0max', true],
    ['a & b', 'a b', false],
    ['[x]', 'x', false],
    ['"x"', '[x]', false],
    ['red car', 'car red', false],
    ['-', '.', false],
  ])('%j and %j are the same keyword: %s', (one, other, expected) => {
    expect(keywordKey(parseKeyword(one)) === keywordKey(parseKeyword(other))).toBe(expected);
  });

  it.each([
    ['red car', 'Car RED', true],
    ['"red car"', '"car red"', false],
    ['[red car]', '[car red]', false],
    ['+red +car', '"red car"', true],
    ['+red +car', 'red car', false],
  ])('%j and %j compete for the same searches: %s', (one, other, expected) => {
    expect(keywordReach(parseKeyword(one)) === keywordReach(parseKeyword(other))).toBe(expected);
  });
});

const words = (count: number) => Array.from({ length: count }, (_, position) => `w${position}`).join(' ');

it.each<[string, KeywordProblem[]]>([
  ['comprar vitalmax', []],
  ["a&b #1 _x $5 d'água c++ 1.5 x/y 10:30", []],
  ['k'.repeat(80), []],
  [`[${'k'.repeat(80)}]`, []],
  [`"${'k'.repeat(80)}"`, []],
  ['k'.repeat(81), ['too_long']],
  [`[${'k'.repeat(81)}]`, ['too_long']],
  [words(10), []],
  [`"${words(10)}"`, []],
  [words(11), ['too_many_words']],
  // Thai and Japanese have no blanks between words: a whole sentence counts as one word.
  ['vitalmax กินตอนไหนดีก่อนหรือหลังอาหาร', []],
  ['vitalmax 口コミ 悪い 評判は本当', []],
  ['bom?', ['invalid_characters']],
  ['a, b', ['invalid_characters']],
  ['50% off', ['invalid_characters']],
  ['[problema] x', ['invalid_characters']],
  ['a "b" c', ['invalid_characters']],
  ['-grátis', ['negative_sign']],
])('%j has problems: %j', (line, problems) => {
  expect(findKeywordProblems(parseKeyword(line))).toEqual(problems);
});

it.each([
  ['Vitalis Max (60 Caps)', 'Vitalis Max 60 Caps'],
  ['kit!!  bom?', 'kit bom'],
  ['a,b', 'a b'],
  ['vitalis 😀 kit ☺️', 'vitalis kit'],
  ['- kit', 'kit'],
  ['—kit', 'kit'],
  ['+ - kit', 'kit'],
  ['+kit', '+kit'],
  ['anti-idade', 'anti-idade'],
  ['!', ''],
])('Google takes %j as %j', (text, clean) => {
  expect(withoutRefusedCharacters(text)).toBe(clean);
  expect(hasRefusedCharacters(clean)).toBe(false);
});
