import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, isComputing } from './api.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Calls `listener` for every failed call that is reported. This is how the end of the session is noticed. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Queries and mutations report their errors themselves. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError) for (const listener of listeners) listener(error);
}

/** What is summed from millions of rows is there within a minute. */
const MOST_WAITS = 60;
const WAIT_MS = 2000;

function retryDelay(failures: number, error: unknown): number {
  return isComputing(error) ? WAIT_MS : Math.min(1000 * 2 ** failures, 30_000);
}

/** Reads are retried when the network or the server failed, never when the server refused. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (isComputing(error)) return failures < MOST_WAITS;
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 502;
  return passing && failures < 2;
}

/** After a write, it also refetches reads that started before the write. */
export class FreshQueryClient extends QueryClient {
  /**
   * Refetches reads that were running. The library would wait for their answers, which may be from before the
   * write on a slow connection.
   */
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const early = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive());
    await super.invalidateQueries(filters, options);
    if (early.length === 0) return;
    await Promise.allSettled(early.map(async ({ promise }) => promise));
    const predicate = (query: Query) => early.includes(query) && query.state.status === 'success';
    await super.invalidateQueries({ predicate }, options);
  }
}

export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({ onError: reportError }),
  mutationCache: new MutationCache({ onError: reportError }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, retryDelay },
    mutations: { networkMode: 'always' }, // fails at once without a network; `useWrite` waits for it
  },
});
