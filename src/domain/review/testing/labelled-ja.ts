import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Japanese marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 1, precision 1.
 */
export const labelledJa: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'ビタリス',
    texts: [
      '膝の痛みが消える',
      '1か月でマイナス8キロ',
      '糖尿病でお悩みの方へ',
      '飲むだけで痩せる',
      '白内障がよくなるサプリ',
      '医師も驚く育毛効果',
      '満足度No.1サプリ',
      'ビタリス公式ストア',
      '副作用ゼロで安心',
      '耳鳴りとお別れ',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'ビタリス',
    texts: [
      '高血圧を改善し、血液をサラサラにします。薬に頼らない毎日をあなたに。',
      '臨床試験で証明。利用者の97%が2週間で効果を実感しました。',
      '製薬会社が隠したい、ガンを予防する奇跡の成分がついに上陸。',
      '運動も食事制限も不要。寝ている間に内臓脂肪を燃やします。',
      'たった7日で10歳若返る。シワもシミも跡形なく消えます。',
      '今すぐクリックして、芸能人も使うダイエットの裏ワザをチェック。',
      '効果がなければ全額返金。必ず結果が出ると約束します。',
      'ビフォーアフターの写真をご覧ください。髪がふさふさに生えました。',
      'あなたの薄毛、まだあきらめていませんか。毛根から髪がよみがえります。',
      '世界一の精力剤。男性の悩みを根本から解決し、一晩中元気が続きます。',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'ビタリス',
    texts: [
      'ビタリス 60粒入り',
      '1袋でおよそ30日分',
      '送料無料でお届けします',
      '亜鉛とビタミンCを配合',
      '毎日の健康習慣に',
      '初回限定20%オフ',
      '国内工場で製造しています',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'ビタリス',
    texts: [
      '1日2粒を目安に、水またはぬるま湯と一緒にお召し上がりください。',
      '食物繊維と乳酸菌を手軽に。続けやすい1包タイプで外出先でも便利です。',
      'お支払いは代金引換、コンビニ払い、カードからお選びいただけます。',
      '到着後14日以内なら、未開封の商品は返品を承ります。',
      '着色料や保存料は使っていません。原材料はすべてページに掲載しています。',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'クリーンプロ',
    texts: [
      '頑固な油汚れを落とす洗剤',
      '立体メッシュで蒸れにくい枕',
      '3年保証つき電動ドリル',
      '工具不要でかんたん組立',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'クリーンプロ',
    texts: [
      '耐荷重120キロの折りたたみ椅子。コンパクトに収納できます。',
      '花粉やほこりを取り除く高性能フィルターを搭載した空気清浄機です。',
      '血圧計は上腕式。大きな文字で数値が見やすく、記録も残せます。',
      '肩や腰に当てるだけの温熱クッション。電源はUSBで持ち運びも便利です。',
    ],
  },
];
