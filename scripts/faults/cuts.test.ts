import { expect, it } from 'vitest';
import { runCuts } from './cut-rounds.ts';
import { databaseKinds } from './databases.ts';
import { askWhileStopped } from './stopped.ts';

const ROUNDS = 4;

it.each(Object.entries(databaseKinds))(
  'the server survives every cut of an %s database and keeps every acknowledged write',
  async (_kind, start) => {
    const attacked = await start();
    const result = await runCuts(attacked.server, attacked.victim, { rounds: ROUNDS });
    await attacked.close();
    expect(result).toMatchObject({ cuts: ROUNDS, died: false, hung: 0, lost: [], wrong: [] });
    expect(result.acknowledged).toBeGreaterThan(50);
  },
  180_000,
);

it.runIf(process.platform === 'linux')(
  'while its database is stopped, the server refuses every request in time, and afterwards it works again',
  async () => {
    const attacked = await databaseKinds.embedded();
    const answers = await askWhileStopped(attacked, 10);
    await expect.poll(async () => (await fetch(`${attacked.server.url}/healthz`)).status).toBe(200);
    await attacked.close();
    for (const { status, retryAfter } of answers) expect([status, retryAfter]).toEqual([503, '1']);
    // The limit is 3 s; we allow twice as much, because other tests may load the machine.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(6000);
  },
  120_000,
);
