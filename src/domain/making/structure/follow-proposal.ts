import type { CampaignSettings } from './settings.ts';

/**
 * The settings after what they were proposed from has changed. A setting that still is what was proposed takes the new
 * proposal; one that the person set stays.
 * @returns the same object when nothing changes.
 */
export function followProposal(
  settings: CampaignSettings,
  before: CampaignSettings,
  next: CampaignSettings,
): CampaignSettings {
  const { economics: _economics, proposed: _proposed, ...rest } = changes(settings, before, next);
  const part = changes(settings.economics, before.economics, next.economics);
  if (Object.keys({ ...rest, ...part }).length === 0) return settings;
  const marks = Object.entries(next.proposed).filter(([field]) => field in rest);
  return {
    ...settings,
    ...rest,
    economics: { ...settings.economics, ...part },
    proposed: { ...settings.proposed, ...Object.fromEntries(marks) },
  };
}

/** The fields that the new proposal changes and the person never did. */
function changes<Fields extends object>(now: Fields, before: Fields, next: Fields): Partial<Fields> {
  const keys = Object.keys(next) as (keyof Fields)[]; // Object.keys loses the type
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    keys
      .filter((key) => same(now[key], before[key]) && !same(next[key], before[key]))
      .map((key) => [key, next[key]]),
  ) as Partial<Fields>; // the entries are those of `next`
}
