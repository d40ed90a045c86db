import type { AssetType } from '../ads/asset-types.ts';

/** One of Google's rules on what an ad may say. */
export interface PolicyRule {
  id: string;
  source: string;
  /** The lists it is about; without it, every text of an ad. */
  kinds?: readonly AssetType[];
  /** `written`: the text as it is. `plain`: in lower case, without accents. */
  reads: 'written' | 'plain';
  refuses: RegExp | ((text: string) => boolean);
}
