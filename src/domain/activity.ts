import type { GeneratorKind } from './generators/kinds.ts';

/** One thing a person did, newest first in `GET /api/activity`. */
export type Activity =
  | { type: 'campaign_created' | 'campaign_updated'; campaignId: string; campaignName: string; at: string }
  | {
      type: 'asset_saved';
      assetType: GeneratorKind;
      itemCount: number;
      campaignId: string;
      campaignName: string;
      at: string;
    };
