import { claimRules, type ClaimId } from './claims.ts';
import { compilePhrases, type Lexicon } from './phrases.ts';
import type { ProductKind } from './policy-rule.ts';

type Phrases = Partial<Record<ClaimId, readonly string[]>>;

/** How one language says what an ad may not say. Plain data: a new language is one file of this shape. */
export interface LanguageRules {
  lexicon: Lexicon;
  /** Refused whatever the product. */
  claims: Phrases;
  /** Refused of a supplement only: glue may cure, and a jack may lift 20 kg. */
  nutraClaims: Phrases;
  /** Look-alikes that are read over, such as "entrega garantida". */
  innocent: readonly string[];
  /** Look-alikes only of a product that is no supplement, such as "jamón curado". */
  physicalInnocent: readonly string[];
  /** What may be said instead, in the language itself. */
  rewrites: Partial<Record<ClaimId, string>>;
  /** Everyday words of ads. In capitals they shout; an unknown word in capitals may be a brand. */
  commonWords: readonly string[];
}

export interface CompiledRules {
  claims: readonly { id: ClaimId; refuses: RegExp }[];
  innocent: RegExp | undefined;
  rewrites: LanguageRules['rewrites'];
  commonWords: ReadonlySet<string>;
}

export function compileRules(rules: LanguageRules, productKind: ProductKind): CompiledRules {
  const innocent = [...rules.innocent, ...(productKind === 'physical' ? rules.physicalInnocent : [])];
  return {
    claims: claimRules.flatMap(({ id }) => {
      const phrases = [
        ...(rules.claims[id] ?? []),
        ...(productKind === 'nutra' ? (rules.nutraClaims[id] ?? []) : []),
      ];
      return phrases.length === 0 ? [] : [{ id, refuses: compilePhrases(phrases, rules.lexicon) }];
    }),
    innocent: innocent.length === 0 ? undefined : compilePhrases(innocent, rules.lexicon, 'g'),
    rewrites: rules.rewrites,
    commonWords: new Set(rules.commonWords),
  };
}
