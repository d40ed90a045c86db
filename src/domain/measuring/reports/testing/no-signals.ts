import type { StoredSignals } from '../stored.ts';

/** What the reports of a campaign tell where there are none. */
export const noSignals: StoredSignals = {
  keywords: [],
  servings: [],
  sold: [],
  assets: [],
  ads: [],
  auction: [],
  shares: [],
  times: [],
  slices: [],
};
