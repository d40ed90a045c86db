import { expect, it } from 'vitest';
import { connectAsServer } from '#server/testing/server-role.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { installClock } from './simulate/bridge/clock.ts';
import { profitWithRules } from './simulate/bridge/profit.ts';
import { playDays } from './simulate/bridge/year.ts';

it('days of a script with every fault: reports are the truth, no command is carried out twice or too late', async () => {
  const database = await createTestDatabase();
  const clock = await installClock(database.db);
  const server = await connectAsServer(database);
  try {
    const played = await playDays({
      seed: 1,
      days: 5,
      server,
      clock,
      log: () => undefined,
      hours: () => [1, 6, 7, 8, 12, 13, 20],
    });
    expect(played.wrong).toEqual([]);
    expect(
      Object.values(played.runs).every((count) => count > 0),
      JSON.stringify(played.runs),
    ).toBe(true);
    expect(played.commands['done']).toBeGreaterThan(10);
    expect(played.commands['skipped']).toBeGreaterThan(0);
    expect([played.manualChanges > 0, played.comparedClicks > 0]).toEqual([true, true]);
  } finally {
    clock.restore();
    await server.close();
    await database.close();
  }
});

it.each([3, 4])('the account %s earns more with rules that act', (seed) => {
  const { without, with: ruled, changes } = profitWithRules(seed);
  expect(changes).toBeGreaterThan(0);
  expect(ruled).toBeGreaterThan(without);
});
