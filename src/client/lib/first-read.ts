import type { UseQueryResult } from '@tanstack/react-query';

type ReadState = Pick<UseQueryResult, 'isLoading' | 'isFetched' | 'failureCount'>;

/**
 * Whether the first answer of a read is on its way. What stands below its result waits for that, so that nothing jumps. It
 * does not wait for another try: a part that appears begins a failed read again, and would be taken away for it.
 */
export function isFirstRead({ isLoading, isFetched, failureCount }: ReadState): boolean {
  return isLoading && !isFetched && failureCount === 0;
}
