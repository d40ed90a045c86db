import type {
  AdGroup,
  CampaignDraft,
  DraftGroup,
  DraftChanges,
  SavedVersions,
  StoredDraft,
} from './draft.ts';
import { emptySettings } from './settings.ts';

/** The stored draft, as far as this client knows. */
export interface SavedDraft {
  draft: CampaignDraft;
  versions: SavedVersions;
}

/** @param suggested the settings of a draft that has none yet. */
export function openDraft({ settings, groups }: StoredDraft, suggested = emptySettings): SavedDraft {
  return {
    draft: {
      // What was stored before a setting existed gets its default.
      settings: settings ? { ...emptySettings, ...settings.content } : suggested,
      groups: groups
        .map(({ id, content }) => ({ id, ...content }))
        .sort((one, other) => one.position - other.position),
    },
    versions: {
      settings: settings?.version ?? null,
      groups: Object.fromEntries(groups.map(({ id, version }) => [id, version])),
    },
  };
}

/** The parts in which the draft differs from the stored one; null when there are none. */
export function changedParts(
  { draft: saved, versions }: SavedDraft,
  now: CampaignDraft,
): DraftChanges | null {
  const before = new Map(saved.groups.map((group) => [group.id, group]));
  const currentIds = new Set(now.groups.map(({ id }) => id));
  const groups = now.groups
    .filter((group) => before.get(group.id) !== group)
    .map((group) => ({
      id: group.id,
      version: versions.groups[group.id] ?? null,
      content: contentOf(group),
    }));
  const removed = saved.groups.flatMap(({ id }) => {
    const version = versions.groups[id];
    return currentIds.has(id) || version === undefined ? [] : [{ id, version }];
  });
  const settings =
    saved.settings === now.settings ? undefined : { version: versions.settings, content: now.settings };
  if (!settings && groups.length === 0 && removed.length === 0) return null;
  return { ...(settings && { settings }), groups, removed };
}

function contentOf({ id: _, ...content }: DraftGroup): AdGroup {
  return content;
}

/** Merges the versions after a save and drops those of removed groups. */
export function afterSave(
  { versions }: SavedDraft,
  draft: CampaignDraft,
  sent: DraftChanges,
  answer: SavedVersions,
): SavedDraft {
  const removedIds = new Set(sent.removed.map(({ id }) => id));
  const groups = Object.entries({ ...versions.groups, ...answer.groups }).filter(
    ([id]) => !removedIds.has(id),
  );
  return {
    draft,
    versions: { settings: answer.settings ?? versions.settings, groups: Object.fromEntries(groups) },
  };
}
