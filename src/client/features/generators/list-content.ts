import type { AssetType } from '#domain/ads/asset-types.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import type { AssetInput } from '#domain/campaign/campaign.ts';
import type { DraftControls } from './use-draft.ts';

/** The list on screen as a campaign keeps it. */
export function listContent(
  kind: AssetType,
  { items, origin }: Pick<DraftControls, 'items' | 'origin'>,
): AssetInput {
  return {
    assetType: kind,
    content: items.map((item) => toStoredItem(kind, item)),
    ...(origin && { origin }),
  };
}
