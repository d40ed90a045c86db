import { searchWords } from '../ads/negative-blocking.ts';
import { foldSearch } from '../structure/tokens.ts';
import type { LanguageWords } from './language-words.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';

/** Terms that share 1 to 3 words in a row. Plurals, genders and accents do not make a difference. */
export interface WordGroup {
  /** The words without their endings. */
  key: string;
  /** The words as they cost most. */
  words: string;
  /** All the ways in which the words are written: a negative does not cover the others. */
  forms: string[];
  /** Indexes into the terms. */
  terms: number[];
  counts: Counts;
}

const LONGEST = 3;
/** Google compares only the first 16 words of a search. https://support.google.com/google-ads/answer/9701952 */
const WORDS_READ = 16;
/** Small words that change what a person wants. */
const telling = new Set(
  'sem com como sin without how what ohne wie sans comment senza come zonder hoe utan uden uten hur без как bez jak'.split(
    ' ',
  ),
);

interface Word {
  written: string;
  stem: string;
  isSmall: boolean;
}

/**
 * Groups of at least `minCostMicros`. A longer group cannot cost more than its parts, so groups of cheap parts
 * are never made: 300,000 terms would have millions of them.
 */
export function groupByWords(
  terms: readonly Term[],
  minCostMicros: number,
  language: LanguageWords,
): WordGroup[] {
  const searches = readSearches(terms, language);
  let known: ReadonlySet<string> = new Set();
  const found: WordGroup[] = [];
  for (let size = 1; size <= LONGEST; size += 1) {
    const groups = groupsOfSize(terms, searches, size, known, minCostMicros);
    known = new Set([...known, ...groups.keys()]);
    found.push(...[...groups].map(toGroup));
  }
  return withoutRepeats(found);
}

interface Draft {
  forms: Map<string, number>;
  terms: number[];
  counts: Counts;
}

function groupsOfSize(
  terms: readonly Term[],
  searches: readonly (readonly Word[])[],
  size: number,
  known: ReadonlySet<string>,
  minCostMicros: number,
): Map<string, Draft> {
  const groups = new Map<string, Draft>();
  terms.forEach((term, at) => {
    for (const words of sequences(searches[at] ?? [], size)) {
      if (!partsAreKnown(words, known)) continue;
      const key = keyOf(words);
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { forms: new Map(), terms: [], counts: noCounts() }));
      if (group.terms.at(-1) === at) continue; // the words occur twice in one search
      group.terms.push(at);
      addTerm(group.counts, term);
      const form = words.map(({ written }) => written).join(' ');
      group.forms.set(form, (group.forms.get(form) ?? 0) + term.costMicros);
    }
  });
  for (const [key, { counts }] of groups) if (counts.costMicros < minCostMicros) groups.delete(key);
  return groups;
}

/** Sequences that neither begin nor end with a small word, which would say nothing. */
function* sequences(words: readonly Word[], size: number): Generator<readonly Word[]> {
  for (let from = 0; from + size <= words.length; from += 1) {
    const sequence = words.slice(from, from + size);
    if (sequence[0]?.isSmall === false && sequence.at(-1)?.isSmall === false) yield sequence;
  }
}

function partsAreKnown(words: readonly Word[], known: ReadonlySet<string>): boolean {
  if (words.length === 1) return true;
  return [words.slice(1), words.slice(0, -1)].every((part) => {
    const inner = part.filter(({ isSmall }) => !isSmall);
    return inner.length < part.length ? inner.every((word) => known.has(word.stem)) : known.has(keyOf(part));
  });
}

function keyOf(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(' ');
}

/** Words repeat a lot between searches, so each is read once. */
function readSearches(terms: readonly Term[], language: LanguageWords): Word[][] {
  const known = new Map<string, Word>();
  return terms.map(({ text }) =>
    searchWords(text)
      .slice(0, WORDS_READ)
      .map((written) => {
        const word = known.get(written) ?? readWord(written, language);
        known.set(written, word);
        return word;
      }),
  );
}

function readWord(written: string, language: LanguageWords): Word {
  const folded = foldSearch(written);
  return {
    written,
    stem: language.stem(folded),
    isSmall: language.isSmall(folded) && !telling.has(folded),
  };
}

function toGroup([key, { forms, terms, counts }]: [string, Draft]): WordGroup {
  const written = [...forms].sort(([, one], [, other]) => other - one).map(([form]) => form);
  return { key, words: written[0] ?? '', forms: written, terms, counts };
}

/** Of groups with the very same terms the shortest stays. The groups come with the shorter ones first. */
function withoutRepeats(groups: readonly WordGroup[]): WordGroup[] {
  const seen = new Set<string>();
  return groups.filter(({ terms }) => {
    const key = terms.join();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
