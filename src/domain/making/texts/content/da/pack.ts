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
  locale: 'da-DK',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsl tablet pille, dråb, pulver, gummi`),
  samples: { product: 'vitalmax', problem: 'hårtab', physical: 'massageapparat' },
  verbs: {
    // An "e" at the end is as usual in nouns (smerte, pande), so the verbs are listed.
    endings: [],
    others: [
      'tabe',
      'sove',
      'falde',
      'forbedre',
      'forbedr',
      'sænke',
      'reducere',
      'mindske',
      'stoppe',
      'lindre',
      'fjerne',
      'fjern',
      'øge',
      'slippe',
      'styrke',
      'udrense',
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
    cash_on_delivery: 'efterkrav',
    bank_transfer: 'bankoverførsel',
    mobile_wallet: 'MobilePay',
    pay_later: 'faktura',
    convenience_store: 'kontant i butik',
  },
};
