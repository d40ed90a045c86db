// Runs a TypeScript program of the project after the set-up: node scripts/run.mjs scripts/seed.ts --users
// 1000. With --built before the program's name, it first builds interface and server.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './set-up.mjs';

const [first, ...others] = process.argv.slice(2);
ensureInstalled();
if (first === '--built') ensureBuilt();
const program = first === '--built' ? others : [first, ...others];
const child = spawn(process.execPath, ['--import', 'tsx', ...program], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
