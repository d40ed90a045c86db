import { type AssetType, assetTypes, isKeywordType } from '../ads/asset-types.ts';

/** How sure it is that Google refuses the text, from a hint to a refusal. */
export const policyLevels = ['dica', 'aviso', 'bloqueia'] as const;
export type PolicyLevel = (typeof policyLevels)[number];

/** `nutra`: supplements. `physical`: every other product. */
export const productKinds = ['nutra', 'physical'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The texts people read. Keywords and negative keywords are never shown. */
export const adKinds: readonly AssetType[] = assetTypes.filter((type) => !isKeywordType(type));

/** What a rule reads. */
export interface Reading {
  kind: AssetType;
  /** As typed, with the product's name and the dynamic tags replaced by neutral words. */
  written: string;
  /** `written` in lower case, Latin letters without accents. */
  plain: string;
  /** `plain` with the product's name still in it. */
  plainWithName: string;
  /** The words of the product's name, in lower case without accents. */
  ownWords: ReadonlySet<string>;
}

/** A rule that needs no language. */
export interface EditorialRule {
  id: string;
  level: PolicyLevel;
  source: string;
  /** The lists it is about; without it, every text of an ad. */
  kinds?: readonly AssetType[];
  refuses: RegExp | ((reading: Reading, isCommonWord: (folded: string) => boolean) => boolean);
  /** The same text without the fault, where a program can tell. */
  mend?: (text: string) => string;
}

export interface PolicyFinding {
  rule: string;
  level: PolicyLevel;
  /** Where Google publishes the rule. */
  source: string;
  /** The text mended, or what may be said instead, in the text's own language. */
  rewrite?: string;
}
