import { foldText } from '#domain/shared/fold-text.ts';
import { type CampaignSummary } from './campaign.ts';

export const campaignFilterFields = ['niche', 'country', 'platform'] as const;
export type CampaignFilterField = (typeof campaignFilterFields)[number];

/** The search, filters and order of the list. Null means no filter. */
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

/**
 * The campaigns whose name or notes contain the search text (ignoring case and accents), in the chosen order.
 * Campaigns of the same day are ordered by their last change.
 */
export function viewCampaigns(
  campaigns: readonly CampaignSummary[],
  { search, filters, order }: CampaignListView,
): CampaignSummary[] {
  const wanted = foldText(search.trim());
  const direction = order === 'recent' ? -1 : 1;
  return campaigns
    .filter((campaign) =>
      campaignFilterFields.every((field) => {
        const filter = filters[field];
        return filter === null || foldText(campaign[field] ?? '') === foldText(filter);
      }),
    )
    .filter(({ name, notes }) => foldText(name).includes(wanted) || foldText(notes ?? '').includes(wanted))
    .sort(
      (one, other) =>
        direction * (age(one.createdAt, other.createdAt) || age(one.updatedAt, other.updatedAt)),
    );
}

function age(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

/**
 * The values that occur in the campaigns, in Portuguese order. Spellings that differ only in case or accents
 * count as one value, shown in the most frequent spelling.
 */
export function filterValues(campaigns: readonly CampaignSummary[], field: CampaignFilterField): string[] {
  const counts = new Map<string, number>();
  for (const { [field]: value } of campaigns) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const options = new Map<string, string>();
  for (const [spelling] of [...counts].sort(([, one], [, other]) => other - one)) {
    const value = foldText(spelling);
    if (!options.has(value)) options.set(value, spelling);
  }
  return [...options.values()].sort((one, other) => one.localeCompare(other, 'pt-BR'));
}

/** The filters that still match a campaign, each in the spelling of its option. The others become null. */
export function liveFilters(
  campaigns: readonly CampaignSummary[],
  filters: CampaignListView['filters'],
): CampaignListView['filters'] {
  const live = { ...filters };
  for (const field of campaignFilterFields) {
    const chosen = foldText(filters[field] ?? '');
    live[field] = filterValues(campaigns, field).find((value) => foldText(value) === chosen) ?? null;
  }
  return live;
}
