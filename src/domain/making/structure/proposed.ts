import { fingerprint } from '#domain/shared/fingerprint.ts';
import type { CampaignSettings, EconomicsInput } from './settings.ts';

/** The settings that a proposal fills from the product, its language and its country. */
export const proposedFields = [
  ...(['languages', 'negatives', 'sitelinks', 'callouts', 'promotions', 'maxCpc', 'targetCpa'] as const),
] as const;
export type ProposedField = (typeof proposedFields)[number];

/**
 * Whether a setting still is what was proposed, so that another proposal may replace it. A setting that was never filled
 * is free too; one that the person emptied stays empty, except the languages, which a campaign cannot be without.
 */
export function isProposed(settings: CampaignSettings, field: ProposedField): boolean {
  const value = settings[field];
  const mark = settings.proposed[field];
  const isEmpty = value === null || value.length === 0;
  return isEmpty && (mark === undefined || field === 'languages') ? true : mark === fingerprint(value);
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
  const adopted = Object.fromEntries(fields.map((field) => [field, next[field]]));
  return fields.length === 0 ? settings : markProposed({ ...settings, ...adopted }, fields);
}

/** The settings with the campaign's own results in place of assumptions, marked as such. */
export function takeReported(settings: CampaignSettings, numbers: Partial<EconomicsInput>): CampaignSettings {
  const marks = Object.entries(numbers).map(([field, value]): [string, string] => [
    field,
    fingerprint(value),
  ]);
  return {
    ...settings,
    economics: { ...settings.economics, ...numbers },
    reported: { ...settings.reported, ...Object.fromEntries(marks) },
  };
}

/** Whether a number of a sale's account still is the one that was taken from the reports. */
export function isReported({ economics, reported }: CampaignSettings, field: keyof EconomicsInput): boolean {
  return reported[field] === fingerprint(economics[field]);
}
