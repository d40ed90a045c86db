import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO}を注文 | ご注文はこちら ; 必要なものを選んで注文できます ; お支払いの前に総額を確認
      ご注文の流れ ; 注文の手順を順番にご案内 ; お支払いまでの流れがわかります
    `,
    price: `
      価格と種類 ; 選べる種類を比べられます ; お支払い前に総額がわかります
      お支払い方法 ; {PAGAMENTOS}に対応 | 選べる支払い方法をご案内 ; お支払いの前に総額を確認
      [interestFree] 手数料なしの分割払い ; {PARCELAS}回払いに対応しています ; 一回ごとの金額を確認できます
    `,
    delivery: `
      お届けについて ; [shippingQuote] {CODIGO_POSTAL}でお届け日を確認 | お届けの目安を確認できます ; お支払いの前に送料を確認
      [freeShipping] 送料無料 ; ご注文に送料はかかりません ; ご住所への日数をご確認ください
      [tracked] 荷物の追跡 ; ご注文ごとに追跡番号つき ; 発送からお届けまで確認できます
    `,
    guarantee: `
      返品と返金について ; 条件をゆっくりお読みください ; 気が変わったときの手続き
      {DIAS_GARANTIA}日間の保証 ; 保証の内容をご案内します ; 期間がいつ始まるかを確認
    `,
    question: `
      よくある質問 ; 短くわかりやすくお答えします ; ご購入の前にお読みください
    `,
    name: `
      {NOME_PRODUTO}とは | 商品について ; どんな人に向く商品かをご案内 ; すべて読んでから決められます
    `,
  },

  nutra: {
    proof: `
      原材料と成分表示 ; すべての原材料を確認できます ; 一回分の量は表示をご覧ください
      栄養成分表示 ; 一回分あたりの数値を確認 ; 飲み始める前にお読みください
      製造元について ; つくっている会社をご紹介 ; 製造番号と期限の見方をご案内
      配合している成分 ; 成分をひとつずつご紹介します ; それぞれの配合量を確認できます
    `,
    name: `
      飲み方 ; 一日の目安量を確認できます ; 表示の飲み方をお守りください
      どんな人向けか ; 向いている方をご案内します ; 医師に相談が必要な方もご案内
    `,
    question: `
      飲み方の質問 ; 水で飲む、食事と一緒に飲むなど ; 飲み始める前にお読みください
      ご使用上の注意 ; 妊娠中、アレルギー、服薬中の方 ; お飲みになる前に必ずお読みを
      何日分か ; 一個の回数と一日の目安量 ; ご注文の前に計算できます
    `,
    price: `
      一個あたりの価格 ; 一個ずつの価格をご案内します ; 数のちがいで比べられます
      [kits] {KIT}個セット ; セット全体の価格を確認できます ; 単品の価格と比べられます
    `,
    benefit: `
      毎日の習慣として ; 一日の中での取り入れ方をご紹介 ; バランスのよい食事とともに
    `,
    action: `
      数を選ぶ ; 数と日数を比べられます ; 計算してから決められます
    `,
  },

  physical: {
    proof: `
      商品の写真 ; 近くからも全体でも見られます ; 仕上げ、色、サイズを確認
      くわしい仕様 ; 素材、重さ、寸法をご案内 ; 必要な機能があるか確認できます
      サイズと重さ ; 置く場所に合うか確認できます ; お手持ちの物と比べられます
    `,
    name: `
      箱の中身 ; {ITENS}つき | 付属品をひとつずつ確認 ; 一覧ですべてご覧いただけます
      使い方としくみ ; 使っている様子を見られます ; ひとつずつ機能をご説明します
      [models] モデルと色 ; 販売中の種類を比べられます ; 自分に合うものを選べます
    `,
    question: `
      自分に合うか確認 ; 用途、限度、サイズをご案内 ; 納得してから決められます
      準備と使い方 ; 手順を順番にご案内します ; かんたんかどうか確認できます
    `,
    guarantee: `
      不良品だった場合 ; 返品の手順をご案内します ; 期限と条件を確認できます
      お手入れ方法 ; 長く使うためのお手入れ ; 避けていただきたいこと
    `,
    price: `
      一個あたりの価格 ; 一個ずつの価格をご案内します ; 送料をふくめた総額を確認
      [kits] {KIT}個セット ; セット全体の価格を確認できます ; 単品の価格と比べられます
    `,
    benefit: `
      [gift] 贈り物に ; 受け取る方の暮らしに役立ちます ; お届け日に間に合うか確認
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      わかりやすい価格表示
      支払い前に総額を表示
      [interestFree] 手数料なしの{PARCELAS}回払い | 手数料なしの分割払い
      [paypal] PayPalに対応
      [card] カード払いに対応
      [cash_on_delivery] 代金引換に対応
    `,
    guarantee: `
      {DIAS_TESTE}日間お試し
      {DIAS_GARANTIA}日間の保証期間
      条件を文面で確認
      返品条件を明記
      [invoice] 領収書つき
      {DIAS_REEMBOLSO}日間の返金保証
    `,
    delivery: `
      [shippingQuote] 送料を事前に表示
      [tracked] 追跡番号つき
      [freeShipping] 送料はかかりません
      {HORAS_DESPACHO}時間以内に発送
      [discreet] 目立たない梱包
      [nationwide] 全国に配送
      [freeShipping] 送料無料
    `,
    proof: `
      くわしい商品情報
      事実だけをご案内
    `,
    question: `
      質問に明確に回答
    `,
    action: `
      かんたんネット注文
      自宅で買い物できます
      外出せずに注文
      自分のペースで注文
    `,
    benefit: `
      ゆっくり考えて選べる
      情報を一ページに集約
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      表示をすべて読めます
      全成分を一覧で表示
      一回の目安量を明記
      製造番号と期限を表示
      配合内容をくわしく
    `,
    benefit: `
      毎日の栄養補給に
      習慣にしやすい
      飲み方の説明つき
      [kits] [manyKits] 最大{KIT}個のセット | {KIT}個セット
      {ITEM}を配合 | {ITEM}
      {PUBLICO}へ
    `,
    guarantee: `
      賞味期限を表示
    `,
    action: `
      飲み方がわかりやすい
      まず医師に相談を
    `,
  },

  physical: {
    proof: `
      商品写真を掲載
      寸法をくわしく表示
      重さと素材を表示
      使い方の説明つき
      仕様をすべて掲載
    `,
    benefit: `
      [gift] 贈り物にもおすすめ
      [kits] [manyKits] 最大{KIT}個のセット | {KIT}個セット
      {ITEM}つき | {ITEM}
      {PUBLICO}へ
    `,
    guarantee: `
      [newItem] 箱入りの新品
      返品の手順を案内
    `,
    action: `
      [models] モデルを選べます
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      ネットでのご注文
      このページのご注文
      はじめてのご注文
      [paypal] PayPalのご注文
      [card] カードのご注文
    `,
    action: `
      対象商品
      このページの商品
      新規のご注文
      全商品
    `,
    benefit: `
      お客様のご注文
    `,
    delivery: `
      [freeShipping] 送料無料のご注文
    `,
  },

  nutra: {
    price: `
      単品のご注文
      [kits] {KIT}個セット
      [manyKits] {KIT_MENOR}個セット
      [kits] サプリのセット
    `,
    action: `
      一回のみのご購入
      サプリメント
      サプリメント全品
    `,
  },

  physical: {
    price: `
      一個のご注文
      [kits] {KIT}個セット
      [manyKits] {KIT_MENOR}個セット
      [kits] 対象のセット
    `,
    action: `
      サイトの商品
      単品の商品
      [models] 対象のモデル
    `,
    benefit: `
      [gift] 贈り物の商品
    `,
  },

  digital: digitalPromotions,
});
