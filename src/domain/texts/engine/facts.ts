import { countries } from '../content/countries.ts';
import type { PaymentMethod } from '../content/country-codes.ts';
import { type Fact, factTokens, type ValueFact } from '../content/facts.ts';
import type { CountryWords, LanguagePack } from '../content/language-pack.ts';
import type { LanguageCode } from '../../ads/languages.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import { inWordsOf } from './local-words.ts';

/** The known facts with their words in the campaign's language. A fact without a value is ''. */
export type KnownFacts = Partial<Record<Fact, string>>;

export interface Wording {
  facts: KnownFacts;
  words: CountryWords | null;
  locale: string;
}

const factOfToken: ReadonlyMap<string, Fact> = new Map(
  (Object.entries(factTokens) as [ValueFact, string][]).map(([fact, token]) => [token, fact]), // Object.entries widens the keys.
);
const TOKENS = new RegExp([...factOfToken.keys()].join('|'), 'g');

/** Longer lists of payment methods do not fit into any text. */
const PAYMENTS_SHOWN = 3;

/** Returns the facts of a product from its sheet, in the words of the campaign's market. */
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

/** Replaces each token with its fact, in the words of the market. */
export function fillFacts(text: string, { facts, words }: Wording): string {
  const local = words === null ? text : inWordsOf(words.replaces, text);
  return local.replace(TOKENS, (token) => {
    const fact = factOfToken.get(token);
    return (fact && facts[fact]) ?? token;
  });
}

/** Formats money for the market. Whole amounts have no decimals. Invisible marks of direction are removed. */
function writeMoney(amount: string, currency: string, locale: string): string {
  const hasCents = /\.0?[1-9]/.test(amount);
  return moneyFormat(locale, currency, hasCents)
    .format(Number(amount))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/gu, ' ');
}

/** Formatters are slow to create, and a list needs the same one many times. */
const moneyFormat = remember((locale: string, currency: string, hasCents: boolean) => {
  const digits = hasCents ? {} : { maximumFractionDigits: 0, minimumFractionDigits: 0 };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
});
const listFormat = remember(
  (locale: string, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }),
);

function remember<Args extends readonly unknown[], Result>(make: (...args: Args) => Result) {
  const cache = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = args.join(' ');
    const known = cache.get(key) ?? make(...args);
    cache.set(key, known);
    return known;
  };
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
  return words.length === 0 ? undefined : listFormat(locale, type).format(words);
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
