import { expect, it } from 'vitest';
import { connect } from '#server/db/client.ts';
import { testedProgram } from '#server/testing/server-process.ts';
import { mayMount } from '../reporters/skips.mjs';
import { shiftClock } from './clock.ts';
import { runCuts } from './cut-rounds.ts';
import type { Cut } from './cuts.ts';
import { databaseKinds } from './databases.ts';
import { fillDisk } from './full-disk.ts';
import { startLetters } from './letters.ts';
import { startTogether } from './start-together.ts';
import { askWhileStopped } from './stopped.ts';

// Short: `npm run test:faults` does the same at length.
it.each<[keyof typeof databaseKinds, Cut[]]>([
  ['embedded', ['all']],
  ['external', ['terminate', 'stop', 'server']],
])(
  'every cut and kill of an %s database and its server is survived: no write and no letter is lost or doubled',
  async (kind, kinds) => {
    const letters = await startLetters();
    const attacked = await databaseKinds[kind]({ env: { SMTP_URL: letters.url } });
    const result = await runCuts(attacked, { rounds: kinds.length, kinds, letters });
    const connection = connect(attacked.victim.target, { max: 1 });
    const counted = await letters.count(connection);
    await connection.close();
    const left = await attacked.close();
    await letters.close();
    expect(result).toMatchObject({ cuts: kinds.length, died: false, hung: 0, lost: [], wrong: [], leaks: 0 });
    expect(result.acknowledged).toBeGreaterThan(10);
    expect(result.acknowledgedLists).toBeGreaterThan(10);
    expect(counted).toMatchObject({ lostLetters: 0, doubledLetters: 0 });
    expect(left).toBe(0);
  },
  180_000,
);

it.runIf(process.platform === 'linux')(
  'while its database is stopped the server refuses every request in time, and afterwards it serves again',
  async () => {
    const attacked = await databaseKinds.embedded();
    const answers = await askWhileStopped(attacked, 10);
    await expect.poll(async () => (await fetch(`${attacked.server.url}/healthz`)).status).toBe(200);
    await attacked.close();
    for (const { status, retryAfter } of answers) expect([status, retryAfter]).toEqual([503, '1']);
    // The limit of 3 s, and as much again for a machine that is busy with other tests.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(6000);
  },
  120_000,
);

it.runIf(mayMount())(
  'a full disk is reported by 503, and once there is room again the server writes by itself',
  async () => {
    const result = await fillDisk(testedProgram);
    expect(result).toMatchObject({ refused: true, died: false, lost: 0 });
    expect(result?.recovery).toBeLessThan(60_000);
  },
  180_000,
);

it('a server whose clock is 400 days behind goes by the clock of the database', async () => {
  expect((await shiftClock(-400, testedProgram)).statuses).toEqual([200, 402, 401]);
}, 120_000);

it('of servers that start at once on an empty database one migrates, and all serve', async () => {
  expect(await startTogether(testedProgram)).toEqual({ answers: [200, 200], applied: 1 });
}, 120_000);
