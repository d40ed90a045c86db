import { claimRules, type ClaimId } from './claims.ts';
import type { Alphabet } from './disguise.ts';
import { STILL_DENIED, withinClause } from './end-of-denial.ts';
import { fold } from './fold.ts';
import { PhraseFinder, type PhraseIndex } from './phrase-index.ts';
import type { Boundaries, Lexicon } from './phrases.ts';
import type { ProductKind } from './policy-rule.ts';

type Phrases = Partial<Record<ClaimId, readonly string[]>>;

/**
 * One language's phrases for the claims that an ad may not make. Plain data: a new language is one file of
 * this shape.
 */
export interface LanguageRules {
  /** `none` for a language whose words are not separated by blanks. Default: `words`. */
  boundaries?: Boundaries | undefined;
  alphabet?: Alphabet | undefined;
  /** A pattern of the phone numbers that people write without a prefix where the language is spoken. */
  phones?: string;
  lexicon: Lexicon;
  /** Refused for every product. */
  claims: Phrases;
  /** Refused for supplements only: for example, a glue may claim to cure and a jack to lift 20 kg. */
  nutraClaims: Phrases;
  /** Harmless phrases that look like a claim, such as "entrega garantida". The rules skip them. */
  innocent: readonly string[];
  /** Phrases that are harmless only for products that are not supplements, such as "jamón curado". */
  physicalInnocent: readonly string[];
  /** The wording that the ad may use instead, in this language. */
  rewrites: Partial<Record<ClaimId, string>>;
  /** Common words of ads: in capitals they count as shouting. An unknown word in capitals may be a brand. */
  commonWords: readonly string[];
}

export interface CompiledRules {
  phones: RegExp | undefined;
  claims: readonly { id: ClaimId; refuses: PhraseFinder }[];
  innocent: PhraseFinder;
  rewrites: LanguageRules['rewrites'];
  commonWords: ReadonlySet<string>;
}

export function compileRules(
  rules: LanguageRules,
  productKind: ProductKind,
  index: PhraseIndex,
): CompiledRules {
  const { lexicon } = rules;
  const innocent = [...rules.innocent, ...(productKind === 'nutra' ? [] : rules.physicalInnocent)];
  return {
    phones: rules.phones === undefined ? undefined : phoneNumber(rules.phones),
    claims: claimRules.flatMap(({ id }) => {
      const phrases = [
        ...(rules.claims[id] ?? []),
        ...(productKind === 'nutra' ? (rules.nutraClaims[id] ?? []) : []),
      ];
      return phrases.length === 0 ? [] : [{ id, refuses: new PhraseFinder(phrases, lexicon, index) }];
    }),
    innocent: new PhraseFinder(innocent.map(endedByBut), lexicon, index),
    rewrites: rules.rewrites,
    commonWords: new Set(rules.commonWords.map(fold)),
  };
}

/** The rest of a sentence in a phrase: "not a drug[^.]*". */
const REST = /\[\^[.!?;]+\]\*/gu;

/** A denial ends where the text goes on to claim: "not a drug, but it cures". */
function endedByBut(phrase: string): string {
  if (phrase.search(REST) < 0) return phrase;
  return withinClause(phrase).replace(REST, (rest) => `(?:${STILL_DENIED}${rest.slice(0, -1)})*`);
}

/** Not a part of a longer number, and no amount or measure. */
function phoneNumber(source: string): RegExp {
  return new RegExp(
    `(?<!\\d[.,:/ -]?)(?:${source})(?![.,:/ -]?\\d|\\s?(?:[€$£%]|kr|zl|eur|usd|kg|ml|km|mm|cm|h(?![a-z])))`,
  );
}
