import type { LanguageCode } from '#domain/ads/languages.ts';
import { countries } from '#domain/language/countries.ts';
import type { CountryCode } from '#domain/language/country-codes.ts';
import type { Intent } from '#domain/language/intents.ts';
import { type MarketList, marketTokens } from '../content/facts.ts';
import type { ProductKind } from '../content/product-kinds.ts';
import type { KeywordTemplate, LanguagePack } from '../content/language-pack.ts';
import { nicheOf } from '../content/niche-texts.ts';
import type { FunnelLevel } from '../content/funnel.ts';
import { isFilled, type ProductSheet } from '../sheet/product-sheet.ts';
import { fillFacts, readFacts, type FillContext } from './facts.ts';

export const PROBLEM_TOKEN = '[problema]';
export const NAME_TOKEN = 'aaa';
/** A keyword with the intent of the person who types it. */
export interface IntentKeyword {
  text: string;
  intent: Intent;
}

export interface KeywordRequest {
  pack: LanguagePack;
  language: LanguageCode;
  kind: ProductKind;
  funnel: FunnelLevel;
  /** The product's name, or the problem at the top of the nutra funnel. */
  product: string;
  sheet: ProductSheet;
}

/**
 * Returns the built-in keywords of one stage for a product. The market's words are added only when the
 * campaign's country is known. Keywords with the product's name are left out when its owner forbids bids on
 * it.
 */
export function listKeywords(request: KeywordRequest): IntentKeyword[] {
  const { pack, language, kind, funnel, product, sheet } = request;
  const wording = readFacts(product, sheet, pack, language);
  const asksForProblem = kind === 'nutra' && funnel === 'top';
  const token = asksForProblem ? PROBLEM_TOKEN : NAME_TOKEN;
  const filled = templatesOf(request).flatMap(({ text, intent, market }) =>
    marketLines(text, market, request).map((line) => ({
      text: fillFacts(line, wording).replaceAll(token, () => product.trim()),
      intent,
    })),
  );
  if (asksForProblem) return [...filled, ...nicheQuestions(request, wording)];
  return isBrandForbidden(sheet) ? [] : [...filled, ...spellings(request)];
}

export function isBrandForbidden({ brandBidding }: ProductSheet): boolean {
  return brandBidding === 'forbidden';
}

function templatesOf({ pack, kind, funnel, sheet }: KeywordRequest): KeywordTemplate[] {
  const own = pack.keywords[kind][funnel];
  const more = isFilled(sheet) ? (pack.moreKeywords[kind]?.[funnel] ?? []) : [];
  return funnel === 'bottom' && kind !== 'digital'
    ? [...own, ...more, ...pack.marketKeywords]
    : [...own, ...more];
}

/** One line per word of the market; none when the market is unknown. */
function marketLines(text: string, market: MarketList | null, request: KeywordRequest): string[] {
  if (market === null) return [text];
  return marketWords(market, request).map((word) => text.replaceAll(marketTokens[market], () => word));
}

function marketWords(
  list: MarketList,
  { pack, kind, sheet: { country } }: KeywordRequest,
): readonly string[] {
  if (country === undefined || (list === 'pharmacies' && kind !== 'nutra')) return [];
  return wordsOfMarket(list, country, pack);
}

export function wordsOfMarket(list: MarketList, country: CountryCode, pack: LanguagePack): readonly string[] {
  const market = countries[country];
  if (list === 'countryNames') return pack.countries[country]?.names ?? [];
  if (list === 'payments')
    return market.payments.map((method) => pack.payments[method].toLocaleLowerCase(pack.locale));
  return market[list];
}

function nicheQuestions({ pack, sheet: { niche } }: KeywordRequest, wording: FillContext): IntentKeyword[] {
  const questions = niche === undefined ? [] : nicheOf(pack, niche).questions;
  return questions.map((text) => ({ text: fillFacts(text, wording), intent: 'problem' }));
}

/** The other spellings that the sheet names. Google covers misspellings without them. */
function spellings({ funnel, sheet }: KeywordRequest): IntentKeyword[] {
  const typed = funnel === 'bottom' ? (sheet.spellings ?? []) : [];
  return typed.map((text) => ({ text, intent: 'misspelling' }));
}
