import { comparedWords } from '#domain/ads/negative-blocking.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import type { LanguageWords } from '#domain/language/language-words.ts';
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
/** Small words that change what a person wants. */
const meaningful = new Set(
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
    const search = searches[at] ?? [];
    for (let from = 0; from + size <= search.length; from += 1) {
      // Sequences that begin or end with a small word would say nothing.
      if (search[from]?.isSmall !== false || search[from + size - 1]?.isSmall !== false) continue;
      const words = search.slice(from, from + size);
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

/** Whether the sequence's words, or each two of them that stand together, are groups. Its ends are no small words. */
function partsAreKnown(words: readonly Word[], known: ReadonlySet<string>): boolean {
  const [first, middle, last] = words;
  if (!first || !middle) return true;
  if (!last) return known.has(first.stem) && known.has(middle.stem);
  if (middle.isSmall) return known.has(first.stem) && known.has(last.stem);
  return known.has(`${first.stem} ${middle.stem}`) && known.has(`${middle.stem} ${last.stem}`);
}

function keyOf(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(' ');
}

/** Words repeat a lot between searches, so each is read once. */
function readSearches(terms: readonly Term[], language: LanguageWords): Word[][] {
  const known = new Map<string, Word>();
  return terms.map(({ text }) =>
    comparedWords(text).map((written) => {
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
    isSmall: language.isSmall(folded) && !meaningful.has(folded),
  };
}

function toGroup([key, { forms, terms, counts }]: [string, Draft]): WordGroup {
  const written = [...forms].sort(([, one], [, other]) => other - one).map(([form]) => form);
  return { key, words: written[0] ?? '', forms: written, terms, counts };
}

/** Of groups with the very same terms the shortest stays. The groups come with the shorter ones first. */
function withoutRepeats(groups: readonly WordGroup[]): WordGroup[] {
  const seen = new Map<string, (readonly number[])[]>();
  return groups.filter(({ terms }) => {
    const outline = `${terms.length} ${terms[0]} ${terms.at(-1)}`;
    const alike = seen.get(outline);
    if (!alike) seen.set(outline, [terms]);
    else if (alike.some((other) => other.every((at, index) => at === terms[index]))) return false;
    else alike.push(terms);
    return true;
  });
}
