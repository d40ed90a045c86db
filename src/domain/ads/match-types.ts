/** How closely a search must match a keyword. */
export const matchTypes = ['broad', 'phrase', 'exact'] as const;

export type MatchType = (typeof matchTypes)[number];
