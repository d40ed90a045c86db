import { useMemo } from 'react';
import * as z from 'zod/mini';
import { addChanges, type Change, changeKey, changeSchema } from '#domain/deciding/basket/change.ts';
import { countText } from '#client/lib/count-text.ts';
import { dismissUndo, notifyUndo } from '#client/lib/notify-undo.tsx';
import { readTab, type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

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
  function change(next: Change[]): void {
    dismissUndo(); // a toast offers to undo the latest change only
    writeTab(store, { items: next, past: [...past, chosen].slice(-STEPS) });
  }
  function undo(): void {
    dismissUndo();
    const { past: steps } = readTab(store);
    writeTab(store, { items: steps.at(-1) ?? [], past: steps.slice(0, -1) });
  }
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
      const kept = chosen.filter((each) => !keys.has(changeKey(each)));
      change(kept);
      notifyUndo(
        countText(chosen.length - kept.length, 'mudança saiu da cesta', 'mudanças saíram da cesta'),
        undo,
      );
    },
    /** A change that becomes the same as another takes its place. */
    replace: (at: number, next: Change): void => change(addChanges([], chosen.with(at, next))),
    clear: (): void => {
      change([]);
      notifyUndo('Cesta esvaziada', undo);
    },
    undo,
  };
}

export type Basket = ReturnType<typeof useBasket>;
