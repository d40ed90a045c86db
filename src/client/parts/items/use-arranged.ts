import { useEffect, useMemo, useState } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { type ArrangedItems, arrangeItems, type Arrangement } from '#domain/making/texts/arrange-items.ts';
import { finishSteps, runSteps } from '#client/lib/steps.ts';

/** Less than one frame, so that a key press gets its result within a frame. */
const BUDGET_MS = 12;

/**
 * The items as they are to be shown. Short lists are arranged at once. Long ones are arranged in steps. Until that
 * is done, the previous arrangement stays, without deleted items.
 */
export function useArranged(
  kind: AssetType,
  items: readonly Item[],
  { filter, order, intentOf }: Arrangement,
): ArrangedItems & { isArranging: boolean } {
  const request = useMemo(() => {
    const steps = arrangeItems(kind, items, { filter, order, ...(intentOf && { intentOf }) });
    return { steps, atOnce: runSteps(steps, BUDGET_MS) };
  }, [kind, items, filter, order, intentOf]);
  const [late, setLate] = useState<{ request: typeof request; arranged: ArrangedItems } | null>(null);

  useEffect(() => {
    if (request.atOnce) return;
    const stop = new AbortController();
    void finishSteps(request.steps, BUDGET_MS, stop.signal).then(
      (arranged) => arranged && setLate({ request, arranged }),
    );
    return () => stop.abort();
  }, [request]);

  const previous = useMemo(() => late && withoutGone(late.arranged, items), [late, items]);
  if (request.atOnce) return { ...request.atOnce, isArranging: false };
  if (late?.request === request) return { ...late.arranged, isArranging: false };
  return { ...(previous ?? { items, groups: new Map() }), isArranging: true };
}

function withoutGone({ items }: ArrangedItems, left: readonly Item[]): ArrangedItems {
  const known = new Set(left);
  return { items: items.filter((item) => known.has(item)), groups: new Map() };
}
