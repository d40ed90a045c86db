// What the commands that open the configured database share.
import { resolve } from 'node:path';
import { pino } from 'pino';
import { type Env, parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startFaults } from '#server/report-start-failure.ts';
import { packageRoot } from '#server/root.ts';

/** Required beside DATABASE_URL; commands that neither sign nor encrypt run without one. */
const UNUSED_SECRET = 'este-comando-nao-assina-nem-cifra-nada';

/** The configuration as the server reads it. Standard output is for what the command itself says. */
export function readEnvironment({ needsSecret = false } = {}) {
  const hasSecret = [process.env['AUTH_SECRET'], process.env['AUTH_SECRET_FILE']].some(Boolean);
  const given = parseEnv({
    ...process.env,
    ...(!needsSecret && !hasSecret && { AUTH_SECRET: UNUSED_SECRET }),
  });
  const env: Env = { ...given, DATA_DIR: resolve(packageRoot, given.DATA_DIR) };
  return { env, log: createLog('warn', pino.destination(2)) };
}

/** Runs a command; what its person can mend is one line for each fault. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(startFaults(error)?.join('\n') ?? error);
    process.exitCode = 1;
  });
}
