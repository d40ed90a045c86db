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
  locale: 'de-DE',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`kapsel tablette, tropfen, pulver, gummi`),
  samples: { product: 'vitalmax', problem: 'haarausfall', physical: 'massagegerät' },
  verbs: {
    // Many nouns end in "en" too (schmerzen, krämpfe haben), so the verbs are listed.
    endings: [],
    others: [
      'abnehmen',
      'schlafen',
      'einschlafen',
      'durchschlafen',
      'loswerden',
      'verlieren',
      'verbessern',
      'senken',
      'stoppen',
      'lindern',
      'reduzieren',
      'entgiften',
      'entschlacken',
      'stärken',
      'wachsen',
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
    card: 'Kreditkarte',
    cash_on_delivery: 'Nachnahme',
    bank_transfer: 'Überweisung',
    mobile_wallet: 'Handyzahlung',
    pay_later: 'Rechnungskauf',
    convenience_store: 'Barzahlung im Markt',
  },
};
