import { z } from 'zod';
import { cleanLines, fitAdText } from '../../ads/text.ts';
import type { AssetType } from '../../ads/asset-types.ts';

/** One field of an item. `limit` in display cells; `cut` says whether longer texts are cut to it. */
export interface Column {
  key: string;
  label: string;
  limit: number;
  cut: boolean;
  /** Kept in lower case. */
  lowerCase?: boolean;
}

/** A line of a list, by column: `{ text }`, or `{ text, desc1, desc2 }` for a sitelink. */
export type Item = Readonly<Record<string, string>>;

/** What is stored of an item in a campaign or a saved list: a string, or the sitelink's object. */
export const sitelinkSchema = z.object({ text: z.string(), desc1: z.string(), desc2: z.string() });
export type StoredItem = string | z.infer<typeof sitelinkSchema>;

export function toStoredItem(kind: AssetType, item: Item): StoredItem {
  const { text = '', desc1 = '', desc2 = '' } = item;
  return kind === 'sitelinks' ? { text, desc1, desc2 } : text;
}

export function fromStoredItem(stored: StoredItem): Item {
  return typeof stored === 'string' ? { text: stored } : { ...stored };
}

/** Each field on one line, trimmed and, where its column says so, cut; null when the text itself is empty. */
export function fitItem(item: Item, columns: readonly Column[]): Item | null {
  const fitted = Object.fromEntries(
    columns.map(({ key, limit, cut, lowerCase = false }) => {
      const written = item[key] ?? '';
      const value = cleanLines(lowerCase ? written.toLowerCase() : written).join(' ');
      return [key, cut ? fitAdText(value, limit) : value];
    }),
  );
  return fitted['text'] === '' ? null : fitted;
}

/** Fitted, without the empty ones. */
export function fitItems(items: readonly Item[], columns: readonly Column[]): Item[] {
  return items.map((item) => fitItem(item, columns)).filter((item) => item !== null);
}

/** The first of each, in their order. */
export function dedupeItems(items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = Object.values(item).join('\u0000');
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
