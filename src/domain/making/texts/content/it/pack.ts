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
  locale: 'it-IT',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`capsul compress, gocce goccia, bustin, gommos`),
  samples: { product: 'vitalmax', problem: 'caduta dei capelli', physical: 'massaggiatore portatile' },
  verbs: {
    endings: ['are', 'ere', 'ire', 'arsi', 'ersi', 'irsi'],
    others: ['dimagrisci', 'perdi', 'dormi', 'elimina', 'riduci', 'smetti'],
    nouns: [
      'mare',
      'malessere',
      'benessere',
      'articolare',
      'articolari',
      'muscolare',
      'cutanee',
      'genere',
      'potere',
      'piacere',
      'dovere',
      'cellulare',
      'collare',
      'familiare',
      'cardiovascolare',
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
    card: 'carta',
    cash_on_delivery: 'contrassegno',
    bank_transfer: 'bonifico',
    mobile_wallet: 'portafoglio digitale',
    pay_later: 'pagamento posticipato',
    convenience_store: 'punto vendita',
  },
};
