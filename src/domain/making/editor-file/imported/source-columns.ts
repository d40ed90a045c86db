import { normalHeader } from '../columns.ts';
import type { SourceRow } from './source.ts';

/** Google's own synonyms of the columns that we write. https://support.google.com/google-ads/editor/answer/57747 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Campaign: ['Campaign name'],
  'Ad Group': ['Ad group name'],
  Budget: ['Campaign budget', 'Campaign daily budget', 'Daily budget'],
  Languages: ['Language targeting'],
  'Bid Strategy Type': ['Bidding strategy type'],
  'Target CPA': ['CPA bid'],
  ID: ['Location ID', 'Geo target ID'],
  'Criterion Type': ['Type', 'Keyword type', 'Match type'],
  'Final URL': ['Final URLs'],
  'Link Text': ['Sitelink text'],
};

export interface SourceColumns {
  /** The first filled cell of a column, trimmed. */
  get: (row: SourceRow, name: string) => string;
  /** The position of the column that holds a value; the column's own position where no cell is filled; -1 without one. */
  positionOf: (row: SourceRow, name: string) => number;
}

/** Finds our columns among a file's headers, by their names or synonyms. */
export function findSourceColumns(headers: readonly string[]): SourceColumns {
  const written = headers.map(normalHeader);
  const positions = new Map<string, readonly number[]>();
  function positionsOf(name: string): readonly number[] {
    let known = positions.get(name);
    if (!known) {
      const names = [name, ...(synonyms[name] ?? [])].map(normalHeader);
      known = names.map((each) => written.indexOf(each)).filter((at) => at !== -1);
      positions.set(name, known);
    }
    return known;
  }
  const filled = (row: SourceRow, at: number) => (row[at]?.trim() ?? '') !== '';
  return {
    get: (row, name) => {
      const at = positionsOf(name).find((each) => filled(row, each));
      return at === undefined ? '' : (row[at]?.trim() ?? '');
    },
    positionOf: (row, name) => {
      const all = positionsOf(name);
      return all.find((each) => filled(row, each)) ?? all[0] ?? -1;
    },
  };
}
