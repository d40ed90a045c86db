import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The message while the data are loading, or what stands in their place. */
  waiting: string | ReactElement;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a read. Before that it shows that they are loading, or why the read failed. */
export function Loaded<Data>({ query: { data, error, refetch }, waiting, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return typeof waiting === 'string' ? <Waiting message={waiting} /> : waiting;
}
