import type { Fact } from '../content/facts.ts';
import { type Angle, angles } from '../content/language-pack.ts';

/** A text that may be selected, with its selection criteria. */
export interface Candidate<T> {
  value: T;
  /** The text used for comparison: two texts that share most words count as alike. */
  text: string;
  angle: Angle;
  holdsName: boolean;
  /** The facts of the sheet that it states, beside the name. */
  facts: readonly Fact[];
  score: number;
}

interface Rule {
  /** Maximum number of texts with the product's name. */
  nameLimit: number;
  /** Share of common words from which two texts count as alike. */
  alike: number;
  /** Whether a text whose facts other texts have stated may repeat them. */
  mayRepeat: boolean;
}

export interface PickRule {
  count: number;
  /** Maximum number of texts with the product's name. */
  nameLimit: number;
  /** All texts that state a fact come before those that state none, whatever their angle. */
  reasonsFirst?: boolean;
}

const ALIKE = 0.6;

/**
 * Selects different texts. Each angle gives its best text, then the angles take turns with texts that state another
 * fact, then with all others. If there are too few, first the rules on repetition and then the rule on the name are dropped.
 */
export function pickDiffering<T>(
  candidates: readonly Candidate<T>[],
  names: readonly string[],
  { count, nameLimit, reasonsFirst = false }: PickRule,
): T[] {
  const queues = angles.map((angle) =>
    candidates
      .filter((candidate) => candidate.angle === angle)
      .sort((one, other) => other.score - one.score)
      .map((candidate) => withWords(candidate, names)),
  );
  if (reasonsFirst) queues.sort((one, other) => reasonsOf(other) - reasonsOf(one));
  const strict: Rule = { nameLimit, alike: ALIKE, mayRepeat: false };
  const stages: { rule: Rule; from: readonly Worded<T>[][]; rounds?: number }[] = [
    { rule: strict, from: queues, rounds: reasonsFirst ? 0 : 1 },
    { rule: strict, from: queues.map((queue) => queue.filter(statesFact)) },
    { rule: strict, from: queues },
    { rule: { nameLimit, alike: Infinity, mayRepeat: true }, from: queues },
    { rule: { nameLimit: count, alike: Infinity, mayRepeat: true }, from: queues },
  ];
  const picked: Worded<T>[] = [];
  for (const { rule, from, rounds = Infinity } of stages) takeTurns(from, picked, { count, rule, rounds });
  return picked.map(({ candidate }) => candidate.value);
}

/** 1 when an angle's best text states a fact. */
function reasonsOf<T>([best]: readonly Worded<T>[]): number {
  return best !== undefined && statesFact(best) ? 1 : 0;
}

function statesFact<T>({ candidate }: Worded<T>): boolean {
  return candidate.facts.length > 0;
}

interface Worded<T> {
  candidate: Candidate<T>;
  /** The text's words, computed on demand, because most candidates are never compared. */
  words: () => ReadonlySet<string>;
}

/**
 * A candidate that a rule refuses is dropped, because later rounds would refuse it too. So each candidate is
 * checked once.
 */
function takeTurns<T>(
  queues: readonly Worded<T>[][],
  picked: Worded<T>[],
  { count, rule, rounds }: { count: number; rule: Rule; rounds: number },
): void {
  const waiting = queues.map((queue) => [...queue]);
  for (let sizeBefore = -1, round = 0; sizeBefore < picked.length && round < rounds; round += 1) {
    sizeBefore = picked.length;
    for (const queue of waiting) {
      if (picked.length === count) return;
      let next = queue.shift();
      while (next && !isWelcome(next, picked, rule)) next = queue.shift();
      if (next) picked.push(next);
    }
  }
}

function isWelcome<T>(
  { candidate, words }: Worded<T>,
  picked: readonly Worded<T>[],
  { nameLimit, alike, mayRepeat }: Rule,
): boolean {
  const { holdsName, text, facts } = candidate;
  const isStated = (fact: Fact) => picked.some((one) => one.candidate.facts.includes(fact));
  if (!mayRepeat && facts.length > 0 && facts.every(isStated)) return false;
  if (holdsName && picked.filter((one) => one.candidate.holdsName).length >= nameLimit) return false;
  return picked.every(
    (one) => one.candidate.text !== text && (alike === Infinity || likeness(one.words(), words()) < alike),
  );
}

function withWords<T>(candidate: Candidate<T>, names: readonly string[]): Worded<T> {
  let words: ReadonlySet<string> | undefined;
  return { candidate, words: () => (words ??= wordsOf(candidate.text, names)) };
}

/** The share of the shorter text's words that also occur in the other text. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / smaller;
}

/** The words without the name, which several texts share, and without small words. */
function wordsOf(text: string, names: readonly string[]): ReadonlySet<string> {
  const withoutNames = names.reduce(
    (rest, name) => rest.replaceAll(name.toLowerCase(), ' '),
    text.toLowerCase(),
  );
  return new Set(withoutNames.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);
}
