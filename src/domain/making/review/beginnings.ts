import { foldLetters } from './fold.ts';
import { IN_WORD } from './letters.ts';
import type { Boundaries, Lexicon } from './phrases.ts';

/**
 * Letters of a beginning. More tell phrases apart better, but make more beginnings of each phrase. A letter says more
 * in languages that write no blanks.
 */
const MOST: Readonly<Record<Boundaries, number>> = { words: 5, particles: 5, none: 2 };
/** Ends a beginning that anything may follow. */
const OPEN = '*';
const WORD_SIGN = new RegExp(`[${IN_WORD}]`);
const DIGIT = /\d/g;

/** The letters of a text without the signs between them, and how many of them stand before each position of the text. */
export function lettersOf(text: string): { letters: string; lettersBefore: readonly number[] } {
  let letters = '';
  const lettersBefore: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    lettersBefore.push(letters.length);
    letters += letterOf(text.charAt(at));
  }
  return { letters, lettersBefore };
}

/** Every digit counts as `0`. */
function letterOf(sign: string): string {
  return WORD_SIGN.test(sign) ? sign.replace(DIGIT, '0') : '';
}

/** The letters with which a part of the letters may begin: all of them, and each shorter beginning. */
export function beginningsAt(letters: string, start: number, boundaries: Boundaries): string[] {
  return Array.from({ length: MOST[boundaries] + 1 }, (_, length) => letters.slice(start, start + length));
}

/**
 * Finds with which letters a phrase can begin, so that it is only searched where they are. The answer may be too
 * wide (`''` is everything), but never too narrow.
 */
export class Beginnings {
  readonly #lexicon: Lexicon;
  readonly #boundaries: Boundaries;
  readonly #most: number;
  /** What a blank of a phrase may stand for. */
  readonly #blank: string;
  readonly #lists = new Map<string, ReadonlySet<string>>();

  constructor(lexicon: Lexicon, boundaries: Boundaries) {
    this.#lexicon = lexicon;
    this.#boundaries = boundaries;
    this.#most = MOST[boundaries];
    this.#blank = boundaries === 'particles' ? OPEN : '';
  }

  of(phrase: string): readonly string[] {
    const letters = this.#boundaries === 'words' ? PLAIN.exec(phrase)?.[1] : undefined;
    if (letters !== undefined) return [letters.replaceAll(' ', '')];
    const found = this.#ofChoice(foldLetters(phrase));
    return [...new Set(Array.from(found, (beginning) => beginning.replace(OPEN, '')))];
  }

  #ofChoice(source: string): ReadonlySet<string> {
    const found = splitOutside(source, '|').map((branch) => this.#ofSequence(branch));
    return found.length === 1 && found[0] ? found[0] : new Set(found.flatMap((each) => [...each]));
  }

  #ofSequence(source: string): ReadonlySet<string> {
    let found: ReadonlySet<string> = new Set(['']);
    for (let at = 0; at < source.length && !everyOf(found, (each) => isFull(each, this.#most));) {
      const atom = source.startsWith('(', at) ? groupAt(source, at) : (matchAt(ATOM, source, at)?.[0] ?? '');
      const repetition = matchAt(REPETITION, source, at + atom.length);
      found = join(found, this.#ofRepeated(atom, repetition), this.#most);
      at += atom.length + (repetition?.[0].length ?? 0);
    }
    return found;
  }

  #ofRepeated(atom: string, repetition: RegExpExecArray | null): ReadonlySet<string> {
    const once = this.#ofAtom(atom);
    if (!repetition) return once;
    const [sign, least] = repetition;
    const isAnyEnding = sign === '*' && letterOf(atom) > '9';
    const repeated = sign.startsWith('?') ? once : join(once, new Set([OPEN]), this.#most);
    const isOptional = !isAnyEnding && (/^[?*]/.test(sign) || least === '0');
    return isOptional ? new Set([...repeated, '']) : repeated;
  }

  #ofAtom(atom: string): ReadonlySet<string> {
    if (/^[a-z]/.test(atom)) return new Set([atom]);
    if (atom.length === 1)
      return new Set([atom === '.' ? OPEN : atom === ' ' ? this.#blank : letterOf(atom)]);
    if (atom.startsWith('{')) return this.#ofList(atom.slice(1, -1));
    if (atom.startsWith('(')) {
      const [opening] = matchAt(GROUP, atom, 0) ?? [''];
      return /[=!]/.test(opening) ? new Set(['']) : this.#ofChoice(atom.slice(opening.length, -1));
    }
    if (atom.startsWith('[')) {
      const members = atom
        .slice(1, -1)
        .replace(/\\d|\d-\d/g, '0')
        .replace('０-９', '０');
      return new Set(/^\^|[\\-]/.test(members) ? [OPEN] : Array.from(members, letterOf));
    }
    if (atom === '\\d') return new Set(['0']);
    return new Set([/^\\[a-rt-z]/i.test(atom) ? OPEN : atom === '\\s' ? '' : letterOf(atom.slice(1))]);
  }

  #ofList(name: string): ReadonlySet<string> {
    const known = this.#lists.get(name);
    if (known) return known;
    const entries = this.#lexicon[name] ?? [];
    const found = new Set(entries.flatMap((entry) => [...this.#ofChoice(foldLetters(entry))]));
    this.#lists.set(name, found);
    return found;
  }
}

/** Letters that nothing repeats count as one. */
const ATOM = /[a-z]+(?![?*+{])|\\(?:[pu]\{[^}]*\}|u\w{4}|.)|\[(?:\\.|[^\]\\])*\]|\{[a-z][A-Za-z]+\}|./suy;
/**
 * A phrase that begins with five letters that nothing repeats, and is no choice. More than half are such, and a reader
 * has thousands of phrases to begin with.
 */
const PLAIN = /^([a-z](?: ?[a-z]){4})(?![?*+{])(?:[^|()\\]|\\[^()]|\([^()]*\))*$/;
const REPETITION = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
const GROUP = /\((?:\?(?:[:=!]|<[=!]))?/y;
const SIGN = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]| (?![?*+]|\{\d)/g;

function signsFrom(source: string, start: number): Iterable<RegExpExecArray> {
  SIGN.lastIndex = start;
  return source.matchAll(SIGN);
}

/** Splits an expression at a bar or a blank that is in no group. */
export function splitOutside(source: string, sign: '|' | ' '): string[] {
  if (!source.includes(sign)) return [source];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of signsFrom(source, 0)) {
    if (found === '(') depth += 1;
    if (found === ')') depth -= 1;
    if (found !== sign || depth > 0) continue;
    parts.push(source.slice(start, index));
    start = index + 1;
  }
  return [...parts, source.slice(start)];
}

/** The group that begins at a position, with its parentheses. */
export function groupAt(source: string, start: number): string {
  let depth = 0;
  for (const { 0: found, index } of signsFrom(source, start)) {
    if (found === '(') depth += 1;
    if (found === ')') depth -= 1;
    if (depth === 0) return source.slice(start, index + 1);
  }
  throw new Error(`A group has no end: ${source}`);
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function isFull(beginning: string, most: number): boolean {
  return beginning.length >= most || beginning.endsWith(OPEN);
}

function everyOf(set: ReadonlySet<string>, has: (each: string) => boolean): boolean {
  for (const each of set) if (!has(each)) return false;
  return true;
}

function join(starts: ReadonlySet<string>, ends: ReadonlySet<string>, most: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const start of starts) {
    if (isFull(start, most)) found.add(start);
    else for (const end of ends) found.add((start + end).slice(0, most));
  }
  return found;
}
