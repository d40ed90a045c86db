/** What is kept of accounts whose rows are too many to be summed within a request. */
export const keptKinds = [
  ...(['terms', 'signals', 'profit', 'total', 'sold', 'account', 'advice'] as const),
  ...(['owners', 'offline'] as const),
] as const;
export type KeptKind = (typeof keptKinds)[number];

/** How old an answer is that was computed before it was asked for. */
export interface KeptMark {
  computedAt: string;
  /** The data has changed since, and is being summed anew. */
  isStale: boolean;
}
