import { useMemo } from 'react';
import * as z from 'zod/mini';
import { addChanges, type Change, changeKey, changeSchema } from '#domain/ads/account-change.ts';
import { type History, record, travel } from '#domain/shared/history.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { countText } from '#client/lib/count-text.ts';
import { dismissUndo, notifyUndo } from '#client/lib/notify-undo.tsx';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';

interface BasketState {
  items: Change[];
  /** Earlier states, the latest last. */
  past: Change[][];
}

const items = z.array(changeSchema);
const schema = z.object({ items, past: z.array(items) });
const empty: BasketState = { items: [], past: [] };
const STEPS_BACK = 30;

/** Runs a step of the history on the stored changes. Undone changes are not stored: there is no redo. */
function step(move: (history: History<Change[]>) => History<Change[]>) {
  return ({ items: present, past }: BasketState): BasketState => {
    const moved = move({ past, present, future: [] });
    return { items: moved.present, past: [...moved.past] };
  };
}

function basketOf(campaignId: string, accountId: string): Store<BasketState> {
  return ofAccount({ key: `faisca_changes_${campaignId}`, schema, initial: empty }, accountId);
}

/** What a change says, with its fields in the order of the schema: what was read from the browser has that order. */
function contentOf(change: Change): string {
  return JSON.stringify(changeSchema.parse(change));
}

/** The changes that were chosen and not used yet. They stay in this browser until they are taken out. */
export function useBasket(campaignId: string) {
  const accountId = useAccountId();
  const store = useMemo(() => basketOf(campaignId, accountId), [campaignId, accountId]);
  const { items: chosen, past } = useStore(store);
  function change(edit: (now: Change[]) => Change[]): void {
    dismissUndo(); // a toast offers to undo the latest change only
    void updateStore(
      store,
      step((history) => record(history, edit(history.present), STEPS_BACK)),
    );
  }
  function undo(): void {
    dismissUndo();
    void updateStore(
      store,
      step((history) => travel(history, 1)),
    );
  }
  return {
    chosen,
    canUndo: past.length > 0,
    add: (added: readonly Change[]): void => change((now) => addChanges(now, added)),
    has: (added: readonly Change[]): boolean => {
      const known = new Set(chosen.map(contentOf));
      return added.length > 0 && added.every((each) => known.has(contentOf(each)));
    },
    remove: (removed: readonly Change[]): void => {
      const keys = new Set(removed.map(changeKey));
      const left = chosen.filter((each) => keys.has(changeKey(each))).length;
      change((now) => now.filter((each) => !keys.has(changeKey(each))));
      notifyUndo(countText(left, 'mudança tirada', 'mudanças tiradas'), undo);
    },
    /** A change that becomes the same as another takes its place. */
    replace: (at: number, next: Change): void => change((now) => addChanges([], now.with(at, next))),
    /** Changes that take the place of all. */
    rewrite: (next: readonly Change[]): void => change(() => addChanges([], next)),
    clear: (): void => {
      change(() => []);
      notifyUndo('Mudanças tiradas', undo);
    },
    undo,
  };
}

export type Basket = ReturnType<typeof useBasket>;
