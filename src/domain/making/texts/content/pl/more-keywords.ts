import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa przed i po
        aaa wizaz
      `,
      safety: `
        aaa producent opinie
        aaa firma
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        czy warto kupić aaa
        aaa czy warto
      `,
    }),
    bottom: keywords({
      buy: `
        aaa sklep
        aaa sklep internetowy
        zamów aaa
        aaa dostępny od ręki
        aaa w pobliżu
        aaa na sprzedaż
      `,
      price: `
        ile kosztuje aaa
        tani aaa
        aaa najtaniej
        aaa porównanie cen
      `,
      coupon: `
        aaa rabat
        aaa wyprzedaż
        aaa okazja
        aaa zniżka
        aaa black friday
      `,
      delivery: `
        aaa dostawa
        aaa szybka dostawa
        aaa dostawa 24h
        aaa na raty
        aaa gwarancja
      `,
    }),
  },
};
