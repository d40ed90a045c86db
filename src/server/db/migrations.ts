import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import type pg from 'pg';
import { packageRoot } from '../boot/root.ts';

export const migrationsFolder = join(packageRoot, 'drizzle');

/** A migration as Drizzle's own table records it. */
export interface AppliedMigration {
  /** Creation time in milliseconds. Migrations are applied in this order. */
  at: number;
  hash: string;
}

/** The newest migration applied to a database; null when there is none. */
export async function newestMigration(client: pg.Client): Promise<AppliedMigration | null> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (found[0]?.table == null) return null;
  const { rows } = await client.query<{ at: string; hash: string }>(
    'select created_at as at, hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0] ? { at: Number(rows[0].at), hash: rows[0].hash } : null;
}

export function knownMigrations(): AppliedMigration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
    at: folderMillis,
    hash,
  }));
}

/**
 * Brings a database to an earlier version, inside the transaction that the client has begun. Drizzle's own migrator always
 * migrates to the newest schema and commits.
 */
export async function migrateTo(client: pg.Client, last: AppliedMigration): Promise<void> {
  const newest = await newestMigration(client);
  if (newest === null) {
    await client.query('create schema drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  }
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > last.at) return;
    if (newest !== null && folderMillis <= newest.at) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
