// npm run dev: the server restarts and the interface reloads as files change. Open the address Vite prints.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './set-up.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const PORT = process.env.PORT ?? '3000';

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const start = (command, args, env) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const children = [
  start(bin('tsx'), ['watch', 'src/server/main.ts'], { PORT: API_PORT, APP_URL: `http://localhost:${PORT}` }),
  start(bin('vite'), ['--port', PORT, '--strictPort'], { API_PORT }),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 1;
  });
}
