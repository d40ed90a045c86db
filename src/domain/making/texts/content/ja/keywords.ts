import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** People type the name, a blank, and then a word. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] 原因
      [problema] 対策
      [problema] 解消法
      [problema] 改善
      [problema] 予防
      [problema] 治し方
      [problema] 効く食べ物
      [problema] お茶
      [problema] ツボ
      [problema] 漢方
      [problema] 市販薬
      [problema] 栄養素
      [problema] ビタミン
      [problema] 栄養不足
      [problema] 何科
      [problema] セルフケア
      [problema] 急に
      [problema] 夜
      [problema] 女性
      [problema] 男性
    `,
    form: `
      [problema] サプリ
      [problema] サプリメント
    `,
    choice: `
      [problema] サプリ おすすめ
      [problema] サプリ ランキング
    `,
  }),
  middle: lines({
    about: `
      aaa とは
      aaa 効果
      aaa 効果なし
      aaa 効かない
      aaa いつから効果
      aaa どのくらいで効果
      aaa 特徴
      aaa メリット デメリット
    `,
    reviews: `
      aaa 口コミ
      aaa 評判
      aaa レビュー
      aaa 体験談
      aaa 悪い口コミ
      aaa 使ってみた
      aaa 飲んでみた
      aaa 感想
      aaa ブログ
      aaa ランキング
    `,
    complaint: `
      aaa 怪しい
      aaa 詐欺
      aaa 嘘
      aaa 解約
      aaa 解約方法
      aaa 定期縛り
    `,
    safety: `
      aaa 副作用
      aaa 危険性
      aaa 安全性
      aaa 飲み合わせ
      aaa 薬 併用
      aaa 薬との飲み合わせ
      aaa 授乳中
      aaa 高血圧 飲んでも大丈夫
      aaa 糖尿病 飲んでもいい
      aaa 子供
      aaa アレルギー
      aaa 国産
      aaa 製造元
      aaa 機能性表示食品
    `,
    ingredients: `
      aaa 成分
      aaa 原材料
      aaa 全成分
      aaa 成分表
      aaa 添加物
      aaa カフェイン
    `,
    usage: `
      aaa 飲み方
      aaa 使い方
      aaa 飲むタイミング
      aaa いつ飲む
      aaa 食前 食後
      aaa 一日何粒
      aaa 何日分
      aaa 続ける期間
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa 公式
      aaa 公式サイト
      aaa 公式ホームページ
      aaa 公式通販
      aaa 公式オンラインショップ
      aaa 公式ショップ
    `,
    buy: `
      aaa 通販
      aaa 購入
      aaa どこで買える
      aaa どこに売ってる
      aaa 販売店
      aaa 取扱店
      aaa 市販
      aaa 店舗
      aaa 実店舗
      aaa 買い方
      aaa 購入方法
      aaa 注文
      aaa 在庫
      aaa 正規品
      aaa 本物
      aaa お試し
      aaa 単品購入
      aaa 定期購入
      aaa 電話注文
      aaa 注文方法
      aaa 在庫あり
    `,
    price: `
      aaa 価格
      aaa 値段
      aaa 料金
      aaa いくら
      aaa 最安値
      aaa 安い
      aaa 格安
      aaa 価格比較
    `,
    coupon: `
      aaa クーポン
      aaa クーポンコード
      aaa 割引
      aaa セール
      aaa キャンペーン
      aaa 初回限定
      aaa お得
      aaa まとめ買い
      aaa ブラックフライデー
    `,
    form: `
      aaa サプリ 購入
      aaa サプリ 価格
      aaa カプセル
      aaa 錠剤
      aaa ドリンク
      aaa 粉末
      aaa 3袋セット
      aaa 6袋セット
    `,
    delivery: `
      aaa 送料
      aaa 送料無料
      aaa いつ届く
      aaa 代引き
      aaa 支払い方法
      aaa 返品
    `,
    pharmacy: `
      aaa 薬局
      aaa ドラッグストア
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa おすすめ
      aaa 選び方
      aaa 人気
      aaa ランキング
      aaa 比較
      aaa 種類
    `,
    about: `
      aaa とは
      aaa 必要
    `,
  }),
  middle: lines({
    reviews: `
      aaa 口コミ
      aaa レビュー
      aaa 評判
      aaa デメリット
      aaa 違い
    `,
    ingredients: `
      aaa サイズ
      aaa スペック
      aaa 付属品
    `,
    usage: `
      aaa 使い方
    `,
    complaint: `
      aaa 故障
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa 公式
    `,
    buy: `
      aaa 通販
      aaa 購入
      aaa どこで買える
      aaa 在庫
    `,
    price: `
      aaa 価格
      aaa いくら
      aaa 安い
    `,
    coupon: `
      aaa セール
      aaa クーポン
    `,
    delivery: `
      aaa 送料無料
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    aaa {PAIS} 購入
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
