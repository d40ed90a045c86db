import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fromStoredItem } from '#domain/ads/items.ts';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import { clipboardText } from '#domain/making/texts/exports.ts';
import { assetOptions } from '#client/data/campaign-lists.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';

/** Copies the whole list. It is read first when the campaign's answer contains only its first items. */
export function useCopyList(campaignId: string, { id, assetType, itemCount, preview }: Asset) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (preview.length === itemCount) return preview;
      return (await queryClient.query(assetOptions({ campaignId, assetId: id }))).content;
    },
    onSuccess: (content) => copyToClipboard(clipboardText(assetType, content.map(fromStoredItem))),
    onError: (error) => notifyFailure('Não foi possível copiar', error),
  });
}
