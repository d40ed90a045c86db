// Runs the embedded PostgreSQL of `npm run dev` and sends its connection variables to the parent process. It
// is a separate process, so that the database keeps running while the server restarts.
import { resolve } from 'node:path';
import type { Target } from '#server/driver/client.ts';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { reportStartFailure } from '#server/report-start-failure.ts';
import { packageRoot } from '#server/root.ts';
import { readOrCreateSecret } from '#server/secret.ts';

function address(target: Target): string {
  if (typeof target === 'string') return target;
  const { host, user, database } = target;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const dataDir = resolve(packageRoot, env.DATA_DIR);
  const database = await startEmbedded({ dataDir, log: createLog('warn') });
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(0)));
  }
  process.send?.({
    DATABASE_URL: address(database.app),
    DATABASE_ADMIN_URL: address(database.owner),
    AUTH_SECRET: env.AUTH_SECRET ?? readOrCreateSecret(dataDir),
  });
}

main().catch(reportStartFailure);
