export const MAX_ASSET_ITEMS = 10_000;
/** Limit on the JSON of an asset's content. */
export const MAX_ASSET_BYTES = 1024 * 1024;
