import { plainName } from '#domain/ads/plain-line.ts';
import { type EditorCells, priceFileColumns } from '../editor-columns.ts';
import { isPriceRow, oneLine, rowOf } from '../write-files.ts';
import type { ExportableDraft } from '../exportable-draft.ts';
import { compareDraft } from './compare-draft.ts';
import { newRows } from './new-rows.ts';
import { readSource } from './read-source.ts';
import { renamePatch, rowPatch } from './row-patch.ts';
import { findSourceColumns } from './source-columns.ts';
import type { ImportedCampaign, SourceRow } from './source.ts';

/** All rows of the file, or only those that change something. */
export type Scope = 'changes' | 'whole';

export interface ImportedTable {
  headers: string[];
  rows: string[][];
  /** New prices, for a file of their own: see `priceFileColumns`. */
  prices: string[][];
  /** The number of changed, paused or removed, and new rows. */
  counts: { changed: number; paused: number; added: number };
}

interface Written {
  /** The row of the file; an empty one for a new row. */
  row: SourceRow;
  patch: EditorCells;
}

/**
 * Writes an imported campaign back: the rows of its file with what changed in the draft since. Without a change it
 * gives the same rows.
 */
export function importedTable(
  imported: ImportedCampaign,
  ready: ExportableDraft,
  raw: ExportableDraft['draft'],
  scope: Scope,
): ImportedTable {
  const { source, name, givenName, groupNames } = imported;
  const columns = findSourceColumns(source.headers);
  const reading = readSource(source, name);
  const comparison = compareDraft(reading, imported, { draft: raw, currency: ready.currency });
  const campaign: EditorCells =
    ready.name === plainName(givenName) ? {} : { 'Campaign#Original': name, Campaign: ready.name };
  const isRenamed = Object.keys(campaign).length > 0;
  const renames = new Map(
    [...comparison.groups].flatMap(([old, { now }]) => (now ? [[old, renamePatch(old, now.name)]] : [])),
  );
  const names = (row: SourceRow): EditorCells => {
    if (columns.get(row, 'Campaign') !== name) return {};
    return { ...campaign, ...renames.get(columns.get(row, 'Ad Group')) };
  };
  const known = source.rows.map((row, at) => {
    const meaning = reading.meanings[at] ?? { is: 'other' };
    const patch = rowPatch(meaning, comparison, (column) => columns.get(row, column));
    const isChanged = Object.keys(patch).length > 0 || (meaning.is === 'campaign' && isRenamed);
    return { row, patch: { ...names(row), ...patch }, isChanged };
  });
  const fresh = newRows(ready, reading, comparison, groupNames);
  const hasType = columns.positionOf({}, 'Type') !== -1;
  const isApart = (cells: EditorCells) => isPriceRow(cells) && !hasType;
  const added = fresh.filter((cells) => !isApart(cells));
  const named = (cells: EditorCells): EditorCells => ({ Campaign: name, ...campaign, ...cells });
  if (isRenamed && !reading.meanings.some(({ is }) => is === 'campaign')) added.unshift({});
  const changed = known.filter(({ isChanged }) => isChanged);
  const paused = changed.filter(({ patch }) => isStop(patch)).length;
  return {
    ...tableOf(source.headers, [
      ...(scope === 'whole' ? known : changed),
      ...added.map((cells) => ({ row: {}, patch: named(cells) })),
    ]),
    prices: fresh.filter(isApart).map((cells) => rowOf(priceFileColumns, named(cells))),
    counts: { changed: changed.length - paused, paused, added: fresh.length },
  };
}

function isStop(patch: EditorCells): boolean {
  const status = patch['Status'] ?? patch['Ad Group Status'];
  return status === 'Paused' || status === 'Removed';
}

/** Columns that the file does not have stand after its own. */
function tableOf(
  headers: readonly string[],
  written: readonly Written[],
): Pick<ImportedTable, 'headers' | 'rows'> {
  const columns = findSourceColumns(headers);
  const extra = new Map<string, number>();
  const placed = written.map(({ row, patch }) => {
    const cells: Record<number, string> = { ...row };
    for (const [name, value] of Object.entries(patch)) {
      if (value === '') continue;
      let at = columns.positionOf(row, name);
      if (at === -1) at = extra.get(name) ?? headers.length + extra.size;
      if (at >= headers.length) extra.set(name, at);
      cells[at] = oneLine(name, value);
    }
    return cells;
  });
  const whole = [...headers, ...extra.keys()];
  return { headers: whole, rows: placed.map((cells) => whole.map((_, at) => cells[at] ?? '')) };
}
