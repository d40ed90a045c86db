// npm run simulate -- [--seed 1] [--kind mixed] [--out FOLDER]: writes a fictitious advertiser as files.
// npm run simulate -- postbacks [--url http://127.0.0.1:3000] [--seed 1] [--orders 600]: plays a month of five networks, in disorder
// and with repeats, against a running server without SMTP; the profit must equal the truth.
// npm run simulate -- advice [--seeds 200] [--from 100000]: follows the advice in the simulated truth and prints how it did.
// npm run simulate -- bridge [--seeds 100] [--from 1] [--days 365]: lets accounts live with rules that act, beside the same accounts
// without; then plays days of a script with faults against a server of its own. --days 0 leaves the second part out.
// npm run simulate -- silence [--seeds 1000] [--from 1]: how often a pause of sales is reported by mistake, and how soon a real one is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './command.ts';
import { type AdvertiserKind, kinds, makeAdvertiser } from './simulate/advertiser.ts';
import { falseAlarm, measure } from './simulate/measure.ts';
import { profitWithRules, ruledSummary } from './simulate/bridge/profit.ts';
import { playPostbacks } from './simulate/postbacks.ts';
import { observe } from './simulate/observe.ts';
import { silenceSummary, silentAccount } from './simulate/silence.ts';
import { summaryOf } from './simulate/summary.ts';
import { describe, filesOf, truthOf } from './simulate/write-advertiser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    out: { type: 'string' },
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '100000' },
    days: { type: 'string', default: '365' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    orders: { type: 'string', default: '600' },
    alarms: { type: 'boolean', default: true },
    verbose: { type: 'boolean', default: false },
  },
});
const kind = kinds.find((each) => each === values.kind);
if (values.kind !== undefined && kind === undefined) fail(`--kind: ${kinds.join(', ')}`);
if (positionals[0] === 'advice') printMeasures(numberOf('seeds'), numberOf('from'), kind);
else if (positionals[0] === 'bridge') await simulateBridge();
else if (positionals[0] === 'silence') {
  const [seeds, from] = [
    values.seeds === '200' ? 1000 : numberOf('seeds'),
    values.from === '100000' ? 1 : numberOf('from'),
  ];
  const accounts = Array.from({ length: seeds }, (_, at) => silentAccount(from + at));
  process.stdout.write(`${JSON.stringify(silenceSummary(accounts), null, 2)}\n`);
} else if (positionals[0] === 'postbacks') {
  const isEqual = await playPostbacks(values.url, numberOf('seed'), numberOf('orders'));
  if (!isEqual) fail('O lucro do servidor não é o da simulação.');
} else writeAdvertiser(numberOf('seed'), kind);

function numberOf(name: 'seed' | 'seeds' | 'from' | 'orders' | 'days'): number {
  const value = Number(values[name]);
  return Number.isSafeInteger(value) && value >= 0 ? value : fail(`--${name}: um número inteiro.`);
}

async function simulateBridge(): Promise<void> {
  const seeds = Number(values.seeds === '200' ? 100 : values.seeds);
  const from = Number(values.from === '100000' ? 1 : values.from);
  const found = Array.from({ length: seeds }, (_, at) => {
    const each = profitWithRules(from + at);
    if (values.verbose) process.stderr.write(`${JSON.stringify(each)}\n`);
    return each;
  });
  if (found.length > 0) process.stdout.write(`${JSON.stringify(ruledSummary(found), null, 2)}\n`);
  const days = numberOf('days');
  if (days === 0) return;
  const { playYear } = await import('./simulate/bridge/own-database.ts');
  const year = await playYear({
    seed: numberOf('seed'),
    days,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(year, null, 2)}\n`);
  if (year.wrong.length > 0) fail('A ponte não disse a verdade.');
}

function writeAdvertiser(seed: number, wanted: AdvertiserKind | undefined): void {
  const advertiser = makeAdvertiser(seed, wanted);
  const folder = resolve(process.env['INIT_CWD'] ?? '.', values.out ?? `simulated-${seed}`);
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of filesOf(advertiser, observe(advertiser)))
    writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, 'account.json'), JSON.stringify(describe(advertiser), null, 2));
  writeFileSync(join(folder, 'truth.json'), JSON.stringify(truthOf(advertiser), null, 2));
  process.stdout.write(`${folder}\n`);
}

function printMeasures(count: number, from: number, wanted: AdvertiserKind | undefined): void {
  const seeds = Array.from({ length: count }, (_, at) => from + at);
  const measured = seeds.map((seed) => {
    const found = measure(seed, wanted);
    if (values.verbose) process.stderr.write(`${JSON.stringify(found)}\n`);
    return found;
  });
  const alarms = values.alarms ? seeds.map(falseAlarm) : [];
  process.stdout.write(`${JSON.stringify(summaryOf(measured, alarms), null, 2)}\n`);
}
