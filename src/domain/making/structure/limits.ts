/**
 * Far above useful sizes and below Google's own limits: https://support.google.com/google-ads/answer/6372658
 */
export const draftLimits = { groups: 4000, keywords: 20_000, negatives: 10_000, ads: 3 } as const;

/**
 * Google's own limits of shared negative lists: so many in an account, so many negatives in each.
 * https://support.google.com/google-ads/answer/6372658
 */
export const negativeListLimits = { lists: 20, negatives: 5000, nameBytes: 255 } as const;
