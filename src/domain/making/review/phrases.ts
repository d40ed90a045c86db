import { foldLetters, withoutAccents } from './fold.ts';
import { IN_WORD, LETTERS } from './letters.ts';

/** Lists of words and phrases. Patterns refer to them as `{list}`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

const ANY_ENDING = new RegExp(`(?<=[${LETTERS}])\\*`, 'g');
/** A blank stands for a pattern of its own, which would end the class early. */
const BLANK_IN_CLASS = /(?<!\\)\[(?:\\.|[^\]\\])* /;
const SEPARATOR = `(?:[^${IN_WORD}.!?;]+)`;
const ANY_SEPARATOR = `[^${IN_WORD}]+`;
const WORD = `[${IN_WORD}][${IN_WORD}'%]*`;
const BEFORE = `(?<![${IN_WORD}])`;
const AFTER = `(?![${IN_WORD}])`;

/**
 * `words`: a phrase begins and ends where a word does. `none`: it may stand inside a row of letters, because
 * the language writes no blanks between words (Japanese, Thai) or joins them freely (Korean). Latin words
 * keep their boundaries there too. `particles`: as `words`, but a word may have Arabic particles before it.
 */
export type Boundaries = 'words' | 'particles' | 'none';

interface Spaces {
  before: string;
  after: string;
  /** The pattern for a blank in a phrase. */
  blank: string;
  /** The pattern for a blank that may cross the end of a sentence. */
  anyBlank: string;
  gap: (most: string) => string;
}

/** Particles that Arabic writes on to the beginning of a word: and, so, with, for, like, the. */
const ARABIC_PARTICLES = '[وفبكلس]{0,3}(?:ال)?';
export const MOST_PARTICLE_LETTERS = 5;

/** Letters of an average word, for languages where a gap cannot be counted in words. */
const LETTERS_PER_WORD = 5;
const IN_SENTENCE = '[^.!?;。！？]';
const words: Spaces = {
  before: BEFORE,
  after: AFTER,
  blank: SEPARATOR,
  anyBlank: ANY_SEPARATOR,
  gap: (most) => `${SEPARATOR}(?:${WORD}${SEPARATOR}){0,${most}}?`,
};
const spaces: Record<Boundaries, Spaces> = {
  words,
  particles: {
    ...words,
    before: BEFORE + ARABIC_PARTICLES,
    blank: `(?:${SEPARATOR}${ARABIC_PARTICLES})`,
    anyBlank: `(?:${ANY_SEPARATOR}${ARABIC_PARTICLES})`,
    gap: (most) => words.gap(most) + ARABIC_PARTICLES,
  },
  none: {
    before: '(?:(?<![a-z0-9])|(?![a-z]))',
    after: '(?:(?![a-z0-9])|(?<![a-z]))',
    blank: `[^${IN_WORD}.!?;。！？]*`,
    anyBlank: `[^${IN_WORD}]*`,
    gap: (most) => `${IN_SENTENCE}{0,${Number(most) * LETTERS_PER_WORD}}?`,
  },
};

/**
 * Compiles a phrase into an expression for folded text. In a phrase, a blank matches the space between two words of one
 * sentence, `~` also crosses sentences, `..3` allows up to three words in between, `{list}` matches any entry of that
 * list in the lexicon, and `*` after a letter matches any ending. `(?:\p{L}+ )` matches a whole word or number between
 * two others. Everything else is regular expression syntax, but a class of characters has `\s` for a blank. Without word
 * boundaries, a blank matches any space or none, and a gap counts five letters for each word.
 */
export function compilePhrase(phrase: string, lexicon: Lexicon, boundaries: Boundaries): RegExp {
  const between = spaces[boundaries];
  const expanded = expandLists(phrase, lexicon);
  if (BLANK_IN_CLASS.test(expanded)) throw new SyntaxError(`A blank in a class is written \\s (${phrase}).`);
  const source = toSource(foldLetters(expanded), between);
  return new RegExp(`${between.before}(?:${source})${between.after}`, 'y');
}

/** Matches what may stand between two phrases of one sentence: up to so many words. */
export function compileGap(mostWords: number, boundaries: Boundaries): RegExp {
  return new RegExp(`^${spaces[boundaries].gap(String(mostWords))}$`);
}

function expandLists(phrase: string, lexicon: Lexicon): string {
  return phrase.replace(/\{([a-z][A-Za-z]+)\}/g, (_, name: string) => {
    const list = lexicon[name];
    if (!list) throw new Error(`The lexicon has no list "${name}" (${phrase}).`);
    return `(?:${list.map((entry) => expandLists(entry, lexicon)).join('|')})`;
  });
}

function toSource(phrase: string, between: Spaces): string {
  return phrase
    .split(/ (\.\.\d) /)
    .map((part) => (/^\.\.\d$/.test(part) ? between.gap(part.slice(2)) : partSource(part, between)))
    .join('');
}

function partSource(part: string, { blank, anyBlank }: Spaces): string {
  return part
    .replaceAll('(?:\\p{L}+ )', `(?:${WORD} )`)
    .replaceAll('\\p{L}', `[${LETTERS}]`)
    .replace(ANY_ENDING, `[${LETTERS}]*`)
    .replaceAll(' ~ ', anyBlank)
    .replaceAll(' ', blank);
}

/** Splits `'a, b c'` at the commas, so that long lexicons stay readable. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * Splits where a blank follows a comma: a comma inside an expression has none. Words may have their accents, which a
 * folded text has not.
 */
export function phrasesOf(text: string): string[] {
  return withoutAccents(text)
    .trim()
    .split(/,\s+/)
    .filter((phrase) => phrase !== '');
}

/** Splits each of the lists of a language. */
export function lexiconOf(lists: Readonly<Record<string, string>>): Lexicon {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, phrasesOf(list)]));
}

/**
 * Two numbers of up to three digits with a word between them, of which the second is larger. A range of sizes rises
 * ("size 5 to 12"); who loses weight comes from a larger number.
 */
export function risingNumbers(between: string): string {
  const first = [1, 2, 3, 4, 5, 6, 7, 8];
  const larger = (digit: number): string => `[${digit + 1}-9]`;
  const rising = [
    `\\d ${between} \\d{2,3}`,
    `\\d{2} ${between} \\d{3}`,
    ...first.flatMap((digit) => [
      `${digit} ${between} ${larger(digit)}`,
      `${digit}\\d ${between} ${larger(digit)}\\d`,
      `${digit}\\d{2} ${between} ${larger(digit)}\\d{2}`,
    ]),
  ];
  return `(?:${rising.join('|')})`;
}
