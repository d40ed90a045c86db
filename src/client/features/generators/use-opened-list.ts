import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { fromStoredItem } from '#domain/ads/items.ts';
import type { WholeAsset } from '#domain/making/campaign/campaign.ts';
import { assetOptions } from '#client/data/campaign-lists.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifyError } from '#client/lib/notify.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import type { Draft } from './draft.ts';

const schema = z.object({ campaign: z._default(z.string(), ''), asset: z._default(z.string(), '') });

const GONE = ['Lista não encontrada', 'Ela não está mais nesta campanha.'] as const;

/** Loads a campaign's list onto the screen when the address asks for one (`paths.openedList`). */
export function useOpenedList({ kind, replaceList, setShared, setTool }: Draft): void {
  const queryClient = useQueryClient();
  const [{ campaign, asset }, setAddress] = useSearchState(schema);
  useEffect(() => {
    if (campaign === '' || asset === '') return;
    function open({ assetType, content, name, origin }: WholeAsset): void {
      if (assetType !== kind) {
        notifyError(...GONE);
        return;
      }
      const { product, language, funnel, matchType } = origin;
      const opened = { campaignId: campaign, assetId: asset, name };
      const items = content.map(fromStoredItem);
      replaceList({ items, origin, opened }, { kind: 'opened', count: items.length });
      setShared({ campaignId: campaign, ...(product && { product }), ...(language && { language }) });
      setTool({ ...(funnel && { funnel }), ...(matchType && { match: matchType }) });
    }
    queryClient
      .query({ ...assetOptions({ campaignId: campaign, assetId: asset }), staleTime: 0 })
      .then(open)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) notifyError(...GONE);
        else notifyFailure('Erro ao abrir a lista', error);
      })
      .finally(() => setAddress({ campaign: '', asset: '' }));
    // oxlint-disable-next-line react/exhaustive-deps -- only another address opens another list
  }, [campaign, asset, kind]);
}
