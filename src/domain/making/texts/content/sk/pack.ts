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
  locale: 'sk-SK',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsul kapsúl tablet, kvap, prášok prášk, gumík`),
  samples: { product: 'vitalmax', problem: 'vypadávanie vlasov', physical: 'masážny prístroj' },
  verbs: {
    endings: ['ovať', 'núť', 'ášať', 'šiť', 'viť', 'ížiť', 'iesť'],
    others: [
      'schudnúť',
      'chudnúť',
      'spať',
      'zaspať',
      'páliť',
      'mať',
      'jesť',
      'zlepšiť',
      'znížiť',
      'pribrať',
      'brať',
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
    cash_on_delivery: 'dobierka',
    bank_transfer: 'prevod',
    mobile_wallet: 'mobilná peňaženka',
    pay_later: 'odložená platba',
    convenience_store: 'platba v predajni',
  },
};
