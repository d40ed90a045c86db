import type { AssetType } from '#domain/ads/asset-types.ts';
import { keywordKey, parseKeyword } from '#domain/ads/keyword.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { changeGroup, removeKeywords } from '#domain/making/structure/edit.ts';
import { replaceNegative } from '#domain/making/structure/negative-lists.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';

/** The texts of ads and assets that one fix can replace in all places. */
export type TextKind = Exclude<AssetType, 'keywords' | 'negative_keywords'>;

/** One change that fixes a finding. A text is replaced in all its places; `to: null` removes it. */
export type Fix =
  | { kind: 'text'; of: TextKind; from: string; to: string | null }
  | { kind: 'keyword'; from: string; to: string | null; groupId?: string }
  | { kind: 'negative'; from: string; to: string | null; groupId: string | null }
  | { kind: 'settings'; change: Partial<CampaignSettings> }
  | { kind: 'title'; groupId: string; text: string }
  | { kind: 'rename'; groupId: string; name: string };

export function applyFix(draft: CampaignDraft, fix: Fix): CampaignDraft {
  switch (fix.kind) {
    case 'text':
      return rewriteText(draft, fix.of, fix.from, fix.to);
    case 'keyword':
      return fixKeyword(draft, fix);
    case 'negative':
      return fixNegative(draft, fix);
    case 'settings':
      return { ...draft, settings: { ...draft.settings, ...fix.change } };
    case 'title':
      return changeGroup(draft, fix.groupId, (group) => ({
        ...group,
        ads: group.ads.map((ad) => withTitle(ad, fix.text)),
      }));
    case 'rename':
      return changeGroup(draft, fix.groupId, (group) => ({ ...group, name: fix.name }));
  }
}

/** If the ad is full, the new title replaces the last one. */
function withTitle(ad: SearchAd, text: string): SearchAd {
  return ad.titles.some((title) => title.text === text)
    ? ad
    : { ...ad, titles: [{ text }, ...ad.titles.slice(0, 14)] };
}

function fixKeyword(
  draft: CampaignDraft,
  { from, to, groupId }: Extract<Fix, { kind: 'keyword' }>,
): CampaignDraft {
  return draft.groups
    .filter(({ id }) => groupId === undefined || id === groupId)
    .reduce((changed, { id }) => {
      if (to === null) return removeKeywords(changed, { groupId: id, texts: new Set([from]) });
      return changeGroup(changed, id, (group) => withRewritten(group, from, to));
    }, draft);
}

function withRewritten(group: DraftGroup, from: string, to: string): DraftGroup {
  if (!group.keywords.some(({ text }) => text === from)) return group;
  const key = keywordKey(parseKeyword(to));
  const others = group.keywords.filter(({ text }) => text === from || keywordKey(parseKeyword(text)) !== key);
  return { ...group, keywords: others.map((each) => (each.text === from ? { ...each, text: to } : each)) };
}

function fixNegative(
  draft: CampaignDraft,
  { from, to, groupId }: Extract<Fix, { kind: 'negative' }>,
): CampaignDraft {
  const mend = (negatives: readonly string[]) => replaceNegative(negatives, from, to);
  if (groupId === null)
    return { ...draft, settings: { ...draft.settings, negatives: mend(draft.settings.negatives) } };
  return changeGroup(draft, groupId, (group) => ({ ...group, negatives: mend(group.negatives) }));
}

function rewriteText(draft: CampaignDraft, of: TextKind, from: string, to: string | null): CampaignDraft {
  if (of === 'titles' || of === 'descriptions') {
    return draft.groups.reduce(
      (changed, { id }) =>
        changeGroup(changed, id, (group) =>
          group.ads.some((ad) => ad[of].some(({ text }) => text === from))
            ? { ...group, ads: group.ads.map((ad) => ({ ...ad, [of]: rewritten(ad[of], 'text', from, to) })) }
            : group,
        ),
      draft,
    );
  }
  const { settings } = draft;
  return { ...draft, settings: { ...settings, ...rewriteAsset(settings, of, from, to) } };
}

function rewriteAsset(
  { callouts, sitelinks, promotions }: CampaignSettings,
  of: 'sitelinks' | 'callouts' | 'promotions',
  from: string,
  to: string | null,
): Partial<CampaignSettings> {
  if (of === 'callouts')
    return {
      callouts: rewritten(
        callouts.map((text) => ({ text })),
        'text',
        from,
        to,
      ).map(({ text }) => text),
    };
  if (of === 'promotions') return { promotions: rewritten(promotions, 'target', from, to) };
  const byText = rewritten(sitelinks, 'text', from, to);
  if (to === null) return { sitelinks: byText };
  return { sitelinks: rewritten(rewritten(byText, 'desc1', from, to), 'desc2', from, to) };
}

function rewritten<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  from: string,
  to: string | null,
): Entry[] {
  return entries.flatMap((entry) =>
    entry[key] !== from ? [entry] : to === null ? [] : [{ ...entry, [key]: to }],
  );
}
