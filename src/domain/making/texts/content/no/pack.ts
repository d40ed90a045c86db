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
  locale: 'nb-NO',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsl tablett, dråp, pulver`),
  samples: { product: 'vitalmax', problem: 'hårtap', physical: 'bærbart massasjeapparat' },
  verbs: {
    endings: [],
    others: [
      'gå',
      'få',
      'bli',
      'sove',
      'sovne',
      'redusere',
      'øke',
      'forbedre',
      'forbrenne',
      'slutte',
      'slanke',
      'lindre',
      'kurere',
      'stoppe',
      'trene',
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
    cash_on_delivery: 'postoppkrav',
    bank_transfer: 'bankoverføring',
    mobile_wallet: 'mobilbetaling',
    pay_later: 'faktura',
    convenience_store: 'betaling i butikk',
  },
};
