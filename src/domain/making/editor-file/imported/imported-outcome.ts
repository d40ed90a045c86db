import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { prepareExport } from '../prepare-export.ts';
import type { ExportableDraft, Omission } from '../exportable-draft.ts';
import { hasListsFile } from '../write-files.ts';
import { readSource } from './read-source.ts';
import type { ImportedCampaign } from './source.ts';
import { importedTable, type ImportedTable } from './write-imported.ts';

export interface ImportedOutcome {
  counts: ImportedTable['counts'];
  /** Changes that Google Ads would refuse and that were not in the file. */
  out: Omission[];
  /** Whether the file comes with others, in a ZIP. */
  isZip: boolean;
}

/** The changes in an imported campaign's file, and the parts of the draft that it leaves out. */
export function importedOutcome(
  imported: ImportedCampaign,
  ready: ExportableDraft,
  raw: CampaignDraft,
): ImportedOutcome {
  const { settings, groups } = readSource(imported.source, imported.name);
  const idByName = new Map(Object.entries(imported.groupNames).map(([id, name]) => [name, id]));
  const draft: CampaignDraft = {
    settings,
    groups: [...groups.values()].map((group, position) => ({
      ...group,
      id: idByName.get(group.name) ?? '',
      position,
    })),
  };
  const before = prepareExport({ name: imported.givenName, currency: ready.currency, draft });
  const known = new Set(before.out.map(keyOf));
  const { counts, prices } = importedTable(imported, ready, raw, 'changes');
  return {
    counts,
    isZip: prices.length > 0 || hasListsFile(ready),
    out: ready.out.filter((each) => !known.has(keyOf(each)) && each.why !== 'empty_group'),
  };
}

const keyOf = ({ kind, text, why }: Omission): string => `${kind}\t${why}\t${text}`;
