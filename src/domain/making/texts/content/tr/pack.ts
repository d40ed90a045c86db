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
  locale: 'tr-TR',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsül tablet hap, damla, toz`),
  samples: { product: 'vitalmax', problem: 'saç dökülmesi', physical: 'boyun masaj aleti' },
  verbs: {
    endings: ['mak', 'mek'],
    others: ['zayıfla', 'uyu', 'azalt', 'gider', 'kurtul'],
    nouns: ['yemek', 'ekmek', 'ırmak', 'parmak', 'kaymak', 'damak', 'çakmak', 'yumak', 'emek'],
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
    card: 'kredi kartı',
    cash_on_delivery: 'kapıda ödeme',
    bank_transfer: 'havale',
    mobile_wallet: 'dijital cüzdan',
    pay_later: 'sonra öde',
    convenience_store: 'market ödemesi',
  },
};
