import type { FunnelLevel } from './funnel.ts';
import type { ProductKind } from './product-kinds.ts';

/**
 * Number of texts per generator with an empty product sheet. Source: the product specification, section 9.
 */
export const specifiedCounts = {
  titles: 13,
  descriptions: 4,
  sitelinks: 7,
  callouts: 9,
  promotions: 8,
} as const;

/** Number of texts in one responsive search ad. */
export const adCounts = { titles: 15, descriptions: 4 } as const;

/** Number of keywords per list with an empty sheet, close to the product specification. */
export const keywordCounts: Readonly<Record<ProductKind, Readonly<Record<FunnelLevel, number>>>> = {
  nutra: { top: 24, middle: 52, bottom: 62 },
  physical: { top: 8, middle: 10, bottom: 12 },
  digital: { top: 8, middle: 12, bottom: 20 },
};

const deliveredMinimums = { titles: 60, descriptions: 20, sitelinks: 20, callouts: 24, promotions: 16 };

/** Minimum number of texts in a language for each kind of product, including texts for every kind. */
export const packMinimums: Readonly<Record<ProductKind, typeof deliveredMinimums>> = {
  nutra: deliveredMinimums,
  physical: deliveredMinimums,
  digital: { titles: 36, descriptions: 18, sitelinks: 11, callouts: 22, promotions: 11 },
};
