import { type AssetKind, assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { parseKeyword } from '#domain/ads/keyword.ts';
import { cellOf, type CellsByPosition, type ColumnName, type Columns } from './columns.ts';

/**
 * `unknown` is a keyword that the file does not mark as a negative or not, nor with a match type; `sharedList` is a
 * shared list, one of its keywords, or a campaign that uses it.
 */
export type RowKind =
  | { is: 'keyword'; match: MatchType }
  | { is: 'negative'; level: 'campaign' | 'adGroup' }
  | { is: 'asset'; asset: AssetKind }
  | { is: 'ad' }
  | { is: 'sharedList' | 'unknown' | 'other' };

/** The kind of a row, derived from its non-empty cells; `null` when it would be two kinds at once. */
export function classifyRow(cells: CellsByPosition, columns: Columns): RowKind | null {
  const get = (name: ColumnName): string => cellOf(cells, columns[name]);
  if (get('listName') !== '') return { is: 'sharedList' };
  const isKeyword = get('keyword') !== '' || get('negativeKeyword') !== '';
  const found: RowKind[] = [
    ...(isKeyword ? [classifyKeyword(get)] : []),
    ...(isAd(get) ? [{ is: 'ad' } as const] : []),
    ...assetKinds
      .filter((kind) => get(kind) !== '' && !(isPartOfAd[kind] === true && isAd(get)))
      .map((asset) => ({ is: 'asset', asset }) as const),
  ];
  return found.length > 1 ? null : (found[0] ?? { is: 'other' });
}

/** Ads of other types have these columns too. */
const isPartOfAd: Partial<Record<AssetKind, true>> = { calls: true, businessNames: true };

function isAd(get: (name: ColumnName) => string): boolean {
  return get('adType') !== '' || get('headline') !== '';
}

function classifyKeyword(get: (name: ColumnName) => string): RowKind {
  const type = get('criterionType').toLowerCase();
  if (get('negativeKeyword') !== '' || type.includes('negativ')) {
    const isCampaign =
      type.startsWith('campaign') || get('level').toLowerCase() === 'campaign' || get('adGroup') === '';
    return { is: 'negative', level: isCampaign ? 'campaign' : 'adGroup' };
  }
  const named = matchTypeNamed(type);
  if (type !== '' && named === undefined) return { is: 'unknown' };
  return { is: 'keyword', match: named ?? parseKeyword(get('keyword')).matchType };
}

/** The match type that a cell names, in English, Portuguese or Spanish; never guessed. */
export function matchTypeNamed(type: string): MatchType | undefined {
  return matchWords.find(([words]) => words.test(type))?.[1];
}

const matchWords: readonly (readonly [RegExp, MatchType])[] = [
  [/exact|exata/u, 'exact'],
  [/phrase|frase/u, 'phrase'],
  [/broad|ampla|amplia/u, 'broad'],
];
