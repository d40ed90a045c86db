import type { AssetType } from '#domain/ads/asset-types.ts';
import { compareItems, fitItems, fromStoredItem, type StoredItem, toStoredItem } from '#domain/ads/items.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { readItems } from '#domain/making/texts/generators/read-items.ts';
import { answerCalls } from '#client/lib/call-worker.ts';
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
  /** False when the source contains bytes that no text has. Then it is not read. */
  isText: boolean;
  /** Size of the list as a campaign stores it. */
  bytes: number;
  /** The places of the known items that repeat an earlier one. */
  repeated: number[];
}

/** The items of one message. Even a slow phone takes them in within a frame. */
const PART_ITEMS = 2_000;

/** Control characters, which a text editor never writes. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;

const listFunctions = {
  /** Sends the list in parts, and answers with its summary. */
  read: async (
    { kind, source, match, known }: ListRequest,
    send: (message: { part: StoredItem[]; progress: number }) => void,
  ): Promise<ListSummary> => {
    const text = typeof source === 'string' ? source : await readTextFile(source);
    const isText = !CONTROLS.test(text);
    const read = isText ? readItems(kind, text) : [];
    const { repeated, isNew } = compareItems(kind, (known ?? []).map(fromStoredItem));
    const summary: ListSummary = { found: 0, isText, bytes: 0, repeated };
    for (let from = 0; from < read.length; from += PART_ITEMS) {
      const fitted = fitItems(kind, read.slice(from, from + PART_ITEMS), match);
      const part = (known ? fitted.filter(isNew) : fitted).map((item) => toStoredItem(kind, item));
      summary.found += fitted.length;
      summary.bytes += new Blob([JSON.stringify(part)]).size;
      send({ part, progress: Math.min(1, (from + PART_ITEMS) / read.length) });
    }
    return summary;
  },
};

export type ListFunctions = typeof listFunctions;
answerCalls(listFunctions);
