import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobInput, JobName } from '#client/parts/jobs/builder-jobs.ts';
import { useBuilder, useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { jobOptions } from '#client/parts/jobs/job-options.ts';

/**
 * A job's result for the current draft. The previous result stays until the next one is ready.
 * @param input additional input. Its values are part of the cache key, so keep them short.
 */
export function useJob<Name extends JobName>(
  name: Name,
  input: Omit<JobInput<Name>, 'draft'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery({ ...useJobOptions(name, input), placeholderData: keepPreviousData, enabled });
}

/** Returns a function that waits for the job's result for the current draft. A running job is not started again. */
export function useJobResult<Name extends JobName>(name: Name, input: Omit<JobInput<Name>, 'draft'>) {
  const queryClient = useQueryClient();
  const options = useJobOptions(name, input);
  return () => queryClient.query(options);
}

function useJobOptions<Name extends JobName>(name: Name, input: Omit<JobInput<Name>, 'draft'>) {
  const { campaign, lists, accountAssets } = useBuilder();
  const { revision } = useDraftState();
  const draft = useCampaignDraft();
  const apart = [...lists.map(({ id, version }) => `${id} ${version}`), accountAssets.version];
  const key = [campaign.id, input, revision, ...apart];
  return jobOptions(name, key, () => ({ ...input, draft }));
}
