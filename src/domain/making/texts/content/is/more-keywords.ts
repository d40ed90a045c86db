import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa fyrir og eftir
        aaa facebook umsagnir
      `,
      safety: `
        aaa framleiðandi
        aaa fyrirtæki
      `,
    }),
  },
  physical: {
    bottom: keywords({
      buy: `
        panta aaa
        aaa búð
        aaa netverslun
        aaa til á lager
      `,
      price: `
        verð á aaa
        ódýrt aaa
        aaa ódýrast
      `,
      coupon: `
        aaa afsláttur
        aaa útsala
        aaa black friday
      `,
      delivery: `
        aaa heimsending
        aaa sending
        aaa afhending
        aaa raðgreiðslur
        aaa ábyrgð
      `,
    }),
  },
};
