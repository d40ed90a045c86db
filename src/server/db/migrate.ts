import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import { join } from 'node:path';
import { packageRoot } from '../root.ts';
import { StartError } from '../start-error.ts';
import { connect, type Target } from './client.ts';

const OLDEST_VERSION = 150_000;
/** Any number, the same in every process: one migrates while the others wait. */
const MIGRATION_LOCK = 7_021_969;

/**
 * Brings the schema up to date; several processes may start at once.
 * @throws {StartError} when the server is older than PostgreSQL 15.
 */
export async function migrate(target: Target): Promise<void> {
  const { db, sql, close } = connect(target, 1);
  try {
    const [row] = await sql<{ version: number; name: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as name`;
    if (row && row.version < OLDEST_VERSION) {
      throw new StartError(
        `O banco em DATABASE_URL é o PostgreSQL ${row.name}: é preciso o 15 ou mais novo.`,
      );
    }
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await applyMigrations(db, { migrationsFolder: join(packageRoot, 'drizzle') });
  } finally {
    await close();
  }
}
