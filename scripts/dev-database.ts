// Runs the embedded PostgreSQL of `npm run dev` and sends its connection variables to the parent process. It
// is a separate process, so that the database keeps running while the server restarts. It migrates at the start and
// whenever the parent sends `migrate`. With --fresh it first empties the database.
import { resolve } from 'node:path';
import { type Target, withClient } from '#server/driver/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { APP_ROLE, type EmbeddedDatabase, startEmbedded } from '#server/embedded-postgres/index.ts';
import { parseEnv } from '#server/boot/env.ts';
import { createLog } from '#server/boot/log.ts';
import { reportStartFailure, startFaults } from '#server/boot/report-start-failure.ts';
import { packageRoot } from '#server/boot/root.ts';
import { readOrCreateSecret } from '#server/boot/secret.ts';

function address(target: Target): string {
  if (typeof target === 'string') return target;
  const { host, user, database } = target;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

let started: EmbeddedDatabase | undefined;

async function empty(owner: Target): Promise<void> {
  await withClient(owner, (client) =>
    client.query(`drop schema if exists drizzle cascade; drop schema public cascade;
      create schema public; grant usage on schema public to public`),
  );
}

async function prepare({ owner }: EmbeddedDatabase): Promise<void> {
  if (process.argv.includes('--fresh')) await empty(owner);
  try {
    await migrate(owner, APP_ROLE);
  } catch (error) {
    console.error('Para recomeçar com um banco vazio: npm run dev -- --fresh');
    throw error;
  }
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const dataDir = resolve(packageRoot, env.DATA_DIR);
  const database = await startEmbedded({ dataDir, log: createLog('warn') });
  started = database;
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(0)));
  }
  await prepare(database);
  process.on('message', (message) => {
    if (message !== 'migrate') return;
    migrate(database.owner, APP_ROLE).then(
      () => console.log('As migrações foram aplicadas.'),
      (error: unknown) => console.error(startFaults(error)?.join('\n') ?? error),
    );
  });
  process.send?.({
    DATABASE_URL: address(database.app),
    DATABASE_ADMIN_URL: address(database.owner),
    AUTH_SECRET: env.AUTH_SECRET ?? readOrCreateSecret(dataDir),
  });
}

main().catch(async (error: unknown) => {
  await started?.stop();
  reportStartFailure(error);
});
