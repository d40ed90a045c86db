import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './waiting.tsx';

interface Read<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Read<Data>;
  /** The message while the data are loading, or what stands in their place. */
  waiting: string | ReactElement;
  /** Whether the page has no other heading. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a read. Before that it shows that they are loading, or why the read failed. */
export function Loaded<Data>({ query, waiting, isPage = false, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <ErrorState isPage={isPage} error={query.error} onRetry={() => void query.refetch()} />;
  return typeof waiting === 'string' ? <Waiting message={waiting} /> : waiting;
}

/** Where a list is shown once it is there: says that it could not be read, so that it is not taken for an empty one. */
export function FailedRead({ query: { data, error, refetch } }: { query: Read<unknown> }) {
  if (data !== undefined || error === null) return null;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
