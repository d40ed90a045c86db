import { queryOptions } from '@tanstack/react-query';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { api, read } from '#client/lib/api.ts';
import { withoutDeleted } from './change-cached.ts';

export const campaignsOptions = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async () => withoutDeleted(await read(api.campaigns.$get())),
});

export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id],
    queryFn: async () => {
      // The id comes from the address bar. Without the encoding, a slash in it would call another route.
      const param = { id: encodeURIComponent(id) };
      const campaign = await read<CampaignDetail>(api.campaigns[':id'].$get({ param }));
      return { ...campaign, assets: withoutDeleted(campaign.assets) };
    },
  });
}
