import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withClient, type Target } from '../driver/client.ts';
import { newestMigration } from '../db/migrations.ts';
import { StartError } from '../boot/start-error.ts';
import { readSequences, readTables } from './catalogue.ts';
import {
  type BackupHeader,
  END_OF_ROWS,
  endLine,
  headerLine,
  type BackedUpTable,
  sequenceLine,
  tableLine,
} from './format.ts';
import type { BackupSecret } from './secret.ts';

const NEWLINE = 10;

/**
 * Streams one snapshot of the whole database as the text of a backup. Other connections can write meanwhile.
 * @param take reads the stream to its end.
 * @throws {StartError} when the database does not belong to this product.
 */
export async function readForBackup(
  target: Target,
  secret: BackupSecret,
  take: (text: Readable) => Promise<void>,
): Promise<void> {
  await withClient(target, async (client) => {
    // A policy that hides rows from this role must be an error, because the backup would be incomplete.
    await client.query(`set row_security = off; set datestyle = 'ISO'; set statement_timeout = 0`);
    await client.query('begin isolation level repeatable read read only');
    await take(Readable.from(backupText(client, secret), { objectMode: false, highWaterMark: 1 << 18 }));
    await client.query('commit');
  });
}

async function* backupText(client: pg.Client, secret: BackupSecret): AsyncGenerator<Buffer> {
  const sha256 = createHash('sha256');
  const hashed = (chunk: Buffer) => {
    sha256.update(chunk);
    return chunk;
  };
  const line = (text: string) => hashed(Buffer.from(text));
  yield line(headerLine(await makeHeader(client, secret)));
  const rows: Record<string, number> = {};
  for (const table of await readTables(client)) {
    rows[table.name] = 0;
    yield line(tableLine(table));
    for await (const chunk of rowsOf(client, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + countLines(chunk);
      yield hashed(chunk);
    }
    yield line(END_OF_ROWS);
  }
  for (const sequence of await readSequences(client)) yield line(sequenceLine(sequence));
  yield Buffer.from(endLine({ rows, sha256: sha256.digest('hex') }));
}

async function makeHeader(client: pg.Client, secret: BackupSecret): Promise<BackupHeader> {
  const migration = await newestMigration(client);
  if (!migration)
    throw new StartError('Este banco não é da Faísca, ou ainda está vazio: não há o que guardar.');
  const { rows } = await client.query<{ now: Date }>('select now()');
  const createdAt = (rows[0]?.now ?? new Date()).toISOString();
  return { version: 1, createdAt, migration, ...secret };
}

function rowsOf(client: pg.Client, { name, columns }: BackedUpTable): AsyncIterable<Buffer> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`));
}

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
