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
        er aaa god
      `,
    }),
    bottom: keywords({
      buy: `
        købe aaa online
        aaa butik
        aaa webshop
        aaa på lager
        aaa i nærheden
      `,
      price: `
        aaa priser
        aaa prissammenligning
      `,
      coupon: `
        aaa rabat
        aaa udsalg
        aaa black friday
      `,
      delivery: `
        aaa levering
        aaa hurtig levering
        aaa dag til dag levering
        aaa afbetaling
        aaa garanti
      `,
    }),
  },
};
