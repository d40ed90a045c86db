import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { packageRoot } from '../boot/root.ts';

const START_MS = 60_000;

export const AUTH_SECRET = 'segredo-das-jornadas-com-mais-de-32-caracteres';
export const ADMIN_EMAIL = 'dona@faisca.test';

/** The built server, and the server run from its sources. */
export const programs = {
  built: [join(packageRoot, 'dist', 'server', 'main.js')],
  sources: ['--import', 'tsx', join(packageRoot, 'src', 'server', 'main.ts')],
};

/** `npm test` builds before it starts the tests. */
export const isBuiltTested = process.env['FAISCA_TEST_BUILT'] === '1';

/** What tests start: the built server starts several times faster than its sources. */
export const testedProgram = isBuiltTested ? programs.built : programs.sources;

/** A command of the operator, which `npm test` starts as built too. */
export const testedCommand = (name: 'account' | 'backup' | 'restore') =>
  isBuiltTested
    ? [join(packageRoot, 'dist', 'server', `${name}.js`)]
    : ['--import', 'tsx', join(packageRoot, 'scripts', `${name}.ts`)];

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Sends the signal and waits until the process has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Starts the server as a separate process. Resolves when it answers. */
export async function startServer(
  env: Record<string, string>,
  program: readonly string[] = programs.built,
): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await freePort());
  const url = env['APP_URL'] ?? `http://localhost:${port}`;
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env['PATH'],
      AUTH_SECRET,
      ADMIN_EMAIL,
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
      PORT: port,
    },
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await answering(`http://127.0.0.1:${port}`, child, () => output);
  return { url, process: child, output: () => output, stop };
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const since = Date.now();
  while (Date.now() - since < START_MS) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`the server did not start:\n${output()}`);
}
