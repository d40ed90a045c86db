import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { connect } from '#server/db/client.ts';
import { withClient } from '#server/driver/client.ts';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { programs } from '#server/testing/server-process.ts';
import { clockShifts, shiftClock } from './clock.ts';
import { runCuts } from './cut-rounds.ts';
import { cutNames, killNames } from './cuts.ts';
import { databaseKinds, makeDataDir } from './databases.ts';
import { fillDisk } from './full-disk.ts';
import { killUnderNetworks } from './networks.ts';
import { startLetters } from './letters.ts';
import { restoreToMoment } from './point-in-time.ts';
import { startTogether } from './start-together.ts';
import { askWhileStopped } from './stopped.ts';
import { earlierMigrations, upgradeFrom } from './upgrades.ts';
import { openVerdict, quantile } from './verdict.ts';

const STOPPED_ROUNDS = 3;
const ANSWER_MS = 3000;
const RECOVERY_MS = 3000;

const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '200' }, rounds: { type: 'string', default: '50' } },
});
const program = programs.built;
const { report, close } = openVerdict();

type Start = (typeof databaseKinds)['embedded'];

async function runRounds(
  what: string,
  start: Start,
  kinds: typeof cutNames | typeof killNames,
  rounds: number,
) {
  const letters = await startLetters();
  const attacked = await start({ program, env: { SMTP_URL: letters.url } });
  const since = performance.now();
  const { recoveries, lost, ...result } = await runCuts(attacked, { rounds, kinds, letters });
  const seconds = Math.round((performance.now() - since) / 1000);
  const connection = connect(attacked.victim.target, { max: 1 });
  const counted = await letters.count(connection);
  await connection.close();
  const recovery = { median: quantile(recoveries, 0.5), longest: quantile(recoveries, 1) };
  if (kinds === cutNames) await runStopped(what, attacked);
  const left = await attacked.close();
  await letters.close();
  const isWhole = lost.length + result.hung + result.leaks + result.wrong.length + left === 0 && !result.died;
  // Nobody can know whether a server that is killed while it sends was heard: then the letter goes out again.
  const mayRepeat = kinds === killNames;
  const areLettersRight =
    counted.lostLetters + counted.doubledLetters === 0 && (mayRepeat || counted.repeatedLetters === 0);
  const figures = {
    ...result,
    lost: lost.length,
    ...counted,
    processesLeft: left,
    recoveryMs: recovery,
    seconds,
    machineLoad: loadavg()[0],
  };
  report(what, isWhole && areLettersRight && recovery.median < RECOVERY_MS, figures);
}

async function runStopped(what: string, attacked: Awaited<ReturnType<Start>>): Promise<void> {
  for (let round = 0; round < STOPPED_ROUNDS; round++) {
    const answers = await askWhileStopped(attacked, 10);
    const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    const isRefused = answers.every(({ status, retryAfter }) => status === 503 && retryAfter !== null);
    report(`stopped database, ${what}`, isRefused && longest <= ANSWER_MS, {
      answers: answers.length,
      longest,
    });
  }
}

async function runUpgrades(): Promise<{ versions: number; lost: number }> {
  const dataDir = makeDataDir();
  const database = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  if (typeof database.owner === 'string') throw new Error('the embedded database is reached by its socket');
  let lost = 0;
  for (const [position, earlier] of earlierMigrations.entries()) {
    const name = `upgrade_${position}`;
    await withClient(database.owner, (client) => client.query(`create database ${name}`));
    const { before, after, isNewest } = await upgradeFrom({ ...database.owner, database: name }, earlier);
    if (!isNewest || JSON.stringify(before) !== JSON.stringify(after)) lost += 1;
  }
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { versions: earlierMigrations.length, lost };
}

for (const [kind, start] of Object.entries(databaseKinds)) {
  // Half of each on each kind of database.
  await runRounds(`cuts, ${kind}`, start, cutNames, Number(values.cuts) / 2);
  await runRounds(`kills, ${kind}`, start, killNames, Number(values.rounds) / 2);
}
const NETWORK_KILLS = 20;
await killUnderNetworks(NETWORK_KILLS, report);
const full = await fillDisk(program);
if (full === null)
  console.log('       full disk: not run, since no disk of a given size can be made here (mount)');
else report('full disk', full.refused && !full.died && full.lost === 0 && full.recovery < 20_000, full);
for (const days of clockShifts) {
  const { statuses } = await shiftClock(days, program);
  report(`clock ${days} days off`, statuses.join() === '200,402,401', { statuses });
}
const restored = await restoreToMoment(program);
if (restored === null)
  console.log(
    '       restore to a moment: not run, since PostgreSQL and pgBackRest of the system are missing',
  );
else {
  const isBack = restored.before.length > 0 && restored.after.join() === restored.before.join();
  report('restore to the moment before a mistake', isBack && restored.later.length === 0, restored);
}
const together = await startTogether(program);
report(
  'two servers migrating at once',
  together.answers.every((status) => status === 200),
  together,
);
const upgrades = await runUpgrades();
report('upgrades from every earlier migration', upgrades.lost === 0, upgrades);
close();
