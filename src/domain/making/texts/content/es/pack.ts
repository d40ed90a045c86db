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
  locale: 'es-419',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`cápsula pastilla comprimido, gota, gomita gominola, polvo`),
  samples: { product: 'vitalmax', problem: 'caída del cabello', physical: 'masajeador portátil' },
  verbs: {
    endings: ['ar', 'er', 'ir', 'arse', 'erse', 'irse'],
    others: ['baja', 'pierde', 'adelgaza', 'duerme', 'quita'],
    nouns: ['malestar', 'bienestar', 'mujer', 'paladar', 'celular', 'hogar', 'lugar', 'placer'],
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
    card: 'tarjeta',
    cash_on_delivery: 'efectivo al recibir',
    bank_transfer: 'transferencia',
    mobile_wallet: 'billetera digital',
    pay_later: 'pago a plazos',
    convenience_store: 'tienda de conveniencia',
  },
};
