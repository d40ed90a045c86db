import { useMemo } from 'react';
import { z } from 'zod';
import { addChanges, type Change, changeKey, changeSchema } from '#domain/basket/change.ts';
import { type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

interface BasketState {
  items: Change[];
  /** Earlier states, the latest last. */
  past: Change[][];
}

const items = z.array(changeSchema);
const schema = z.object({ items, past: z.array(items) });
const empty: BasketState = { items: [], past: [] };
const STEPS = 30;

/** The changes that were chosen and not used yet. They survive a reload of the tab. */
export function useBasket(campaignId: string) {
  const store = useMemo<TabStore<BasketState>>(
    () => ({ key: `faisca_changes_${campaignId}`, schema, initial: empty }),
    [campaignId],
  );
  const { items: chosen, past } = useTab(store);
  const change = (next: Change[]): void =>
    writeTab(store, { items: next, past: [...past, chosen].slice(-STEPS) });
  return {
    chosen,
    canUndo: past.length > 0,
    add: (added: readonly Change[]): void => change(addChanges(chosen, added)),
    has: (added: readonly Change[]): boolean => {
      const known = new Set(chosen.map((each) => JSON.stringify(each)));
      return added.length > 0 && added.every((each) => known.has(JSON.stringify(each)));
    },
    remove: (removed: readonly Change[]): void => {
      const keys = new Set(removed.map(changeKey));
      change(chosen.filter((each) => !keys.has(changeKey(each))));
    },
    /** A change that becomes the same as another takes its place. */
    replace: (at: number, next: Change): void => change(addChanges([], chosen.with(at, next))),
    clear: (): void => change([]),
    undo: (): void => writeTab(store, { items: past.at(-1) ?? [], past: past.slice(0, -1) }),
  };
}

export type Basket = ReturnType<typeof useBasket>;
