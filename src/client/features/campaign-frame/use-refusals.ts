import { useDebouncedValue } from '@mantine/hooks';
import { useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { useReview } from '#client/parts/draft/use-review.ts';

/** The review waits until the person pauses, because it reads the whole campaign. */
const PAUSE_MS = 1500;

/** How many findings Google would refuse; null while it is not known. */
export function useRefusals(): number | null {
  const { revision } = useDraftState();
  const { groups } = useCampaignDraft();
  const [settled] = useDebouncedValue(revision, PAUSE_MS);
  const { data } = useReview({ enabled: groups.length > 0 && settled === revision });
  if (data === undefined || groups.length === 0) return null;
  return data.filter(({ level }) => level === 'bloqueia').length;
}
