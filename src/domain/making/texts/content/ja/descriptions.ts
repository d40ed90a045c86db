import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

/** A description holds 45 wide characters. */
export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}：{DIFERENCIAL}。{DIFERENCIAL_2}。 | {NOME_PRODUTO}：{DIFERENCIAL}。 | {DIFERENCIAL}。{DIFERENCIAL_2}。 | {DIFERENCIAL}。
    `,
    name: `
      {NOME_PRODUTO}がどんな人に向いているか、使い方、価格、注文方法をまとめてご案内します。 | {NOME_PRODUTO}の使い方、価格、注文方法をまとめてご案内します。 | 使い方、価格、注文方法をひとつのページにまとめてご案内しています。
      [owner] {NOME_PRODUTO}を販売元から直接ご購入いただけます。ご質問にも販売元がお答えします。 | 販売元から直接ご購入いただけます。ご質問にも販売元がお答えします。
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO}は{PRECO}。手数料なしの{PARCELAS}回払い、送料無料です。 | {PRECO}、手数料なしの{PARCELAS}回払い、送料無料です。
      [freeShipping] {NOME_PRODUTO}は{PRECO}、送料無料です。ネットで注文できます。 | {PRECO}、送料無料です。ネットで注文できます。
      [shippingQuote] {NOME_PRODUTO}の価格を比べ、{CODIGO_POSTAL}でお届け日を調べ、お支払い方法を確認できます。
      {NOME_PRODUTO}の価格、お届けの目安、お支払い方法を注文前に確認できます。 | 価格、お届けの目安、お支払い方法を、ご注文の前にゆっくり確認できます。
      [interestFree] {NOME_PRODUTO}が{PRECO}。手数料なしの{PARCELAS}回払いに対応。総額を確認してからお支払い。 | {PRECO}、手数料なしの{PARCELAS}回払いに対応。総額を確認してからお支払いできます。
      {NOME_PRODUTO}が{PRECO}。送料とご注文の総額は、お支払いの前に確認できます。 | {PRECO}でご注文いただけます。送料と総額は、お支払いの前に確認できます。
    `,
    guarantee: `
      {NOME_PRODUTO}はご自宅で{DIAS_TESTE}日間お試しいただけます。 | ご自宅で{DIAS_TESTE}日間お試しいただけます。
      {NOME_PRODUTO}は{DIAS_REEMBOLSO}日間の返金保証つき。合わないときは返金を申し込めます。 | {DIAS_REEMBOLSO}日間の返金保証つき。合わないときは返金を申し込めます。
      {NOME_PRODUTO}は{DIAS_GARANTIA}日間の保証つき。{DIAS_ENTREGA}日以内にお届けします。 | {DIAS_GARANTIA}日間の保証つき。{DIAS_ENTREGA}日以内にお届けします。
      {NOME_PRODUTO}には{DIAS_GARANTIA}日間の保証がついています。ご注文の前に内容をお読みください。 | {DIAS_GARANTIA}日間の保証がついています。ご注文の前に保証の内容をお読みください。
      {NOME_PRODUTO}の返品条件を先に読んで、納得してからご注文いただけます。 | 返品の条件を先に読んで、内容に納得してからご注文いただけます。
    `,
    delivery: `
      {NOME_PRODUTO}のお支払いは{PAGAMENTOS}。{DIAS_ENTREGA}日以内にお届けします。 | お支払いは{PAGAMENTOS}。{DIAS_ENTREGA}日以内にお届けします。
      [tracked] {NOME_PRODUTO}のお荷物は、追跡番号でご自宅に届くまでの状況を確認できます。 | 追跡番号つきなので、発送からお届けまでの状況をご自分で確認できます。
      [freeShipping] {NOME_PRODUTO}は送料無料です。お届けの目安を確認して、ネットでご注文ください。 | 送料無料でお届けします。お届けの目安を確認して、ネットでご注文ください。
    `,
    question: `
      {NOME_PRODUTO}について気になる点はありませんか。よくある質問を読んで、ゆっくり選べます。 | 気になる点はありませんか。よくある質問への答えを読んで、ゆっくり選べます。
    `,
    action: `
      {NOME_PRODUTO}の種類を比べて選び、内容を確認してからお支払いに進めます。 | 種類を比べて必要なものを選び、ご注文の内容を確認してからお支払いに進めます。
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}の原材料、栄養成分表示、飲み方を、お申し込みの前に確認できます。 | 原材料、栄養成分表示、飲み方を、お申し込みの前にすべて確認できます。
    `,
    benefit: `
      バランスのよい食事にプラスする習慣。{NOME_PRODUTO}の中身と飲み方をご覧ください。 | バランスのよい食事にプラスする毎日の習慣。中身と飲み方をご覧ください。
      {NOME_PRODUTO}には{ITENS}を配合。配合量と飲み方は表示でご確認ください。 | {ITENS}を配合。配合量は表示でご確認ください。 | {ITENS}を配合。
      {PUBLICO}のために。{NOME_PRODUTO}の飲み方を読んで、自分に合うか確かめられます。 | {PUBLICO}のために。飲み方を読んで、自分に合うか確かめられます。
    `,
    price: `
      [manyKits] {NOME_PRODUTO}は{KIT_MENOR}個と{KIT}個のセットから。一個あたりの価格を比べて選べます。 | {KIT_MENOR}個と{KIT}個のセットから、一個あたりの価格を比べて選べます。
      {NOME_PRODUTO}の一個あたりの価格と、目安量で何日分になるかをご確認ください。 | 一個あたりの価格と、目安量どおりに飲んで何日分になるかをご確認ください。
    `,
    proof: `
      {NOME_PRODUTO}の全成分と製造元を、ご注文の前に確認できます。表示を読んで選びましょう。 | 全成分と製造元を、ご注文の前に確認できます。表示を読んで選びましょう。
      [reviews] 体感には個人差があります。{NOME_PRODUTO}の口コミを読み、ほかの商品とも比べてください。 | 体感には個人差があります。口コミを読み、ほかの商品とも比べてください。
    `,
    delivery: `
      [discreet] {NOME_PRODUTO}は中身がわからない梱包で発送。お届けの目安もご確認いただけます。 | 中身がわからない梱包で発送します。お届けの目安もご確認いただけます。
    `,
    question: `
      {NOME_PRODUTO}はいつ、どのくらい飲むもの？表示にある飲み方と目安量をご覧ください。 | いつ、どのくらい飲めばよい？表示にある飲み方と目安量をご覧ください。
      {NOME_PRODUTO}は自分に合う？向いている方と、相談が必要な方をご案内します。 | 自分に合うか気になる方へ。向いている方と、医師への相談が必要な方をご案内。
    `,
    action: `
      {NOME_PRODUTO}の表示を読み、疑問を解消してから、必要な数を選べます。 | 表示を読み、疑問を解消してから、自分に必要な数を選んでいただけます。
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}のサイズ、素材、箱の中身を確認して、納得してから選べます。 | サイズ、素材、箱の中身をくわしく確認して、納得してから選べます。
    `,
    benefit: `
      毎日の暮らしに。{NOME_PRODUTO}を使う様子、サイズ、箱の中身をご覧ください。 | 毎日の暮らしに。使っている様子、サイズ、箱の中身をご覧ください。
      {NOME_PRODUTO}の箱の中身：{ITENS}。ご注文の前にサイズをご確認ください。 | 箱の中身：{ITENS}。ご注文の前にサイズをご確認ください。 | {ITENS}つきです。
      {PUBLICO}のために。{NOME_PRODUTO}の写真、サイズ、素材を見てから選べます。 | {PUBLICO}のために。写真、サイズ、素材を見てから選べます。
    `,
    price: `
      [kits] {NOME_PRODUTO}の単品と{KIT}個セットの価格を、ご注文の前に比べられます。 | 単品と{KIT}個セットの価格を、ご注文の前に比べられます。
      [models] {NOME_PRODUTO}のモデルごとの価格を比べて、じっくり選べます。 | モデルごとの価格を比べて、じっくり選べます。
    `,
    proof: `
      {NOME_PRODUTO}の写真、仕様、サイズをひとつのページで確認してから購入できます。 | 写真、仕様、サイズをひとつのページで確認してから購入できます。
      [reviews] {NOME_PRODUTO}のつくりを見て、使った人の口コミも読んでから選べます。 | つくりをよく見て、使った人の口コミも読んでから、合うものを選べます。
    `,
    guarantee: `
      {NOME_PRODUTO}の返品方法と受付期間は、ご購入の前にご確認いただけます。 | 返品方法と受付期間は、ご購入の前にご確認いただけます。
    `,
    question: `
      置く場所に合う？{NOME_PRODUTO}のサイズ、重さ、素材をご注文前にご確認ください。 | 置く場所に合うか気になる方へ。サイズ、重さ、素材をご注文前にご確認ください。
      {NOME_PRODUTO}の付属品は？組み立て方や使い方とあわせてご覧いただけます。 | 何がついてくる？付属品の一覧、準備の手順、使い方をご覧いただけます。
    `,
    action: `
      [models] {NOME_PRODUTO}のモデルを選び、お届けの目安を確認して、ネットでご注文ください。 | モデルを選び、お届けの目安を確認して、ネットでご注文いただけます。
      [gift] 贈り物をお探しですか。{NOME_PRODUTO}の写真と、届く時期をご確認ください。 | 役立つ贈り物をお探しですか。写真と、届く時期をご確認ください。
    `,
  },

  digital: digitalDescriptions,
});
