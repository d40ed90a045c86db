import { cellOf, isAccountLevel } from '../columns.ts';
import type { EditorFile } from '../editor-file.ts';
import type { CampaignSource, SourceRow } from './source.ts';

export interface FoundCampaign {
  /** The name in the file. */
  name: string;
  source: CampaignSource;
}

/**
 * The campaigns of a file, each with its rows. Rows of the account or the library go with the first campaign, so
 * that none is lost. A campaign that the file names only in rows of shared lists does not count.
 */
export function splitCampaigns({ headers, columns, rows }: EditorFile): FoundCampaign[] {
  const found = new Map<string, SourceRow[]>();
  const outside: SourceRow[] = [];
  const campaignNames = new Set(
    rows.flatMap(({ cells, kind }) => (kind.is === 'sharedList' ? [] : [cellOf(cells, columns.campaign)])),
  );
  for (const { cells } of rows) {
    const name = cellOf(cells, columns.campaign);
    if (name !== '' && !campaignNames.has(name)) continue;
    const row = filledCells(cells);
    if (name === '' || isAccountLevel(name)) outside.push(row);
    else if (found.has(name)) found.get(name)?.push(row);
    else found.set(name, [row]);
  }
  return [...found].map(([name, own], at) => ({
    name,
    source: { headers: [...headers], rows: at === 0 ? [...own, ...outside] : own },
  }));
}

function filledCells(cells: readonly string[]): SourceRow {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [[String(at), cell] as const]));
  return Object.fromEntries(filled);
}
