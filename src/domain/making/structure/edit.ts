import {
  formatKeyword,
  keywordKey,
  keywordReach,
  parseKeyword,
  parseNewKeyword,
  withMatchType,
} from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { plainName } from '#domain/ads/plain-line.ts';
import { toLowerCase } from '#domain/ads/text.ts';
import type { CampaignDraft, DraftGroup, DraftKeyword } from './draft.ts';

/** The selected keywords: their group, and their texts in it. */
export interface Chosen {
  groupId: string;
  texts: ReadonlySet<string>;
}

/** Returns the draft with one changed group. The other groups stay the same objects. */
export function changeGroup(
  draft: CampaignDraft,
  id: string,
  change: (group: DraftGroup) => DraftGroup,
): CampaignDraft {
  const groups = draft.groups.map((group) => (group.id === id ? change(group) : group));
  return groups.some((group, at) => group !== draft.groups[at]) ? { ...draft, groups } : draft;
}

/**
 * Moves the selected keywords to the end of another group. Keywords that it already has are not duplicated.
 */
export function moveKeywords(draft: CampaignDraft, { groupId, texts }: Chosen, toId: string): CampaignDraft {
  const from = draft.groups.find(({ id }) => id === groupId);
  if (!from || groupId === toId || !draft.groups.some(({ id }) => id === toId)) return draft;
  const moved = from.keywords
    .filter(({ text }) => texts.has(text))
    .map((keyword) => ({ ...keyword, by: 'hand' as const }));
  if (moved.length === 0) return draft;
  return changeGroup(removeKeywords(draft, { groupId, texts }), toId, (group) => withKeywords(group, moved));
}

export function removeKeywords(draft: CampaignDraft, { groupId, texts }: Chosen): CampaignDraft {
  return changeGroup(draft, groupId, (group) => {
    const keywords = group.keywords.filter(({ text }) => !texts.has(text));
    return keywords.length === group.keywords.length ? group : { ...group, keywords };
  });
}

/** Adds typed keywords. Keywords that the group already has, as Google compares them, are skipped. */
export function addKeywords(draft: CampaignDraft, groupId: string, texts: readonly string[]): CampaignDraft {
  return changeGroup(draft, groupId, (group) =>
    withKeywords(
      group,
      texts.map((text) => ({ text: formatKeyword(parseNewKeyword(text)), by: 'hand' })),
    ),
  );
}

function withKeywords(group: DraftGroup, added: readonly DraftKeyword[]): DraftGroup {
  const seen = new Set(group.keywords.map(({ text }) => keywordReach(parseKeyword(text))));
  const fresh = added.filter(({ text }) => {
    const reach = keywordReach(parseKeyword(text));
    const isNew = !seen.has(reach);
    seen.add(reach);
    return isNew;
  });
  return fresh.length === 0 ? group : { ...group, keywords: [...group.keywords, ...fresh] };
}

/** Changes the match type. Keywords that become equal are merged. */
export function changeMatch(
  draft: CampaignDraft,
  { groupId, texts }: Chosen,
  matchType: MatchType,
): CampaignDraft {
  return changeGroup(draft, groupId, (group) => {
    const changed = group.keywords.map((keyword) =>
      texts.has(keyword.text) ? { ...keyword, text: withMatchType(keyword.text, matchType) } : keyword,
    );
    return withKeywords({ ...group, keywords: [] }, changed);
  });
}

/** Merges groups into the first one. Only its ads are kept. */
export function mergeGroups(draft: CampaignDraft, ids: ReadonlySet<string>): CampaignDraft {
  const merged = draft.groups.filter(({ id }) => ids.has(id));
  const [first, ...others] = merged;
  if (!first || others.length === 0) return draft;
  const whole = withKeywords(
    first,
    others.flatMap(({ keywords }) => keywords),
  );
  const negatives = first.negatives.filter((negative) =>
    others.every((other) => other.negatives.includes(negative)),
  );
  const ads = first.ads.length > 0 ? first.ads : (others.find((other) => other.ads.length > 0)?.ads ?? []);
  const groups = draft.groups.filter(({ id }) => id === first.id || !ids.has(id));
  return changeGroup({ ...draft, groups }, first.id, () => ({ ...whole, negatives, ads }));
}

/** Moves the selected keywords into a new group behind the first, with the same negatives and ads. */
export function splitGroup(draft: CampaignDraft, { groupId, texts }: Chosen, newId: string): CampaignDraft {
  const at = draft.groups.findIndex(({ id }) => id === groupId);
  const group = draft.groups[at];
  const split = group?.keywords.filter(({ text }) => texts.has(text)) ?? [];
  if (!group || split.length === 0 || split.length === group.keywords.length) return draft;
  const next = draft.groups[at + 1]?.position ?? group.position + 2;
  const added: DraftGroup = {
    ...group,
    id: newId,
    name: freeName(draft, group.name),
    position: (group.position + next) / 2,
    keywords: split,
  };
  const { groups } = removeKeywords(draft, { groupId, texts });
  return { ...draft, groups: groups.toSpliced(at + 1, 0, added) };
}

export function addGroup(draft: CampaignDraft, id: string, name: string): CampaignDraft {
  const position = (draft.groups.at(-1)?.position ?? 0) + 1;
  const group = { id, name: freeName(draft, name), position, keywords: [], negatives: [], ads: [] };
  return { ...draft, groups: [...draft.groups, group] };
}

export function removeGroup(draft: CampaignDraft, id: string): CampaignDraft {
  return { ...draft, groups: draft.groups.filter((group) => group.id !== id) };
}

/** Groups with the same key are one in a file for Google Ads, which accepts each name once per campaign. */
export function groupNameKey(name: string): string {
  return toLowerCase(plainName(name));
}

function freeName(draft: CampaignDraft, name: string): string {
  return freeGroupName(name, new Set(draft.groups.map((group) => groupNameKey(group.name))));
}

/**
 * The name, with a number if a group has it.
 * @param used the keys of the names that groups have
 */
export function freeGroupName(name: string, used: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; used.has(groupNameKey(free)); number += 1) free = `${name} (${number})`;
  return free;
}

/** Adds a negative to a list in Google's notation, unless the list has it as Google compares it. */
export function addNegative(lines: string[], added: string): string[] {
  const key = keywordKey(parseNegativeKeyword(added));
  const isThere = lines.some((line) => keywordKey(parseNegativeKeyword(line)) === key);
  return isThere ? lines : [...lines, added];
}

/** @param amount null: the campaign's own target. */
export function withTargetCpa({ targetCpa: _, ...group }: DraftGroup, amount: string | null): DraftGroup {
  return amount === null ? group : { ...group, targetCpa: amount };
}
