import { fitAdText } from '../../ads/text.ts';
import type { PlannedGroup } from '../../structure/plan.ts';
import type { CampaignSettings } from '../../structure/settings.ts';
import { readSource, type SourceReading } from './read-source.ts';
import type { ImportedCampaign } from './source.ts';
import type { FoundCampaign } from './split-campaigns.ts';

/** The longest name that a campaign has in Faísca. */
const NAME_LENGTH = 120;

export interface MadeCampaign {
  imported: ImportedCampaign;
  settings: CampaignSettings;
  groups: PlannedGroup[];
}

/** Makes a plan of a campaign of the file. The same source gives the same plan. */
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

/** The number of rows that the plan does not hold. They stay as they are. */
export function countKept({ meanings }: Pick<SourceReading, 'meanings'>): number {
  return meanings.filter(({ is }) => is === 'other').length;
}
