import { parseNewKeyword } from '#domain/ads/keyword.ts';
import { assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import type { EditorCells } from '../editor-columns.ts';
import {
  adCells,
  campaignNegativeCells,
  groupCells,
  groupNegativeCells,
  keywordCells,
  locationCells,
} from '../editor-rows.ts';
import type { ExportableDraft } from '../exportable-draft.ts';
import { type ComparedGroup, type Comparison, negativeKey, wordKey } from './compare-draft.ts';
import type { SourceReading } from './read-source.ts';
import { groupName, renamePatch } from './row-patch.ts';

/** The rows of what the draft has and the file has not, in the order of an export. */
export function newRows(
  ready: Pick<ExportableDraft, 'draft'>,
  reading: SourceReading,
  comparison: Comparison,
  groupNames: Readonly<Record<string, string>>,
): EditorCells[] {
  const { settings, groups } = ready.draft;
  const known = {
    countries: new Set<string>(reading.settings.countries),
    negatives: new Set(reading.settings.negatives.map(negativeKey)),
  };
  const inGroups = (rows: (group: DraftGroup, compared: ComparedGroup | undefined) => EditorCells[]) =>
    groups.flatMap((group) => {
      const inFile = groupNames[group.id] ?? '';
      const compared = comparison.groups.get(inFile);
      const name = compared ? groupName(inFile, group.name) : group.name;
      return rows(group, compared).map((cells) => ({ 'Ad Group': name, ...cells }));
    });
  return [
    ...campaignRow(reading, comparison),
    ...settings.countries.filter((code) => !known.countries.has(code)).map(locationCells),
    ...settings.negatives
      .filter((text) => !known.negatives.has(negativeKey(text)))
      .map(campaignNegativeCells),
    ...inGroups((group, compared) => {
      const before = new Set(compared?.before.negatives.map(negativeKey));
      return group.negatives.filter((text) => !before.has(negativeKey(text))).map(groupNegativeCells);
    }),
    ...inGroups((group, compared) => (compared ? [] : [groupCells(settings, group)])),
    ...groupsWithoutRow(reading, comparison),
    ...inGroups(({ keywords }, compared) => {
      const before = new Set(compared?.before.keywords.map(({ text }) => wordKey(text)));
      return keywords
        .filter(({ text }) => !before.has(wordKey(text)))
        .map(({ text }) => keywordCells(parseNewKeyword(text)));
    }),
    ...inGroups(({ ads }, compared) => (compared ? addedAds(compared) : ads.map(adCells))),
    ...assetKinds.flatMap((kind) => {
      const { pairs, now } = comparison.assets[kind];
      return filledAt(now, pairs.added);
    }),
  ];
}

function campaignRow({ meanings }: SourceReading, { campaignPatch }: Comparison): EditorCells[] {
  const isNeeded = Object.keys(campaignPatch).length > 0 && !meanings.some(({ is }) => is === 'campaign');
  return isNeeded ? [campaignPatch] : [];
}

/** Renamed and removed groups whose own row the file does not have. */
function groupsWithoutRow({ meanings }: SourceReading, { groups }: Comparison): EditorCells[] {
  const withRow = new Set(meanings.flatMap((each) => (each.is === 'group' ? [each.group] : [])));
  return [...groups]
    .filter(([name]) => !withRow.has(name))
    .flatMap(([name, { now }]) => {
      const renamed = now ? renamePatch(name, now.name) : { 'Ad Group': name, 'Ad Group Status': 'Paused' };
      return Object.keys(renamed).length > 0 ? [renamed] : [];
    });
}

function addedAds({ ads, adCells: written }: ComparedGroup): EditorCells[] {
  return filledAt(written, ads.added);
}

function filledAt(cells: readonly (EditorCells | null)[], indexes: readonly number[]): EditorCells[] {
  return indexes.map((at) => cells[at] ?? null).filter((each) => each !== null);
}
