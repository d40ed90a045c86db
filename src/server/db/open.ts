import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Env } from '../boot/env.ts';
import { APP_ROLE, startEmbedded } from '../embedded-postgres/index.ts';
import { errorCode, StartError } from '../boot/start-error.ts';
import type { Target } from '../driver/client.ts';
import { connect, type Connection } from './client.ts';
import { isDatabaseAway, rootFailure } from './failures.ts';
import { migrate } from './migrate.ts';

/** Longest duration of a request's query, so that we notice an unresponsive database within 3 s. */
const PATIENCE_MS = 2500;
/** How long we wait for a database that is starting. */
const GIVE_UP_MS = 30_000;
const FIRST_PAUSE_MS = 250;

export interface OpenDatabase extends Connection {
  /** Connects to the database itself, also where requests go through a pooler. */
  target: Target;
  /** Connects as the owner of the schema. */
  owner: Target;
  /** The reason in Portuguese why the embedded database is not running; null while it runs. */
  trouble: () => string | null;
}

/**
 * Opens the configured database and migrates its schema: the one in DATABASE_URL, otherwise the embedded one.
 * With `keepSchema` the one in DATABASE_URL stays as it is. The returned role cannot change tables, and its queries have a time limit.
 * @throws {StartError} when the database cannot be reached or started.
 */
export async function openDatabase(env: Env, log: Logger, keepSchema = false): Promise<OpenDatabase> {
  const options = { patienceMs: PATIENCE_MS };
  if (env.DATABASE_URL !== undefined) {
    const owner = ownerAddress(env, env.DATABASE_URL);
    if (!keepSchema) await migrateExternal(owner, userOf(env.DATABASE_URL), log);
    const isPooler = env.DATABASE_DIRECT_URL !== undefined;
    const requests = connect(env.DATABASE_URL, { ...options, isPooler });
    return { ...requests, target: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, owner, trouble: () => null };
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log });
  try {
    await migrate(embedded.owner, APP_ROLE);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const connection = connect(embedded.app, options);
  return {
    ...connection,
    owner: embedded.owner,
    trouble: embedded.trouble,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}

/** The address for migrations, backups and restores. They lock and set for a whole session, which a pooler does not keep. */
export function ownerAddress(
  { DATABASE_ADMIN_URL, DATABASE_DIRECT_URL }: Pick<Env, 'DATABASE_ADMIN_URL' | 'DATABASE_DIRECT_URL'>,
  databaseUrl: string,
): string {
  return DATABASE_ADMIN_URL ?? DATABASE_DIRECT_URL ?? databaseUrl;
}

export function userOf(address: string): string | undefined {
  const { username, searchParams } = new URL(address);
  return username === '' ? (searchParams.get('user') ?? undefined) : decodeURIComponent(username);
}

/**
 * Our words for the most frequent errors of PostgreSQL, the driver and the network. Other errors keep their
 * own message.
 */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nada responde nesse endereço',
  ENOTFOUND: 'o nome do servidor não existe',
  EAI_AGAIN: 'o nome do servidor não pôde ser consultado',
  ECONNRESET: 'a conexão foi interrompida',
  'Connection terminated unexpectedly': 'a conexão foi interrompida',
  'timeout expired': 'o servidor não respondeu a tempo',
  '28P01': 'usuário ou senha recusados',
  '28000': 'acesso recusado',
  '3D000': 'o banco não existe',
  '42501': 'o usuário não pode criar tabelas, ou a extensão pg_trgm',
};

/** Errors of a wrong address: waiting does not help, so we report them without trying again. */
const finalErrors = new Set(['ECONNREFUSED', 'ENOTFOUND']);

/** @param giveUpMs how long to retry, with growing delays, while the database may still be starting. */
export async function migrateExternal(
  address: string,
  role: string | undefined,
  log: Logger,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const until = performance.now() + giveUpMs;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      await migrate(address, role);
      return;
    } catch (error) {
      const mayBeStarting = isDatabaseAway(error) && !finalErrors.has(errorCode(rootFailure(error)) ?? '');
      const failure = startFailure(error, address);
      if (!mayBeStarting || performance.now() + pause > until) throw failure;
      log.warn({ err: failure }, 'the database does not answer yet: asking again');
      await delay(pause);
    }
  }
}

function startFailure(error: unknown, address: string): unknown {
  const failure = rootFailure(error);
  if (failure instanceof StartError || !(failure instanceof Error)) return error;
  const code = errorCode(failure);
  const reason = reasons[code ?? failure.message] ?? (code === undefined ? undefined : failure.message);
  if (reason === undefined) return error;
  return new StartError(
    `Não foi possível usar o banco de DATABASE_URL (${new URL(address).host}): ${reason}.`,
  );
}
