import type { AssetType } from '../ads/asset-types.ts';

/** One thing a person did, newest first in `GET /api/activity`. */
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
