import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      safety: `
        aaa bedrijf
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        is aaa betrouwbaar
      `,
    }),
    bottom: keywords({
      buy: `
        aaa winkel
        aaa webshop
        aaa op voorraad
        aaa in de buurt
      `,
      price: `
        aaa kosten
        aaa goedkoop
      `,
      coupon: `
        aaa korting
        aaa black friday
        aaa actie
      `,
      delivery: `
        aaa levertijd
        aaa morgen in huis
        aaa bezorgen
        aaa achteraf betalen
        aaa garantie
      `,
    }),
  },
};
