import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa before and after
      `,
      safety: `
        aaa company
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        is aaa legit
      `,
    }),
    bottom: keywords({
      buy: `
        aaa for sale
        aaa store
        aaa online store
        aaa shop
        aaa near me
        order aaa
      `,
      price: `
        aaa cost
        aaa best price
      `,
      coupon: `
        aaa deal
        aaa discount
        aaa coupon
        aaa black friday
      `,
      delivery: `
        aaa fast shipping
        aaa next day delivery
        aaa delivery
        aaa payment plan
        aaa warranty
      `,
    }),
  },
};
