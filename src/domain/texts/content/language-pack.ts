import type { AdTextType } from '../../ads/asset-types.ts';
import type { Fact, MarketList } from './facts.ts';
import type { Intent } from './intents.ts';
import type { CountryCode, PaymentMethod } from './countries.ts';
import type { NicheId } from './niches.ts';
import type { FunnelLevel } from './types.ts';

export const productKinds = ['nutra', 'physical'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Ways to speak of a product. An ad has texts of different angles. */
export const angles = [
  'name',
  'benefit',
  'price',
  'guarantee',
  'delivery',
  'proof',
  'question',
  'action',
] as const;
export type Angle = (typeof angles)[number];

/** One wording. It is used only where every fact it needs is known. */
export interface Variant {
  text: string;
  needs: readonly Fact[];
}

/** One thing to say, in wordings from long to short. The first that fits and whose facts are known is used. */
export interface TextSlot {
  angle: Angle;
  variants: readonly Variant[];
}

export interface SitelinkSlot {
  angle: Angle;
  /** Facts of the whole sitelink. */
  needs: readonly Fact[];
  text: readonly Variant[];
  desc1: readonly Variant[];
  desc2: readonly Variant[];
}

/** Texts of any product, and those of one kind alone. Without a known kind only `common` is used. */
export type ByKind<T> = Readonly<Record<'common' | ProductKind, readonly T[]>>;

export interface KeywordTemplate {
  intent: Intent;
  /** With `aaa` or `[problema]`, and at most one market token. */
  text: string;
  market: MarketList | null;
}

export type FunnelKeywords = Readonly<Record<FunnelLevel, readonly KeywordTemplate[]>>;

/** Groups of negatives that people switch on and off. */
export const negativeGroupIds = [
  'core',
  'jobs',
  'education',
  'media',
  'doItYourself',
  'used',
  'afterSale',
  'marketplaces',
  'medical',
  'competitors',
] as const;
export type NegativeGroupId = (typeof negativeGroupIds)[number];

export interface NegativePack {
  /** In Google's notation: `word`, `"phrase"`, `[exact]`. */
  groups: Readonly<Record<NegativeGroupId, readonly string[]>>;
  /** The one-click list; a selection of the groups' words. */
  oneClick: readonly string[];
}

/** A problem people search for, in the forms a sentence needs. */
export interface Problem {
  /** Bare, as keywords take it: `queda de cabelo`. */
  noun: string;
  /** As the object of a sentence: `a queda de cabelo`. */
  definite: string;
  /** As a person says it of themselves: `meu cabelo está caindo`. */
  said: string;
}

export interface NichePack {
  problems: readonly Problem[];
  /** Whole searches of the top of the funnel, as people type them. */
  questions: readonly string[];
  ingredients: readonly string[];
  /** Titles that may be said of any honest product of the niche. */
  claims: readonly TextSlot[];
  /** What may not be said, each with what to say instead. */
  forbidden: readonly { claim: string; rewrite: string }[];
  /** In Google's notation; never part of the one-click list. */
  negatives: readonly string[];
}

/** A market's words in one language. Facts that do not depend on a language are in `countries.ts`. */
export interface CountryWords {
  /** `no Brasil`. */
  inCountry: string;
  /** As people add it to a search: `brasil`. */
  names: readonly string[];
  /** `CEP`. */
  postalCode: string;
  /** Words of the neutral texts that this market says otherwise: `frete` is `portes` in Portugal. */
  replaces: readonly (readonly [from: string, to: string])[];
}

/** Signs that the first word of a text is a verb. */
export interface VerbSigns {
  endings: readonly string[];
  /** Verbs without such an ending. */
  others: readonly string[];
  /** Nouns with such an ending. */
  nouns: readonly string[];
}

/** Everything the product says in one language. */
export interface LanguagePack extends Readonly<Record<AdTextType, ByKind<TextSlot>>> {
  /** BCP 47 tag of the neutral texts, for lists, numbers and lower case. */
  locale: string;
  keywords: Readonly<Record<ProductKind, FunnelKeywords>>;
  /** Lines of the bottom of the funnel, made once for each word of the campaign's market. */
  marketKeywords: readonly KeywordTemplate[];
  /** How to tell a verb (`emagrecer`) from the noun that the top of the funnel needs (`peso`). */
  verbs: VerbSigns;
  /** Names for the examples beside the keyword templates. */
  samples: { product: string; problem: string; physical: string };
  negatives: NegativePack;
  sitelinks: ByKind<SitelinkSlot>;
  niches: Readonly<Record<NicheId, NichePack>>;
  countries: Partial<Record<CountryCode, CountryWords>>;
  payments: Readonly<Record<PaymentMethod, string>>;
}
