import type { QueryClient } from '@tanstack/react-query';

/**
 * Changes cached data. A pending answer is dropped, because it does not contain the change.
 * @param back undoes the change in the data that are cached by then. Other changes stay.
 * @returns a function that does that, unless the cache holds another account's data by then.
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

/** Ids that were deleted optimistically. They are filtered out of later reads, which may still contain them. */
const deletedIds = new Set<string>();

export function withoutDeleted<Item extends Identified>(items: readonly Item[]): Item[] {
  return items.filter(({ id }) => !deletedIds.has(id));
}

/**
 * @param change removes the deleted entries from the cached data.
 * @returns a function that brings them back
 */
export function hideDeleted(id: string, change: () => () => void): () => void {
  deletedIds.add(id);
  const back = change();
  return () => {
    deletedIds.delete(id);
    back();
  };
}

/** The items with one of them restored to its earlier state and place. */
export function restoreItem<Item extends Identified>(
  items: readonly Item[],
  before: readonly Item[],
  id: string,
): Item[] {
  const at = before.findIndex((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  return at < 0 ? others : [...others.slice(0, at), ...before.slice(at, at + 1), ...others.slice(at)];
}
