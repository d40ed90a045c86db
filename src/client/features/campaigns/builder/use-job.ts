import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobInput, JobName, JobOutput } from './builder-jobs.ts';
import { useBuilder, usePlanState } from './plan-context.ts';
import { runJob } from './run-job.ts';

/**
 * A job's answer about the plan as it is now; the earlier answer stays while the next one is made.
 * @param input besides the plan; its values name the answer, so they are short.
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
