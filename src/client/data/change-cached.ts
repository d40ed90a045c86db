import type { QueryClient } from '@tanstack/react-query';

/**
 * Changes what was read. An answer on its way, which does not know the change, is dropped.
 * @param back takes the change back from what was read by then, in which other changes stay.
 * @returns what does that, unless another account's data have taken the place.
 */
export function changeCached<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  change: (data: Data) => Data,
  back: (now: Data, before: Data) => Data = (now) => now,
): () => void {
  const find = () => queryClient.getQueryCache().find<Data>({ queryKey });
  const query = find();
  const before = query?.state.data;
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  return () => {
    if (before === undefined || find() !== query) return;
    queryClient.setQueryData<Data>(queryKey, (now) => now && back(now, before));
  };
}

interface Identified {
  id: string;
}

/** What is being deleted, or was. A list that is read meanwhile still has it. */
const deletedIds = new Set<string>();

export function withoutDeleted<Item extends Identified>(items: readonly Item[]): Item[] {
  return items.filter(({ id }) => !deletedIds.has(id));
}

/**
 * @param change takes what is leaving out of what was read.
 * @returns what brings it back
 */
export function hideDeleted(id: string, change: () => () => void): () => void {
  deletedIds.add(id);
  const back = change();
  return () => {
    deletedIds.delete(id);
    back();
  };
}

/** The items with one of them as it was before, in its place. */
export function restoreItem<Item extends Identified>(
  items: readonly Item[],
  before: readonly Item[],
  id: string,
): Item[] {
  const at = before.findIndex((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  return at < 0 ? others : [...others.slice(0, at), ...before.slice(at, at + 1), ...others.slice(at)];
}
