import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa öncesi sonrası
      `,
      safety: `
        aaa üretici
        aaa firma
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa değer mi
      `,
    }),
    bottom: keywords({
      buy: `
        aaa online satın al
        aaa mağaza
        aaa satış
        aaa stokta
        aaa nerede satılır
      `,
      price: `
        en ucuz aaa
        aaa fiyat karşılaştırma
      `,
      coupon: `
        aaa indirim kodu
        aaa indirimli
        aaa black friday
      `,
      delivery: `
        aaa hızlı teslimat
        aaa aynı gün teslimat
        aaa taksit
        aaa garanti
      `,
    }),
  },
};
