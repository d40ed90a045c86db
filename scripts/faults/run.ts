// npm run test:faults -- [--cuts 200] [--rounds 50]: what befalls a server and its database.
// npm run test:faults -- cluster [--rounds 20]: what befalls two servers before two databases that replace each other.
// npm run test:faults -- floods [--pairs 3] [--seconds 6] [--only 1]: what others notice while somebody floods the server.
// npm run test:faults -- networks [--rounds 20]: kills of server and database while eight networks tell sales and refunds.
// npm run test:faults -- proxies: the files of deploy/ in a real nginx and Caddy, with the largest request.
// All print figures and exit with 1 on any loss.
import { argv } from 'node:process';

const runs = {
  cluster: () => import('./cluster/main.ts'),
  networks: () => import('./networks-alone.ts'),
  floods: () => import('./floods.ts'),
  proxies: () => import('./proxies.ts'),
};
const chosenRun = Object.entries(runs).find(([name]) => name === argv[2]);
await (chosenRun ? chosenRun[1]() : import('./one-machine.ts'));
