import type { Transaction } from '../db/client.ts';

/** Runs a read that sees the person's rows only. */
export type ReadOwn = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** Bytes of rows that are read at once. A row that is larger is read alone. */
const PART_BYTES = 1024 * 1024;

export interface SizedRow {
  id: string;
  bytes: number;
}

/** The ids of the rows in parts that are read one after the other. */
export function* partsOf(rows: readonly SizedRow[]): Generator<string[]> {
  let part: string[] = [];
  let total = 0;
  for (const { id, bytes } of rows) {
    if (part.length > 0 && total + bytes > PART_BYTES) {
      yield part;
      [part, total] = [[], 0];
    }
    part.push(id);
    total += bytes;
  }
  if (part.length > 0) yield part;
}

/** The members of an object as JSON, without the braces around them. */
export function members(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

/** Pieces of one list, with commas between them. */
export async function* separated(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece : `,${piece}`;
    isFirst = false;
  }
}
