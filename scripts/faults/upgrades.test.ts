import { expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { earlierMigrations, upgradeFrom, upgradeInSteps } from './upgrades.ts';

// `npm run test:faults` comes from each version at once.
it.each(earlierMigrations.slice(0, 1))(
  'the oldest database comes to the schema of today at once',
  async (oldest) => {
    const database = await createTestDatabase('template0');
    const { before, after, isNewest } = await upgradeFrom(database.target, oldest);
    expect(after).toEqual(before);
    expect(before).toMatchObject({ letters: expect.stringContaining('a@exemplo.com.br') as string });
    expect(isNewest).toBe(true);
    await database.close();
  },
);

it('each migration leaves what databases of all versions before it hold', async () => {
  const database = await createTestDatabase('template0');
  const steps = await upgradeInSteps(database.target);
  expect(steps).toHaveLength(earlierMigrations.length);
  for (const { before, after } of steps) expect(after).toEqual(before);
  await database.close();
});
