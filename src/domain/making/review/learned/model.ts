import { learnedClasses, type LearnedClassId } from './classes.ts';
import type { ProductKind } from '../policy-rule.ts';
import { featuresByPart, featuresOf, type LearnedText } from './features.ts';

/** What `npm run learn` writes for a language. */
export interface LearnedData {
  /** The score of a text without known features. */
  bias: number;
  /** From this score on, a text resembles the refused ones, by the kind of its product. */
  warnsFrom: Readonly<Record<ProductKind, number>>;
  /** Below this score, a mere warning of a rule becomes a hint. */
  hintsBelow: number;
  /**
   * The hashes of the features in order, each as its distance from the one before it, with a letter for its weight and,
   * when it speaks for a refusal, one for its class.
   */
  weights: string;
}

interface Weight {
  weight: number;
  class: number | null;
}

/** What one letter of a weight is worth. */
const WEIGHT_STEP = 0.1;
/** `A` is the lowest weight and `Z` the highest; `N`, between them, is nothing. */
const LETTER_OF_ZERO = 78;
const MOST_STEPS = 12;
const FIRST_CLASS_LETTER = 97;
const FIRST_DIGIT = 48;
const LAST_DIGIT = 57;
/**
 * A model keeps the hash of a feature and not its name, which would make the file twice as large. About 1 in 40 features that
 * the model does not know has the hash of one that it knows.
 */
const HASHES = 2 ** 19;
/**
 * What a rule refuses becomes a hint below the first score, if each clause that it refuses by itself is below the second and
 * the refused words of the clause are below the third: what a shop says of any goods excuses none.
 */
const CLEARS_REFUSED_BELOW = {
  text: { nutra: -1, physical: -1.25, digital: -1.5 },
  clause: 0.25,
  core: 1,
};
/** Below this score, what a rule finds only in words that the text denies becomes a hint. */
const CLEARS_DENIED_BELOW = 1;
/** Parts of a text that are shown as a reason. */
const MOST_PARTS = 3;

/** A part of a text that the rules refuse by itself, and the fewest of its words that they still refuse. */
export interface RefusedPart {
  whole: LearnedText | null;
  core: LearnedText | null;
}

/** Counts the known features of a text: a logistic regression with rounded weights. */
export class LearnedModel {
  readonly #data: LearnedData;
  readonly #weights: ReadonlyMap<number, Weight>;

  constructor(data: LearnedData) {
    this.#data = data;
    this.#weights = readWeights(data.weights);
  }

  scoreOf(text: LearnedText): number {
    return this.scoreOfFeatures(featuresOf(text));
  }

  scoreOfFeatures(features: Iterable<string>): number {
    let score = this.#data.bias;
    for (const feature of features) score += this.#weightOf(feature)?.weight ?? 0;
    return score;
  }

  warnsOf(score: number, kind: ProductKind): boolean {
    return score >= this.#data.warnsFrom[kind];
  }

  /** Whether what the rules only warn of becomes a hint. */
  clearsWarning(score: number): boolean {
    return score < this.#data.hintsBelow;
  }

  /** Whether what the text denies becomes a hint. */
  clearsDenied(score: number): boolean {
    return score < CLEARS_DENIED_BELOW;
  }

  /** Whether what the rules refuse becomes a hint. `readRefused` has the parts that they refuse by themselves. */
  clearsRefusal(score: number, kind: ProductKind, readRefused: () => readonly RefusedPart[]): boolean {
    if (score >= CLEARS_REFUSED_BELOW.text[kind]) return false;
    const refused = readRefused();
    const isBelow = (text: LearnedText | null, most: number) => text !== null && this.scoreOf(text) < most;
    return (
      refused.length > 0 &&
      refused.every(
        ({ whole, core }) =>
          isBelow(whole, CLEARS_REFUSED_BELOW.clause) && isBelow(core, CLEARS_REFUSED_BELOW.core),
      )
    );
  }

  /** The class that at least half of the weight against the text belongs to, if there is one. */
  classOf(text: LearnedText): LearnedClassId {
    const sums = learnedClasses.map(() => 0);
    for (const feature of featuresOf(text)) {
      const { weight, class: at } = this.#weightOf(feature) ?? { weight: 0, class: null };
      if (at !== null) sums[at] = (sums[at] ?? 0) + weight;
    }
    const fitting = sums.map((sum, at) =>
      text.productKind === 'nutra' && learnedClasses[at]?.isForeignToNutra === true ? 0 : sum,
    );
    const most = Math.max(...fitting);
    const isClear = most >= sums.reduce((sum, each) => sum + each, 0) / 2;
    return (isClear ? learnedClasses[fitting.indexOf(most)]?.id : undefined) ?? 'like_refused';
  }

  /** The parts of the text as written that weigh most against it, in the order of the text. */
  reasonsIn(text: LearnedText): string[] {
    const parts = [...featuresByPart(text)].map(([part, features], at) => ({
      part,
      at,
      weight: features.reduce((sum, feature) => sum + (this.#weightOf(feature)?.weight ?? 0), 0),
    }));
    return parts
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST_PARTS)
      .sort((one, other) => one.at - other.at)
      .map(({ part }) => part);
  }

  #weightOf(feature: string): Weight | undefined {
    return this.#weights.get(hashOf(feature));
  }
}

/** FNV-1a. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % HASHES;
}

export function readWeights(written: string): ReadonlyMap<number, Weight> {
  const weights = new Map<number, Weight>();
  let hash = 0;
  let distance = 0;
  // Letter by letter: an expression takes five times as long, and a reader that starts waits for it.
  for (let at = 0; at < written.length; at += 1) {
    const code = written.charCodeAt(at);
    if (code <= LAST_DIGIT) {
      distance = distance * 10 + code - FIRST_DIGIT;
      continue;
    }
    hash += distance;
    distance = 0;
    const classAt = written.charCodeAt(at + 1) - FIRST_CLASS_LETTER;
    if (classAt >= 0) at += 1;
    weights.set(hash, {
      weight: (code - LETTER_OF_ZERO) * WEIGHT_STEP,
      class: classAt >= 0 ? classAt : null,
    });
  }
  return weights;
}

/**
 * The opposite of `readWeights`, from the largest weight to the smallest. A weight that rounds to nothing is left out, and of
 * two with one hash the smaller.
 */
export function writeWeights(weights: ReadonlyMap<string, Weight>): string {
  const entries = new Map<number, string>();
  for (const [feature, { weight, class: at }] of weights) {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / WEIGHT_STEP)));
    const hash = hashOf(feature);
    if (steps === 0 || entries.has(hash)) continue;
    const classLetter = at === null || steps < 0 ? '' : String.fromCharCode(FIRST_CLASS_LETTER + at);
    entries.set(hash, `${String.fromCharCode(LETTER_OF_ZERO + steps)}${classLetter}`);
  }
  let before = 0;
  return [...entries]
    .sort(([one], [other]) => one - other)
    .map(([hash, entry]) => {
      const distance = hash - before;
      before = hash;
      return `${distance}${entry}`;
    })
    .join('');
}
