import { useCallback, useState } from 'react';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

const STEPS_BACK = 20;

/** The options and the list on screen; every change is kept for when the person comes back, and can be undone. */
export function useDraft(userId: string, kind: AssetType) {
  const [draft, setDraft] = useState(() => readDraft(userId, kind));
  const change = useCallback(
    (next: (current: Draft) => Draft) => {
      const changed = next(readDraft(userId, kind));
      keepDraft(userId, kind, changed);
      setDraft(changed);
    },
    [userId, kind],
  );
  const setInput = useCallback(
    (part: Partial<GeneratorInput>) => change((now) => ({ ...now, input: { ...now.input, ...part } })),
    [change],
  );
  const setItems = useCallback(
    (next: (items: readonly Item[]) => readonly Item[]) =>
      change((now) => ({
        ...now,
        items: next(now.items),
        past: [...now.past, now.items].slice(-STEPS_BACK),
      })),
    [change],
  );
  const setTyped = useCallback((typed: string) => change((now) => ({ ...now, typed })), [change]);
  const undo = useCallback(
    () => change((now) => ({ ...now, items: now.past.at(-1) ?? now.items, past: now.past.slice(0, -1) })),
    [change],
  );
  return { ...draft, setInput, setItems, setTyped, undo };
}

export type DraftControls = ReturnType<typeof useDraft>;
