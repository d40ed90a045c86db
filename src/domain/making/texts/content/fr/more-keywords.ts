import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa avant après
      `,
      safety: `
        aaa laboratoire
        aaa fabricant avis
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa fiable
        aaa ça vaut le coup
      `,
    }),
    bottom: keywords({
      buy: `
        aaa boutique
        aaa magasin
        commander aaa
        aaa en vente
        aaa près de chez moi
      `,
      price: `
        aaa tarif
        combien coûte aaa
        aaa meilleur prix
      `,
      coupon: `
        code promo aaa
        aaa réduction
        aaa soldes
        aaa black friday
      `,
      delivery: `
        aaa livraison
        aaa livraison rapide
        aaa livraison 24h
        aaa paiement en plusieurs fois
        aaa garantie
      `,
    }),
  },
};
