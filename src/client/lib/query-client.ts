import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Calls `listener` for every failed read or write. This is how the end of the session is noticed. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function report(error: unknown): void {
  if (error instanceof ApiError) for (const listener of listeners) listener(error);
}

/** Reads are retried when the network or the server failed, never when the server refused. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 502;
  return passing && failures < 2;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying },
    mutations: { networkMode: 'always' }, // fails at once without a network; `useWrite` waits for it
  },
});
