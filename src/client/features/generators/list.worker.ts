import type { AssetType } from '#domain/ads/asset-types.ts';
import { fitItems, type StoredItem, toStoredItem } from '#domain/ads/items.ts';
import { readItems } from '#domain/texts/generators/read-items.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';

export interface ListRequest {
  kind: AssetType;
  file: File;
}
/** The list comes in parts; after the last part, its size as a campaign stores it. */
export type ListAnswer =
  { part: StoredItem[]; progress: number } | { bytes: number } | { isUnreadable: true };

/** Items per message: the page takes them in within a frame, also on a slow phone. */
const PART_ITEMS = 2_000;

const post = (answer: ListAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ListRequest>) =>
  void readTextFile(data.file).then(
    (text) => send(data.kind, text),
    () => post({ isUnreadable: true }),
  );

function send(kind: AssetType, text: string): void {
  const read = readItems(kind, text);
  let bytes = 0;
  for (let from = 0; from < read.length; from += PART_ITEMS) {
    const fitted = fitItems(kind, read.slice(from, from + PART_ITEMS));
    const part = fitted.map((item) => toStoredItem(kind, item));
    bytes += new Blob([JSON.stringify(part)]).size;
    post({ part, progress: Math.min(1, (from + PART_ITEMS) / read.length) });
  }
  post({ bytes });
}
