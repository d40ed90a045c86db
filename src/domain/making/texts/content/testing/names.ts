import type { LanguageCode } from '#domain/ads/languages.ts';

/** Product names of 8, 12, 20, 24 and 30 cells, as Google counts them. */
const latin = [
  'Vitalmax',
  'Vitalis Maxi',
  'Vitalis Max Original',
  'Vitalis Max Original Pro',
  'Vitalis Max Original Premium X',
];

/** The same widths in the language's own script. */
const ownScript: Partial<Record<LanguageCode, readonly string[]>> = {
  ar: [
    'فيتالماك',
    'فيتاليس ماكس',
    'فيتاليس ماكس الأصلية',
    'فيتاليس ماكس الأصلية برو',
    'فيتاليس ماكس الأصلية برو ألترا',
  ],
  ja: [
    'ビタマル',
    'ビタマックス',
    'ビタマックスゴールド',
    'ビタマックスゴールドプロ',
    'ビタマックスゴールドプレミアム',
  ],
  ko: [
    '비타맥스',
    '비타맥스골드',
    '비타맥스골드프리미엄',
    '비타맥스골드프리미엄프로',
    '비타맥스골드프리미엄오리지널플',
  ],
  ru: [
    'Виталмак',
    'Виталис Макс',
    'Виталис Макс Премиум',
    'Виталис Макс Премиум Про',
    'Виталис Макс Премиум Оригинал+',
  ],
  th: ['ไวทัลแมก', 'ไวทัลแมกซ์โก', 'ไวทัลแมกซ์โกลด์พรีเม', 'ไวทัลแมกซ์โกลด์พรีเมียมม', 'ไวทัลแมกซ์โกลด์พรีเมียมออริจิน'],
};

export function namesOf(language: LanguageCode): readonly string[] {
  return [...latin, ...(ownScript[language] ?? [])];
}
