/** Lists of words and phrases. Patterns refer to them as `{list}`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/**
 * Letters of folded text, as whole Unicode blocks of every script, without the punctuation between them. The
 * exact class `\p{L}` has six hundred ranges; an expression that uses it a thousand times takes seconds to
 * compile.
 */
const LETTERS =
  'a-zªµº\u00df-\u02af\u0370-\u1fff\u2c60-\u2dff\u3005-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff66-\uffdc';
const IN_WORD = `${LETTERS}0-9`;
const SEPARATOR = `(?:[^${IN_WORD}.!?;]+)`;
const ANY_SEPARATOR = `[^${IN_WORD}]+`;
const WORD = `[${IN_WORD}][${IN_WORD}'%]*`;
const BEFORE = `(?<![${IN_WORD}])`;
const AFTER = `(?![${IN_WORD}])`;

/**
 * Compiles many phrases into one expression for folded text. In a phrase, a blank matches the space between
 * two words of one sentence, `~` also crosses sentences, `..3` allows up to three words in between, `{list}`
 * matches any entry of that list in the lexicon, and `*` after a letter matches any ending. Everything else
 * is regular expression syntax.
 */
export function compilePhrases(phrases: readonly string[], lexicon: Lexicon = {}, flags = ''): RegExp {
  const sources = phrases.map((phrase) => toSource(expandLists(phrase, lexicon)));
  return new RegExp(`${BEFORE}(?:${sources.join('|')})${AFTER}`, flags);
}

function expandLists(phrase: string, lexicon: Lexicon): string {
  return phrase.replace(/\{([a-z][A-Za-z]+)\}/g, (_, name: string) => {
    const list = lexicon[name];
    if (!list) throw new Error(`The lexicon has no list "${name}" (${phrase}).`);
    return `(?:${list.map((entry) => expandLists(entry, lexicon)).join('|')})`;
  });
}

function toSource(phrase: string): string {
  return phrase
    .split(/ (\.\.\d) /)
    .map((part) => (/^\.\.\d$/.test(part) ? gapOf(part.slice(2)) : partSource(part)))
    .join('');
}

/** Matches the space between two words, with up to `most` other words in it. */
function gapOf(most: string): string {
  return `${SEPARATOR}(?:${WORD}${SEPARATOR}){0,${most}}?`;
}

function partSource(part: string): string {
  return part
    .replaceAll('\\p{L}', `[${LETTERS}]`)
    .replace(/(?<=[a-z])\*/g, `[${LETTERS}]*`)
    .replaceAll(' ~ ', ANY_SEPARATOR)
    .replaceAll(' ', SEPARATOR);
}

/** Splits `'a, b c'` at the commas, so that long lexicons stay readable. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
