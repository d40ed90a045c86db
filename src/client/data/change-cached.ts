import type { QueryClient } from '@tanstack/react-query';

/** Changes what was read. Returns what takes the change back. An answer on its way, which does not know it, is dropped. */
export function changeCached<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  change: (data: Data) => Data,
): () => void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  const before = queryClient.getQueryData<Data>(queryKey);
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  return () => queryClient.setQueryData<Data>(queryKey, before);
}
