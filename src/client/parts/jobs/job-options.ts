import { queryOptions } from '@tanstack/react-query';
import type { JobInput, JobName, JobOutput } from './builder-jobs.ts';
import { runJob } from './run-job.ts';

/**
 * A job as a query. It runs once for its key, and its result is dropped when nobody reads it any more.
 * @param key what the input depends on, in short values: the campaign, the draft's revision, what was chosen.
 * @param input called when the job starts.
 */
export function jobOptions<Name extends JobName>(
  name: Name,
  key: readonly unknown[],
  input: () => JobInput<Name>,
) {
  return queryOptions<JobOutput<Name>>({
    queryKey: ['builder-job', name, ...key],
    queryFn: () => runJob(name, input()),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
