/** The seven types of list that the product generates. The database and the API call them `asset_type`. */
export const assetTypes = [
  'keywords',
  'negative_keywords',
  'titles',
  'descriptions',
  'sitelinks',
  'callouts',
  'promotions',
] as const;

export type AssetType = (typeof assetTypes)[number];

/** The types that people read in an ad and that have one text per item. */
export const adTextTypes = [
  'titles',
  'descriptions',
  'callouts',
  'promotions',
] as const satisfies readonly AssetType[];

export type AdTextType = (typeof adTextTypes)[number];

/** Builds a record with one value per ad text type. */
export function byAdTextType<Value>(valueOf: (type: AdTextType) => Value): Record<AdTextType, Value> {
  const entries = adTextTypes.map((type) => [type, valueOf(type)]);
  return Object.fromEntries(entries) as Record<AdTextType, Value>; // Object.fromEntries loses the types of the keys
}

/** Whether the list holds searches rather than texts of an ad. */
export function isKeywordType(type: AssetType): type is 'keywords' | 'negative_keywords' {
  return type === 'keywords' || type === 'negative_keywords';
}
