import { useDeferredValue, useMemo } from 'react';
import {
  type ChangesEffect,
  effectOfChanges,
  type Performance,
} from '#domain/deciding/basket/changes-effect.ts';
import { type BlockedKeywords, blockedKeywords } from '#domain/deciding/basket/check-changes.ts';
import type { Change } from '#domain/ads/account-change.ts';
import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';

export interface BasketEffect {
  /** The changes that the effect is about; those on screen may be newer for a moment. */
  changes: readonly Change[];
  effect: ChangesEffect;
  blocked: BlockedKeywords[];
}

export function useBasketEffect(
  chosen: readonly Change[],
  terms: readonly Term[],
  keywords: readonly Performance[],
  groups: readonly KnownGroup[],
): BasketEffect {
  const changes = useDeferredValue(chosen);
  const effect = useMemo(() => effectOfChanges(changes, terms, keywords), [changes, terms, keywords]);
  const blocked = useMemo(() => blockedKeywords(changes, groups), [changes, groups]);
  return useMemo(() => ({ changes, effect, blocked }), [changes, effect, blocked]);
}
