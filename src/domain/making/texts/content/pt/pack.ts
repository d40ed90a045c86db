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
  locale: 'pt-BR',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`cápsula comprimido, gota, pó, goma`),
  samples: { product: 'vitalmax', problem: 'queda de cabelo', physical: 'massageador portátil' },
  verbs: {
    endings: ['ar', 'er', 'ir', 'ar-se', 'er-se', 'ir-se'],
    others: ['emagreça', 'perca', 'pare', 'durma'],
    nouns: [
      'mal-estar',
      'bem-estar',
      'mulher',
      'colher',
      'par',
      'ar',
      'lugar',
      'celular',
      'paladar',
      'calcanhar',
    ],
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
    card: 'cartão',
    cash_on_delivery: 'dinheiro na entrega',
    bank_transfer: 'transferência',
    mobile_wallet: 'carteira digital',
    pay_later: 'crediário',
    convenience_store: 'loja de conveniência',
  },
};
