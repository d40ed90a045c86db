// npm run dev: restarts the server and reloads the interface when files change, and prints type errors. Open
// the address that Vite prints. PostgreSQL is a separate process and keeps running across restarts. It is
// migrated once at the start, then when `m` and Enter are typed: a draft of a migration is applied on command.
// With -- --fresh the embedded database is emptied first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureInstalled, fail, root } from './set-up.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const PORT = process.env.PORT ?? '3000';
const isFresh = process.argv.includes('--fresh');
/** How long the programs may take to end before they are killed. */
const PATIENCE_MS = 10_000;
const PARENT_MS = 500;

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const children = new Set();
let isStopping = false;

/** Starts a program in a process group of its own, so that whatever it starts ends with it. When one ends, all end. */
function start(command, args, env = {}, stdio = ['ignore', 'inherit', 'inherit']) {
  const child = spawn(command, args, { cwd: root, stdio, detached: true, env: { ...process.env, ...env } });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    process.exitCode ??= code ?? 1;
    stop();
  });
  return child;
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Stops the database last, when nothing uses it any more. The log's reader ends with the server. */
function stop() {
  const users = [...children].filter((child) => child !== database);
  for (const child of users) if (child !== readable) signalGroup(child, 'SIGTERM');
  if (users.length === 0) database?.kill('SIGTERM');
  if (isStopping) return;
  isStopping = true;
  keyboard.close();
  setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), PATIENCE_MS).unref();
}

/**
 * Starts the embedded PostgreSQL unless DATABASE_URL names another database. Returns its connection
 * variables.
 */
async function databaseAddress() {
  if (process.env.DATABASE_URL) {
    if (isFresh) fail('--fresh esvazia só o banco embutido; DATABASE_URL aponta para outro.');
    return {};
  }
  const args = ['--import', 'tsx', 'scripts/dev-database.ts', ...(isFresh ? ['--fresh'] : [])];
  database = start(process.execPath, args, {}, ['ignore', 'inherit', 'inherit', 'ipc']);
  const [addresses] = await Promise.race([
    once(database, 'message'),
    once(database, 'exit').then(() => [null]),
  ]);
  return addresses;
}

/** Without it Vite reports a refused connection for each call of a page that is already open. */
async function untilServing() {
  while (!isStopping) {
    const answer = await globalThis.fetch(`http://127.0.0.1:${API_PORT}/livez`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
}

/** Shows a program's lines under a heading of their own. */
function shownAs(heading, child) {
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() !== '') console.log(`[${heading}] ${line}`);
  });
}

let database = null;
let readable = null;
const keyboard = createInterface({ input: process.stdin });
keyboard.on('line', (line) => {
  if (line.trim() === 'm') database?.send('migrate');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// The shell that npm starts does not pass SIGTERM on: it ends, and leaves this process to another parent.
const parent = process.ppid;
globalThis.setInterval(() => process.ppid === parent || stop(), PARENT_MS).unref();

const addresses = await databaseAddress();
if (addresses && !isStopping) {
  const server = start(
    bin('tsx'),
    ['watch', 'src/server/main.ts', ...(database ? ['--keep-schema'] : [])],
    { ...addresses, PORT: API_PORT, APP_URL: `http://localhost:${PORT}` },
    ['ignore', 'pipe', 'inherit'],
  );
  readable = start(bin('pino-pretty'), ['--singleLine'], {}, ['pipe', 'inherit', 'inherit']);
  server.stdout.pipe(readable.stdin);
  shownAs(
    'tipos',
    start(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput'], {}, ['ignore', 'pipe', 'inherit']),
  );
  await untilServing();
  if (!isStopping) start(bin('vite'), ['--port', PORT, '--strictPort'], { API_PORT });
  if (database && !isStopping) console.log('  Digite m e Enter para aplicar as migrações novas.\n');
}
