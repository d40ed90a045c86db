import { learnedClasses, type LearnedClassId } from './classes.ts';
import { featuresByPart, featuresOf, type LearnedText } from './features.ts';

/** What `npm run learn` writes for a language. */
export interface LearnedData {
  /** The score of a text without known features. */
  bias: number;
  /** From this score on, a text resembles the refused ones. */
  warnsFrom: number;
  /** Below this score, a mere warning of a rule becomes a hint. */
  hintsBelow: number;
  /**
   * The features in order, each with a letter for its weight and, when it speaks for a refusal, one for its class. A digit
   * before a feature says how many letters it shares with the one before it.
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
const ENTRY = /(\d)([^A-Z\t]*)([A-Z])([a-z]?)\t/g;
/** Parts of a text that are shown as a reason. */
const MOST_PARTS = 3;

/** Counts the known features of a text: a logistic regression with rounded weights. */
export class LearnedModel {
  readonly #data: LearnedData;
  readonly #weights: ReadonlyMap<string, Weight>;

  constructor(data: LearnedData) {
    this.#data = data;
    this.#weights = readWeights(data.weights);
  }

  scoreOf(text: LearnedText): number {
    return this.scoreOfFeatures(featuresOf(text));
  }

  scoreOfFeatures(features: Iterable<string>): number {
    let score = this.#data.bias;
    for (const feature of features) score += this.#weights.get(feature)?.weight ?? 0;
    return score;
  }

  warnsOf(score: number): boolean {
    return score >= this.#data.warnsFrom;
  }

  clears(score: number): boolean {
    return score < this.#data.hintsBelow;
  }

  /** The class that at least half of the weight against the text belongs to, if there is one. */
  classOf(text: LearnedText): LearnedClassId {
    const sums = learnedClasses.map(() => 0);
    for (const feature of featuresOf(text)) {
      const { weight, class: at } = this.#weights.get(feature) ?? { weight: 0, class: null };
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
      weight: features.reduce((sum, feature) => sum + (this.#weights.get(feature)?.weight ?? 0), 0),
    }));
    return parts
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST_PARTS)
      .sort((one, other) => one.at - other.at)
      .map(({ part }) => part);
  }
}

export function readWeights(written: string): ReadonlyMap<string, Weight> {
  const weights = new Map<string, Weight>();
  let before = '';
  for (const [, shared = '0', rest = '', letter = 'N', classLetter = ''] of written.matchAll(ENTRY)) {
    const feature = before.slice(0, Number(shared)) + rest;
    before = feature;
    weights.set(feature, {
      weight: (letter.charCodeAt(0) - LETTER_OF_ZERO) * WEIGHT_STEP,
      class: classLetter === '' ? null : classLetter.charCodeAt(0) - FIRST_CLASS_LETTER,
    });
  }
  return weights;
}

/** The opposite of `readWeights`. A weight that rounds to nothing is left out. */
export function writeWeights(weights: ReadonlyMap<string, Weight>): string {
  let before = '';
  return [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, { weight, class: at }]) => {
      const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / WEIGHT_STEP)));
      if (steps === 0) return '';
      const shared = sharedLetters(before, feature);
      before = feature;
      const classLetter = at === null || steps < 0 ? '' : String.fromCharCode(FIRST_CLASS_LETTER + at);
      return `${shared}${feature.slice(shared)}${String.fromCharCode(LETTER_OF_ZERO + steps)}${classLetter}\t`;
    })
    .join('');
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < 9 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
