// npm run dev: restarts the server and reloads the interface when files change, and prints type errors. Open
// the address that Vite prints. PostgreSQL is a separate process and keeps running across restarts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled, root } from './set-up.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const PORT = process.env.PORT ?? '3000';

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const children = new Set();

/** Starts a program. When one program ends, all end. */
function start(command, args, env = {}, stdio = 'inherit') {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    process.exitCode ??= code ?? 1;
    stop('SIGTERM');
  });
  return child;
}

/** Stops the database last, when nothing uses it any more. */
function stop(signal) {
  const users = [...children].filter((child) => child !== database);
  for (const child of users) child.kill(signal);
  if (users.length === 0) database?.kill(signal);
}

/**
 * Starts the embedded PostgreSQL unless DATABASE_URL names another database. Returns its connection
 * variables.
 */
async function databaseAddress() {
  if (process.env.DATABASE_URL) return {};
  database = start(process.execPath, ['--import', 'tsx', 'scripts/dev-database.ts'], {}, [
    'inherit',
    'inherit',
    'inherit',
    'ipc',
  ]);
  const [addresses] = await Promise.race([
    once(database, 'message'),
    once(database, 'exit').then(() => [null]),
  ]);
  return addresses;
}

let database = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

const addresses = await databaseAddress();
if (addresses) {
  const server = start(
    bin('tsx'),
    ['watch', 'src/server/main.ts'],
    { ...addresses, PORT: API_PORT, APP_URL: `http://localhost:${PORT}` },
    ['inherit', 'pipe', 'inherit'],
  );
  const readable = start(bin('pino-pretty'), ['--singleLine'], {}, ['pipe', 'inherit', 'inherit']);
  server.stdout.pipe(readable.stdin);
  start(bin('vite'), ['--port', PORT, '--strictPort'], { API_PORT });
  start(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput']);
}
