import pino from 'pino';
import { startEmbedded } from '../embedded-postgres/index.ts';

// A second server, as far as the data folder of its argument goes: says how it went and waits to be ended.
const [, , dataDir = ''] = process.argv;
try {
  await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  console.log('open');
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : 'failed');
  process.exit(1);
}
