import { keywordKey, parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import type { EditorCells } from '../editor-columns.ts';
import {
  adCells,
  assetCells,
  type AssetKind,
  assetKinds,
  campaignCells,
  groupCells,
} from '../editor-rows.ts';
import { readyAd } from '../prepare-export.ts';
import type { ExportableDraft } from '../exportable-draft.ts';
import { readySettings } from '../exportable-settings.ts';
import { cellsKey, type Pairs, pairItems } from './pair-items.ts';
import { patchOf } from './patch.ts';
import type { SourceGroup, SourceReading } from './read-source.ts';
import type { ImportedCampaign } from './source.ts';

/** A group of the file beside the draft's group that came from it; `now` is null when it was removed. */
export interface ComparedGroup {
  before: SourceGroup;
  now: DraftGroup | null;
  keywords: ReadonlySet<string>;
  negatives: ReadonlySet<string>;
  ads: Pairs;
  /** The ads of the draft's group as an export writes them; null for one that Google Ads would refuse. */
  adCells: (EditorCells | null)[];
}

export interface Comparison {
  campaignPatch: EditorCells;
  groupPatch: EditorCells;
  groups: Map<string, ComparedGroup>;
  countries: ReadonlySet<string>;
  negatives: ReadonlySet<string>;
  assets: Record<AssetKind, ComparedAssets>;
}

interface ComparedAssets {
  pairs: Pairs;
  before: EditorCells[];
  /** The draft's assets as an export writes them; null for one that Google Ads would refuse. */
  now: (EditorCells | null)[];
}

/** Compares the file with the draft as it is now. */
export function compareDraft(
  reading: SourceReading,
  { groupNames }: ImportedCampaign,
  { draft, currency }: Pick<ExportableDraft, 'draft' | 'currency'>,
): Comparison {
  const { settings } = draft;
  const idByName = new Map(Object.entries(groupNames).map(([id, name]) => [name, id]));
  const groupById = new Map(draft.groups.map((group) => [group.id, group]));
  const groups = [...reading.groups].map(([name, before]) => {
    const now = groupById.get(idByName.get(name) ?? '') ?? null;
    return [name, compareGroup(before, now, settings)] as const;
  });
  return {
    campaignPatch: patchOf(campaignCells(reading.settings), campaignCells(settings)),
    groupPatch: patchOf(groupCells(reading.settings), groupCells(settings)),
    groups: new Map(groups),
    countries: new Set(settings.countries),
    negatives: new Set(settings.negatives.map(negativeKey)),
    assets: compareAssets(reading.settings, settings, currency),
  };
}

function compareGroup(
  before: SourceGroup,
  now: DraftGroup | null,
  settings: CampaignSettings,
): ComparedGroup {
  const ads = now?.ads ?? [];
  const written = ads.map((ad) => {
    const [ready] = readyAd(ad, settings, () => undefined);
    return ready ? adCells(ready) : null;
  });
  return {
    before,
    now,
    keywords: new Set(now?.keywords.map(({ text }) => wordKey(text))),
    negatives: new Set(now?.negatives.map(negativeKey)),
    ads: pairWritten(before.ads.map(adCells), ads.map(adCells), written),
    adCells: written,
  };
}

/**
 * Pairs items by what the draft has or by what an export would write: an empty address, for example, is written as the
 * campaign's.
 */
function pairWritten(
  before: readonly EditorCells[],
  now: readonly EditorCells[],
  written: readonly (EditorCells | null)[],
): Pairs {
  const known = new Set(before.map(cellsKey));
  return pairItems(
    before,
    now.map((cells, at) => (known.has(cellsKey(cells)) ? cells : (written[at] ?? cells))),
  );
}

/** Google Ads takes two keywords with the same key for one. */
export const wordKey = (text: string): string => keywordKey(parseKeyword(text));
export const negativeKey = (text: string): string => keywordKey(parseNegativeKeyword(text));

function compareAssets(
  before: CampaignSettings,
  now: CampaignSettings,
  currency: string,
): Comparison['assets'] {
  const [old, current] = [assetCells(before, currency), assetCells(now, currency)];
  const compare = (kind: AssetKind): ComparedAssets => {
    const of = (all: typeof old) => all.filter((each) => each.kind === kind).map(({ cells }) => cells);
    const written = now[kind].map((_, at) => readyCells(now, kind, at, currency));
    return { pairs: pairWritten(of(old), of(current), written), before: of(old), now: written };
  };
  const entries = assetKinds.map((kind) => [kind, compare(kind)]);
  return Object.fromEntries(entries) as Comparison['assets']; // Object.fromEntries loses the types of the keys
}

function readyCells(
  settings: CampaignSettings,
  kind: AssetKind,
  at: number,
  currency: string,
): EditorCells | null {
  const none = { negatives: [], sitelinks: [], callouts: [], snippets: [], promotions: [] };
  const one = { ...settings, ...none, [kind]: settings[kind].slice(at, at + 1) };
  return assetCells(readySettings(one, []), currency)[0]?.cells ?? null;
}
