import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import type { CampaignDetail } from '#domain/campaign/campaign.ts';
import { campaignOptions } from '#client/data/campaigns.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifyError } from '#client/lib/notify.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import type { DraftControls } from './use-draft.ts';

const schema = z.object({ campaign: z.string().default(''), asset: z.string().default('') });

/** Puts a campaign's list on screen when the address asks for one (`paths.openedList`). */
export function useOpenedList(kind: AssetType, { replaceList, setShared, setTool }: DraftControls): void {
  const queryClient = useQueryClient();
  const [{ campaign, asset }, setAddress] = useSearchState(schema);
  useEffect(() => {
    if (campaign === '' || asset === '') return;
    function open({ assets }: CampaignDetail): void {
      const list = assets.find(({ id, assetType }) => id === asset && assetType === kind);
      if (list === undefined) {
        notifyError('Lista não encontrada', 'Ela não está mais nesta campanha.');
        return;
      }
      const { content, name, origin } = list;
      const { product, language, funnel, matchType } = origin;
      const opened = { campaignId: campaign, assetId: asset, name };
      replaceList({ items: content.map(fromStoredItem), origin, opened });
      setShared({ campaignId: campaign, ...(product && { product }), ...(language && { language }) });
      setTool({ ...(funnel && { funnel }), ...(matchType && { match: matchType }) });
    }
    queryClient
      .query({ ...campaignOptions(campaign), staleTime: 0 })
      .then(open)
      .catch((error: unknown) => notifyFailure('Erro ao abrir a lista', error))
      .finally(() => setAddress({ campaign: '', asset: '' }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another address opens another list
  }, [campaign, asset, kind]);
}
