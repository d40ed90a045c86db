import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa pred in po
      `,
      safety: `
        aaa podjetje
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        ali se aaa splača
        ali je aaa dober
      `,
    }),
    bottom: keywords({
      buy: `
        aaa trgovina
        naročiti aaa
        aaa prodaja
        aaa v bližini
      `,
      price: `
        koliko stane aaa
        poceni aaa
        aaa najceneje
        aaa primerjava cen
      `,
      coupon: `
        aaa popust
        aaa razprodaja
        aaa kupon
        aaa v akciji
        aaa black friday
      `,
      delivery: `
        aaa dostava
        aaa hitra dostava
        aaa dobava
        aaa na obroke
        aaa garancija
      `,
    }),
  },
};
