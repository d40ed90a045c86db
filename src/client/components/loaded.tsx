import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Said while the read is on its way. */
  waiting: string;
  children: (data: Data) => ReactNode;
}

/** Shows what a read brought; before that, that it is on its way or why it failed. */
export function Loaded<Data>({ query: { data, error, refetch }, waiting, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Waiting message={waiting} />;
}
