import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      safety: `
        aaa firma
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        ist aaa gut
        lohnt sich der kauf von aaa
      `,
    }),
    bottom: keywords({
      buy: `
        aaa wo kaufen
        aaa shop
        aaa online shop
        aaa in der nähe
        aaa auf lager
        aaa lieferbar
      `,
      price: `
        aaa kosten
        aaa günstig kaufen
        aaa preisvergleich
      `,
      coupon: `
        aaa rabatt
        aaa gutschein
        aaa im angebot
        aaa black friday
      `,
      delivery: `
        aaa lieferzeit
        aaa lieferung
        aaa auf rechnung
        aaa ratenzahlung
        aaa garantie
      `,
    }),
  },
};
