// Shared by the commands that open the configured database.
import { resolve } from 'node:path';
import { pino } from 'pino';
import { type Env, parseEnv } from '#server/boot/env.ts';
import { createLog } from '#server/boot/log.ts';
import { startFaults } from '#server/boot/report-start-failure.ts';
import { packageRoot } from '#server/boot/root.ts';

/** Placeholder: DATABASE_URL requires a secret, but commands that neither sign nor encrypt do not use it. */
const UNUSED_SECRET = 'este-comando-nao-assina-nem-cifra-nada';

/**
 * Reads the configuration as the server does. Logs go to standard error, because standard output is the
 * command's result.
 */
export function readEnvironment({ needsSecret = false } = {}) {
  const hasSecret = [process.env['AUTH_SECRET'], process.env['AUTH_SECRET_FILE']].some(Boolean);
  const parsed = parseEnv({
    ...process.env,
    ...(!needsSecret && !hasSecret && { AUTH_SECRET: UNUSED_SECRET }),
  });
  const env: Env = { ...parsed, DATA_DIR: resolve(packageRoot, parsed.DATA_DIR) };
  return { env, log: createLog('warn', pino.destination(2)) };
}

/** Runs a command. An expected error is printed with one line per problem. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(startFaults(error)?.join('\n') ?? error);
    process.exitCode = 1;
  });
}
