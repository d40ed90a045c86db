// npm run test:faults -- [--cuts 200]: cuts the database off repeatedly and prints figures. Exits with 1 when
// anything was lost.
import { parseArgs } from 'node:util';
import { runCuts } from './cut-rounds.ts';
import { databaseKinds } from './databases.ts';
import { askWhileStopped } from './stopped.ts';

const STOPPED_ROUNDS = 3;
const ANSWER_MS = 3000;
const RECOVERY_MS = 3000;

const { values } = parseArgs({ options: { cuts: { type: 'string', default: '200' } } });
const rounds = Number(values.cuts) / 2; // half of them on each kind of database
let failures = 0;

function report(what: string, isGood: boolean, figures: object): void {
  console.log(`${isGood ? 'ok    ' : 'FALHOU'} ${what}`, JSON.stringify(figures));
  if (!isGood) failures += 1;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

for (const [kind, start] of Object.entries(databaseKinds)) {
  const attacked = await start();
  const { recoveries, lost, ...result } = await runCuts(attacked.server, attacked.victim, { rounds });
  const recovery = Math.round(median(recoveries));
  const isWhole = lost.length === 0 && result.hung === 0 && !result.died && result.wrong.length === 0;
  report(`cuts, ${kind}`, isWhole && recovery < RECOVERY_MS, { ...result, lost: lost.length, recovery });
  for (let round = 0; round < STOPPED_ROUNDS && !result.died; round++) {
    const answers = await askWhileStopped(attacked, 10);
    const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    const isRefused = answers.every(({ status, retryAfter }) => status === 503 && retryAfter !== null);
    report(`stopped database, ${kind}`, isRefused && longest <= ANSWER_MS, {
      answers: answers.length,
      longest,
    });
  }
  await attacked.close();
}
console.log(failures === 0 ? 'Nada se perdeu.' : `${failures} falhas.`);
process.exitCode = failures === 0 ? 0 : 1;
