import { serve, type ServerType } from '@hono/node-server';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { listenToProfiles } from './db/profile-changes.ts';
import { createApp } from './app.ts';
import { keptSecret } from './auth/secret.ts';
import { startSweeps } from './auth/sweeps.ts';
import { startNotices } from './billing/notices.ts';
import { openDatabase } from './db/open.ts';
import { startMailWorker } from './email/worker.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { createLog } from './log.ts';
import { packageRoot } from './root.ts';
import { errorCode, isSystemError, StartError } from './start-error.ts';

/** Running requests get this long to finish once the server is told to stop. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const given = parseEnv(process.env);
  const env = { ...given, DATA_DIR: resolve(packageRoot, given.DATA_DIR) };
  const log = createLog(env.LOG_LEVEL);
  const connection = await openDatabase(env, log);
  const secret = env.AUTH_SECRET ?? keptSecret(env.DATA_DIR);
  const clientRoot = join(packageRoot, 'dist', 'client');
  const changes = listenToProfiles(connection.target, log);
  const deps = { env, db: connection.db, log, secret, changes };
  const app = createApp(deps, existsSync(clientRoot) ? clientRoot : undefined);
  try {
    const server = await listen(app.fetch, env);
    const background = [startMailWorker(deps), startSweeps(deps), startNotices(deps)];
    const endStreams = () => void changes.stop();
    stopOnSignal(server, log, endStreams, async () => {
      await Promise.all(background.map((work) => work.stop()));
      await connection.close();
    });
    console.log(`\n  Faísca está em ${env.APP_URL}\n`);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], { HOST, PORT }: Env): Promise<ServerType> {
  return new Promise((ready, fail) => {
    const server = serve({ fetch, hostname: HOST, port: PORT }, () => ready(server));
    server.once('error', (error: Error) => fail(listenError(error, HOST, PORT)));
  });
}

function listenError(error: Error, host: string, port: number): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`A porta ${port} já está em uso: encerre o outro programa ou mude PORT.`);
    case 'EACCES':
      return new StartError(
        `Sem permissão para abrir a porta ${port}: use uma a partir de 1024 ou mude PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`O endereço ${host} não é desta máquina: mude HOST.`);
    default:
      return error;
  }
}

/** The first signal lets running requests finish, the second ends at once. */
function stopOnSignal(
  server: ServerType,
  log: Logger,
  endStreams: () => void,
  closeRest: () => Promise<void>,
): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    endStreams();
    void finish(server, log, closeRest);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function finish(server: ServerType, log: Logger, closeRest: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const patience = setTimeout(() => {
    log.warn('some requests did not finish in time');
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(patience);
  await closeRest();
  log.info('stopped');
  process.exit(0);
}

function reportStartFailure(error: unknown): never {
  const lines = startFaults(error);
  if (lines === null) console.error(error);
  else for (const line of lines) console.error(`Faísca não iniciou. ${line}`);
  process.exit(1);
}

/** What the operator is told, a line for each fault; null when it is a fault of the program's. */
function startFaults(error: unknown): readonly string[] | null {
  if (error instanceof EnvError) return error.faults;
  if (error instanceof StartError) return [error.message];
  if (isSystemError(error)) return [`O sistema recusou: ${error.message}.`];
  return null;
}

main().catch(reportStartFailure);
