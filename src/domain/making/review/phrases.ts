import { foldLetters } from './fold.ts';

/** Lists of words and phrases. Patterns refer to them as `{list}`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/**
 * Letters of folded text, as whole Unicode blocks of every script, without the punctuation between them. The
 * exact class `\p{L}` has six hundred ranges; an expression that uses it a thousand times takes seconds to
 * compile.
 */
export const LETTERS =
  'a-zªµº\u00df-\u02af\u0370-\u1fff\u2c60-\u2dff\u3005-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff66-\uffdc';
const IN_WORD = `${LETTERS}0-9`;
const ANY_ENDING = new RegExp(`(?<=[${LETTERS}])\\*`, 'g');
const SEPARATOR = `(?:[^${IN_WORD}.!?;]+)`;
const ANY_SEPARATOR = `[^${IN_WORD}]+`;
const WORD = `[${IN_WORD}][${IN_WORD}'%]*`;
const BEFORE = `(?<![${IN_WORD}])`;
const AFTER = `(?![${IN_WORD}])`;

/**
 * `words`: a phrase begins and ends where a word does. `none`: it may stand inside a row of letters, because
 * the language writes no blanks between words (Japanese, Thai) or joins them freely (Korean). Latin words
 * keep their boundaries there too.
 */
export type Boundaries = 'words' | 'none';

interface Spaces {
  before: string;
  after: string;
  /** The pattern for a blank in a phrase. */
  blank: string;
  /** The pattern for a blank that may cross the end of a sentence. */
  anyBlank: string;
  gap: (most: string) => string;
}

/**
 * Particles that Arabic writes on to the beginning of a word: and, so, with, for, like, the. Only phrases with
 * Arabic letters allow them. The pattern allows rows of letters that do not occur, because it compiles faster
 * than the exact one.
 */
const ARABIC_PARTICLES = '[وفبكلس]{0,3}(?:ال)?';
const ARABIC = /\p{Script=Arabic}/u;

/** Letters of an average word, for languages where a gap cannot be counted in words. */
const LETTERS_PER_WORD = 5;
const IN_SENTENCE = '[^.!?;。！？]';
const spaces: Record<Boundaries, Spaces> = {
  words: {
    before: BEFORE,
    after: AFTER,
    blank: SEPARATOR,
    anyBlank: ANY_SEPARATOR,
    gap: (most) => `${SEPARATOR}(?:${WORD}${SEPARATOR}){0,${most}}?`,
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
 * Compiles many phrases into one expression for folded text. In a phrase, a blank matches the space between
 * two words of one sentence, `~` also crosses sentences, `..3` allows up to three words in between, `{list}`
 * matches any entry of that list in the lexicon, and `*` after a letter matches any ending. `(?:\p{L}+ )` matches
 * a whole word or number between two others. Everything else is regular expression syntax. Without word boundaries, a blank matches any space or none, and a gap counts
 * five letters for each word.
 */
export function compilePhrases(
  phrases: readonly string[],
  lexicon: Lexicon = {},
  { flags = '', boundaries = 'words' }: { flags?: string; boundaries?: Boundaries } = {},
): RegExp {
  const between = spaces[boundaries];
  const whole = phrases.map((phrase) => foldLetters(expandLists(phrase, lexicon)));
  const [arabic, others] = [
    whole.filter((each) => ARABIC.test(each)),
    whole.filter((each) => !ARABIC.test(each)),
  ];
  const sources = others.map((phrase) => toSource(phrase, between));
  if (arabic.length > 0) {
    // The particles stand once before all phrases, because a browser compiles that faster.
    const attached = arabic.map((phrase) => toSource(phrase, withParticles(between)));
    sources.push(`${ARABIC_PARTICLES}(?:${attached.join('|')})`);
  }
  return new RegExp(`${between.before}(?:${sources.join('|')})${between.after}`, flags);
}

/** Matches what may stand between two phrases of one sentence: up to so many words. */
export function compileGap(mostWords: number, boundaries: Boundaries): RegExp {
  return new RegExp(`^${spaces[boundaries].gap(String(mostWords))}$`);
}

function withParticles({ blank, anyBlank, gap, ...around }: Spaces): Spaces {
  return {
    ...around,
    blank: `(?:${blank}${ARABIC_PARTICLES})`,
    anyBlank: `(?:${anyBlank}${ARABIC_PARTICLES})`,
    gap: (most) => gap(most) + ARABIC_PARTICLES,
  };
}

export function expandLists(phrase: string, lexicon: Lexicon): string {
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
