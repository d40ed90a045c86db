import type { FunnelLevel } from './types.ts';
import type { ProductKind } from './language-pack.ts';

/** How many texts each generator gives with an empty product sheet. The product specification, section 9. */
export const specifiedCounts = {
  titles: 13,
  descriptions: 4,
  sitelinks: 7,
  callouts: 9,
  promotions: 8,
} as const;

/** How many texts one responsive search ad takes. */
export const adCounts = { titles: 15, descriptions: 4 } as const;

/** How many keywords each list gives with an empty sheet: about the numbers of the product specification. */
export const keywordCounts: Readonly<Record<ProductKind, Readonly<Record<FunnelLevel, number>>>> = {
  nutra: { top: 24, middle: 52, bottom: 62 },
  physical: { top: 8, middle: 10, bottom: 12 },
};

/** How many texts a language has at least for each kind of product, those of both kinds included. */
export const packMinimums = {
  titles: 60,
  descriptions: 20,
  sitelinks: 20,
  callouts: 24,
  promotions: 16,
} as const;
