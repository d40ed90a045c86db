import type { LanguageCode } from '../../ads/languages.ts';
import type { GoodsRules } from '../goods-rules.ts';

/** Each language's goods are a separate chunk beside its claims. */
export const writtenGoods: Partial<Record<LanguageCode, () => Promise<GoodsRules>>> = {
  en: async () => (await import('./en.ts')).goodsEn,
  es: async () => (await import('./es.ts')).goodsEs,
  pt: async () => (await import('./pt.ts')).goodsPt,
};
