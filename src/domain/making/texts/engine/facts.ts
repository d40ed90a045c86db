import { countries } from '#domain/language/countries.ts';
import type { PaymentMethod } from '#domain/language/country-codes.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { inWordsOf } from '#domain/language/replace-words.ts';
import { type Fact, factTokens, type ValueFact } from '../content/facts.ts';
import type { Gender } from '../content/genders.ts';
import type { Articles, CountryWords, LanguagePack } from '../content/language-pack.ts';
import type { PageOffer, ProductSheet } from '../sheet/product-sheet.ts';
import { countWords, tellYears, withAn, withArticle, withElision } from './agreement.ts';

/** The known facts with their words in the campaign's language. A fact without a value is ''. */
export type KnownFacts = Partial<Record<Fact, string>>;

export interface FillContext {
  facts: KnownFacts;
  /** Takes the place of a name that is too long for a text. Null when none is known. */
  shortName: string | null;
  words: CountryWords | null;
  locale: string;
  counted: LanguagePack['counted'];
  years: LanguagePack['years'];
  /** Puts the article before the product's name; null when its gender is unknown. */
  article: { articles: Articles; gender: Gender; isFor: (name: string) => boolean } | null;
  /** What words before a name without an article become before a vowel: `de` becomes `d'`. */
  elided: Articles['elided'];
  /** Words after which the name needs an article that is unknown. */
  missingAfter: readonly string[];
  /** Whether the text is a sentence, so that words of people stay in lower case. Unknown: the text shows it. */
  isSentence?: true;
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
): FillContext {
  const market = sheet.country === undefined ? null : countries[sheet.country];
  const words = sheet.country === undefined ? null : (pack.countries[sheet.country] ?? null);
  const locale = market?.locales[language] ?? pack.locale;
  const facts: Partial<Record<Fact, string | undefined>> = {
    product: product.trim() || undefined,
    ...moneyFacts(sheet, market?.currency, locale),
    ...shippingFacts(sheet),
    ...digitalFacts(sheet),
    ...kitFacts(sheet),
    ...paymentFacts(sheet, pack, locale),
    ...pageFacts(sheet),
    guaranteeDays: written(sheet.guaranteeDays),
    moneyBackDays: written(sheet.moneyBackDays),
    trialDays: written(sheet.trialDays),
    // A second number of days beside the shop's own offer would contradict it.
    withdrawalDays: [sheet.moneyBackDays, sheet.trialDays, sheet.guaranteeDays].every(
      (days) => days === undefined,
    )
      ? written(market?.withdrawalDays)
      : undefined,
    content: firstContent(product, sheet),
    contents: listOf(contentsOf(sheet).slice(0, 3), locale, 'conjunction'),
    audience: sheet.audience,
    noun: sheet.noun,
    differentiator: sheet.differentiators?.[0],
    differentiator2: sheet.differentiators?.[1],
    differentiator3: sheet.differentiators?.[2],
    owner: flag(sheet.seller === 'owner'),
    postalCode: words?.postalCode,
    inCountry: words?.inCountry,
  };
  return {
    facts: onlyKnown(facts),
    shortName: shortNameOf(sheet, product.trim()),
    words,
    locale,
    counted: pack.counted,
    years: pack.years,
    elided: pack.articles?.elided ?? {},
    ...articleFor(sheet, pack.articles),
  };
}

function articleFor(
  { gender, noun, kind }: ProductSheet,
  articles: Articles | null,
): Pick<FillContext, 'article' | 'missingAfter'> {
  if (articles === null) return { article: null, missingAfter: [] };
  if (gender === undefined) return { article: null, missingAfter: kind === 'physical' ? articles.after : [] };
  const isFor = (name: string) =>
    articles.ofBrands ||
    (noun === undefined ? kind === undefined || kind === 'physical' : isNamed(name, noun, articles));
  return { article: { articles, gender, isFor }, missingAfter: [] };
}

/** Whether a name says what the product is: `Kenji Knife` of a `chef knife`, `Cuchillo Kenji` of a `cuchillo`. */
function isNamed(name: string, noun: string, { nounLast }: Articles): boolean {
  return nounLast ? wordsOf(name).at(-1) === wordsOf(noun).at(-1) : sharesWord(name, noun);
}

/** The first item that is not the product itself: a box with a stroller does not sell the stroller. */
function firstContent(product: string, sheet: ProductSheet): string | undefined {
  const contents = contentsOf(sheet);
  if (sheet.kind !== 'physical') return contents[0];
  return contents.find((item) => !sharesWord(item, `${product} ${sheet.noun ?? ''}`));
}

/** The contents. Of a supplement the ingredients alone, since texts say that it is made with them. */
function contentsOf({ kind, contents = [] }: ProductSheet): readonly string[] {
  return kind === 'nutra' ? contents.filter((item) => !PACKAGES.test(item)) : contents;
}

/** A count of packages, `1 frasco` or `60 cápsulas`, and no amount of an ingredient, `500 mg` or `10 bilhões`. */
const PACKAGES = /^\d+ (?!bil|mil|mld|mrd|gram|micro)\p{L}{3,}/iu;

