// npm run test:faults -- [--cuts 200] [--rounds 50]: what befalls a server and its database.
// npm run test:faults -- cluster [--rounds 20]: what befalls two servers before two databases that replace each other.
// Both print figures and exit with 1 on any loss.
import { argv } from 'node:process';

const isCluster = argv[2] === 'cluster';
await (isCluster ? import('./cluster/main.ts') : import('./one-machine.ts'));
