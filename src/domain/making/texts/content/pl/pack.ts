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
  locale: 'pl-PL',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsuł tablet, krop, żelk, proszek proszk`),
  samples: { product: 'vitalmax', problem: 'wypadanie włosów', physical: 'masażer karku' },
  verbs: {
    endings: ['ować', 'ywać', 'iwać', 'nąć', 'szyć', 'wić', 'sić', 'dzić', 'cić', 'zyć'],
    others: [
      'schudnąć',
      'spać',
      'spalać',
      'mieć',
      'pomóc',
      'brać',
      'zasnąć',
      'jeść',
      'rosnąć',
      'poprawić',
      'usunąć',
      'chudnąć',
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
    card: 'karta',
    cash_on_delivery: 'za pobraniem',
    bank_transfer: 'przelew',
    mobile_wallet: 'portfel mobilny',
    pay_later: 'płatność odroczona',
    convenience_store: 'płatność w sklepie',
  },
};
