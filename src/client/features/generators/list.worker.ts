import type { AssetType } from '#domain/ads/asset-types.ts';
import { compareItems, fitItems, fromStoredItem, type StoredItem, toStoredItem } from '#domain/ads/items.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { readItems } from '#domain/texts/generators/read-items.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';

export interface ListRequest {
  kind: AssetType;
  /** A file, or the text itself. */
  source: File | string;
  /** The match type of keywords without brackets or quotes. */
  match?: MatchType;
  /** The list to which the items are added. Without it, duplicates stay. */
  known?: readonly StoredItem[];
}

export interface ListSummary {
  /** The number of items in the text, duplicates included. */
  found: number;
  /** Size of the list as a campaign stores it. */
  bytes: number;
  /** The places of the known items that repeat an earlier one. */
  repeated: number[];
}

/** The list comes in parts; after the last part, its summary. */
export type ListAnswer = { part: StoredItem[]; progress: number } | ListSummary | { isUnreadable: true };

/** Items per message: the page takes them in within a frame, also on a slow phone. */
const PART_ITEMS = 2_000;

const post = (answer: ListAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ListRequest>) =>
  void textOf(data.source).then(
    (text) => send(data, text),
    () => post({ isUnreadable: true }),
  );

async function textOf(source: File | string): Promise<string> {
  return typeof source === 'string' ? source : readTextFile(source);
}

function send({ kind, match, known }: ListRequest, text: string): void {
  const read = readItems(kind, text);
  const { repeated, isNew } = compareItems(kind, (known ?? []).map(fromStoredItem));
  const summary: ListSummary = { found: 0, bytes: 0, repeated };
  for (let from = 0; from < read.length; from += PART_ITEMS) {
    const fitted = fitItems(kind, read.slice(from, from + PART_ITEMS), match);
    const part = (known ? fitted.filter(isNew) : fitted).map((item) => toStoredItem(kind, item));
    summary.found += fitted.length;
    summary.bytes += new Blob([JSON.stringify(part)]).size;
    post({ part, progress: Math.min(1, (from + PART_ITEMS) / read.length) });
  }
  post(summary);
}
