import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { CampaignDraft } from './draft.ts';
import type { NegativeList } from './negative-lists.ts';

/** A negative that holds in a campaign: its own, that of one group, or that of a shared list. */
export interface DraftNegative extends NegativeKeyword {
  /** In the notation of the place where it stands. */
  written: string;
  /** The only group where it holds; null for all of them. */
  groupId: string | null;
  list: NegativeList | null;
}

/** Every negative that holds in the campaign. */
export function draftNegatives({ settings, groups, lists = [] }: CampaignDraft): DraftNegative[] {
  const read = (written: string, groupId: string | null, list: NegativeList | null): DraftNegative => ({
    ...parseNegativeKeyword(written),
    written,
    groupId,
    list,
  });
  return [
    ...settings.negatives.map((text) => read(text, null, null)),
    ...groups.flatMap(({ id, negatives }) => negatives.map((text) => read(text, id, null))),
    ...lists.flatMap((list) => list.negatives.map((text) => read(text, null, list))),
  ];
}
