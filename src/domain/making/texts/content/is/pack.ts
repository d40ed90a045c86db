import { paymentBrands } from '#domain/language/payment-brands.ts';
import type { LanguagePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { callouts, promotions, sitelinks } from './assets.ts';
import { countries } from './countries.ts';
import { descriptions } from './descriptions.ts';
import { articles, counted, years } from './grammar.ts';
import { keywords, marketKeywords } from './keywords.ts';
import { moreKeywords } from './more-keywords.ts';
import { negatives } from './negatives.ts';
import { digitalNiches } from './niches-digital.ts';
import { goodsNiches } from './niches-goods.ts';
import { healthNiches } from './niches-health.ts';
import { titles } from './titles.ts';

export const pack: LanguagePack = {
  locale: 'is-IS',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`hylki töflu tafla, drop, duft`),
  samples: { product: 'vitalmax', problem: 'hárlos', physical: 'nuddtæki' },
  verbs: {
    endings: [],
    others: [
      'fá',
      'fara',
      'losna',
      'sofa',
      'sofna',
      'grennast',
      'léttast',
      'minnka',
      'auka',
      'bæta',
      'laga',
      'lækna',
      'stöðva',
      'hætta',
      'brenna',
    ],
    nouns: [],
  },
  negatives,
  titles,
  descriptions,
  sitelinks,
  callouts,
  promotions,
  niches: { ...healthNiches, ...goodsNiches, ...digitalNiches },
  countries,
  payments: {
    ...paymentBrands,
    card: 'kort',
    cash_on_delivery: 'póstkrafa',
    bank_transfer: 'millifærsla',
    mobile_wallet: 'farsímagreiðsla',
    pay_later: 'greiðslufrestur',
    convenience_store: 'greiðsla í verslun',
  },
};
