import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import { selectedListKey } from '#domain/texts/templates.ts';
import type { CampaignSummary } from '#domain/campaign/campaign.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useProductSheet } from '#client/data/product-sheet.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { readTab, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';
import {
  pastListsStore,
  type SharedWork,
  sharedWorkStore,
  type ToolWork,
  toolWorkStore,
} from './work-stores.ts';

const STEPS_BACK = 20;

/** A tool's options and the list on its screen. All tools share product, language and campaign. */
export function useDraft(kind: AssetType) {
  const accountId = useAccountId();
  const { keywordLists } = useTemplateStores();
  const shared = useTab(sharedWorkStore(accountId));
  const { listKey, funnel, match, negatives, ...work } = useTab(toolWorkStore(kind, accountId));
  const campaign = useChosenCampaign(shared.campaignId);
  const sheet = useProductSheet(campaign?.id ?? null);
  const past = useTab(pastListsStore(kind, accountId));
  const changes = useMemo(() => draftChanges(kind, accountId), [kind, accountId]);
  const input: GeneratorInput = {
    listKey: selectedListKey(keywordLists, listKey),
    product: shared.product,
    language: shared.language === '' && kind === 'promotions' ? 'pt' : shared.language,
    funnel,
    match,
    sheet,
    negatives,
  };
  return { ...work, ...changes, input, past, campaign, campaignId: shared.campaignId };
}

/** The campaign one works on, as long as it is there. */
function useChosenCampaign(campaignId: string | null): CampaignSummary | null {
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  return campaigns.find(({ id }) => id === campaignId) ?? null;
}

export type DraftControls = ReturnType<typeof useDraft>;

/** Puts a list on another tool's screen, as a generator there would; undo leads back. */
export function replaceToolList(
  kind: AssetType,
  accountId: string,
  list: Pick<ToolWork, 'items' | 'origin'>,
): void {
  draftChanges(kind, accountId).replaceList({ ...list, opened: null });
}

/** Every change starts from the current value, because several may happen before the next render. */
function draftChanges(kind: AssetType, accountId: string) {
  const shared = sharedWorkStore(accountId);
  const tool = toolWorkStore(kind, accountId);
  const past = pastListsStore(kind, accountId);

  const setShared = (part: Partial<SharedWork>) => writeTab(shared, { ...readTab(shared), ...part });
  const setTool = (part: Partial<ToolWork>) => writeTab(tool, { ...readTab(tool), ...part });

  function setInput({ product, language, sheet: _, ...part }: Partial<GeneratorInput>): void {
    if (product !== undefined) setShared({ product });
    if (language !== undefined) setShared({ language });
    if (Object.keys(part).length > 0) setTool(part);
  }
  /** Shows another list; undo restores the previous one. */
  function replaceList(list: Partial<Pick<ToolWork, 'items' | 'origin' | 'opened'>>): void {
    const { items, origin } = readTab(tool);
    writeTab(past, [...readTab(past), { items, origin }].slice(-STEPS_BACK));
    setTool(list);
  }
  function undo(): void {
    const last = readTab(past).at(-1);
    if (last === undefined) return;
    writeTab(past, readTab(past).slice(0, -1));
    setTool(last);
  }
  return {
    setInput,
    setShared,
    setTool,
    replaceList,
    undo,
    setItems: (next: (items: readonly Item[]) => readonly Item[]) =>
      replaceList({ items: next(readTab(tool).items) }),
    setTyped: (typed: string) => setTool({ typed }),
  };
}
