import { countryLabel, type GeoCode, locationName } from '#domain/ads/locations.ts';
import { countries } from './countries.ts';
import { countryCodes, type CountryCode } from './country-codes.ts';
import { paymentBrands } from './payment-brands.ts';
import { foldSearch } from './fold-search.ts';

export type MarketWordKind = 'authority' | 'complaint' | 'shop' | 'payment' | 'currency' | 'country';

/** A word that belongs to one market, such as `Anvisa` or `R$`. */
export interface MarketWord {
  kind: MarketWordKind;
  word: string;
  market: CountryCode;
}

/** How people write the currencies, besides their codes. */
const currencyWords: Readonly<Record<string, readonly string[]>> = {
  BRL: ['R$', 'reais'],
  USD: ['US$', 'dólares', 'dólar', 'dollars'],
  EUR: ['€', 'euros', 'euro'],
  GBP: ['£', 'libras', 'pounds'],
  MXN: ['MX$', 'pesos mexicanos'],
  COP: ['pesos colombianos'],
  CLP: ['pesos chilenos'],
  PLN: ['zł', 'zlotys'],
};
/** More words that only one market uses. */
const ownWords: Partial<Record<CountryCode, readonly string[]>> = {
  BR: [
    'brasileiro',
    'brasileira',
    'brasileiros',
    'brasileiras',
    'Correios',
    'Sedex',
    'Procon',
    'CNPJ',
    'Nota Fiscal',
  ],
  PT: ['portugueses', 'portuguesas', 'CTT'],
  US: ['USA', 'EUA'],
};

/** The words of a market, the most distinctive kinds first. */
function marketWords(market: CountryCode): MarketWord[] {
  const { regulator, complaintSites, marketplaces, pharmacies, payments, currency } = countries[market];
  const brands: Partial<Record<string, string>> = paymentBrands;
  const words: Record<MarketWordKind, readonly string[]> = {
    authority: [regulator],
    complaint: complaintSites,
    shop: [...marketplaces, ...pharmacies],
    payment: payments.flatMap((method) => brands[method] ?? []),
    currency: [...(currencyWords[currency] ?? []), currency],
    country: [...new Set([countryLabel(market), locationName(market)]), ...(ownWords[market] ?? [])],
  };
  return Object.entries(words).flatMap(([kind, all]) =>
    // Object.entries loses the types of the keys.
    all.map((word) => ({ kind: kind as MarketWordKind, word, market })),
  );
}

export function marketOf(code: GeoCode): CountryCode | undefined {
  return countryCodes.find((each) => each === code);
}

/** The target market's words of the same kind; empty when we do not know any. */
export function localEquivalent(kind: MarketWordKind, target: GeoCode): string {
  const market = marketOf(target);
  if (kind === 'country') return countryLabel(target);
  if (market === undefined) return '';
  const words = marketWords(market).filter((each) => each.kind === kind);
  return words
    .slice(0, kind === 'currency' || kind === 'authority' ? 1 : 3)
    .map(({ word }) => word)
    .join(', ');
}

/** Returns a function that finds the first of the given words in a text, ignoring case and accents. */
/** Currencies are codes in capitals alone: `TRY` is Turkish, `Try` is English. */
const CODE = /^[A-Z]{3}$/u;

export function wordFinder(words: readonly MarketWord[]): (text: string) => MarketWord | undefined {
  const patterns = words.map((each) => {
    const isCode = CODE.test(each.word);
    return { each, isCode, pattern: patternOf(isCode ? each.word : foldSearch(each.word)) };
  });
  return (text) => {
    const folded = foldSearch(text);
    return patterns.find(({ isCode, pattern }) => pattern.test(isCode ? text : folded))?.each;
  };
}

function patternOf(folded: string): RegExp {
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const before = isLetter(folded[0]) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = isLetter(folded.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(before + folded.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') + after, 'u');
}

/** The words of some markets that none of the others uses. */
export function foreignWords(from: readonly GeoCode[], to: readonly GeoCode[]): MarketWord[] {
  const wordsOf = (codes: readonly GeoCode[]) =>
    codes.flatMap((code) => {
      const market = marketOf(code);
      return market ? marketWords(market) : [];
    });
  const shared = new Set(wordsOf(to).map(({ word }) => foldSearch(word)));
  return wordsOf(from).filter(({ word }) => !shared.has(foldSearch(word)));
}

/** Words that also mean something else, so that a text with them says nothing of a market. */
export const ambiguousWords = new Set(['ideal', 'mada', 'swish', 'pse', 'euro', 'libras', 'pounds']);
