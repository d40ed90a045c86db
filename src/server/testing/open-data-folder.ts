import pino from 'pino';
import { startEmbedded } from '../embedded-postgres/index.ts';

// Opens the data folder given as its argument like a second server would, prints the result and waits to be
// killed.
const [, , dataDir = ''] = process.argv;
try {
  await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  console.log('open');
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : 'failed');
  process.exit(1);
}
