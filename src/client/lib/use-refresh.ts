import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that reads again everything whose key begins with this one. */
export function useRefresh(queryKey: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
