import { afterAll, expect, it } from 'vitest';
import { migrateTo } from '#server/db/migrations.ts';
import { withClient } from '#server/driver/client.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { earlierMigrations, upgradeFrom } from './upgrades.ts';

/** Goes up one migration for each test, which fills a copy of it. */
const growing = await createTestDatabase('template0');
afterAll(growing.close);

it.each(earlierMigrations.map((migration, position) => ({ number: position + 2, migration })))(
  'a database of the first $number migrations comes to the schema of today with what it holds',
  async ({ migration }) => {
    await withClient(growing.target, (client) => migrateTo(client, migration));
    const database = await createTestDatabase(growing.name);
    const { before, after, isNewest } = await upgradeFrom(database.target, migration);
    expect(after).toEqual(before);
    expect(before).toMatchObject({ letters: expect.stringContaining('a@exemplo.com.br') as string });
    expect(isNewest).toBe(true);
    await database.close();
  },
);
