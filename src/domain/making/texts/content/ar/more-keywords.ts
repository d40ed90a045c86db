import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa قبل وبعد
      `,
      safety: `
        شركة aaa
        aaa من الشركة
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        هل aaa يستحق الشراء
      `,
    }),
    bottom: keywords({
      buy: `
        اين اشتري aaa
        متجر aaa
        aaa للبيع
        طلب aaa
        اين يباع aaa
      `,
      price: `
        كم سعر aaa
        اسعار aaa
        ارخص aaa
      `,
      coupon: `
        عروض aaa
        تخفيضات aaa
        الجمعة البيضاء aaa
      `,
      delivery: `
        توصيل aaa
        aaa توصيل مجاني
        aaa توصيل سريع
        aaa بالتقسيط
        ضمان aaa
      `,
    }),
  },
};
