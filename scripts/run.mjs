// Runs a TypeScript program of the project after the set-up: node scripts/run.mjs scripts/seed.ts --users 1000
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './set-up.mjs';

ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
