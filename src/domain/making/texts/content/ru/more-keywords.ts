import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa до и после
        aaa отзовик
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        стоит ли покупать aaa
      `,
    }),
    bottom: keywords({
      buy: `
        aaa магазин
        aaa интернет магазин
        заказать aaa
        купить aaa недорого
        aaa рядом
      `,
      price: `
        сколько стоит aaa
        aaa стоимость
        aaa дешево
      `,
      coupon: `
        aaa распродажа
        aaa со скидкой
        aaa черная пятница
      `,
      delivery: `
        aaa с доставкой
        aaa доставка
        aaa доставка на дом
        aaa в рассрочку
        aaa гарантия
      `,
    }),
  },
};
