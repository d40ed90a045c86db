import { type AssetType, assetTypes, isKeywordType } from '#domain/ads/asset-types.ts';

/** How certain a refusal by Google is, from a hint to a refusal. */
export const policyLevels = ['dica', 'aviso', 'bloqueia'] as const;
export type PolicyLevel = (typeof policyLevels)[number];

/** `nutra`: supplements. `digital`: courses, e-books, apps and services. `physical`: every other product. */
export const productKinds = ['nutra', 'physical', 'digital'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The texts that people read. Keywords and negative keywords never appear in an ad. */
export const adKinds: readonly AssetType[] = assetTypes.filter((type) => !isKeywordType(type));

/** The forms of a text that a rule can check. */
export interface Reading {
  kind: AssetType;
  /** The text as typed. */
  typed: string;
  /** The text as typed, with neutral words instead of the product's name and the dynamic tags. */
  written: string;
  /** `written` in lower case, with Latin letters without accents. */
  plain: string;
  /** Like `plain`, but the product's name stays in it. */
  plainWithName: string;
  /** `plain`, and other readings of it where letters are disguised. Claims are searched in each. */
  readings: readonly string[];
  readingsWithName: readonly string[];
  /** Whether letters of `written` are disguised. */
  isDisguised: boolean;
  /** The words of the product's name as they are written in it, by their form in lower case without accents. */
  ownWords: ReadonlyMap<string, string>;
}

/** The words and patterns that a rule for all languages needs from the language of the text. */
export interface OwnWays {
  isCommonWord: (folded: string) => boolean;
  isPhone: (plain: string) => boolean;
}

/** A rule that applies to every language. */
export interface EditorialRule {
  id: string;
  level: PolicyLevel;
  source: string;
  /** The asset types that it applies to. Default: every text of an ad. */
  kinds?: readonly AssetType[];
  refuses: RegExp | ((reading: Reading, own: OwnWays) => boolean);
  /**
   * Returns the text without the fault, when a program can correct it. A letter stands for each dynamic tag.
   * @param ownWords as in `Reading`.
   */
  mend?: (text: string, ownWords: Reading['ownWords']) => string;
  /** Whether `mend` takes the dynamic tags themselves, and no letters instead of them. */
  mendsTags?: boolean;
}

export interface PolicyFinding {
  rule: string;
  level: PolicyLevel;
  /** Where Google publishes the rule. */
  source: string;
  /** The corrected text, or what the ad may say instead, in the language of the text. */
  rewrite?: string | undefined;
  /** The parts of the text that weighed most in what a model says. */
  words?: readonly string[];
}

/** The strictest level among the findings; `ok` when there is none. */
export function highestLevel(findings: readonly Pick<PolicyFinding, 'level'>[]): PolicyLevel | 'ok' {
  const strictest = Math.max(-1, ...findings.map(({ level }) => policyLevels.indexOf(level)));
  return policyLevels[strictest] ?? 'ok';
}
