import { parseNewKeyword } from '#domain/ads/keyword.ts';
import { negativeBlocks } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';

/** Replaces a negative of the campaign with one in each group where it blocks no keyword. */
export function moveNegative({ settings, groups }: CampaignDraft, written: string): CampaignDraft {
  const negative = parseNegativeKeyword(written);
  return {
    settings: { ...settings, negatives: settings.negatives.filter((text) => text !== written) },
    groups: groups.map((group) => {
      const isFree = !group.keywords.some(({ text }) => negativeBlocks(negative, parseNewKeyword(text).text));
      return isFree && !group.negatives.includes(written)
        ? { ...group, negatives: [...group.negatives, written] }
        : group;
    }),
  };
}
