import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { dedupeItems, fitItems } from '#domain/ads/items.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { cleanLines } from '#domain/ads/text.ts';
import { withoutCellQuotes } from '../cell-quotes.ts';
import { withoutListMarks } from './list-marks.ts';

/** Parses the items of a text, without the bullets or numbers of a list. Nothing is cut or dropped yet. */
export function readItems(kind: AssetType, text: string): Item[] {
  if (kind === 'sitelinks') return parseSitelinks(text);
  return withoutListMarks(cleanLines(text).map(withoutCellQuotes)).map((line) => ({ text: line }));
}

/**
 * Parses the items of a pasted text, cuts them to the limits and drops empty ones. Duplicates stay.
 * @param plain the match type of keywords without brackets or quotes.
 */
export function parseItems(kind: AssetType, text: string, plain?: MatchType): Item[] {
  return fitItems(kind, readItems(kind, text), plain);
}

/** Appends the items to the list and removes duplicates. */
export function addItems(kind: AssetType, items: readonly Item[], added: readonly Item[]): Item[] {
  return dedupeItems(kind, [...items, ...added]);
}

/**
 * Parses `Texto;Descrição1;Descrição2`, or the three cells of a spreadsheet's row. Missing fields are empty; the last
 * field takes everything after a third `;`. An address in a fourth cell has no place in a list.
 */
export function parseSitelinkLine(line: string): Item {
  const cells = line.split(line.includes('\t') ? '\t' : ';');
  const isLink = line.includes('\t') && /^\s*https?:/iu.test(cells[3] ?? '');
  const [text = '', desc1 = '', ...rest] = isLink ? cells.slice(0, 3) : cells;
  return { text: text.trim(), desc1: desc1.trim(), desc2: rest.join(';').trim() };
}

const labels: readonly (readonly [RegExp, string])[] = [
  [/^texto:\s*/i, 'text'],
  [/^descrição 1:\s*/i, 'desc1'],
  [/^descrição 2:\s*/i, 'desc2'],
];

/**
 * Parses one sitelink per line, or the blocks of our own export. Entries without a text are dropped later.
 */
export function parseSitelinks(text: string): Item[] {
  const items: Record<string, string>[] = [];
  for (const line of cleanLines(text)) {
    const label = labels.find(([pattern]) => pattern.test(line));
    const last = items.at(-1);
    if (label?.[1] === 'text') items.push({ text: line.replace(label[0], ''), desc1: '', desc2: '' });
    else if (label && last) last[label[1]] = line.replace(label[0], '');
    else items.push({ ...parseSitelinkLine(line) });
  }
  return items;
}
