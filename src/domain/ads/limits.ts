/**
 * Google Ads text limits, in display cells: East Asian Wide and Fullwidth characters count 2, all others 1.
 * Source: https://support.google.com/google-ads/answer/1704389 and the product specification, section 9.
 */
export const adLimits = {
  title: 30,
  description: 90,
  sitelinkText: 25,
  sitelinkDescription: 35,
  callout: 25,
  promotion: 20,
  snippetValue: 25,
  /** A header or a description of a price: https://developers.google.com/google-ads/api/reference/rpc/v25/PriceOffering */
  priceText: 25,
  /** The advertiser's name beside the ad: https://support.google.com/google-ads/answer/12497613 */
  businessName: 25,
  path: 15,
  /**
   * Counted without the brackets or quotes of the match type:
   * https://support.google.com/google-ads/answer/7476658
   */
  keyword: 80,
} as const;

/** Google Ads refuses keywords with more words: https://groups.google.com/g/adwords-api/c/9Yhq5e2fgGI */
export const MAX_KEYWORD_WORDS = 10;
