import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { finished } from 'node:stream/promises';
import { withClient, type Target } from '../driver/client.ts';
import { type AppliedMigration, knownMigrations, migrateTo } from '../db/migrations.ts';
import { StartError } from '../boot/start-error.ts';
import { readTables } from './catalogue.ts';
import type { BackupEnd, BackedUpSequence, BackedUpTable } from './format.ts';
import { readBackup } from './read-backup.ts';

interface Restored {
  file: string;
  migration: AppliedMigration;
  end: BackupEnd;
}

/**
 * Restores a verified backup into an empty database: first its schema, then its rows, in one transaction.
 * @throws {StartError} when the database is in use, or the backup is from a newer version.
 */
export async function restoreInto(target: Target, { file, migration, end }: Restored): Promise<void> {
  refuseNewer(migration);
  await withClient(target, async (client) => {
    await refuseUsed(client);
    await client.query('begin');
    await migrateTo(client, migration);
    await loadRows(client, file, end);
    await client.query('commit');
    await client.query('analyze');
  });
}

function refuseNewer({ at, hash }: AppliedMigration): void {
  const known = knownMigrations();
  if (known.some((one) => one.at === at && one.hash === hash)) return;
  const isNewer = at > (known.at(-1)?.at ?? 0);
  throw new StartError(
    isNewer
      ? 'Este backup é de uma versão mais nova da Faísca: restaure-o com ela.'
      : 'Este backup é de um esquema que esta versão da Faísca não conhece.',
  );
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname in ('public', 'drizzle')`,
  );
  const tables = rows[0]?.tables ?? 0;
  if (tables === 0) return;
  throw new StartError(
    `O banco não está vazio (tem ${tables} tabelas): restaure em um banco novo. Nada foi mudado.`,
  );
}

/**
 * Fills the tables in the file's order, so that referenced rows come first. Triggers are off, so the rows are
 * stored unchanged.
 */
export async function loadRows(client: pg.Client, file: string, end: BackupEnd): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => client.escapeIdentifier(name));
  const setTriggers = (state: 'enable' | 'disable') =>
    client.query(tables.map((table) => `alter table ${table} ${state} trigger user`).join(';'));
  await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO'`);
  await client.query(`truncate ${tables.join(', ')}`); // a migration may have inserted rows
  await setTriggers('disable');
  let loading: TableLoad | null = null;
  await readBackup(file, async (part) => {
    if (part.kind === 'rows') {
      await loading?.write(part.rows);
      return;
    }
    await loading?.end(end);
    loading = part.kind === 'table' ? loadTable(client, part.table) : null;
    if (part.kind === 'sequence') await setSequence(client, part.sequence);
  });
  await setTriggers('enable');
}

interface TableLoad {
  write: (rows: Buffer) => Promise<void>;
  end: (expected: BackupEnd) => Promise<void>;
}

function loadTable(client: pg.Client, { name, columns }: BackedUpTable): TableLoad {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyFrom(`copy public.${client.escapeIdentifier(name)} (${list}) from stdin`));
  const done = finished(copy);
  done.catch(() => undefined); // the next write, or `end`, reports the error
  return {
    async write(rows) {
      if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), done]);
    },
    async end(expected) {
      copy.end();
      await done;
      if (copy.rowCount === expected.rows[name]) return;
      throw new StartError(`A tabela ${name} não recebeu todas as suas linhas: nada foi restaurado.`);
    },
  };
}

async function setSequence(client: pg.Client, { name, value, isCalled }: BackedUpSequence): Promise<void> {
  await client.query('select setval($1::regclass, $2, $3)', [
    `public.${client.escapeIdentifier(name)}`,
    value,
    isCalled,
  ]);
}
