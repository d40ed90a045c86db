import { plainName } from '#domain/ads/plain-line.ts';
import { fitAdText } from '#domain/ads/text.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { readSource, type SourceReading } from './read-source.ts';
import type { ImportedCampaign } from './source.ts';
import type { FoundCampaign } from './split-campaigns.ts';

/** The longest name that a campaign has in Faísca. */
const NAME_LENGTH = 120;

export interface MadeCampaign {
  imported: ImportedCampaign;
  settings: CampaignSettings;
  groups: DraftGroup[];
}

/** Makes a draft of a campaign of the file. The same source gives the same draft. */
export function makeCampaign({ name, source }: FoundCampaign, newId: () => string): MadeCampaign {
  const { settings, groups } = readSource(source, name);
  const planned = [...groups.values()].map((group, at) => ({ ...group, id: newId(), position: at + 1 }));
  return {
    imported: {
      source,
      name,
      givenName: fitAdText(name, NAME_LENGTH),
      groupNames: Object.fromEntries(planned.map((group) => [group.id, group.name])),
    },
    settings,
    groups: planned,
  };
}

export interface StoredCampaign {
  settings: CampaignSettings;
  groups: readonly { id: string; name: string }[];
  /** From an earlier file: the names in it, so that a group renamed since is found. */
  groupNames: Readonly<Record<string, string>>;
}

/**
 * Compares a campaign that Faísca already has with the one of the file. Its draft stays, except that a setting which
 * is empty takes the value of the file: otherwise the next export would empty it in the account.
 */
export function compareCampaign(
  { name, source }: FoundCampaign,
  stored: StoredCampaign,
): { imported: ImportedCampaign; settings: CampaignSettings } {
  const { settings, groups } = readSource(source, name);
  const known = stored.groups.flatMap(({ id, name: now }) => {
    const names = [now, stored.groupNames[id], plainName(now)];
    const inFile = names.find((each) => each !== undefined && groups.has(each));
    return inFile === undefined ? [] : [[id, inFile] as const];
  });
  return {
    imported: {
      source,
      name,
      givenName: fitAdText(name, NAME_LENGTH),
      groupNames: Object.fromEntries(known),
    },
    settings: withEmptyFilled(stored.settings, settings),
  };
}

const fillable = [
  'finalUrl',
  'trackingTemplate',
  'finalUrlSuffix',
  'dailyBudget',
  'maxCpc',
  'targetCpa',
  'targetRoas',
  'portfolioName',
  'startDate',
  'endDate',
  'schedule',
] as const satisfies readonly (keyof CampaignSettings)[];

function withEmptyFilled(own: CampaignSettings, file: CampaignSettings): CampaignSettings {
  const empty = fillable.filter((field) => (own[field]?.length ?? 0) === 0);
  return { ...own, ...Object.fromEntries(empty.map((field) => [field, file[field]])) };
}

/** The number of rows that the draft does not hold. They stay as they are. */
export function countKept({ meanings }: Pick<SourceReading, 'meanings'>): number {
  return meanings.filter(({ is }) => is === 'other').length;
}
