import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';

/** Runs a read that sees the person's rows only. */
export type ReadOwn = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** Bytes of rows that are read at once. A row that is larger is read alone. */
const PART_BYTES = 1024 * 1024;
/** Small rows are read in parts of up to so many times as many: each part costs four trips to the database. */
const MOST_GROWTH = 8;

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

export interface ExportedRows {
  table: PgTable;
  fields: Record<string, PgColumn | SQL>;
  /** Chooses the person's rows. */
  own: SQL | undefined;
  /** The order of the rows. No two have the same. */
  key: readonly PgColumn[];
  /** Rows that are read at once: about a megabyte of the largest ones. */
  atOnce: number;
}

/** The rows of a table however many they are, each part after the last row of the one before. */
export async function* rowsInParts(
  read: ReadOwn,
  rows: ExportedRows,
): AsyncGenerator<Record<string, unknown>[]> {
  const { table, fields, own, key } = rows;
  const position = sql<string[]>`array[${sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;
  let after: SQL | undefined;
  for (;;) {
    const { atOnce } = rows;
    const found = await read((tx) =>
      tx
        .select({ row: fields, position })
        .from(table)
        .where(and(own, after))
        .orderBy(...key.map((column) => asc(column)))
        .limit(atOnce),
    );
    if (found.length > 0) yield found.map(({ row }) => row);
    const end = found.at(-1);
    if (end === undefined || found.length < atOnce) return;
    const last = key.map((column, at) => sql`${end.position[at]}::${sql.raw(column.getSQLType())}`);
    after = sql`(${sql.join([...key], sql`, `)}) > (${sql.join(last, sql`, `)})`;
  }
}

/** The rows of a table as a further member of a JSON object. */
export async function* list(read: ReadOwn, name: string, rows: ExportedRows): AsyncGenerator<string> {
  yield `,"${name}":[`;
  yield* separated(asJson(read, rows));
  yield ']';
}

/** The rows as members of a JSON list. */
export async function* asJson(read: ReadOwn, rows: ExportedRows): AsyncGenerator<string> {
  const sized = { ...rows };
  for await (const part of rowsInParts(read, sized)) {
    const json = part.map((row) => JSON.stringify(row)).join(',');
    const isSmall = json.length < PART_BYTES / 4;
    sized.atOnce = isSmall ? Math.min(2 * sized.atOnce, MOST_GROWTH * rows.atOnce) : rows.atOnce;
    yield json;
  }
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
