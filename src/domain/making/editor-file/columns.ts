import type { AssetKind } from '#domain/making/structure/campaign-assets.ts';

/**
 * The columns that determine the kind of a row, by their names in Google Ads Editor and in the web upload.
 */
const names = {
  campaign: ['Campaign', 'Campaign name'],
  adGroup: ['Ad Group', 'Ad group name'],
  keyword: ['Keyword'],
  negativeKeyword: ['Negative keyword'],
  criterionType: ['Criterion Type', 'Type', 'Keyword type', 'Match type'],
  level: ['Level'],
  adType: ['Ad type'],
  headline: ['Headline 1'],
  // Of shared lists, which are of negatives or of placements.
  listName: ['Shared set name'],
  listType: ['Shared set type'],
  keywordCount: ['Keyword count'],
  // For each kind of asset the column that no other kind fills.
  sitelinks: ['Link Text', 'Sitelink text'],
  callouts: ['Callout text'],
  snippets: ['Snippet Values', 'Structured snippet values'],
  promotions: ['Promotion target'],
  prices: ['Header 1'],
  calls: ['Phone Number'],
  businessNames: ['Business name'],
} as const satisfies Record<AssetKind, readonly string[]> & Record<string, readonly string[]>;

export type ColumnName = keyof typeof names;

/** The positions of each known column. One file may contain several names of the same column. */
export type Columns = Readonly<Record<ColumnName, readonly number[]>>;

/** Google ignores case, spaces and underscores in a header. */
export function normalHeader(header: string): string {
  return header.toLowerCase().replace(/[\s_]/gu, '');
}

export function findColumns(headers: readonly string[]): Columns {
  const written = headers.map(normalHeader);
  const positions = (known: readonly string[]): number[] =>
    known.map((name) => written.indexOf(normalHeader(name))).filter((at) => at !== -1);
  return Object.fromEntries(
    Object.entries(names).map(([key, known]) => [key, positions(known)]),
  ) as unknown as Columns; // one entry for each name
}

/** A row's cells by their positions: a list, or only the filled ones. */
export type CellsByPosition = Readonly<Record<number, string | undefined>>;

/** The first filled cell of a column. */
export function cellOf(cells: CellsByPosition, at: readonly number[]): string {
  return at.map((position) => cells[position]?.trim() ?? '').find((value) => value !== '') ?? '';
}

/** Stands in the column Campaign in rows of the whole account: support.google.com/google-ads/editor/answer/56368 */
export const ACCOUNT_LEVEL = '<Account-level>';

export const isAccountLevel = (campaign: string): boolean =>
  campaign.toLowerCase() === ACCOUNT_LEVEL.toLowerCase();
