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

/** Lists of searches, which nobody reads in an ad. */
export function isKeywordType(type: AssetType): type is 'keywords' | 'negative_keywords' {
  return type === 'keywords' || type === 'negative_keywords';
}
