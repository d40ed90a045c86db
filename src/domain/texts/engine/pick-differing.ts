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
      .map((candidate) => ({ ...candidate, words: wordsOf(candidate.text, name) }))
      .sort((one, other) => other.score - one.score),
  );
  const rules: Rule[] = [
    { nameLimit, alike: ALIKE },
    { nameLimit, alike: Infinity },
    { nameLimit: count, alike: Infinity },
  ];
  const picked: Worded<T>[] = [];
  for (const rule of rules) takeTurns(queues, picked, count, rule);
  return picked.map(({ value }) => value);
}

type Worded<T> = Candidate<T> & { words: ReadonlySet<string> };

function takeTurns<T>(queues: Worded<T>[][], picked: Worded<T>[], count: number, rule: Rule): void {
  for (let sizeBefore = -1; sizeBefore < picked.length;) {
    sizeBefore = picked.length;
    for (const queue of queues) {
      const next =
        picked.length < count ? queue.find((candidate) => isWelcome(candidate, picked, rule)) : undefined;
      if (next) picked.push(next);
    }
  }
}

function isWelcome<T>(
  candidate: Worded<T>,
  picked: readonly Worded<T>[],
  { nameLimit, alike }: Rule,
): boolean {
  if (candidate.holdsName && picked.filter(({ holdsName }) => holdsName).length >= nameLimit) return false;
  return picked.every(
    ({ text, words }) => text !== candidate.text && likeness(words, candidate.words) < alike,
  );
}

/** The part of the smaller text's words that the other has too. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? 0 : [...one].filter((word) => other.has(word)).length / smaller;
}

/** Without the name, which several texts share, and without the small words. */
function wordsOf(text: string, name: string): ReadonlySet<string> {
  const said = name === '' ? text : text.toLowerCase().replaceAll(name.toLowerCase(), ' ');
  return new Set(
    said
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
}
