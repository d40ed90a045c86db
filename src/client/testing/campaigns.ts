import { onTestFinished } from 'vitest';
import { type CampaignDetail, campaignSchema } from '#domain/making/campaign/campaign.ts';
import type { AdGroup, StoredDraft } from '#domain/making/structure/draft.ts';
import { noAccountAssets } from '#domain/making/structure/account-assets.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { saveDraft } from '#client/data/campaign-draft.ts';
import { createDraftStore } from '#client/parts/draft/draft-store.ts';

const createdAt = '2026-05-01T12:00:00.000Z';

/** A campaign as the API sends it to its page. */
export const vitalis: CampaignDetail = {
  id: '5f0c1c5e-1111-4222-8333-444455556666',
  version: 1,
  isExample: false,
  ...campaignSchema.parse({ name: 'Vitalis' }),
  createdAt,
  updatedAt: createdAt,
  assets: [],
  sheet: {},
};

/** An ad group with these keywords. */
export function adGroup(name: string, position: number, keywords: readonly string[]): AdGroup {
  return {
    name,
    position,
    keywords: keywords.map((text) => ({ text, by: 'hand' })),
    negatives: [],
    ads: [],
  };
}

/**
 * The campaign opened in the builder; what changes is sent to the API, until the test ends: a draft that is not saved outlives its
 * screen.
 */
export function openBuilder(
  groups: readonly AdGroup[] = [],
  settings = emptySettings,
  lists: readonly NegativeList[] = [],
) {
  const stored: StoredDraft = {
    settings: { version: 1, content: settings },
    groups: groups.map((content, at) => ({ id: groupId(at), version: 1, content })),
  };
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const store = createDraftStore({
    stored,
    suggested: emptySettings,
    save: (sent, key) => (isOver ? new Promise(() => undefined) : saveDraft(vitalis.id, sent, key)),
    onFailure: () => undefined,
  });
  const accountAssets = { version: null, content: noAccountAssets() };
  return { campaign: vitalis, store, lists, accountAssets, proposed: null, setProposed: () => undefined };
}

/** The id of a group of `openBuilder`, by its place. */
export const groupId = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
