import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa prima e dopo
      `,
      safety: `
        aaa azienda
        chi produce aaa
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa è affidabile
        aaa vale la pena comprarlo
      `,
    }),
    bottom: keywords({
      buy: `
        acquistare aaa
        aaa in vendita
        aaa negozio
        aaa negozio online
        aaa vicino a me
      `,
      price: `
        aaa costo
        aaa miglior prezzo
      `,
      coupon: `
        aaa sconto
        aaa in offerta
        aaa black friday
      `,
      delivery: `
        aaa consegna
        aaa consegna rapida
        aaa spedizione 24 ore
        aaa a rate
        aaa garanzia
      `,
    }),
  },
};
