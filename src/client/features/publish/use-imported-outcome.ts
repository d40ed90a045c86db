import { useQuery } from '@tanstack/react-query';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import { useBuilder, useDraftState } from '#client/parts/draft/draft-context.ts';
import { runJob } from '#client/parts/draft/run-job.ts';

/** What changed in an imported campaign since its import, and what of it stays out of the file. */
export function useImportedOutcome(imported: ImportedCampaign) {
  const { campaign } = useBuilder();
  const { history, revision } = useDraftState();
  const { name, currency } = campaign;
  return useQuery({
    queryKey: ['imported-report', campaign.id, name, revision],
    queryFn: () => runJob('importedReport', { imported, draft: history.present, name, currency }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
