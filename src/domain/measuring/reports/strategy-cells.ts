import type { BidStrategy } from '#domain/making/structure/settings.ts';

/** In the three languages of the reports, and as the API of Google Ads writes them. What names a target stands first. */
const names: readonly (readonly [BidStrategy, RegExp])[] = [
  ['target_impression_share', /impress|impres/iu],
  ['target_roas', /\broas\b|target_roas/iu],
  ['target_cpa', /\bcpa\b|target_cpa/iu],
  ['maximize_value', /maximi.*(?:value|valor)/iu],
  ['maximize_conversions', /maximi.*conver/iu],
  ['maximize_clicks', /maximi.*cli(?:ck|c|qu)|target_spend/iu],
  ['manual_cpc', /\bcpc\b|manual_cpc|enhanced_cpc|percent_cpc/iu],
];

/** Null for an empty cell, and for what is no strategy of search campaigns, such as `Target outranking share`. */
export function readStrategy(cell: string): BidStrategy | null {
  return names.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;
}
