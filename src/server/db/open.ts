import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { errorCode, StartError } from '../start-error.ts';
import { connect, type Connection } from './client.ts';
import { rootFailure } from './failures.ts';
import { startEmbedded } from '../embedded-postgres/index.ts';
import { migrate } from './migrate.ts';

/**
 * The database of this configuration, its schema up to date: the one DATABASE_URL names, else the embedded one.
 * @param role who to be in the embedded one: `app` can't change a table.
 * @throws {StartError} when it can't be reached or started.
 */
export async function openDatabase(
  env: Env,
  log: Logger,
  role: 'app' | 'owner' = 'app',
): Promise<Connection> {
  if (env.DATABASE_URL !== undefined) {
    await migrateExternal(env.DATABASE_URL);
    return connect(env.DATABASE_URL);
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log });
  try {
    await migrate(embedded.owner);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const connection = connect(embedded[role]);
  return {
    ...connection,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}

/** What PostgreSQL and the network answer most often, in our words; the rest is told in theirs. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nada responde nesse endereço',
  ENOTFOUND: 'o nome do servidor não existe',
  EAI_AGAIN: 'o nome do servidor não pôde ser consultado',
  ECONNRESET: 'a conexão foi interrompida',
  '28P01': 'usuário ou senha recusados',
  '28000': 'acesso recusado',
  '3D000': 'o banco não existe',
  '42501': 'o usuário não pode criar tabelas, ou a extensão pg_trgm',
};

async function migrateExternal(url: string): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    const failure = rootFailure(error);
    const code = errorCode(failure);
    if (code === undefined || !(failure instanceof Error)) throw error;
    const reason = reasons[code] ?? failure.message;
    throw new StartError(`Não foi possível usar o banco de DATABASE_URL (${new URL(url).host}): ${reason}.`);
  }
}
