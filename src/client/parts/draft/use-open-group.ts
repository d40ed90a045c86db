import { useSearchParams } from 'react-router';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';

/** The open group, whose id is in the address. Default: the first group. */
export function useOpenGroup(draft: CampaignDraft): [DraftGroup | undefined, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = draft.groups.find(({ id }) => id === params.get('grupo')) ?? draft.groups[0];
  const openGroup = (id: string) =>
    setParams(
      (now) => {
        now.set('grupo', id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [open, openGroup];
}
