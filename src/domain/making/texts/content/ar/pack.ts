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
  locale: 'ar-SA',
  keywords,
  marketKeywords,
  moreKeywords,
  counted,
  years,
  articles,
  forms: words(`حبوب كبسول, قطر, بودرة, شراب`),
  samples: { product: 'vitalmax', problem: 'تساقط الشعر', physical: 'جهاز مساج الرقبة' },
  verbs: {
    endings: [],
    others: [
      'أنحف',
      'انحف',
      'أنام',
      'انام',
      'أتخلص',
      'اتخلص',
      'أخسر',
      'اخسر',
      'أنقص',
      'انقص',
      'أحرق',
      'أزيد',
      'أعالج',
      'يعالج',
      'يخفف',
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
    mada: 'مدى',
    card: 'بطاقة ائتمان',
    cash_on_delivery: 'الدفع عند الاستلام',
    bank_transfer: 'تحويل بنكي',
    mobile_wallet: 'محفظة رقمية',
    pay_later: 'الدفع لاحقا',
    convenience_store: 'الدفع في المتجر',
  },
};
