import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}の料金と内容 | {NOME_PRODUTO}の料金 | {NOME_PRODUTO}
    {NOME_PRODUTO}に含まれる内容 | {NOME_PRODUTO}の内容
    {NOME_PRODUTO}をネットで購入 | {NOME_PRODUTO}を購入
    [owner] {NOME_PRODUTO}を制作者から直接
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {PUBLICO}のための{TIPO} | {PUBLICO}のために
    {ITENS}付き | {ITEM}付き
    オンラインで全{AULAS}レッスン
    含まれる内容をすべて確認
    すべてオンラインのデジタル商品
    購入前にわかりやすい情報
  `,
  price: `
    {NOME_PRODUTO}が{PRECO} | {TIPO}が{PRECO} | 価格は{PRECO}
    [interestFree] 手数料なしの{PARCELAS}回払い
    {PARCELAS}回の分割払い
    {PAGAMENTOS}で支払い可
    [lifetimeAccess] {PRECO}で無期限アクセス
    購入前に料金を確認
    料金と含まれる内容
  `,
  guarantee: `
    {DIAS_REEMBOLSO}日間の返金保証
    {DIAS_GARANTIA}日間の保証
    {DIAS_TESTE}日間お試し
    [certificate] 修了証つき
    購入条件をご確認ください
  `,
  delivery: `
    [instantAccess, lifetimeAccess] すぐに使えて利用期限なし
    [instantAccess] お支払い後すぐに利用可
    [lifetimeAccess] 無期限アクセス
    {MESES_ACESSO}か月利用可
    [updates] アップデート込み
    ご利用方法のご案内
  `,
  proof: `
    [reviews] まずレビューをチェック
    [support] 質問できるサポートつき
    内容を詳しく見る
    制作者について知る
    ほかの選択肢と比較
  `,
  question: `
    {NOME_PRODUTO}は自分に合う？ | {NOME_PRODUTO}は合う？
    {NOME_PRODUTO}はいくら？
    どんな人向け？まず確認
    迷ったらまず内容を確認
  `,
  action: `
    {NOME_PRODUTO}を知る
    疑問は購入前に解決
    購入はかんたん数ステップ
    詳細をすべて見る
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}：{DIFERENCIAL}。{DIFERENCIAL_2}。 | {NOME_PRODUTO}：{DIFERENCIAL}。 | {DIFERENCIAL}。{DIFERENCIAL_2}。 | {DIFERENCIAL}。
    {NOME_PRODUTO}は{ITENS}付き。すべてオンライン。 | {ITENS}付き。すべてオンライン。 | {ITENS}付き。
    {PUBLICO}のために作りました。{NOME_PRODUTO}が合うかご確認ください。 | {PUBLICO}のために作りました。合うかご確認ください。
    [certificate] オンラインで全{AULAS}レッスン。修了証つき。 | オンラインで全{AULAS}レッスン。
  `,
  name: `
    {NOME_PRODUTO}の内容、対象、料金、ご利用方法をご案内します。 | 内容、対象、料金、ご利用方法をご案内します。
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO}が{PRECO}。手数料なしの{PARCELAS}回払い、すぐに利用可。 | {PRECO}。手数料なしの{PARCELAS}回払い、すぐに利用可。
    [lifetimeAccess] {NOME_PRODUTO}が{PRECO}。無期限で使えます。 | {PRECO}。無期限で使えます。
    [interestFree] {NOME_PRODUTO}が{PRECO}。手数料なしの{PARCELAS}回払い。 | {PRECO}。手数料なしの{PARCELAS}回払い。
    {NOME_PRODUTO}が{PRECO}。購入前に内容をご確認ください。 | {PRECO}。購入前に内容をご確認ください。
    料金と内容はページに記載しています。ゆっくりお選びください。
  `,
  guarantee: `
    {NOME_PRODUTO}は{DIAS_REEMBOLSO}日間の返金保証つき。 | 合わなければ{DIAS_REEMBOLSO}日以内に返金を申し込めます。
    {NOME_PRODUTO}を{DIAS_TESTE}日間試してからお決めください。 | {DIAS_TESTE}日間試してからお決めください。
    {NOME_PRODUTO}は{DIAS_GARANTIA}日間の保証つき。 | {DIAS_GARANTIA}日間の保証つき。
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}はお支払い後すぐに利用可。質問にもお答えします。 | お支払い後すぐに利用可。質問にもお答えします。
    [instantAccess] {NOME_PRODUTO}はお支払い後すぐにオンラインで使えます。 | お支払い後すぐにオンラインで使えます。
    [lifetimeAccess, updates] {NOME_PRODUTO}は利用期限なし。アップデート込みです。 | 利用期限なし。アップデート込みです。
  `,
  proof: `
    [reviews] {NOME_PRODUTO}のレビューを読んでお決めください。 | レビューを読んでゆっくりお決めください。
    {NOME_PRODUTO}の制作者と内容を購入前にご確認ください。 | 制作者と内容を購入前にご確認ください。
  `,
  question: `
    {NOME_PRODUTO}は合いますか？対象の方と必要なものをご確認ください。 | 自分に合う？対象の方と必要なものをご確認ください。
  `,
  action: `
    {NOME_PRODUTO}をほかの商品と比べて、ネットでご購入いただけます。 | ほかの商品と比べて、ネットでご購入いただけます。
  `,
};

export const digitalSitelinks = {
  name: `
    含まれる内容 ; {ITEM}付き | 内容の一覧 ; 購入前にご確認を
    {NOME_PRODUTO}とは | 商品について ; どんな人向けか ; 始めるのに必要なもの
  `,
  price: `
    料金 ; {PRECO} | 現在の料金を見る ; [interestFree] 手数料なしの{PARCELAS}回払い | 料金に含まれるもの
    お支払い方法 ; {PAGAMENTOS} | 使える方法を見る ; 合計をご確認ください
  `,
  delivery: `
    ご利用方法 ; [instantAccess] お支払い後すぐに | わかりやすくご案内 ; [lifetimeAccess] 無期限アクセス | 必要なもの
  `,
  guarantee: `
    返金について ; {DIAS_REEMBOLSO}日以内に申込可 ; 申し込み方法
    [certificate] 修了証 ; 修了証つき ; 受け取り方法
  `,
  proof: `
    制作者について ; 作った人を知る ; 経験と実績
    [reviews] レビュー ; 購入者の声 ; 選ぶ前に比較
  `,
  question: `
    よくある質問 ; 短くわかりやすい答え ; 購入前にご確認を
  `,
  action: `
    ご購入方法 ; 手順をご案内 ; すべてオンライン
    [support] サポート ; 質問にお答えします ; お問い合わせ方法
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] 手数料なしの分割払い
    [paypal] PayPal利用可
    [card] カード払い可
    明確な料金
  `,
  guarantee: `
    {DIAS_REEMBOLSO}日間返金保証
    {DIAS_GARANTIA}日間の保証
    {DIAS_TESTE}日間お試し
    [certificate] 修了証つき
    購入条件を明記
  `,
  delivery: `
    [instantAccess] すぐに利用可
    [lifetimeAccess] 無期限アクセス
    {MESES_ACESSO}か月利用可
    [updates] アップデート込み
    デジタル商品
    すべてオンライン
  `,
  proof: `
    [support] 質問サポートつき
    内容を明記
    制作者を明記
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS}レッスン
    {PUBLICO}向け
    {ITEM}付き
    ゆっくり選べます
  `,
  question: `
    疑問にお答えします
  `,
  action: `
    ネットで注文
    自宅から購入
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    初回購入
    ネット注文
    [card] カード払い
    [paypal] PayPal払い
    新規のお客様
  `,
  delivery: `
    [lifetimeAccess] 無期限アクセス
    コンテンツ利用
  `,
  benefit: `
    {TIPO}
    デジタル商品
    デジタルコンテンツ
  `,
  action: `
    デジタル全商品
    対象タイトル
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      aaa おすすめ
      aaa 選び方
      aaa 比較
      aaa 価値ある
      aaa オンライン
      aaa 初心者
    `,
    about: `
      aaa 仕組み
      aaa とは
    `,
  }),
  middle: keywords({
    reviews: `
      aaa 口コミ
      aaa 評判
      aaa レビュー
      aaa 効果
      aaa 感想
      aaa 体験談
    `,
    complaint: `
      aaa 怪しい
      aaa 詐欺
    `,
    ingredients: `
      aaa 内容
      aaa 中身
    `,
    usage: `
      aaa 使い方
      aaa 修了証
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa 公式サイト
      aaa 公式
    `,
    buy: `
      aaa 購入
      aaa 申し込み
      aaa 登録
      aaa 入会
      aaa サブスク
      aaa どこで買える
    `,
    price: `
      aaa 料金
      aaa 価格
      aaa 値段
      aaa いくら
    `,
    coupon: `
      aaa クーポン
      aaa 割引
      aaa キャンペーン
      aaa セール
      aaa 割引コード
    `,
    delivery: `
      aaa 返金保証
      aaa 分割払い
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  無料版, 無料ダウンロード, 割れ, クラック, crack, keygen, シリアル, warez, apk, 流出, 漏れ, "google drive", mega, mediafire, 海賊版, "無料 pdf", 無料講座, 無料コース, 無料アカウント, 改造, チート, telegram, scribd, 職業訓練, ハローワーク, zip, rar, 無料テンプレート, 無料アプリ, 無料電子書籍, "無料 ダウンロード"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  履歴書, 志望動機,
  書籍,
  返金,
  講座, コース, 教室, 授業, レッスン, ダウンロード, pdf, 電子書籍, epub, テンプレート, 印刷, プリント, パワーポイント, スライド, 教材, 教科書, マニュアル, 稼ぐ, 副業, youtube, ユーチューブ, レシピ, 型紙, 要約, 作り方, セミナー, 本, ebook
`);
