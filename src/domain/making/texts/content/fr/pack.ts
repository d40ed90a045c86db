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
  locale: 'fr-FR',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`gélule comprimé, goutte, poudre, gumm gomme`),
  samples: { product: 'vitalmax', problem: 'chute de cheveux', physical: 'masseur portable' },
  verbs: {
    endings: ['er', 'ir', 'oir', 'ondre', 'endre', 'indre'],
    others: ['perdre', 'boire', 'réduire', 'mincir', 'perdez', 'maigrissez', 'dormez'],
    nouns: [
      'cancer',
      'ulcère',
      'foyer',
      'panier',
      'cuisinière',
      'escalier',
      'plaisir',
      'désir',
      'cuir',
      'soir',
      'noir',
      'miroir',
      'tiroir',
      'mémoire',
      'acier',
      'collier',
      'léger',
      'hiver',
      'fer',
      'mer',
      'cendre',
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
    card: 'carte bancaire',
    cash_on_delivery: 'paiement à la livraison',
    bank_transfer: 'virement',
    mobile_wallet: 'paiement mobile',
    pay_later: 'paiement différé',
    convenience_store: 'paiement en magasin',
  },
};
