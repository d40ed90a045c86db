import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { readOrCreateSecret } from './boot/secret.ts';
import { sweepJob } from './jobs/sweep.ts';
import { newestBackup } from './backup/files.ts';
import { nightlyBackupJob } from './jobs/nightly-backup.ts';
import { diskJob } from './jobs/disk.ts';
import { noticesJob } from './jobs/notices.ts';
import { pageChecksJobs, weeklyPageChecksJob } from './jobs/page-checks.ts';
import { morningJob, rulesJob } from './jobs/rules.ts';
import { startJobs } from './jobs/scheduler.ts';
import { connect } from './db/client.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import { listenToChanges } from './db/changes.ts';
import { keptAnswersJob } from './jobs/kept-answers.ts';
import { mailJob } from './jobs/mail.ts';
import { type Env, parseEnv } from './boot/env.ts';
import { type HttpServer, listen } from './http/server.ts';
import { createLog } from './boot/log.ts';
import type { Measured } from './metrics/registry.ts';
import { startMetrics } from './metrics/server.ts';
import { packageRoot } from './boot/root.ts';
import { stopOnSignal } from './http/shutdown.ts';
import { createCallers } from './request/callers.ts';
import { createDiskRoom } from './request/disk-room.ts';
import { signedCookies } from './session/signed-cookies.ts';
import { reportStartFailure } from './boot/report-start-failure.ts';

/** Background work has its own connections and more time, because a sweep may have much to delete. */
const BACKGROUND = { max: 3, patienceMs: 60_000 };

async function main(): Promise<void> {
  const parsed = parseEnv(process.env);
  const env = { ...parsed, DATA_DIR: resolve(packageRoot, parsed.DATA_DIR) };
  const log = createLog(env.LOG_LEVEL);
  // In development the schema is migrated on command.
  const database = await openDatabase(env, log, process.argv.includes('--keep-schema'));
  try {
    await serve(env, log, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(configured: Env, log: Logger, database: OpenDatabase): Promise<void> {
  const http = await listen(configured);
  const env = { ...configured, APP_URL: withPort(configured.APP_URL, http.port) };
  const secret = env.AUTH_SECRET ?? readOrCreateSecret(env.DATA_DIR);
  const changes = listenToChanges(database.target, 'profiles_changed', log);
  const sales = listenToChanges(database.target, 'orders_changed', log);
  const metrics = await startMetrics(env, measuredOf(env, http, database), log);
  const ending = new AbortController();
  const cookies = signedCookies({ secret, appUrl: env.APP_URL });
  const callers = createCallers(cookies, env.TRUSTED_PROXIES);
  const deps = {
    env,
    db: database.db,
    target: database.target,
    log,
    secret,
    cookies,
    callers,
    disk: createDiskRoom(),
    changes,
    sales,
    databaseTrouble: database.trouble,
    ending: ending.signal,
    observe: metrics.observe,
  };
  const clientRoot = join(packageRoot, 'dist', 'client');
  const app = createApp(deps, existsSync(clientRoot) ? clientRoot : undefined);
  http.serve(app.fetch, callers.ofRequest);
  const background = connect(database.target, BACKGROUND);
  const workDeps = { ...deps, db: background.db };
  const jobs = startJobs(
    [
      mailJob(workDeps),
      sweepJob(workDeps),
      noticesJob(workDeps),
      keptAnswersJob(workDeps),
      ...pageChecksJobs(workDeps),
      weeklyPageChecksJob(workDeps),
      rulesJob(workDeps),
      morningJob(workDeps),
      diskJob({ folder: env.DATA_DIR, room: deps.disk, log }),
      ...(env.BACKUP_DIR === undefined ? [] : [nightlyBackupJob(env, database.owner, log)]),
    ],
    log,
  );
  stopOnSignal({
    http,
    log,
    isUnderNpm: process.env['npm_lifecycle_event'] !== undefined,
    endStreams: () => {
      ending.abort();
      void changes.stop();
      void sales.stop();
    },
    stopBackground: () => jobs.stop(),
    closeDatabase: async () => {
      await Promise.all([metrics.close(), background.close(), changes.stop(), sales.stop()]);
      await database.close();
    },
  });
  console.log(`\n  Faísca está em ${env.APP_URL}\n`);
}

function measuredOf({ BACKUP_DIR }: Env, { load }: HttpServer, { db }: OpenDatabase): Measured {
  const newest = BACKUP_DIR === undefined ? undefined : () => newestBackup(BACKUP_DIR);
  return { db, pool: db.$client, load, newestBackup: newest };
}

/** With PORT=0 the system chooses the port, so it is known only after listening. */
function withPort(url: string, port: number): string {
  return url === 'http://localhost:0' ? `http://localhost:${port}` : url;
}

main().catch(reportStartFailure);
