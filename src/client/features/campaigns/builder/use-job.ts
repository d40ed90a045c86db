import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobInput, JobName, JobOutput } from './builder-jobs.ts';
import { useBuilder, usePlanState } from './plan-context.ts';
import { runJob } from './run-job.ts';

/**
 * A job's result for the current plan. The previous result stays until the next one is ready. @param input
 * additional input. Its values are part of the cache key, so keep them short.
 */
export function useJob<Name extends JobName>(name: Name, input: Omit<JobInput<Name>, 'plan'>) {
  const { campaign } = useBuilder();
  const { history, revision } = usePlanState();
  return useQuery<JobOutput<Name>>({
    queryKey: ['builder-job', campaign.id, name, input, revision],
    queryFn: () => runJob(name, { ...input, plan: history.present }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
