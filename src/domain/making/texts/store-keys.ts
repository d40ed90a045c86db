import type { AssetType } from '#domain/ads/asset-types.ts';

/** The browser storage key of a tool's saved lists. */
export function savedListsKey(kind: AssetType): string {
  return `saved_${kind}_v1`;
}

/** The browser storage key of the sheet that belongs to no campaign. */
export const PRODUCT_SHEET_KEY = 'faisca_product_sheet_v1';
