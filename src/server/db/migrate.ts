import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../boot/start-error.ts';
import { type Target, withClient } from '../driver/client.ts';
import { knownMigrations, migrationsFolder, newestMigration } from './migrations.ts';
import { grantTo } from './privileges.ts';

const OLDEST_VERSION = 150_000;
/** An arbitrary number, the same in every process: one process migrates while the others wait. */
const MIGRATION_LOCK = 7_021_969;

/**
 * Migrates the schema to this version. Several processes may start at once.
 * @param role the role of the server, if it does not own the schema.
 * @throws {StartError} when the database is older than PostgreSQL 15, or a newer version has migrated it.
 */
export function migrate(target: Target, role?: string): Promise<void> {
  return withClient(target, async (client) => {
    await checkVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
    if (role !== undefined) await grantTo(client, role);
  });
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  );
  const [row] = rows;
  if (row && row.version < OLDEST_VERSION) {
    throw new StartError(`O banco em DATABASE_URL é o PostgreSQL ${row.name}: é preciso o 15 ou mais novo.`);
  }
}

/** This version would read and write tables whose meaning it does not know. */
async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const newest = await newestMigration(client);
  if (newest === null || knownMigrations().some(({ at }) => at === newest.at)) return;
  throw new StartError(
    `O banco foi migrado por outra versão da Faísca (migração de ${new Date(newest.at).toISOString()}), que esta não conhece: inicie aquela versão ou restaure um backup feito por esta.`,
  );
}
