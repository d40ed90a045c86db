import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import { selectedListKey } from '#domain/making/texts/templates.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useProductSheet } from '#client/data/product-sheet.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { type Draft, openDraft } from './draft.ts';

/** The draft object never changes; its stores do. Each part of the screen reads its own data with the hooks below. */
export function useDraft(kind: AssetType): Draft {
  const accountId = useAccountId();
  return useMemo(() => openDraft(kind, accountId), [kind, accountId]);
}

export function useItems({ tool }: Draft): readonly Item[] {
  return useTabPart(tool, ({ items }) => items);
}

export function useProduct({ shared }: Draft): string {
  return useTabPart(shared, ({ product }) => product);
}

export function useHasProduct({ shared }: Draft): boolean {
  return useTabPart(shared, ({ product }) => product.trim() !== '');
}

export type GeneratorOptions = Omit<GeneratorInput, 'product'>;

/** All inputs except the product, which changes with every typed letter. */
export function useOptions(draft: Draft): GeneratorOptions {
  const { keywordLists } = useTemplateStores();
  const language = useTabPart(draft.shared, (shared) => shared.language);
  const listKey = useTabPart(draft.tool, (tool) => tool.listKey);
  const campaign = useChosenCampaign(draft);
  return {
    listKey: selectedListKey(keywordLists, listKey),
    language: language === '' && draft.kind === 'promotions' ? 'pt' : language,
    funnel: useTabPart(draft.tool, ({ funnel }) => funnel),
    match: useTabPart(draft.tool, ({ match }) => match),
    sheet: useProductSheet(campaign?.id ?? null),
    negatives: useTabPart(draft.tool, ({ negatives }) => negatives),
  };
}

/** The selected campaign, as long as it exists. */
export function useChosenCampaign({ shared }: Draft): CampaignSummary | null {
  const campaignId = useTabPart(shared, (work) => work.campaignId);
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  return campaigns.find(({ id }) => id === campaignId) ?? null;
}
