import { featuresOfPassage } from '#domain/making/review/learned/features.ts';
import { hashOf, readWeights } from '#domain/making/review/learned/model.ts';
import type { FindingCode } from '../finding-codes.ts';
import { folded, type PageLanguage } from '../phrases.ts';
import { looksLikeQuote } from '../quotes.ts';

/** What a page says in words alone. */
export const learnedCodes = [
  'celebrity_claim',
  'cure_claim',
  'testimonial_results',
  'before_after',
  'earnings_promise',
  'health_claim',
  'weight_promise',
  'counterfeit',
] as const satisfies readonly FindingCode[];
export type LearnedCode = (typeof learnedCodes)[number];

/** What `npm run learn` writes for a code in a language. */
export interface CodeData {
  /** The score of a passage without known features. */
  bias: number;
  /** As in the models of ads: hashes of features, each with a letter for its weight. */
  weights: string;
}
/** The same for the second look, with the weights of what the rules see and of the product's kind: `@disease`, `=nutra`. */
export interface SecondLookData extends CodeData {
  signs: Readonly<Record<string, number>>;
}
export type PassageData = Readonly<Record<LearnedCode, CodeData>> & { readonly secondLook: SecondLookData };

/** The scores of passages by code: a logistic regression each, with rounded weights. */
export class PassageModel {
  readonly #codes: readonly (readonly [LearnedCode, number, ReturnType<typeof readWeights>])[];

  constructor(data: PassageData) {
    this.#codes = learnedCodes.map((code) => [code, data[code].bias, readWeights(data[code].weights)]);
  }

  scoresOf(features: Iterable<string>): Record<LearnedCode, number> {
    const hashes = Array.from(features, hashOf);
    // Its keys are those of the list.
    return Object.fromEntries(
      this.#codes.map(([code, bias, weights]) => [
        code,
        hashes.reduce((score, hash) => score + (weights.get(hash)?.weight ?? 0), bias),
      ]),
    ) as Record<LearnedCode, number>;
  }
}

const FEWEST_WORDS = 3;

/** Whether a passage says enough to be judged. */
export function isPassage(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= FEWEST_WORDS;
}

/** Reads the text alone, as the training texts are: not the element in which it stands. */
export function featuresOf(text: string, language: PageLanguage): ReadonlySet<string> {
  return featuresOfPassage(folded(text), language, looksLikeQuote({ text, isQuote: false, tag: 'p' }));
}
