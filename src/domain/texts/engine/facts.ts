import { countries, type PaymentMethod } from '../content/countries.ts';
import { type Fact, factTokens, type ValueFact } from '../content/facts.ts';
import type { CountryWords, LanguagePack } from '../content/language-pack.ts';
import type { LanguageCode } from '../../ads/languages.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';

/** The known facts, each with its words in the campaign's language; a fact without a value of its own is ''. */
export type KnownFacts = Partial<Record<Fact, string>>;

export interface Wording {
  facts: KnownFacts;
  words: CountryWords | null;
  locale: string;
}

/** Longer lists of ways to pay fit nowhere. */
const PAYMENTS_SHOWN = 3;

/** What may be said of a product: its sheet, and the words of the campaign's market. */
export function readFacts(
  product: string,
  sheet: ProductSheet,
  pack: LanguagePack,
  language: LanguageCode,
): Wording {
  const market = sheet.country === undefined ? null : countries[sheet.country];
  const words = sheet.country === undefined ? null : (pack.countries[sheet.country] ?? null);
  const locale = market?.locales[language] ?? pack.locale;
  const facts: Partial<Record<Fact, string | undefined>> = {
    product: product.trim() || undefined,
    ...moneyFacts(sheet, market?.currency, locale),
    ...shippingFacts(sheet),
    ...kitFacts(sheet),
    ...paymentFacts(sheet, pack, locale),
    guaranteeDays: written(sheet.guaranteeDays),
    withdrawalDays: written(market?.withdrawalDays),
    content: sheet.contents?.[0],
    contents: listOf(sheet.contents?.slice(0, 3) ?? [], locale, 'conjunction'),
    audience: sheet.audience,
    owner: flag(sheet.seller === 'owner'),
    postalCode: words?.postalCode,
    inCountry: words?.inCountry,
  };
  return { facts: onlyKnown(facts), words, locale };
}

/** The text with each fact in its place, in the words of the market. */
export function fillFacts(text: string, { facts, words }: Wording): string {
  const local = words === null ? text : replaceWords(text, words.replaces);
  // Object.entries widens the keys.
  return (Object.entries(factTokens) as [ValueFact, string][]).reduce(
    (filled, [fact, token]) => filled.replaceAll(token, () => facts[fact] ?? token),
    local,
  );
}

/** Money as the market writes it; whole amounts without their zeros. */
function writeMoney(amount: string, currency: string, locale: string): string {
  const digits = /\.0?[1-9]|\.[1-9]/.test(amount)
    ? {}
    : { maximumFractionDigits: 0, minimumFractionDigits: 0 };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
  return format.format(Number(amount)).replace(/\s/gu, ' ');
}

function moneyFacts(sheet: ProductSheet, marketCurrency: string | undefined, locale: string) {
  const currency = sheet.currency ?? marketCurrency;
  const money = (amount: string | undefined) =>
    amount === undefined || currency === undefined ? undefined : writeMoney(amount, currency, locale);
  return {
    price: money(sheet.price),
    freeShippingFrom: money(sheet.shipping?.freeFrom),
    instalments: written(sheet.instalments?.count),
    interestFree: flag(sheet.instalments?.interestFree),
  };
}

function shippingFacts({ shipping = {} }: ProductSheet) {
  return {
    freeShipping: flag(shipping.free),
    deliveryDays: written(shipping.days),
    dispatchHours: written(shipping.dispatchHours),
    tracked: flag(shipping.tracked),
    nationwide: flag(shipping.nationwide),
    discreet: flag(shipping.discreet),
    invoice: flag(shipping.invoice),
  };
}

function kitFacts({ kits = [] }: ProductSheet) {
  return {
    kits: flag(kits.length > 0),
    manyKits: flag(kits.length > 1),
    kit: kits.length === 0 ? undefined : String(Math.max(...kits)),
    smallKit: kits.length < 2 ? undefined : String(Math.min(...kits)),
  };
}

function paymentFacts({ payments = [] }: ProductSheet, pack: LanguagePack, locale: string) {
  const has = (method: PaymentMethod) => flag(payments.includes(method));
  const shown = payments.slice(0, PAYMENTS_SHOWN).map((method) => pack.payments[method]);
  return {
    payments: listOf(shown, locale, 'disjunction'),
    pix: has('pix'),
    boleto: has('boleto'),
    card: has('card'),
    paypal: has('paypal'),
    cash_on_delivery: has('cash_on_delivery'),
  };
}

function listOf(words: readonly string[], locale: string, type: 'conjunction' | 'disjunction') {
  return words.length === 0 ? undefined : new Intl.ListFormat(locale, { type }).format(words);
}

function written(count: number | null | undefined): string | undefined {
  return typeof count === 'number' ? String(count) : undefined;
}

function flag(isKnown: boolean | undefined): string | undefined {
  return isKnown === true ? '' : undefined;
}

function onlyKnown(facts: Record<string, string | undefined>): KnownFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

type Replaces = CountryWords['replaces'];
const patterns = new WeakMap<Replaces, RegExp>();

/** Whole words alone and none inside a token, longest first and each once, with the capital of the word replaced. */
function replaceWords(text: string, replaces: Replaces): string {
  if (replaces.length === 0) return text;
  const pattern = patterns.get(replaces) ?? wordsPattern(replaces);
  patterns.set(replaces, pattern);
  return text.replace(pattern, (found) => {
    const word = replaces.find(([from]) => from === found.toLowerCase())?.[1] ?? found;
    return likeIn(found, word);
  });
}

function wordsPattern(replaces: Replaces): RegExp {
  const longestFirst = replaces.map(([from]) => from).sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}{_])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}_}])`, 'giu');
}

/** `Frete Grátis` gives `Portes Grátis`, `Frete grátis` gives `Portes grátis`. */
function likeIn(found: string, word: string): string {
  if (/\s\p{Lu}/u.test(found))
    return word.replace(/(?<=^|\s)\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
