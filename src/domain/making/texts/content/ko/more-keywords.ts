import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa 전후
        aaa 맘카페
      `,
      safety: `
        aaa 회사
        aaa 어디 제품
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa 살만한가
      `,
    }),
    bottom: keywords({
      buy: `
        aaa 파는곳
        aaa 매장
        aaa 주문
        aaa 판매처
        aaa 근처
      `,
      price: `
        aaa 싼곳
        aaa 가격비교
      `,
      coupon: `
        aaa 세일
        aaa 특가
        aaa 블랙프라이데이
      `,
      delivery: `
        aaa 당일배송
        aaa 빠른배송
        aaa 무이자
        aaa 보증
      `,
    }),
  },
};
