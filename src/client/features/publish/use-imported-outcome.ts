import { useQuery } from '@tanstack/react-query';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import { useBuilder, useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { jobOptions } from '#client/parts/jobs/job-options.ts';

/** The changes to a campaign since its import, and those that the file leaves out. */
export function useImportedOutcome(imported: ImportedCampaign) {
  const { campaign } = useBuilder();
  const { revision } = useDraftState();
  const draft = useCampaignDraft();
  const { name, currency } = campaign;
  const input = () => ({ imported, draft, name, currency });
  return useQuery(jobOptions('importedReport', [campaign.id, name, revision], input));
}
