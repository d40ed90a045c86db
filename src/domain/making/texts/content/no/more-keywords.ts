import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa før og etter
      `,
      safety: `
        aaa produsent
        aaa firma
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        er aaa verdt det
      `,
    }),
    bottom: keywords({
      buy: `
        hvor kjøpe aaa
        bestille aaa
        aaa butikk
        aaa nettbutikk
        aaa i nærheten
      `,
      price: `
        aaa kostnad
        aaa prissammenligning
      `,
      coupon: `
        aaa rabatt
        aaa salg
        aaa black friday
      `,
      delivery: `
        aaa levering
        aaa rask levering
        aaa hjemlevering
        aaa delbetaling
        aaa garanti
      `,
    }),
  },
};
