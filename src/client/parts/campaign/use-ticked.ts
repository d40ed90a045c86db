import * as z from 'zod/mini';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { compared, idsOf, toggleCompared } from '#domain/deciding/comparison/choice.ts';
import { notifyInfo } from '#client/lib/notify.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const tickedSchema = z.object({ ticked: z.catch(z._default(z.string(), ''), '') });

/** The campaigns ticked in the list, stored in the address. Ids that are not in the list are ignored. */
export function useTicked(campaigns: readonly CampaignSummary[]) {
  const [{ ticked }, change] = useSearchState(tickedSchema);
  const known = new Set(campaigns.map(({ id }) => id));
  const knownOf = (list: string) =>
    idsOf(list)
      .filter((id) => known.has(id))
      .slice(0, compared.most);
  function toggle(id: string): void {
    change((now) => {
      const next = toggleCompared(knownOf(now.ticked), id);
      if (next !== null) return { ticked: next.join(',') };
      notifyInfo('Seis campanhas já escolhidas', 'A comparação vai até seis. Desmarque uma.');
      return {};
    });
  }
  const ids = knownOf(ticked);
  return { ids, toggle, clear: () => change({ ticked: '' }) };
}
