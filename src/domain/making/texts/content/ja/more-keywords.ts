import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa ビフォーアフター
        aaa 知恵袋
      `,
      safety: `
        aaa 販売会社
        aaa メーカー
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa 買うべきか
      `,
    }),
    bottom: keywords({
      buy: `
        aaa 販売店
        aaa 取扱店
        aaa 店舗
        aaa ネット購入
        aaa 在庫あり
        aaa 近くの店
      `,
      price: `
        aaa 値段
        aaa 最安値
      `,
      coupon: `
        aaa 割引
        aaa キャンペーン
        aaa ブラックフライデー
      `,
      delivery: `
        aaa 即日配送
        aaa 翌日配送
        aaa 配送料
        aaa 分割払い
        aaa 保証
      `,
    }),
  },
};
