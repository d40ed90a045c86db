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
  locale: 'ru-RU',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`капсул таблет, капл, порош`),
  samples: { product: 'vitalmax', problem: 'выпадение волос', physical: 'массажер для шеи' },
  verbs: {
    endings: ['ать', 'ять', 'еть', 'ить', 'ыть', 'оть', 'уть', 'ться', 'чься', 'сти'],
    others: ['беречь', 'помочь', 'сберечь', 'лечь', 'печь'],
    nouns: ['память', 'кровать', 'печать', 'сеть', 'нить', 'новости', 'боли', 'кости'],
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
    card: 'карта',
    cash_on_delivery: 'оплата при получении',
    bank_transfer: 'перевод по СБП',
    mobile_wallet: 'электронный кошелёк',
    pay_later: 'оплата частями',
    convenience_store: 'оплата в пункте выдачи',
  },
};
