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
  locale: 'sl-SI',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsul tablet, kaplj, praš, gumij`),
  samples: { product: 'vitalmax', problem: 'izpadanje las', physical: 'masažna naprava' },
  verbs: {
    endings: ['ati', 'iti', 'eti', 'niti'],
    others: [
      'shujšati',
      'hujšati',
      'spati',
      'zaspati',
      'jesti',
      'imeti',
      'rasti',
      'shujšat',
      'spat',
      'zaspat',
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
    card: 'kartica',
    cash_on_delivery: 'po povzetju',
    bank_transfer: 'nakazilo',
    mobile_wallet: 'mobilna denarnica',
    pay_later: 'odloženo plačilo',
    convenience_store: 'plačilo v trgovini',
  },
};
