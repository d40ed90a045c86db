/** Lists of words and phrases that patterns name as `{list}`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/**
 * Letters of folded text, in whole blocks: every script, without the punctuation between them. The exact class `\p{L}`
 * has six hundred ranges, and naming it a thousand times makes an expression that takes seconds to compile.
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
 * One expression for many phrases, read over folded text:
 * a blank is what stands between two words of one sentence, `~` also crosses sentences,
 * `..3` is up to three words between, `{list}` any entry of the lexicon's list, `*` after a letter any ending.
 * Everything else is the syntax of a regular expression.
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

/** What stands between two words, with up to `most` other words. */
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

/** `'a, b c'` as a list: lexicons stay readable on few lines. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
