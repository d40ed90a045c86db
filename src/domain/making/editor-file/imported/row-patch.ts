import { plainName } from '#domain/ads/plain-line.ts';
import type { EditorCells } from '../editor-columns.ts';
import { adCells } from '../editor-rows.ts';
import { assetFormats } from '../asset-formats.ts';
import { type Comparison, negativeKey, wordKey } from './compare-draft.ts';
import { adIdentity, originalsOf, patchOf } from './patch.ts';
import type { RowMeaning } from './read-source.ts';

const NOTHING: EditorCells = {};
/** Negatives and locations cannot be paused. */
const REMOVED: EditorCells = { Status: 'Removed' };
const PAUSED: EditorCells = { Status: 'Paused' };

/**
 * The cells that change in one row of the file. A missing row deletes nothing in Editor, so what was removed from
 * the draft is paused.
 */
export function rowPatch(
  meaning: RowMeaning,
  comparison: Comparison,
  get: (name: string) => string,
): EditorCells {
  switch (meaning.is) {
    case 'other':
      return NOTHING;
    case 'campaign':
      return comparison.campaignPatch;
    case 'location':
      return comparison.countries.has(meaning.code) ? NOTHING : REMOVED;
    case 'negative':
      return comparison.negatives.has(negativeKey(meaning.text)) ? NOTHING : REMOVED;
    case 'asset':
      return assetPatch(meaning, comparison, get);
    default:
      return inGroup(meaning, comparison, get);
  }
}

type InGroup = Extract<RowMeaning, { group: string }>;

function inGroup(meaning: InGroup, { groups }: Comparison, get: (name: string) => string): EditorCells {
  const group = groups.get(meaning.group);
  if (!group) return NOTHING;
  // The paused group stops everything in it.
  if (group.now === null) return meaning.is === 'group' ? { 'Ad Group Status': 'Paused' } : NOTHING;
  if (meaning.is === 'group') return { ...group.rowPatch, ...renamePatch(meaning.group, group.now.name) };
  if (meaning.is === 'keyword') return group.keywords.has(wordKey(meaning.text)) ? NOTHING : PAUSED;
  if (meaning.is === 'groupNegative')
    return group.negatives.has(negativeKey(meaning.text)) ? NOTHING : REMOVED;
  const fate = group.ads.fates[meaning.at];
  if (fate?.is === 'removed') return PAUSED;
  const [before, after] = [group.before.ads[meaning.at], fate?.is === 'changed' && group.adCells[fate.now]];
  if (!before || !after) return NOTHING;
  return changeOf(patchOf(adCells(before), after), adIdentity, get);
}

function assetPatch(
  { kind, at }: Extract<RowMeaning, { is: 'asset' }>,
  { assets }: Comparison,
  get: (name: string) => string,
): EditorCells {
  const { pairs, before, now } = assets[kind];
  const fate = pairs.fates[at];
  if (fate?.is === 'removed') return PAUSED;
  const [old, changed] = [before[at], fate?.is === 'changed' && now[fate.now]];
  if (!old || !changed) return NOTHING;
  return changeOf(patchOf(old, changed), assetFormats[kind].identity, get);
}

function changeOf(
  patch: EditorCells,
  identity: readonly string[],
  get: (name: string) => string,
): EditorCells {
  return Object.keys(patch).length === 0 ? NOTHING : { ...patch, ...originalsOf(identity, get) };
}

export function renamePatch(before: string, now: string): EditorCells {
  const name = groupName(before, now);
  return name === before ? NOTHING : { 'Ad Group#Original': before, 'Ad Group': name };
}

/** A group keeps the file's name to the letter, double blanks included, as long as its new name is written alike. */
export function groupName(before: string, now: string): string {
  const written = plainName(now);
  return written === plainName(before) ? before : written;
}
