import type { Replaces } from '#domain/language/replace-words.ts';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { Intent } from '#domain/language/intents.ts';
import type { CountryCode, PaymentMethod } from '#domain/language/country-codes.ts';
import type { Fact, MarketList } from './facts.ts';
import type { Gender } from './genders.ts';
import type { NicheId } from './niches.ts';
import type { ProductKind } from './product-kinds.ts';
import type { FunnelLevel } from './funnel.ts';

/** The angles of advertising texts. An ad combines texts of different angles. */
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

/** One wording. It is used only when every fact it needs is known. */
export interface Variant {
  text: string;
  needs: readonly Fact[];
}

/**
 * One statement in several wordings, from long to short. The first one that fits and whose facts are known is
 * used.
 */
export interface TextSlot {
  angle: Angle;
  variants: readonly Variant[];
}

export interface SitelinkSlot {
  angle: Angle;
  /** Facts that the whole sitelink needs. */
  needs: readonly Fact[];
  text: readonly Variant[];
  desc1: readonly Variant[];
  desc2: readonly Variant[];
}

/**
 * Texts for every product that is delivered, and texts for one kind only. Without a known kind, only `common` is used.
 * Digital products have their own texts only, because nothing is delivered.
 */
export type ByKind<T> = Readonly<Record<'common' | ProductKind, readonly T[]>>;

export interface KeywordTemplate {
  intent: Intent;
  /** Contains `aaa` or `[problema]`, and at most one market token. */
  text: string;
  market: MarketList | null;
}

export type FunnelKeywords = Readonly<Record<FunnelLevel, readonly KeywordTemplate[]>>;

/** Groups of negatives that a person can switch on and off. */
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
  'digital',
] as const;
export type NegativeGroupId = (typeof negativeGroupIds)[number];

export interface NegativePack {
  /** In Google's notation: `word`, `"phrase"`, `[exact]`. */
  groups: Readonly<Record<NegativeGroupId, readonly string[]>>;
  /** The one-click list: a selection from the groups. */
  oneClick: readonly string[];
  /** Words of the groups that buyers of a kind or of a niche type: `curso` for a course, `artesanal` for a knife. */
  buyers: Readonly<Partial<Record<ProductKind | NicheId, readonly string[]>>>;
}

/** A problem that people search for, in the forms that sentences need. */
export interface Problem {
  /** Without article, for keywords: `queda de cabelo`. */
  noun: string;
  /** As the object of a sentence: `a queda de cabelo`. */
  definite: string;
  /** As a person describes it: `meu cabelo está caindo`. */
  described: string;
}

export interface NichePack {
  problems: readonly Problem[];
  /** Complete searches of the top of the funnel, as people type them. */
  questions: readonly string[];
  ingredients: readonly string[];
  /** Titles that are true of every honest product of the niche. */
  claims: readonly TextSlot[];
  /** Claims that are not allowed, each with an alternative. */
  forbidden: readonly { claim: string; rewrite: string }[];
  /** In Google's notation. Never part of the one-click list. */
  negatives: readonly string[];
}

/** A market's words in one language. `countries.ts` has the facts that do not depend on a language. */
export interface CountryWords {
  /** For example `no Brasil`. */
  inCountry: string;
  /** As people add it to a search: `brasil`. */
  names: readonly string[];
  /** For example `CEP`. */
  postalCode: string;
  /** Words of the neutral texts that this market replaces: `frete` is `portes` in Portugal. */
  replaces: Replaces;
}

/** A word that follows a number, in the form that each number needs. */
export interface CountedWord {
  /** The word as the texts write it: `дней`. */
  written: string;
  /** The word before the number that this form needs: `до`. Null where any word may stand. */
  before: readonly string[] | null;
  /** By the categories of `Intl.PluralRules`. A form with `!` takes the place of the number too. */
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

/** The articles of a language, for names of products. */
export interface Articles {
  /** Whether a brand takes the article as a common noun does: `o Visio` beside `a faca`. */
  ofBrands: boolean;
  /** Whether the noun is the last word of a name: `Kenji Knife`. */
  nounLast: boolean;
  /** By gender and number. */
  forms: Readonly<Record<Gender, string>>;
  /** Words before a name that take the article: `sobre` becomes `sobre a`. */
  after: readonly string[];
  /** Words that join with the article: `de` + `a` becomes `da`. */
  joined: Readonly<Record<string, Readonly<Record<Gender, string>>>>;
  /** What an article becomes before a vowel: `le` becomes `l'`. */
  elided: Readonly<Record<string, string>>;
  /** What an article becomes before two consonants in Italian: `il` becomes `lo`. */
  impure: Readonly<Record<string, string>>;
  /**
   * Verbs with the name as their subject, each with its plural: `tem` becomes `têm`. A name at the start of a sentence
   * takes the article before one of them.
   */
  verbs: Readonly<Record<string, string>>;
}

/** Rules that recognise a verb as the first word of a text. */
export interface VerbSigns {
  endings: readonly string[];
  /** Verbs without such an ending. */
  others: readonly string[];
  /** Nouns with such an ending. */
  nouns: readonly string[];
}

/** All texts of the product in one language. */
export interface LanguagePack extends Readonly<Record<AdTextType, ByKind<TextSlot>>> {
  /** BCP 47 tag of the neutral texts, used for lists, numbers and lower case. */
  locale: string;
  keywords: Readonly<Record<ProductKind, FunnelKeywords>>;
  /** Lines beyond the specified lists, for a product with a sheet. */
  moreKeywords: Readonly<Partial<Record<ProductKind, Partial<FunnelKeywords>>>>;
  /** Lines of the bottom of the funnel that are repeated for each word of the market. */
  marketKeywords: readonly KeywordTemplate[];
  /** How to tell a verb (`emagrecer`) from the noun that the top of the funnel needs (`peso`). */
  verbs: VerbSigns;
  /** Forms of a supplement, each as the beginnings of its words: `capsule pill tablet`, `drop`. */
  forms: readonly string[];
  /** Names for the examples beside the keyword templates. */
  samples: { product: string; problem: string; physical: string };
  /** Days, hours and other counted words. */
  counted: readonly CountedWord[];
  /** The word for days after `{DIAS_GARANTIA}`, with the forms of the word for years. */
  years: readonly CountedWord[];
  /** Null in a language that puts none before the name of a product. */
  articles: Articles | null;
  negatives: NegativePack;
  sitelinks: ByKind<SitelinkSlot>;
  niches: Readonly<Record<NicheId, NichePack>>;
  countries: Partial<Record<CountryCode, CountryWords>>;
  payments: Readonly<Record<PaymentMethod, string>>;
}
