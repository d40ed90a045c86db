import { useDebouncedValue } from '@mantine/hooks';
import { useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { useReview } from '#client/parts/draft/use-review.ts';

/** The review waits until the person pauses, because it reads the whole campaign. */
const PAUSE_MS = 1500;

/**
 * How many findings Google would refuse; null before the first review. After a change it is `reading` until the campaign
 * has been reviewed again, because the number before would be wrong.
 */
export function useRefusals(): number | 'reading' | null {
  const { revision } = useDraftState();
  const { groups } = useCampaignDraft();
  const [settled] = useDebouncedValue(revision, PAUSE_MS);
  const { data, isPlaceholderData } = useReview({ enabled: groups.length > 0 && settled === revision });
  if (data === undefined || groups.length === 0) return null;
  if (isPlaceholderData) return 'reading';
  return data.filter(({ level }) => level === 'bloqueia').length;
}
