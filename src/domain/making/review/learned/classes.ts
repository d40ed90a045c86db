import type { ClaimId } from '../claims.ts';
import type { PolicyFinding } from '../policy-rule.ts';

const POLICIES = 'https://support.google.com/adspolicy/answer/6008942';
const UNRELIABLE = 'https://support.google.com/adspolicy/answer/15936857';
const MISREPRESENTATION = 'https://support.google.com/adspolicy/answer/6020955';
const CLICKBAIT = 'https://support.google.com/adspolicy/answer/15936667';
const PERSONALISED = 'https://support.google.com/adspolicy/answer/143465';
const DANGEROUS = 'https://support.google.com/adspolicy/answer/6014299';
const DISHONEST = 'https://support.google.com/adspolicy/answer/6016086';
const SEXUAL = 'https://support.google.com/adspolicy/answer/6023699';
const INAPPROPRIATE = 'https://support.google.com/adspolicy/answer/6015406';

interface LearnedClassRule {
  id: string;
  /** The word after `refused` in the headings of the training texts. */
  heading: string;
  source: string;
  /** Nobody offers a supplement in this way. */
  isForeignToNutra?: boolean;
  /** The claim whose suggestion fits, if one does. */
  rewritesAs?: ClaimId;
}

/** Kinds of refused texts that a text can resemble. */
const classes = [
  { id: 'like_cure', heading: 'cure', source: UNRELIABLE, rewritesAs: 'cure' },
  { id: 'like_body', heading: 'body', source: UNRELIABLE, rewritesAs: 'body_claim' },
  { id: 'like_sure', heading: 'sure', source: UNRELIABLE, rewritesAs: 'guaranteed_result' },
  { id: 'like_borrowed', heading: 'borrowed', source: MISREPRESENTATION, rewritesAs: 'false_authority' },
  { id: 'like_shame', heading: 'shame', source: PERSONALISED, rewritesAs: 'personal_attribute' },
  { id: 'like_pressure', heading: 'pressure', source: CLICKBAIT, rewritesAs: 'clickbait' },
  { id: 'like_goods', heading: 'goods', source: DANGEROUS },
  { id: 'like_trick', heading: 'trick', source: DISHONEST, isForeignToNutra: true },
  { id: 'like_money', heading: 'money', source: UNRELIABLE, isForeignToNutra: true },
  { id: 'like_adult', heading: 'adult', source: SEXUAL },
  { id: 'like_event', heading: 'event', source: INAPPROPRIATE, isForeignToNutra: true },
  { id: 'like_disguise', heading: 'disguise', source: MISREPRESENTATION },
  // No class has half of the weight.
  { id: 'like_refused', heading: 'several', source: POLICIES },
] as const satisfies readonly LearnedClassRule[];

export type LearnedClassId = (typeof classes)[number]['id'];
export const learnedClasses: readonly (LearnedClassRule & { id: LearnedClassId })[] = classes;

/** The finding that a text resembles refused ones of a class. */
export function resembles(
  id: LearnedClassId,
  words: readonly string[],
  rewrites: Partial<Record<ClaimId, string>>,
): PolicyFinding[] {
  return learnedClasses
    .filter((each) => each.id === id)
    .map(({ source, rewritesAs }) => ({
      rule: id,
      level: 'aviso',
      source,
      rewrite: rewritesAs && rewrites[rewritesAs],
      words,
    }));
}
