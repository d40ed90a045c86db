import { type CampaignSummary, foldText } from './campaign.ts';

export const campaignFilterFields = ['niche', 'country', 'platform'] as const;
export type CampaignFilterField = (typeof campaignFilterFields)[number];

/** What the list is narrowed by; null: all. */
export interface CampaignListView {
  search: string;
  filters: Record<CampaignFilterField, string | null>;
  order: 'recent' | 'oldest';
}

export const initialCampaignView: CampaignListView = {
  search: '',
  filters: { niche: null, country: null, platform: null },
  order: 'recent',
};

/** Those whose name or notes hold the search, case and accents aside, in the order asked for. */
export function viewCampaigns(
  campaigns: readonly CampaignSummary[],
  { search, filters, order }: CampaignListView,
): CampaignSummary[] {
  const wanted = foldText(search.trim());
  const direction = order === 'recent' ? -1 : 1;
  return campaigns
    .filter((campaign) =>
      campaignFilterFields.every((field) => filters[field] === null || campaign[field] === filters[field]),
    )
    .filter(({ name, notes }) => foldText(name).includes(wanted) || foldText(notes ?? '').includes(wanted))
    .sort((one, other) => direction * (Date.parse(one.createdAt) - Date.parse(other.createdAt)));
}

/** The values a filter offers: those that some campaign has, in Portuguese order. */
export function filterValues(campaigns: readonly CampaignSummary[], field: CampaignFilterField): string[] {
  const values = new Set(campaigns.map((campaign) => campaign[field]).filter((value) => value !== null));
  return [...values].sort((one, other) => one.localeCompare(other, 'pt-BR'));
}
