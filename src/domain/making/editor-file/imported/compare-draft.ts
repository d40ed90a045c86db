import { keywordKey, parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { type AssetKind, assetKinds, noAssets } from '#domain/making/structure/campaign-assets.ts';
import type { EditorCells } from '../editor-columns.ts';
import { assetCells } from '../asset-formats.ts';
import { adCells, campaignCells, groupCells } from '../editor-rows.ts';
import { readyAd } from '../prepare-export.ts';
import type { ExportableDraft } from '../exportable-draft.ts';
import { readySettings, readyTracking } from '../exportable-settings.ts';
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
  /** What changes in the group's own row. */
  rowPatch: EditorCells;
  /** The ads of the draft's group as an export writes them; null for one that Google Ads would refuse. */
  adCells: (EditorCells | null)[];
}

export interface Comparison {
  campaignPatch: EditorCells;
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
  const settings = { ...draft.settings, ...wholeTracking(draft.settings, reading.settings) };
  const idByName = new Map(Object.entries(groupNames).map(([id, name]) => [name, id]));
  const groupById = new Map(draft.groups.map((group) => [group.id, group]));
  const groups = [...reading.groups].map(([name, before]) => {
    const now = groupById.get(idByName.get(name) ?? '') ?? null;
    const rowPatch = now ? patchOf(groupCells(reading.settings, before), groupCells(settings, now)) : {};
    return [name, { ...compareGroup(before, now, settings), rowPatch }] as const;
  });
  return {
    campaignPatch: patchOf(campaignCells(reading.settings), campaignCells(settings)),
    groups: new Map(groups),
    countries: new Set(settings.countries),
    negatives: new Set(settings.negatives.map(negativeKey)),
    assets: compareAssets(reading.settings, settings, currency),
  };
}

/** The tracking as it is in the file where an export would leave out that of the draft. */
function wholeTracking(
  settings: CampaignSettings,
  before: CampaignSettings,
): Pick<CampaignSettings, 'trackingTemplate' | 'finalUrlSuffix'> {
  const ready = readyTracking(settings, () => undefined);
  const whole = (field: keyof typeof ready) => (ready[field] === settings[field] ? settings : before)[field];
  return { trackingTemplate: whole('trackingTemplate'), finalUrlSuffix: whole('finalUrlSuffix') };
}

function compareGroup(
  before: SourceGroup,
  now: DraftGroup | null,
  settings: CampaignSettings,
): Omit<ComparedGroup, 'rowPatch'> {
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
  const one = { ...settings, negatives: [], ...noAssets(), [kind]: settings[kind].slice(at, at + 1) };
  return assetCells(readySettings(one, []), currency)[0]?.cells ?? null;
}
