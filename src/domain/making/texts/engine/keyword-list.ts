import type { LanguageCode } from '#domain/ads/languages.ts';
import { countries } from '#domain/language/countries.ts';
import type { CountryCode } from '#domain/language/country-codes.ts';
import type { Intent } from '#domain/language/intents.ts';
import { type MarketList, marketTokens } from '../content/facts.ts';
import type { ProductKind } from '../content/product-kinds.ts';
import type { KeywordTemplate, LanguagePack } from '../content/language-pack.ts';
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
  const typed = asksForProblem ? product.trim() : typedName(product.trim(), sheet);
  const isOtherForm = kind === 'nutra' ? otherForms(request) : () => false;
  const filled = templatesOf(request).flatMap(({ text, intent, market }) =>
    (isOtherForm(text) ? [] : marketLines(text, market, request)).map((line) => ({
      text: fillFacts(line, wording).replaceAll(token, () => typed),
      intent,
    })),
  );
  const questions = nicheQuestions(request, wording);
  if (asksForProblem) return [...filled, ...questions];
  if (isBrandForbidden(sheet)) return questions;
  const whole = funnel === 'bottom' && typed !== product.trim() ? [product.trim()] : [];
  return [
    ...whole.map((text): IntentKeyword => ({ text, intent: 'name' })),
    ...filled,
    ...questions,
    ...spellings(request),
  ];
}

/** Few people type a name that is too long for an ad. */
function typedName(product: string, { name, shortName }: ProductSheet): string {
  return shortName !== undefined && name?.trim() === product ? shortName : product;
}

/** Whether a line names another form than the sheet does: `gummies` for capsules. */
function otherForms({ pack, sheet }: KeywordRequest): (line: string) => boolean {
  const { name = '', noun = '', contents = [], differentiators = [] } = sheet;
  const sheetText = [name, noun, ...contents, ...differentiators].join(' ').toLowerCase();
  const forms = pack.forms.map((form) => form.split(' '));
  const others = forms.filter((form) => !form.some((word) => sheetText.includes(word))).flat();
  const isKnown = forms.some((form) => form.some((word) => sheetText.includes(word)));
  return (line) => isKnown && others.some((word) => line.includes(word));
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
    return market.payments
      .filter((method) => method !== 'card') // nobody types `visio card`
      .map((method) => pack.payments[method].toLocaleLowerCase(pack.locale));
  return market[list];
}

/** A supplement's problem has all searches of its niche; other products have those that say what they are. */
function nicheQuestions(
  { pack, kind, funnel, sheet: { niche, noun = '' } }: KeywordRequest,
  wording: FillContext,
): IntentKeyword[] {
  if (niche === undefined || funnel !== 'top') return [];
  const lowerNoun = noun.toLowerCase();
  const questions = pack.niches[niche].questions.filter(
    (text) => kind === 'nutra' || (lowerNoun !== '' && text.includes(lowerNoun)),
  );
  const intent = kind === 'nutra' ? 'problem' : 'choice';
  return questions.map((text) => ({ text: fillFacts(text, wording), intent }));
}

/** The other spellings that the sheet names. Google covers misspellings without them. */
function spellings({ funnel, sheet }: KeywordRequest): IntentKeyword[] {
  const typed = funnel === 'bottom' ? (sheet.spellings ?? []) : [];
  return typed.map((text) => ({ text, intent: 'misspelling' }));
}
