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
  locale: 'th-TH',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`แคปซูล แบบเม็ด, แบบผง แบบชง, กัมมี่`),
  samples: { product: 'vitalmax', problem: 'ผมร่วง', physical: 'เครื่องนวด' },
  verbs: {
    endings: [],
    // A verb stands first and without a blank, so the whole phrases are listed.
    others: [
      'ลดน้ำหนัก',
      'ลดความอ้วน',
      'ลดพุง',
      'ลดไขมัน',
      'นอนหลับ',
      'ปลูกผม',
      'เพิ่มน้ำหนัก',
      'บำรุงสายตา',
      'บำรุงผม',
      'บำรุงสมอง',
      'ทำความสะอาด',
      'ออกกำลังกาย',
    ],
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
    card: 'บัตร',
    cash_on_delivery: 'เก็บเงินปลายทาง',
    bank_transfer: 'โอนเงิน',
    mobile_wallet: 'วอลเล็ตมือถือ',
    pay_later: 'ซื้อก่อนจ่ายทีหลัง',
    convenience_store: 'จ่ายที่ร้านสะดวกซื้อ',
    promptpay: 'พร้อมเพย์',
  },
};
