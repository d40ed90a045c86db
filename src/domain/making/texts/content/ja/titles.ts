import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

/** A title holds 15 wide characters. */
export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}の価格と配送をチェック | {NOME_PRODUTO}の価格と配送 | {NOME_PRODUTO}の価格 | {NOME_PRODUTO}
      {NOME_PRODUTO}についてくわしく見る | {NOME_PRODUTO}をくわしく見る | {NOME_PRODUTO}をくわしく | {NOME_PRODUTO}とは
      {NOME_PRODUTO}をネット通販で選ぶ | {NOME_PRODUTO}をネットで | {NOME_PRODUTO} 通販
      [owner] {NOME_PRODUTO}を販売元から直接 | {NOME_PRODUTO} 販売元
      まずは{NOME_PRODUTO}を知ることから | まずは{NOME_PRODUTO}を知る | {NOME_PRODUTO}を知る
    `,
    benefit: `
      内容を確かめてから選べます
      選ぶ前に知りたい情報をまとめて
      くわしい情報を見てから決める
      [manyKits] 必要な数だけ選べるセット
      {PUBLICO}のために | {PUBLICO}へ
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {PUBLICO}のための{TIPO}
    `,
    price: `
      注文の前に価格を確認できます
      {NOME_PRODUTO}が{PRECO} | 価格は{PRECO}
      [interestFree] 手数料なしで{PARCELAS}回の分割払い | 手数料なしの{PARCELAS}回払い
      {PARCELAS}回の分割払いに対応 | {PARCELAS}回払いに対応
      お支払いの総額を先に確認
      [kits] {KIT}個セットの価格を見る | {KIT}個セット
      {PAGAMENTOS}でお支払い | {PAGAMENTOS}に対応 | {PAGAMENTOS}
      [freeShipping] {PRECO}、送料無料
      {TIPO}が{PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA}日間の保証がついています | {DIAS_GARANTIA}日間の保証つき
      返品の条件を事前に確認
      返品についての説明を先に読む
      [invoice] ご注文に領収書がつきます | 領収書つき
      {DIAS_REEMBOLSO}日間の返金保証
    `,
    delivery: `
      [shippingQuote] {CODIGO_POSTAL}でお届け日を確認
      お届けの目安を先に確認
      [freeShipping] このご注文は送料無料です | 送料無料
      {FRETE_GRATIS_DESDE}以上で送料無料
      ご自宅まで{DIAS_ENTREGA}日以内にお届け | {DIAS_ENTREGA}日以内にお届け
      ご注文から{HORAS_DESPACHO}時間以内に発送 | {HORAS_DESPACHO}時間以内に発送
      [tracked] 追跡番号つきで配送状況がわかる | 追跡番号つき配送
      [nationwide] {NO_PAIS}どこへでも配送します | 全国に配送
      送料を先に確認できます
      [freeShipping] {TIPO}、送料無料
    `,
    proof: `
      [reviews] 購入前に口コミをチェック
      ほかの商品と比べて選ぶ
      気になる点をまとめて調べる
    `,
    question: `
      {NOME_PRODUTO}が気になりますか？ | {NOME_PRODUTO}が気になる方へ | {NOME_PRODUTO}って何？
      {NOME_PRODUTO}の価格はいくら？ | {NOME_PRODUTO}はいくら？
      まだ迷っている方はこちらから
      どれを選べばいいか迷ったら
    `,
    action: `
      {NOME_PRODUTO}をネットで注文する | {NOME_PRODUTO}を注文する | {NOME_PRODUTO}を注文
      比べて、選んで、ご注文へ
      疑問を解消してからご注文
      くわしい内容をページで見る
      かんたんな手順で注文できます
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}の成分表示をすべて見る | {NOME_PRODUTO}の成分表示を見る | {NOME_PRODUTO}の成分表示 | {NOME_PRODUTO}の成分
      サプリメント「{NOME_PRODUTO}」 | {NOME_PRODUTO} サプリ
      {NOME_PRODUTO}の飲み方をくわしく | {NOME_PRODUTO}の飲み方
      {NOME_PRODUTO}の配合をくわしく見る | {NOME_PRODUTO}の配合内容 | {NOME_PRODUTO}の配合
      毎日の習慣に{NOME_PRODUTO}を | 毎日に{NOME_PRODUTO}
    `,
    benefit: `
      毎日の習慣に取り入れやすい
      毎日に小さな習慣をひとつ
      毎日の栄養補給のサポートに
      毎日に必要な栄養を手軽に補う
      健やかな毎日は習慣づくりから
      {ITEM}を配合したサプリメント | {ITEM}を配合 | {ITEM}入り
      {ITENS}を配合 | {ITENS}入り
      バランスのよい食事とともに
    `,
    price: `
      一回分あたりの価格を確認
      [manyKits] {KIT_MENOR}個と{KIT}個のセットを比べる | {KIT_MENOR}個と{KIT}個のセット
      [kits] {KIT}個セットの価格をチェック | {KIT}個セットの価格
      内容量ごとに価格を比べる
      価格を見ながら数を選べます
    `,
    guarantee: `
      自宅で{DIAS_TESTE}日間お試し | {DIAS_GARANTIA}日間の保証期間
      賞味期限は表示で確認できます
      製造番号と賞味期限を確認
      返品のルールをわかりやすく
    `,
    delivery: `
      [discreet] 中身がわからない梱包で発送 | 中身がわからない梱包
      [freeShipping] サプリメントを送料無料で
      {DIAS_ENTREGA}日以内にお手元に届きます | {DIAS_ENTREGA}日以内にお手元へ
      お届けの時期を先に確認
    `,
    proof: `
      含まれる成分を表示ですべて確認
      原材料の一覧をすべて見る
      {NOME_PRODUTO}の製造元をチェック | {NOME_PRODUTO}の製造元
      一回分に含まれる量がわかる
      栄養成分表示を読んで選ぶ
      体感には個人差があります
    `,
    question: `
      {NOME_PRODUTO}に入っているものは？ | {NOME_PRODUTO}の中身は？
      {NOME_PRODUTO}はどんな人向け？ | {NOME_PRODUTO}は誰向け？
      いつ飲むのがよいですか？
      一日の目安量はどのくらい？
      表示はもう読みましたか？
      一個で何日分になりますか？
    `,
    action: `
      表示を読んでから決めましょう
      まずは医師や薬剤師に相談を
      あせらずに自分のペースで選ぶ
      配合内容をすべて見てみる
      まずは飲み方の確認から
      [manyKits] 自分に合うセットを選ぶ
      成分を見て、それからご注文
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}のサイズと写真を見る | {NOME_PRODUTO}のサイズと写真 | {NOME_PRODUTO}の写真
      {NOME_PRODUTO}の仕様をくわしく見る | {NOME_PRODUTO}の仕様一覧 | {NOME_PRODUTO}の仕様
      [newItem] {NOME_PRODUTO}は箱入りの新品です | {NOME_PRODUTO}の新品
      {NOME_PRODUTO}の重さとサイズを確認 | {NOME_PRODUTO}の重さとサイズ | {NOME_PRODUTO}のサイズ
      {NOME_PRODUTO}を近くで見てみる | {NOME_PRODUTO}の細部
    `,
    benefit: `
      細かいところまで確認
      使うところを写真で見る
      置き場所に合うか確認できます
      自分に合うか確認できます
      箱の中身：{ITENS} | {ITENS}つき
      箱の中に{ITEM}が入っています | {ITEM}つき
      使い方を先に確認
      [gift] 贈り物にも選びやすい一品
    `,
    price: `
      [models] モデルごとの価格を比べる
      一個あたりの価格を見る
      [kits] {KIT}個セットの価格を確認する | {KIT}個セットの価格
      [manyKits] {KIT_MENOR}個と{KIT}個のセットを比較 | {KIT_MENOR}個と{KIT}個のセット
      送料をふくめた総額を先に確認
      会計の前に費用がわかります
    `,
    guarantee: `
      返品の手順を先に確認
      自宅で{DIAS_TESTE}日間お試し | {DIAS_GARANTIA}日間の保証期間
      購入条件を先に読めます
      [newItem] 未使用の新品、箱入りです
    `,
    delivery: `
      [freeShipping] 送料無料でご自宅へ
      {DIAS_ENTREGA}日以内にご自宅に届きます | {DIAS_ENTREGA}日以内にご自宅へ
      いつ届くか先に確認できます
      お支払い前にお届け日を確認
    `,
    proof: `
      写真とサイズで確かめられる
      仕様を一ページでまとめて確認
      使っている様子を見てから買う
      付属品をひとつずつ確認
      素材と仕上げを近くで見る
      サイズ、重さ、用途を比較
    `,
    question: `
      {NOME_PRODUTO}は自分に合う？ | {NOME_PRODUTO}は合う？
      {NOME_PRODUTO}についてくるものは？ | {NOME_PRODUTO}の付属品
      [sizes] どのサイズが必要ですか？
      [gift] 役立つ贈り物をお探しですか？
      置けるかどうかサイズを確認
      どうやって使う？手順を確認
    `,
    action: `
      サイズを確認してからご注文
      モデルを比べてから選ぶ
      [models] 必要なモデルを選んで注文
      使い方を順を追って見る
      [models, sizes] 色、サイズ、モデルを選ぶ
      [manyKits] 必要な数でセットを選ぶ
      写真を見てから注文できます
    `,
  },

  digital: digitalTitles,
});
