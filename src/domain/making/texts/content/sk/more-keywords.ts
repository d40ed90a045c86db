import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa pred a po
      `,
      safety: `
        aaa firma
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        oplatí sa kúpiť aaa
        je aaa dobrý
      `,
    }),
    bottom: keywords({
      buy: `
        aaa predajňa
        objednať aaa
        aaa na predaj
        aaa v okolí
      `,
      price: `
        koľko stojí aaa
        lacný aaa
        aaa najlacnejšie
        aaa porovnanie cien
      `,
      coupon: `
        aaa zľava
        aaa výpredaj
        aaa v akcii
        aaa black friday
      `,
      delivery: `
        aaa doručenie
        aaa dodanie
        aaa do 24 hodín
        aaa na splátky
        aaa záruka
      `,
    }),
  },
};