/** Whether two texts have a word of three letters or more in common. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
}

/** The short name that a person gave, or the shortest spelling, if it is shorter than the name. */
function shortNameOf({ shortName, spellings = [] }: ProductSheet, name: string): string | null {
  const [shortest] = spellings.toSorted((one, other) => adTextWidth(one) - adTextWidth(other));
  const short = shortName ?? shortest;
  return short !== undefined && adTextWidth(short) < adTextWidth(name) ? short : null;
}

/**
 * Replaces each token with its fact, in the words of the market. A fact has the capital letters of the text around it:
 * those of a title, or one at the beginning of a sentence.
 */
export function fillFacts(text: string, wording: FillContext): string {
  const { facts, words, locale, counted, years } = wording;
  const neutral = words === null ? text : inWordsOf(words.replaces, text);
  if (!neutral.includes('{')) return withoutDoubleStop(neutral);
  const inYears = tellYears(neutral, facts.guaranteeDays, years, locale);
  const agreeing = countWords(inYears, facts, counted, locale);
  const local = agreeing.includes(factTokens.product) ? besideName(agreeing, wording) : agreeing;
  const isTitle = wording.isSentence !== true && isTitleCase(local, locale);
  const filled = local.replace(TOKENS, (token, at: number) => {
    const fact = factOfToken.get(token);
    const value = fact && facts[fact];
    if (fact === undefined || value === undefined) return token;
    if (!writtenByPeople.has(fact)) return value;
    const written = isTitle ? inTitleCase(value, locale) : value;
    const isFirst = at === 0 || SENTENCE_END.test(local.slice(0, at));
    return isFirst && !SMALL_BY_NAME.test(value) ? capitalized(written, locale) : written;
  });
  return withoutDoubleStop(locale.startsWith('en') ? withAn(filled) : filled);
}

/** The words beside the name as the name needs them. */
function besideName(text: string, { facts: { product = '' }, article, elided }: FillContext): string {
  return article?.isFor(product) === true
    ? withArticle(text, product, article)
    : withElision(text, product, elided);
}

/** An amount that ends with a point, such as `198 kr.`, at the end of a sentence. */
const DOUBLE_STOP = /(?<=\p{L})\.\.(?!\.)/gu;

function withoutDoubleStop(text: string): string {
  return text.includes('..') ? text.replace(DOUBLE_STOP, '.') : text;
}

/** Facts in words that a person typed, or in a list of common nouns: written in lower case. */
const writtenByPeople: ReadonlySet<Fact> = new Set<Fact>([
  ...(['content', 'contents', 'payments', 'audience', 'noun', 'postalCode'] as const),
  ...(['differentiator', 'differentiator2', 'differentiator3'] as const),
]);

const SENTENCE_END = /[.!?。]\s*$/u;
/** In the other languages titles are written like sentences. */
const titleCaseLanguages = /^(?:pt|en|es|fil)\b/;

/** A title has no full stop, and capital letters in all words but the small ones. */
function isTitleCase(text: string, locale: string): boolean {
  return titleCaseLanguages.test(locale) && !/\.$|(?:^|\s)\p{Ll}{4,}/u.test(text);
}

/** Small words of two letters and more. */
const smallWords = new Set(
  [
    'de do da em no na os as um ao às ou se das dos nas nos aos uma pela pelo',
    'en el la un al su tu los las del una',
    'of to in on at by or an as the and for with',
    'ng sa ay ni ang mga',
  ].flatMap((words) => words.split(' ')),
);

/** A word of two letters after a number is a unit: `11 kg`. */
function inTitleCase(value: string, locale: string): string {
  return value.replace(/(?<!\p{L}|\d ?(?=\p{L}{2}(?!\p{L})))\p{L}{2,}/gu, (word) =>
    smallWords.has(word) || SMALL_BY_NAME.test(word) ? word : capitalized(word, locale),
  );
}

/** A name such as `i-Size` or `iPhone` keeps its small letter. */
const SMALL_BY_NAME = /^\p{Ll}-?\p{Lu}/u;

function capitalized(value: string, locale: string): string {
  const [first = ''] = value;
  return first.toLocaleUpperCase(locale) + value.slice(first.length);
}

/** Shops of these markets write the word after the amount and not the sign before it. */
const spokenUnits: Readonly<Record<string, string | undefined>> = {
  'ja JPY': '円',
  'ko KRW': '원',
  'th THB': ' บาท',
  'tr TRY': ' TL',
};

/** Formats money for the market. Whole amounts have no decimals. Invisible marks of direction are removed. */
function writeMoney(amount: string, currency: string, locale: string): string {
  const hasCents = /\.0?[1-9]/.test(amount);
  const unit = spokenUnits[`${locale.slice(0, 2)} ${currency}`];
  if (unit !== undefined) return numberFormat(locale, hasCents).format(Number(amount)) + unit;
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
const numberFormat = remember((locale: string, hasCents: boolean) => {
  const digits = hasCents ? 2 : 0;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
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

function digitalFacts({ digital = {} }: ProductSheet) {
  return {
    instantAccess: flag(digital.instantAccess),
    lifetimeAccess: flag(digital.lifetimeAccess),
    accessMonths: written(digital.accessMonths),
    lessons: written(digital.lessons === 1 ? undefined : digital.lessons),
    certificate: flag(digital.certificate),
    support: flag(digital.support),
    updates: flag(digital.updates),
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

function pageFacts({ pageOffers: offers = [] }: ProductSheet): Partial<Record<PageOffer, string>> {
  return Object.fromEntries(offers.map((offer) => [offer, '']));
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
