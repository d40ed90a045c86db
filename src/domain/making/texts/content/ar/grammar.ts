import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'ar-SA',
  `
    قطعة = !قطعة واحدة, !قطعة واحدة, !قطعتين, قطع, قطعة, قطعة
    عبوة = !عبوة واحدة, !عبوة واحدة, !عبوتين, عبوات, عبوة, عبوة
    دفعة = !دفعة واحدة, !دفعة واحدة, !دفعتين, دفعات, دفعة, دفعة
    يومًا = !أقل من يوم, !يوم واحد, !يومين, أيام, يومًا, يوم
    ساعة = !أقل من ساعة, !ساعة واحدة, !ساعتين, ساعات, ساعة, ساعة
    درسًا = !بلا دروس, !درس واحد, !درسان, دروس, درسًا, درس
    شهرًا = !أقل من شهر, !شهر واحد, !شهرين, أشهر, شهرًا, شهر
  `,
);

export const years = countedWords(
  'ar-SA',
  `
    يومًا = !سنة, !سنة, !سنتين, سنوات, سنة, سنة
  `,
);

export const articles: LanguagePack['articles'] = null;
