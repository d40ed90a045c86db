/**
 * Far above useful sizes and below Google's own limits: https://support.google.com/google-ads/answer/6372658
 */
export const draftLimits = { groups: 4000, keywords: 20_000, negatives: 10_000, ads: 3 } as const;
