import { Beginnings, beginningsAt, groupAt, lettersOf, splitOutside } from './beginnings.ts';
import { type Boundaries, compilePhrase, type Lexicon, MOST_PARTICLE_LETTERS } from './phrases.ts';

/** A part of a text: from a position up to, but not including, another. */
export interface Span {
  start: number;
  end: number;
}

/** Phrases of one finder that may begin at a position, because its letters do. */
interface Candidates {
  start: number;
  numbers: number[];
}

/** A position where a phrase may begin, with the letters there. */
interface Start {
  start: number;
  beginnings: Iterable<string>;
}

interface Indexed {
  starts: readonly Start[];
  /** The beginnings at all positions. */
  beginnings: ReadonlySet<string>;
  candidates: Map<PhraseFinder, Candidates[]>;
}

type ByBeginning = Map<string, { finder: PhraseFinder; number: number }[]>;

/** The readings of a text, with and without the product's name and harmless phrases. */
const MOST_TEXTS = 8;

/**
 * The phrases of one language by their first letters. There are thousands of phrases, and a text has the first letters
 * of a few. So a phrase is compiled when a text has its first letters, and searched only where they are.
 */
export class PhraseIndex {
  readonly boundaries: Boundaries;
  readonly #byBeginning: ByBeginning = new Map();
  readonly #texts = new Map<string, Indexed>();
  readonly #beginnings = new Map<Lexicon, Beginnings>();

  constructor(boundaries: Boundaries = 'words') {
    this.boundaries = boundaries;
  }

  /** Shared by all finders that use a lexicon. */
  beginningsWith(lexicon: Lexicon): Beginnings {
    const beginnings = this.#beginnings.get(lexicon) ?? new Beginnings(lexicon, this.boundaries);
    this.#beginnings.set(lexicon, beginnings);
    return beginnings;
  }

  /** Adds the phrases of a finder, given by their beginnings. */
  add(finder: PhraseFinder, phrases: readonly (readonly string[])[]): void {
    const added: ByBeginning = new Map();
    for (const [number, beginnings] of phrases.entries()) {
      for (const beginning of beginnings) {
        const same = added.get(beginning);
        if (same) same.push({ finder, number });
        else added.set(beginning, [{ finder, number }]);
      }
    }
    for (const [beginning, entries] of added) {
      const same = this.#byBeginning.get(beginning);
      if (same) same.push(...entries);
      else this.#byBeginning.set(beginning, entries);
    }
    for (const indexed of this.#texts.values()) addCandidates(indexed, added);
  }

  read(text: string): Indexed {
    const known = this.#texts.get(text);
    if (known) return known;
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    const starts = this.#startsIn(text);
    const beginnings = new Set(starts.flatMap((start) => [...start.beginnings]));
    const indexed: Indexed = { starts, beginnings, candidates: new Map() };
    addCandidates(indexed, this.#byBeginning);
    this.#texts.set(text, indexed);
    return indexed;
  }

  #startsIn(text: string): Start[] {
    const { letters, lettersBefore } = lettersOf(text);
    const mostSkipped = this.boundaries === 'particles' ? MOST_PARTICLE_LETTERS : 0;
    return lettersBefore.flatMap((count, start) => {
      const isInWord = count > (lettersBefore[start - 1] ?? count);
      if (isInWord && this.boundaries !== 'none') return [];
      const all = Array.from({ length: mostSkipped + 1 }, (_, skipped) =>
        beginningsAt(letters, count + skipped, this.boundaries),
      );
      return [{ start, beginnings: new Set(all.flat()) }];
    });
  }
}

function addCandidates({ starts, candidates }: Indexed, byBeginning: ByBeginning): void {
  for (const { start, beginnings } of starts) {
    for (const beginning of beginnings) {
      for (const { finder, number } of byBeginning.get(beginning) ?? []) {
        const own = candidates.get(finder) ?? [];
        candidates.set(finder, own);
        const last = own.at(-1);
        if (last?.start === start) last.numbers.push(number);
        else own.push({ start, numbers: [number] });
      }
    }
  }
}

/** Finds any of a list of phrases in folded text. */
export class PhraseFinder {
  readonly #phrases: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #index: PhraseIndex;
  readonly #beginnings: Beginnings;
  readonly #compiled: RegExp[] = [];
  /** For each phrase, the beginnings of its further words: a text without one of them does not have the phrase. */
  readonly #further: (readonly string[])[][] = [];

  constructor(phrases: readonly string[], lexicon: Lexicon, index: PhraseIndex) {
    this.#phrases = phrases.flatMap((phrase) => branchesOf(phrase, lexicon));
    this.#lexicon = lexicon;
    this.#index = index;
    this.#beginnings = index.beginningsWith(lexicon);
    index.add(
      this,
      this.#phrases.map((phrase) => this.#beginnings.of(phrase)),
    );
  }

  isIn(text: string): boolean {
    return !this.#spansIn(text).next().done;
  }

  /** Parts that do not overlap, from left to right. Of two phrases at one position, the first of the list counts. */
  spansIn(text: string): Span[] {
    return [...this.#spansIn(text)];
  }

  replaceIn(text: string, replacement: string): string {
    const spans = this.spansIn(text);
    const kept = spans.map(({ start }, at) => text.slice(spans[at - 1]?.end ?? 0, start));
    return [...kept, text.slice(spans.at(-1)?.end ?? 0)].join(replacement);
  }

  *#spansIn(text: string): Generator<Span, undefined> {
    const { candidates, beginnings } = this.#index.read(text);
    let next = 0;
    for (const { start, numbers } of candidates.get(this) ?? []) {
      const end = start < next ? undefined : this.#endOfPhrase(text, start, numbers, beginnings);
      if (end === undefined) continue;
      yield { start, end };
      next = end;
    }
  }

  #endOfPhrase(
    text: string,
    start: number,
    numbers: readonly number[],
    beginnings: ReadonlySet<string>,
  ): number | undefined {
    for (const number of [...numbers].sort((one, other) => one - other)) {
      if (!this.#furtherWords(number).every((words) => words.some((word) => beginnings.has(word)))) continue;
      const phrase = this.#compile(number);
      phrase.lastIndex = start;
      if (phrase.test(text)) return phrase.lastIndex;
    }
    return undefined;
  }

  #furtherWords(number: number): (readonly string[])[] {
    return (this.#further[number] ??= splitOutside(this.#phrases[number] ?? '', ' ')
      .slice(1)
      .map((word) => this.#beginnings.of(word))
      .filter((words) => !words.includes('')));
  }

  #compile(number: number): RegExp {
    return (this.#compiled[number] ??= compilePhrase(
      this.#phrases[number] ?? '',
      this.#lexicon,
      this.#index.boundaries,
    ));
  }
}

/** A phrase that is only a list or a choice as the phrases that it stands for. */
function branchesOf(phrase: string, lexicon: Lexicon): string[] {
  const [, list] = /^\{([a-z][A-Za-z]+)\}$/.exec(phrase) ?? [];
  if (list !== undefined) return (lexicon[list] ?? []).flatMap((entry) => branchesOf(entry, lexicon));
  const isChoice = phrase.startsWith('(?:') && groupAt(phrase, 0) === phrase;
  const choice = isChoice ? phrase.slice('(?:'.length, -1) : phrase;
  const branches = splitOutside(choice, '|');
  return branches.length === 1 ? branches : branches.flatMap((branch) => branchesOf(branch, lexicon));
}
