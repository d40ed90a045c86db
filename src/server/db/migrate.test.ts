import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../boot/root.ts';
import { createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Connection } from './client.ts';
import { migrate } from './migrate.ts';

const EMPTY = 'template0';

/** Reads every column, index, constraint and trigger of the product's tables. */
async function describe({ db }: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by line`);
  return rows.map(({ line }) => line);
}

/** Applies the first `count` migrations, as an earlier version would have done. */
async function migrateAsBefore({ db }: Connection, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'faisca-migrations-'));
  await cp(join(packageRoot, 'drizzle'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }; // a file that drizzle-kit writes
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await applyMigrations(db, { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

it.each<[string, (database: Connection) => Promise<void>]>([
  ['empty', () => Promise.resolve()],
  ['of the first version', (database) => migrateAsBefore(database, 2)],
  [
    'whose first two migrations had parts of the third in them',
    async ({ target, db }) => {
      await migrate(target);
      await db.execute('delete from drizzle.__drizzle_migrations where id = 3');
    },
  ],
])('a database %s gets the current schema, and a second run changes nothing', async (_what, prepare) => {
  const [today, database] = await Promise.all([createTestDatabase(), createTestDatabase(EMPTY)]);
  await prepare(database);
  await migrate(database.target);
  await migrate(database.target);
  expect(await describe(database)).toEqual(await describe(today));
  await Promise.all([today.close(), database.close()]);
});

it('the data of a first-version database is kept', async () => {
  const database = await createTestDatabase(EMPTY);
  await migrateAsBefore(database, 2);
  const created = await database.db.execute(
    sql`insert into "user" (name, email) values ('Ana', 'ana@exemplo.com.br') returning id`,
  );
  await migrate(database.target);
  const stored = await database.db.execute(sql`select id, plan, subscription_status from profiles`);
  expect(stored.rows).toEqual([{ ...created.rows[0], plan: 'pro', subscription_status: 'trialing' }]);
  expect(await createUser(database.db)).toHaveProperty('id');
  await database.close();
});

it('a database that a newer version migrated is refused, and stays as it is', async () => {
  const database = await createTestDatabase();
  const newer = Date.parse('2099-01-02T03:04:05Z');
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`,
  );
  const before = await describe(database);
  await expect(migrate(database.target)).rejects.toThrow(
    /^O banco foi migrado por outra versão da Faísca \(migração de 2099-01-02T03:04:05.000Z\)/u,
  );
  expect(await describe(database)).toEqual(before);
  await database.close();
});
