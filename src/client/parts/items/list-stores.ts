import { flagShape } from '#client/lib/storage/plain-shapes.ts';
import type { TabStore } from '#client/lib/storage/tab-scope.ts';

/** Whether lists use the height of the window. Kept for the visit. */
export const tallListStore: TabStore<boolean> = {
  key: 'faisca_tall_list',
  schema: flagShape,
  initial: false,
};
