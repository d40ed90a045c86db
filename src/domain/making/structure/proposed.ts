import type { CampaignSettings } from './settings.ts';

/** The settings that a proposal fills from the product, its language and its country. */
export const proposedFields = [
  ...(['languages', 'negatives', 'sitelinks', 'callouts', 'promotions', 'maxCpc', 'targetCpa'] as const),
] as const;
export type ProposedField = (typeof proposedFields)[number];

/** Whether a setting is empty or still is what was proposed, so that another proposal may replace it. */
export function isProposed(settings: CampaignSettings, field: ProposedField): boolean {
  const value = settings[field];
  if (value === null || value.length === 0) return true;
  return settings.proposed[field] === fingerprint(value);
}

/** The settings with what marks the given ones as proposed. */
export function markProposed(
  settings: CampaignSettings,
  fields: readonly ProposedField[] = proposedFields,
): CampaignSettings {
  const proposed = { ...settings.proposed };
  for (const field of fields) proposed[field] = fingerprint(settings[field]);
  return { ...settings, proposed };
}

/** Takes the texts of another proposal, as of one in another language, where they still are what was proposed. */
export function followTexts(settings: CampaignSettings, next: CampaignSettings): CampaignSettings {
  const fields = (['negatives', 'sitelinks', 'callouts', 'promotions'] as const).filter(
    (field) => settings[field].length > 0 && isProposed(settings, field),
  );
  const taken = Object.fromEntries(fields.map((field) => [field, next[field]]));
  return fields.length === 0 ? settings : markProposed({ ...settings, ...taken }, fields);
}

/** FNV-1a of 32 bits: it tells an edit from none, and guards nothing. */
function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(value)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
