export const matchTypes = ['broad', 'phrase', 'exact'] as const;
export type MatchType = (typeof matchTypes)[number];

const wrappers: Record<MatchType, (keyword: string) => string> = {
  broad: (keyword) => keyword,
  phrase: (keyword) => `"${keyword}"`,
  exact: (keyword) => `[${keyword}]`,
};

/** A keyword as Google Ads takes it pasted: `[exact]`, `"phrase"`, plain for broad. */
export function wrapKeyword(keyword: string, match: MatchType): string {
  return wrappers[match](keyword);
}
