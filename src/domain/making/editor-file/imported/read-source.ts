import { formatKeyword, parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { countryOfId, findCountry } from '#domain/ads/locations.ts';
import { type AssetKind, assetKinds, noAssets } from '#domain/making/structure/campaign-assets.ts';
import { draftLimits } from '#domain/making/structure/limits.ts';
import type { AdGroup } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { findColumns } from '../columns.ts';
import { addReadAsset } from '../asset-formats.ts';
import { readAmount } from '../cell-values.ts';
import { classifyRow, matchTypeNamed, type RowKind } from '../rows.ts';
import { readAd } from './read-ad.ts';
import { readSettings } from './read-settings.ts';
import type { CampaignSource, SourceRow } from './source.ts';
import { findSourceColumns } from './source-columns.ts';

/** The part of the draft that a row holds. The export writes an `other` row as it was. */
export type RowMeaning =
  | { is: 'campaign' | 'other' }
  | { is: 'location'; code: CampaignSettings['countries'][number] }
  | { is: 'negative'; text: string }
  | { is: 'group'; group: string }
  | { is: 'keyword'; group: string; text: string }
  | { is: 'groupNegative'; group: string; text: string }
  | { is: 'ad'; group: string; at: number }
  | { is: 'asset'; kind: AssetKind; at: number };

export type SourceGroup = Pick<AdGroup, 'name' | 'keywords' | 'negatives' | 'ads' | 'targetCpa'>;

export interface SourceReading {
  settings: CampaignSettings;
  /** By their names in the file. */
  groups: Map<string, SourceGroup>;
  /** One for each row. */
  meanings: RowMeaning[];
}

const OTHER: RowMeaning = { is: 'other' };
type Get = (name: string) => string;

interface Work extends SourceReading {
  /** The bid of the first group, which is the campaign's own under manual CPC. */
  bid: string | null;
  /** The keys that were already read. A repeated row becomes an `other` one. */
  seen: Set<string>;
}

/**
 * Reads one campaign of an export.
 * @param name the campaign's name in the file.
 */
export function readSource({ headers, rows }: CampaignSource, name: string): SourceReading {
  const columns = findSourceColumns(headers);
  const kinds = findColumns(headers);
  const settings: CampaignSettings = {
    ...emptySettings,
    countries: [],
    negatives: [],
    ...noAssets(),
  };
  const work: Work = { settings, groups: new Map(), meanings: [], seen: new Set(), bid: null };
  for (const row of rows) {
    const get: Get = (column) => columns.get(row, column);
    const isOwn = get('Campaign') === name;
    work.meanings.push(isOwn ? readRow(row, classifyRow(row, kinds), get, work) : OTHER);
  }
  const [first] = [...work.groups.values()].flatMap(({ ads }) => ads);
  return {
    settings: {
      ...work.settings,
      ...(work.settings.bidStrategy === 'manual_cpc' && { maxCpc: work.settings.maxCpc ?? work.bid }),
      finalUrl: first?.finalUrl ?? '',
    },
    groups: work.groups,
    meanings: work.meanings,
  };
}

function readRow(row: SourceRow, kind: RowKind | null, get: Get, work: Work): RowMeaning {
  const isOff = ['paused', 'removed'].includes(get('Status').toLowerCase());
  if (kind === null || kind.is === 'unknown' || kind.is === 'sharedList' || isOff) return OTHER;
  const groupName = get('Ad Group');
  if (kind.is === 'other')
    return groupName === '' ? readCampaignRow(get, work) : readGroupRow(row, get, work);
  if (kind.is === 'keyword' || kind.is === 'negative') return readKeyword(kind, get, work);
  if (kind.is === 'asset') return groupName === '' ? readAsset(kind.asset, get, work) : OTHER;
  return readGroupAd(get, work);
}

function readCampaignRow(get: Get, work: Work): RowMeaning {
  if (get('ID') !== '' || get('Location') !== '') return readLocation(get, work);
  const isCampaign = ['Campaign Type', 'Budget', 'Networks', 'Languages'].some((name) => get(name) !== '');
  if (!isCampaign || !isFirst('campaign', work)) return OTHER;
  const { countries, negatives } = work.settings;
  const assets = Object.fromEntries(assetKinds.map((kind) => [kind, work.settings[kind]]));
  work.settings = { ...readSettings(get), countries, negatives, ...assets };
  return { is: 'campaign' };
}

function readLocation(get: Get, { settings }: Work): RowMeaning {
  const id = get('ID');
  const code = id === '' ? findCountry(get('Location')) : countryOfId(id);
  const isExcluded = get('Criterion Type').toLowerCase().includes('negative') || get('Radius') !== '';
  if (code === undefined || isExcluded || settings.countries.includes(code)) return OTHER;
  settings.countries = [...settings.countries, code];
  return { is: 'location', code };
}

/** Columns that say nothing of their own about a group's row. */
const aboutEveryRow = ['Campaign', 'Ad Group', 'Campaign Status', 'Ad Group Status'];

function readGroupRow(row: SourceRow, get: Get, work: Work): RowMeaning {
  const filled = Object.values(row).filter((cell) => cell.trim() !== '').length;
  const isBare = filled === aboutEveryRow.filter((name) => get(name) !== '').length;
  const isAudience = ['ID', 'Location', 'Bid Modifier'].some((name) => get(name) !== '');
  const isGroup = !isAudience && (get('Ad Group Type') !== '' || get('Max CPC') !== '' || isBare);
  const group = isGroup ? groupOf(get('Ad Group'), work) : null;
  if (!group || !isFirst(`group:${group.name}`, work)) return OTHER;
  work.bid ??= readAmount(get('Max CPC'));
  const targetCpa = readAmount(get('Target CPA'));
  if (targetCpa !== null) group.targetCpa = targetCpa;
  return { is: 'group', group: group.name };
}

function groupOf(name: string, { groups }: Work): SourceGroup | null {
  const known = groups.get(name);
  if (known) return known;
  if (name === '' || name.length > 255 || groups.size >= draftLimits.groups) return null;
  const group: SourceGroup = { name, keywords: [], negatives: [], ads: [] };
  groups.set(name, group);
  return group;
}

function readKeyword(kind: RowKind & { is: 'keyword' | 'negative' }, get: Get, work: Work): RowMeaning {
  const isNegative = kind.is === 'negative';
  const text = isNegative
    ? negativeText(get)
    : formatKeyword({ ...parseKeyword(get('Keyword')), matchType: kind.match });
  if (text.length > 500) return OTHER;
  if (isNegative && kind.level === 'campaign') {
    const { settings } = work;
    if (settings.negatives.length >= draftLimits.negatives || !isFirst(`negative:${text}`, work))
      return OTHER;
    settings.negatives.push(text);
    return { is: 'negative', text };
  }
  const group = groupOf(get('Ad Group'), work);
  const is = isNegative ? 'groupNegative' : 'keyword';
  if (!group || !isFirst(`${is}:${group.name}\t${text}`, work)) return OTHER;
  if (isNegative && group.negatives.length >= draftLimits.negatives) return OTHER;
  if (isNegative) group.negatives.push(text);
  else group.keywords.push({ text, by: 'file' });
  return { is, group: group.name, text };
}

/** Older files write the match type of a negative with signs around its text. */
function negativeText(get: Get): string {
  const { text, matchType } = parseNegativeKeyword(get('Keyword'));
  const type = get('Criterion Type').toLowerCase();
  return formatKeyword({ text, matchType: matchTypeNamed(type) ?? matchType });
}

function readGroupAd(get: Get, work: Work): RowMeaning {
  const ad = readAd(get);
  const group = ad && groupOf(get('Ad Group'), work);
  if (!group || group.ads.length >= draftLimits.ads) return OTHER;
  group.ads.push(ad);
  return { is: 'ad', group: group.name, at: group.ads.length - 1 };
}

function readAsset(kind: AssetKind, get: Get, { settings }: Work): RowMeaning {
  const isRead = addReadAsset(kind, settings, get);
  return isRead ? { is: 'asset', kind, at: settings[kind].length - 1 } : OTHER;
}

function isFirst(key: string, { seen }: Work): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
