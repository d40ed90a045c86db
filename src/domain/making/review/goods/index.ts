import type { LanguageCode } from '#domain/ads/languages.ts';
import type { GoodsRules } from '../goods-rules.ts';

/** Each language's goods are a separate chunk beside its claims. */
export const writtenGoods: Partial<Record<LanguageCode, () => Promise<GoodsRules>>> = {
  ar: async () => (await import('./ar.ts')).goodsAr,
  da: async () => (await import('./da.ts')).goodsDa,
  de: async () => (await import('./de.ts')).goodsDe,
  en: async () => (await import('./en.ts')).goodsEn,
  es: async () => (await import('./es.ts')).goodsEs,
  fil: async () => (await import('./fil.ts')).goodsFil,
  fr: async () => (await import('./fr.ts')).goodsFr,
  is: async () => (await import('./is.ts')).goodsIs,
  it: async () => (await import('./it.ts')).goodsIt,
  ja: async () => (await import('./ja.ts')).goodsJa,
  ko: async () => (await import('./ko.ts')).goodsKo,
  nl: async () => (await import('./nl.ts')).goodsNl,
  no: async () => (await import('./no.ts')).goodsNo,
  pl: async () => (await import('./pl.ts')).goodsPl,
  pt: async () => (await import('./pt.ts')).goodsPt,
  ru: async () => (await import('./ru.ts')).goodsRu,
  sk: async () => (await import('./sk.ts')).goodsSk,
  sl: async () => (await import('./sl.ts')).goodsSl,
  sv: async () => (await import('./sv.ts')).goodsSv,
  th: async () => (await import('./th.ts')).goodsTh,
  tr: async () => (await import('./tr.ts')).goodsTr,
};
