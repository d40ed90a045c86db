/** The seven lists the product makes. The same words are a campaign asset's `asset_type`. */
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
