import { paymentBrands } from '#domain/language/payment-brands.ts';
import type { LanguagePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { callouts, promotions, sitelinks } from './assets.ts';
import { countries } from './countries.ts';
import { descriptions } from './descriptions.ts';
import { articles, counted, years } from './grammar.ts';
import { keywords, marketKeywords } from './keywords.ts';
import { moreKeywords } from './more-keywords.ts';
import { negatives } from './negatives.ts';
import { digitalNiches } from './niches-digital.ts';
import { goodsNiches } from './niches-goods.ts';
import { healthNiches } from './niches-health.ts';
import { titles } from './titles.ts';

export const pack: LanguagePack = {
  locale: 'ja-JP',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`カプセル 錠, ドリンク, 粉末 パウダー`),
  samples: { product: 'vitalmax', problem: '抜け毛', physical: 'マッサージ機' },
  verbs: {
    endings: ['たい', 'する', 'せる', 'める', 'える', 'ける', 'げる', 'らす', 'やす', 'とす'],
    others: ['治す', '治る', '直す', '減る', '眠る', '寝る', '痩せる', 'やせる', '消す', '防ぐ'],
    nouns: [],
  },
  negatives,
  titles,
  descriptions,
  sitelinks,
  callouts,
  promotions,
  niches: { ...healthNiches, ...goodsNiches, ...digitalNiches },
  countries,
  payments: {
    ...paymentBrands,
    card: 'カード',
    cash_on_delivery: '代金引換',
    bank_transfer: '銀行振込',
    mobile_wallet: 'スマホ決済',
    pay_later: '後払い',
    convenience_store: 'コンビニ払い',
  },
};
