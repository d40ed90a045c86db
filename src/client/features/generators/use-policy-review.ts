import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { NUTRA_LIST } from '#domain/making/texts/templates.ts';
import { openPolicyReview } from './policy-review.ts';

/** Returns the findings of an item. */
export type PolicyReview = (item: Item) => readonly PolicyFinding[];

/**
 * Checks the items of a list against Google's policies. Until the rules have loaded, it finds nothing. No key and no
 * click waits for an answer.
 */
export function usePolicyReview(kind: AssetType, input: GeneratorInput): PolicyReview {
  const { language, product, listKey, sheet } = input;
  const productKind = sheet?.kind ?? (listKey === NUTRA_LIST ? 'nutra' : 'physical');
  const [review] = useState(openPolicyReview);
  // An answer that comes before the list is on screen counts too.
  const answered = useSyncExternalStore(review.subscribe, review.changes);
  const context = useMemo(
    () => ({ kind, language, product, productKind }),
    [kind, language, product, productKind],
  );
  // Each answer makes another function, so that the list asks again.
  return useMemo(
    () => ({ answered, read: (item: Item) => review.read(context, item) }),
    [review, context, answered],
  ).read;
}
