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
  /** It only points at what the sheet states: `Veja o preço` beside a known price. */
  isPointer?: boolean;
  score: number;
}

interface Rule {
  /** Maximum number of texts with the product's name. */
  nameLimit: number;
  /** Share of common words from which two texts count as alike. */
  alike: number;
  /** The texts refused because of stated facts: those with one such fact, those with no other, none. */
  refused: 'oneStated' | 'allStated' | 'none';
}

export interface PickRule {
  count: number;
  /** Maximum number of texts with the product's name. */
  nameLimit: number;
  /** All texts that state a fact come before those that state none, whatever their angle. */
  reasonsFirst?: boolean;
  /** The angle of the name begins with a text that holds it, even if another one states more. */
  nameFirst?: boolean;
  /** Rather fewer texts than two that say the same. */
  mayBeFewer?: boolean;
}

const ALIKE = 0.6;
/** A single shorter word makes no two texts alike, such as the one beside the name in `GlucoWell for £49`. */
const TELLING_WORD = 5;

/**
 * Selects different texts. Each angle gives its best text, then the angles take turns with texts that state another
 * fact, then with all others. With reasons first, texts that repeat no fact come before those that repeat one beside
 * another. Pointers come after all these. If there are too few, first the rules on repetition and then the rule on the
 * name are dropped.
 */
export function pickDiffering<T>(
  candidates: readonly Candidate<T>[],
  names: readonly string[],
  { count, nameLimit, reasonsFirst = false, nameFirst = false, mayBeFewer = false }: PickRule,
): T[] {
  const queues = angles.map((angle) =>
    candidates
      .filter((candidate) => candidate.angle === angle)
      .sort((one, other) => other.score - one.score)
      .map((candidate) => withWords(candidate, names)),
  );
  if (reasonsFirst) queues.sort((one, other) => reasonsOf(other) - reasonsOf(one));
  const strict: Rule = { nameLimit, alike: ALIKE, refused: 'allStated' };
  const telling = queues.map((queue) => queue.filter(({ candidate }) => candidate.isPointer !== true));
  const withFacts = queues.map((queue) => queue.filter(statesFact));
  const stages: { rule: Rule; from: readonly Worded<T>[][]; rounds?: number }[] = [
    reasonsFirst
      ? { rule: { ...strict, refused: 'oneStated' }, from: withFacts }
      : { rule: strict, from: nameFirst ? telling.map(withNameFirst) : telling, rounds: 1 },
    { rule: strict, from: withFacts },
    { rule: strict, from: telling },
    { rule: strict, from: queues },
  ];
  const repeating = [nameLimit, count].map((limit) => ({
    rule: { nameLimit: limit, alike: Infinity, refused: 'none' as const },
    from: queues,
    rounds: Infinity,
  }));
  const picked: Worded<T>[] = [];
  for (const { rule, from, rounds = Infinity } of mayBeFewer ? stages : [...stages, ...repeating])
    takeTurns(from, picked, { count, rule, rounds });
  return picked.map(({ candidate }) => candidate.value);
}

/** 1 when an angle's best text states a fact. */
function reasonsOf<T>([best]: readonly Worded<T>[]): number {
  return best !== undefined && statesFact(best) ? 1 : 0;
}

function withNameFirst<T>(queue: readonly Worded<T>[]): Worded<T>[] {
  const isNamed = ({ candidate }: Worded<T>) => candidate.angle === 'name' && candidate.holdsName;
  return [...queue.filter(isNamed), ...queue.filter((worded) => !isNamed(worded))];
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
  { nameLimit, alike, refused }: Rule,
): boolean {
  const { holdsName, text, facts } = candidate;
  const isStated = (fact: Fact) => picked.some((one) => one.candidate.facts.includes(fact));
  if (refused === 'oneStated' && facts.some(isStated)) return false;
  if (refused === 'allStated' && facts.length > 0 && facts.every(isStated)) return false;
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
  const shared = [...one].filter((word) => other.has(word));
  if (shared.length === 0 || (shared.length === 1 && shared.join('').length < TELLING_WORD)) return 0;
  return shared.length / smaller;
}

/** The words without the name, which several texts share, and without small words. */
function wordsOf(text: string, names: readonly string[]): ReadonlySet<string> {
  const withoutNames = names.reduce(
    (rest, name) => rest.replaceAll(name.toLowerCase(), ' '),
    text.toLowerCase(),
  );
  return new Set(withoutNames.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);
}
