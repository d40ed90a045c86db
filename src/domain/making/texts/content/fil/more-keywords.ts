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
        sino ang gumawa ng aaa
      `,
    }),
  },
  physical: {
    bottom: keywords({
      buy: `
        saan makakabili ng aaa
        aaa store
        aaa shop
        aaa near me
      `,
      price: `
        aaa price philippines
        presyo ng aaa
        aaa cheap
      `,
      coupon: `
        aaa discount
        aaa promo code
        aaa 11 11
      `,
      delivery: `
        aaa cash on delivery
        aaa same day delivery
        aaa installment
        aaa warranty
      `,
    }),
  },
};
