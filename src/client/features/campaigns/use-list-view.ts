import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import {
  type CampaignListView,
  initialCampaignView,
  liveFilters,
} from '#domain/making/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const text = z.catch(z._default(z.string(), ''), '');
const addressSchema = z.object({
  search: text,
  niche: text,
  country: text,
  platform: text,
  order: z.catch(
    z._default(z.enum(['recent', 'oldest']), initialCampaignView.order),
    initialCampaignView.order,
  ),
});

/**
 * Search, filters and order of the list, stored in the address. A filter that matches no campaign is ignored.
 */
export function useListView(
  campaigns: readonly CampaignSummary[],
): [CampaignListView, (view: CampaignListView) => void] {
  const [address, setAddress] = useSearchState(addressSchema);
  // The address is updated a moment after the field, so that it does not slow down typing.
  const [search, setSearch] = useState(address.search);
  const view = useMemo(() => {
    const { niche, country, platform, order } = address;
    return { search, order, filters: liveFilters(campaigns, { niche, country, platform }) };
  }, [campaigns, address, search]);

  function change(next: CampaignListView): void {
    const { niche, country, platform } = next.filters;
    setSearch(next.search);
    setAddress({
      search: next.search,
      order: next.order,
      niche: niche ?? '',
      country: country ?? '',
      platform: platform ?? '',
    });
  }
  return [view, change];
}
