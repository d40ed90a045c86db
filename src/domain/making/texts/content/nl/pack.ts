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
  locale: 'nl-NL',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`capsule tablet pil, druppel, poeder, gumm`),
  samples: { product: 'vitalmax', problem: 'haaruitval', physical: 'massageapparaat' },
  verbs: {
    // Many nouns end in "en" too (klachten, gewrichten), so the verbs are listed.
    endings: [],
    others: [
      'afvallen',
      'slapen',
      'inslapen',
      'doorslapen',
      'verliezen',
      'verbeteren',
      'verlagen',
      'verminderen',
      'stoppen',
      'verlichten',
      'ontgiften',
      'ontslakken',
      'versterken',
      'groeien',
      'vermageren',
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
    card: 'creditcard',
    cash_on_delivery: 'rembours',
    bank_transfer: 'overboeking',
    mobile_wallet: 'mobiel betalen',
    pay_later: 'achteraf betalen',
    convenience_store: 'contant in een winkel',
  },
};
