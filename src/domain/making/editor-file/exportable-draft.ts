import { assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';

export const exportedKinds = [
  'adGroups',
  'keywords',
  'groupNegatives',
  'negatives',
  'negativeLists',
  'ads',
  ...assetKinds,
  'locations',
] as const;
export type ExportedKind = (typeof exportedKinds)[number];

export type OmissionReason =
  | 'refused'
  | 'repeated'
  | 'too_long'
  | 'broken_tag'
  | 'few_titles'
  | 'few_descriptions'
  | 'no_url'
  | 'same_page'
  | 'no_discount'
  | 'few_values'
  | 'few_items'
  | 'half_item'
  | 'no_phone'
  | 'empty_group'
  | 'not_in_this_file';

/** Part of the draft that is left out of the file, with the reason. */
export interface Omission {
  kind: ExportedKind | 'titles' | 'descriptions' | 'settings';
  text: string;
  group: string | null;
  why: OmissionReason;
}

/** A draft that Google Ads accepts completely. */
export interface ExportableDraft {
  /** The campaign's name. */
  name: string;
  /** ISO 4217 currency code of the promotions' amounts. */
  currency: string;
  draft: CampaignDraft;
  counts: Record<ExportedKind, number>;
  out: Omission[];
}

export interface ExportRequest {
  name: string;
  currency: string;
  draft: CampaignDraft;
}

/** Reports one text that is left out. */
export type OmitText = (text: string, why: OmissionReason) => void;

/** Reports something that is left out of one group or of the campaign. */
export type OmissionNote = (kind: Omission['kind'], text: string, why: OmissionReason) => void;
