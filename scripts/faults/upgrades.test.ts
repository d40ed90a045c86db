import { expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { earlierMigrations, upgradeFrom } from './upgrades.ts';

it.each(earlierMigrations.map((migration, position) => ({ number: position + 2, migration })))(
  'a database of the first $number migrations comes to the schema of today with what it holds',
  async ({ migration }) => {
    const database = await createTestDatabase('template0');
    const { before, after, isNewest } = await upgradeFrom(database.target, migration);
    expect(after).toEqual(before);
    expect(before).toMatchObject({ letters: expect.stringContaining('a@exemplo.com.br') as string });
    expect(isNewest).toBe(true);
    await database.close();
  },
);
