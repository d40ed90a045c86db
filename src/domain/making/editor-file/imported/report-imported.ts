import type { Plan } from '#domain/making/structure/plan.ts';
import { prepareExport } from '../prepare-export.ts';
import type { ReadyPlan, StaysOut } from '../ready-plan.ts';
import { readSource } from './read-source.ts';
import type { ImportedCampaign } from './source.ts';
import { importedTable, type ImportedTable } from './write-imported.ts';

export interface ImportedReport {
  counts: ImportedTable['counts'];
  /** What Google Ads would refuse and the file did not have. */
  out: StaysOut[];
}

/** What an imported campaign's file changes, and what of the plan it leaves out. */
export function reportImported(imported: ImportedCampaign, ready: ReadyPlan, raw: Plan): ImportedReport {
  const { settings, groups } = readSource(imported.source, imported.name);
  const idByName = new Map(Object.entries(imported.groupNames).map(([id, name]) => [name, id]));
  const plan: Plan = {
    settings,
    groups: [...groups.values()].map((group, position) => ({
      ...group,
      id: idByName.get(group.name) ?? '',
      position,
    })),
  };
  const before = prepareExport({ name: imported.givenName, currency: ready.currency, plan });
  const known = new Set(before.out.map(keyOf));
  return {
    counts: importedTable(imported, ready, raw, 'changes').counts,
    out: ready.out.filter((each) => !known.has(keyOf(each)) && each.why !== 'empty_group'),
  };
}

const keyOf = ({ kind, text, why }: StaysOut): string => `${kind}\t${why}\t${text}`;
