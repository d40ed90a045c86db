import type { AdGroup, Plan, PlannedGroup, PlanSave, SavedVersions, StoredPlan } from './plan.ts';
import { emptySettings } from './settings.ts';

/** The stored plan, as far as this client knows. */
export interface Saved {
  plan: Plan;
  versions: SavedVersions;
}

/** @param suggested the settings of a plan that has none yet. */
export function openPlan({ settings, groups }: StoredPlan, suggested = emptySettings): Saved {
  return {
    plan: {
      settings: settings?.content ?? suggested,
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

/** The parts in which the plan differs from the stored one; null when there are none. */
export function changedParts({ plan: saved, versions }: Saved, now: Plan): PlanSave | null {
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

function contentOf({ name, position, keywords, negatives, ads }: PlannedGroup): AdGroup {
  return { name, position, keywords, negatives, ads };
}

/** Merges the versions after a save and drops those of removed groups. */
export function afterSave({ versions }: Saved, plan: Plan, sent: PlanSave, answer: SavedVersions): Saved {
  const removedIds = new Set(sent.removed.map(({ id }) => id));
  const groups = Object.entries({ ...versions.groups, ...answer.groups }).filter(
    ([id]) => !removedIds.has(id),
  );
  return {
    plan,
    versions: { settings: answer.settings ?? versions.settings, groups: Object.fromEntries(groups) },
  };
}
