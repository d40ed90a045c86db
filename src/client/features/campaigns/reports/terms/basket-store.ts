import { useMemo } from 'react';
import { z } from 'zod';
import type { ChosenNegative } from '#domain/search-terms/effect.ts';
import { type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

interface BasketState {
  items: ChosenNegative[];
  /** Earlier states, the latest last. */
  past: ChosenNegative[][];
}

const items = z.array(
  z.object({
    text: z.string(),
    matchType: z.enum(['broad', 'phrase', 'exact']),
    campaign: z.string().nullable(),
    adGroup: z.string().nullable(),
  }),
);
const empty: BasketState = { items: [], past: [] };
const STEPS = 30;

/** The negatives that were chosen and not used yet. They survive a reload of the tab. */
export function useBasket(campaignId: string) {
  const store = useMemo<TabStore<BasketState>>(
    () => ({
      key: `faisca_basket_${campaignId}`,
      schema: z.object({ items, past: z.array(items) }),
      initial: empty,
    }),
    [campaignId],
  );
  const { items: chosen, past } = useTab(store);
  const change = (next: ChosenNegative[]): void =>
    writeTab(store, { items: next, past: [...past, chosen].slice(-STEPS) });
  return {
    chosen,
    canUndo: past.length > 0,
    add: (added: readonly ChosenNegative[]): void => {
      const known = new Set(chosen.map(keyOf));
      change([...chosen, ...added.filter((each) => !known.has(keyOf(each)))]);
    },
    remove: (at: number): void => change(chosen.toSpliced(at, 1)),
    removeTexts: (texts: ReadonlySet<string>): void => change(chosen.filter(({ text }) => !texts.has(text))),
    replace: (at: number, negative: ChosenNegative): void => change(chosen.with(at, negative)),
    clear: (): void => change([]),
    undo: (): void => writeTab(store, { items: past.at(-1) ?? [], past: past.slice(0, -1) }),
  };
}

export type Basket = ReturnType<typeof useBasket>;

export function keyOf({ text, matchType, campaign, adGroup }: ChosenNegative): string {
  return JSON.stringify([text, matchType, campaign, adGroup]);
}
