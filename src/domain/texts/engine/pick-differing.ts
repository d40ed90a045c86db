import { type Angle, angles } from '../content/language-pack.ts';

/** A text that could be picked, with what decides whether it is. */
export interface Candidate<T> {
  value: T;
  /** What is compared: two texts that share most words say the same. */
  text: string;
  angle: Angle;
  holdsName: boolean;
  score: number;
}

interface Rule {
  /** How many texts may hold the product's name. */
  nameLimit: number;
  /** From this part of shared words on, two texts are alike. */
  alike: number;
}

const ALIKE = 0.6;

/**
 * Texts that differ: the angles take turns, each with its best text. When too few differ, the rules on likeness
 * and on the name give way, in this order.
 */
export function pickDiffering<T>(
  candidates: readonly Candidate<T>[],
  name: string,
  { count, nameLimit }: { count: number; nameLimit: number },
): T[] {
  const queues = angles.map((angle) =>
    candidates
      .filter((candidate) => candidate.angle === angle)
      .sort((one, other) => other.score - one.score)
      .map((candidate) => withWords(candidate, name)),
  );
  const rules: Rule[] = [
    { nameLimit, alike: ALIKE },
    { nameLimit, alike: Infinity },
    { nameLimit: count, alike: Infinity },
  ];
  const picked: Worded<T>[] = [];
  for (const rule of rules) takeTurns(queues, picked, count, rule);
  return picked.map(({ candidate }) => candidate.value);
}

interface Worded<T> {
  candidate: Candidate<T>;
  /** Its words, read when they are compared: most candidates never are. */
  words: () => ReadonlySet<string>;
}

/** What a rule refuses once it refuses later too, as only more is picked: each candidate is asked about once. */
function takeTurns<T>(queues: readonly Worded<T>[][], picked: Worded<T>[], count: number, rule: Rule): void {
  const waiting = queues.map((queue) => [...queue]);
  for (let sizeBefore = -1; sizeBefore < picked.length;) {
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
  { nameLimit, alike }: Rule,
): boolean {
  const { holdsName, text } = candidate;
  if (holdsName && picked.filter((one) => one.candidate.holdsName).length >= nameLimit) return false;
  return picked.every(
    (one) => one.candidate.text !== text && (alike === Infinity || likeness(one.words(), words()) < alike),
  );
}

function withWords<T>(candidate: Candidate<T>, name: string): Worded<T> {
  let words: ReadonlySet<string> | undefined;
  return { candidate, words: () => (words ??= wordsOf(candidate.text, name)) };
}

/** The part of the smaller text's words that the other has too. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / smaller;
}

/** Without the name, which several texts share, and without the small words. */
function wordsOf(text: string, name: string): ReadonlySet<string> {
  const lower = text.toLowerCase();
  const said = name === '' ? lower : lower.replaceAll(name.toLowerCase(), ' ');
  return new Set(said.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);
}
