import type { AssetType } from '#domain/ads/asset-types.ts';

/** One action of a person, as `GET /api/activity` lists them (newest first). */
export type Activity =
  | { type: 'campaign_created' | 'campaign_updated'; campaignId: string; campaignName: string; at: string }
  | {
      type: 'asset_saved';
      assetType: AssetType;
      itemCount: number;
      campaignId: string;
      campaignName: string;
      at: string;
    };
