import { parseArgs } from 'node:util';
import { killUnderNetworks } from './networks.ts';
import { openVerdict } from './verdict.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const { report, close } = openVerdict();
await killUnderNetworks(Number(values.rounds), report);
close();
