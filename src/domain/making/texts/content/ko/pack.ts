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
  locale: 'ko-KR',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`캡슐 알약 정제, 젤리, 분말`),
  samples: { product: 'vitalmax', problem: '탈모', physical: '마사지기' },
  verbs: {
    endings: ['빼기', '하기', '되기', '는법', '는', '다', '하고', '고싶다'],
    others: ['살빼기', '낫기', '없애기', '줄이기', '키우기', '고치기', '잠자기'],
    nouns: ['바다', '소다', '캐나다'],
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
    kakao_pay: '카카오페이',
    card: '카드',
    cash_on_delivery: '수령 시 결제',
    bank_transfer: '계좌이체',
    mobile_wallet: '간편결제',
    pay_later: '후불결제',
    convenience_store: '편의점 결제',
  },
};
