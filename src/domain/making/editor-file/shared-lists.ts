import { formatKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { plainName } from '#domain/ads/plain-line.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { cleanNegatives, type NegativeList } from '#domain/making/structure/negative-lists.ts';
import { cellOf, type ColumnName } from './columns.ts';
import type { EditorCells } from './editor-columns.ts';
import type { EditorFile } from './editor-file.ts';
import { listNegativeCells } from './editor-rows.ts';
import type { OmitText } from './exportable-draft.ts';
import { acceptedKeywords } from './exportable-texts.ts';
import { matchTypeNamed } from './rows.ts';

/** A shared list with the names of the campaigns that use it. */
export interface WrittenList extends Pick<NegativeList, 'name' | 'negatives'> {
  campaigns: readonly string[];
}

/** A shared list of a file. */
export interface FoundList extends Pick<NegativeList, 'name' | 'negatives'> {
  campaigns: string[];
  /**
   * The number of negatives that the file gives for the list, where it lists fewer of them. As many as a list takes, where
   * it lists more. Null where it lists them all.
   */
  expected: number | null;
}

/** As an export of Editor names a shared list of negatives. */
const LIST_TYPE = 'Shared negative keyword list';

export const sharedListColumns: readonly string[] = [
  'Campaign',
  'Keyword',
  'Criterion Type',
  'Shared set name',
  'Shared set type',
];

/** The lists without what Google Ads would refuse. A list without negatives stays out. */
export function readyLists(lists: readonly NegativeList[], leaveOut: OmitText): NegativeList[] {
  return lists.flatMap((list) => {
    const negatives = acceptedKeywords(
      list.negatives.map((text) => ({ text })),
      ({ text }) => parseNegativeKeyword(text),
      leaveOut,
    ).map(({ text }) => text);
    return negatives.length === 0 ? [] : [{ ...list, name: plainName(list.name), negatives }];
  });
}

/** Each list, then its negatives, then the campaigns that use it. */
export function sharedListRows(lists: readonly WrittenList[]): EditorCells[] {
  return lists.flatMap(({ name, negatives, campaigns }) => {
    const list = { 'Shared set name': name, 'Shared set type': LIST_TYPE };
    return [
      list,
      ...negatives.map((text) => ({ 'Shared set name': name, ...listNegativeCells(text) })),
      ...campaigns.map((campaign) => ({ ...list, Campaign: campaign })),
    ];
  });
}

/** The shared lists of negatives in a file. Those of placements are none of ours. */
export function findSharedLists({ columns, rows }: Pick<EditorFile, 'columns' | 'rows'>): FoundList[] {
  const found = new Map<string, { lines: string[]; campaigns: Set<string>; expected: number }>();
  for (const { cells, kind } of rows) {
    const get = (column: ColumnName) => cellOf(cells, columns[column]);
    if (kind.is !== 'sharedList' || get('listType').toLowerCase().includes('placement')) continue;
    const list = found.get(get('listName')) ?? { lines: [], campaigns: new Set(), expected: 0 };
    found.set(get('listName'), list);
    const [keyword, campaign] = [get('keyword'), get('campaign')];
    if (keyword !== '') list.lines.push(negativeOf(keyword, get('criterionType')));
    else if (campaign !== '') list.campaigns.add(campaign);
    list.expected = Math.max(list.expected, Number(get('keywordCount').replace(/\D/gu, '')));
  }
  return [...found].map(([name, { lines, campaigns, expected }]) => {
    const all = cleanNegatives(lines);
    const negatives = all.slice(0, negativeListLimits.negatives);
    const isShort = expected > all.length;
    const isCut = all.length > negatives.length;
    return {
      name,
      negatives,
      campaigns: [...campaigns],
      expected: isShort ? expected : isCut ? negatives.length : null,
    };
  });
}

/** The column names the match type; where it does not, signs around the text do. */
function negativeOf(keyword: string, type: string): string {
  const { text, matchType } = parseNegativeKeyword(keyword);
  return formatKeyword({ text, matchType: matchTypeNamed(type.toLowerCase()) ?? matchType });
}
