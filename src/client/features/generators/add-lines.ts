import { dedupeItems, toStoredItem } from '#domain/ads/items.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { addItems, parseItems } from '#domain/making/texts/generators/read-items.ts';
import { notifyError } from '#client/lib/notify.ts';
import type { Draft } from './draft.ts';
import type { ListReader } from './use-list-reader.ts';

/** The most letters of a text, and items of a list, that are processed on the page. Larger ones go to the worker. */
const AT_ONCE = { letters: 20_000, items: 2_000 };

/** No item is nearly so long. A longer line is a text in the wrong field, of which an item would keep the beginning. */
const LONGEST_LINE = 2_000;

interface AddedLines {
  /** The items in the text, duplicates included. */
  found: number;
  /** How many of them were new. */
  added: number;
  /** How many items left the list because they repeated others. */
  repeated: number;
}

/**
 * Adds the lines of a text to the list.
 * @returns null when the person cancelled, or when the reason of a failure was reported. Then nothing changed.
 */
export async function addLines(draft: Draft, text: string, { read }: ListReader): Promise<AddedLines | null> {
  const { kind } = draft;
  const { items, match } = draft.read();
  const tooLong = text
    .split(/[\r\n]/u)
    .map((line) => line.trim())
    .find(({ length }) => length > LONGEST_LINE);
  if (tooLong !== undefined) {
    notifyError(
      'Linha longa demais',
      `Uma linha tem ${numberText(tooLong.length)} caracteres. Escreva um item por linha e tente de novo. O texto não foi alterado.`,
    );
    return null;
  }
  if (text.length <= AT_ONCE.letters && items.length <= AT_ONCE.items) {
    const parsed = parseItems(kind, text, match);
    const kept = dedupeItems(kind, items).length;
    const joined = addItems(kind, items, parsed);
    const counts = { found: parsed.length, added: joined.length - kept, repeated: items.length - kept };
    if (parsed.length > 0) change(draft, counts, () => joined);
    return counts;
  }
  const known = items.map((item) => toStoredItem(kind, item));
  const list = await read({ kind, source: text, match, known }).catch(() => {
    notifyError('Erro ao adicionar', 'O navegador não conseguiu ler o texto. Tente de novo.');
    return null;
  });
  if (list === null) return null;
  const gone = new Set(list.repeated);
  const counts = { found: list.found, added: list.items.length, repeated: gone.size };
  // The list may have changed meanwhile.
  if (list.found > 0)
    change(draft, counts, (now) =>
      now === items
        ? [...now.filter((_, at) => !gone.has(at)), ...list.items]
        : addItems(kind, now, list.items),
    );
  return counts;
}

function change(
  { setItems }: Draft,
  { added, repeated }: AddedLines,
  next: Parameters<Draft['setItems']>[0],
): void {
  if (added > 0) setItems(next, { kind: 'added', count: added });
  else if (repeated > 0) setItems(next, { kind: 'removed', count: repeated });
}
