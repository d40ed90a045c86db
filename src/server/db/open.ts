import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { APP_ROLE, startEmbedded } from '../embedded-postgres/index.ts';
import { errorCode, StartError } from '../start-error.ts';
import type { Target } from '../driver/client.ts';
import { connect, type Connection } from './client.ts';
import { isDatabaseAway, rootFailure } from './failures.ts';
import { migrate } from './migrate.ts';

/** The longest a query of a request may take: a database that stops answering is noticed within 3 s. */
const PATIENCE_MS = 2500;
/** A database that is starting, or behind a proxy that is, gets this long. */
const GIVE_UP_MS = 30_000;
const FIRST_PAUSE_MS = 250;

export interface OpenDatabase extends Connection {
  /** As whom the schema belongs to. */
  owner: Target;
  /** Why the embedded database does not run at the moment, in Portuguese; null while it does. */
  trouble: () => string | null;
}

/**
 * The database of this configuration, its schema up to date: the one DATABASE_URL names, else the embedded one. The
 * role cannot change a table, and its queries are cut when they take too long.
 * @throws {StartError} when it cannot be reached or started.
 */
export async function openDatabase(env: Env, log: Logger): Promise<OpenDatabase> {
  const options = { patienceMs: PATIENCE_MS };
  if (env.DATABASE_URL !== undefined) {
    const owner = env.DATABASE_ADMIN_URL ?? env.DATABASE_URL;
    await migrateExternal(owner, userOf(env.DATABASE_URL), log);
    return { ...connect(env.DATABASE_URL, options), owner, trouble: () => null };
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

export function userOf(address: string): string | undefined {
  const { username, searchParams } = new URL(address);
  return username === '' ? (searchParams.get('user') ?? undefined) : decodeURIComponent(username);
}

/** What PostgreSQL, the driver and the network answer most often, in our words; the rest is told in theirs. */
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

/** An address where nobody listens is a mistake, told at once. */
const mistakes = new Set(['ECONNREFUSED', 'ENOTFOUND']);

/** @param giveUpMs how long a database that may still come is asked again, ever more slowly. */
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
      const mayCome = isDatabaseAway(error) && !mistakes.has(errorCode(rootFailure(error)) ?? '');
      const failure = startFailure(error, address);
      if (!mayCome || performance.now() + pause > until) throw failure;
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
