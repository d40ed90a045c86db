/** The seven kinds of list that the product makes, named as `asset_type` in the database and the API. */
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

/** The lists with one text an item, which people read in an ad. */
export const adTextTypes = [
  'titles',
  'descriptions',
  'callouts',
  'promotions',
] as const satisfies readonly AssetType[];

export type AdTextType = (typeof adTextTypes)[number];

/** A value for each of them. */
export function byAdTextType<Value>(valueOf: (type: AdTextType) => Value): Record<AdTextType, Value> {
  const entries = adTextTypes.map((type) => [type, valueOf(type)]);
  return Object.fromEntries(entries) as Record<AdTextType, Value>; // one entry for each type
}

/** Lists of searches, which nobody reads in an ad. */
export function isKeywordType(type: AssetType): type is 'keywords' | 'negative_keywords' {
  return type === 'keywords' || type === 'negative_keywords';
}
