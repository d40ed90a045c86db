import type { LanguageCode } from '#domain/ads/languages.ts';
import { countries } from '#domain/language/countries.ts';
import { countryCodes } from '#domain/language/country-codes.ts';
import { pageOffers, type ProductSheet } from '../../sheet/product-sheet.ts';
import type { LanguagePack } from '../language-pack.ts';
import { type NicheId, niches } from '../niches.ts';
import { audiences, markets, type Product, type TestedLanguage } from './products.ts';

const droppable = [
  'guaranteeDays',
  'moneyBackDays',
  'trialDays',
  ...pageOffers,
  'price',
  'instalments',
  'interestFree',
  'free',
  'freeFrom',
  'days',
  'dispatchHours',
  'tracked',
  'nationwide',
  'discreet',
  'invoice',
  'payments',
  'kits',
  'contents',
  'audience',
  'owner',
  'nothing',
  'country',
] as const;

/** A nearly complete sheet. Each product lacks different facts, so that no text can rely on a fact. */
export function filledSheet(
  { niche, position }: Product,
  name: string,
  contents: readonly string[],
  language: TestedLanguage,
): ProductSheet {
  const at = niches.findIndex(({ id }) => id === niche) * 9 + position;
  const dropped = [droppable[at % droppable.length], droppable[(at * 5 + 3) % droppable.length]];
  const has = (fact: (typeof droppable)[number]) => !dropped.includes(fact);
  const country = markets[language][at % markets[language].length];
  return {
    name,
    niche,
    kind: niches.find(({ id }) => id === niche)?.kind,
    language,
    seller: has('owner') ? 'owner' : 'affiliate',
    ...(has('country') && { country }),
    ...(has('price') && { price: '197.90' }),
    ...(has('instalments') && { instalments: { count: 12, interestFree: has('interestFree') } }),
    ...(has('guaranteeDays') && { guaranteeDays: 45 }),
    ...(has('moneyBackDays') && { moneyBackDays: 60 }),
    ...(has('trialDays') && { trialDays: 15 }),
    pageOffers: pageOffers.filter(has),
    shipping: {
      ...(at % 2 === 0 && has('free') && { free: true }),
      ...(at % 2 === 1 && has('freeFrom') && { freeFrom: '250' }),
      ...(has('days') && { days: 9 }),
      ...(has('dispatchHours') && { dispatchHours: 48 }),
      tracked: has('tracked'),
      nationwide: has('nationwide'),
      discreet: has('discreet'),
      invoice: has('invoice'),
    },
    ...(has('payments') && {
      payments: at % 3 === 0 ? ['paypal', 'cash_on_delivery'] : ['pix', 'card', 'boleto'],
    }),
    ...(has('kits') && { kits: at % 4 === 0 ? [6] : [3, 5] }),
    ...(has('contents') && { contents: [...contents].slice(position % 3) }),
    ...(has('audience') && { audience: audiences[language][at % 3] }),
  };
}

/** A sheet with every fact, in the first market of the language. */
export function fullSheet(language: LanguageCode, niche: NicheId, pack: LanguagePack): ProductSheet {
  return {
    niche,
    kind: niches.find(({ id }) => id === niche)?.kind,
    language,
    country: countryCodes.find((code) => language in countries[code].locales),
    seller: 'owner',
    price: '197.90',
    instalments: { count: 3, interestFree: true },
    guaranteeDays: 45,
    moneyBackDays: 60,
    trialDays: 15,
    pageOffers: [...pageOffers],
    shipping: {
      free: true,
      freeFrom: '250',
      days: 9,
      dispatchHours: 48,
      tracked: true,
      nationwide: true,
      discreet: true,
      invoice: true,
    },
    payments: ['paypal', 'card', 'cash_on_delivery'],
    digital: {
      instantAccess: true,
      lifetimeAccess: true,
      accessMonths: 12,
      lessons: 40,
      certificate: true,
      support: true,
      updates: true,
    },
    gender: 'f',
    kits: [3, 5],
    contents: [...pack.niches[niche].ingredients],
  };
}
