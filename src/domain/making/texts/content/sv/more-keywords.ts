import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa före och efter
      `,
      safety: `
        aaa tillverkare
        aaa företag
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        är aaa värt det
      `,
    }),
    bottom: keywords({
      buy: `
        var köpa aaa
        aaa köpa online
        beställa aaa
        aaa butik
        aaa nära mig
        aaa till salu
      `,
      price: `
        aaa kostnad
        aaa prisjämförelse
      `,
      coupon: `
        aaa erbjudande
        aaa rabatt
        aaa black friday
      `,
      delivery: `
        aaa leverans
        aaa snabb leverans
        aaa hemleverans
        aaa delbetalning
        aaa garanti
      `,
    }),
  },
};
