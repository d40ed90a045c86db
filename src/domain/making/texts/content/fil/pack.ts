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
  locale: 'fil-PH',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`capsule tablet, drop, coffee, gumm`),
  samples: { product: 'vitalmax', problem: 'hair loss', physical: 'portable massager' },
  verbs: {
    endings: [],
    others: [
      'magpapayat',
      'pumayat',
      'pumuti',
      'magpaputi',
      'makatulog',
      'matulog',
      'gumaling',
      'mawala',
      'bawasan',
      'paano',
      'lose',
      'gain',
      'sleep',
      'stop',
      'boost',
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
    card: 'card',
    cash_on_delivery: 'cash on delivery',
    bank_transfer: 'bank transfer',
    mobile_wallet: 'e-wallet',
    pay_later: 'pay later',
    convenience_store: 'convenience store',
  },
};
