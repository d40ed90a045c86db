// npm run seed -- --users 1000: adds sample accounts, campaigns, lists and feedback to the configured
// database.
import { parseArgs } from 'node:util';
import type { Connection } from '#server/db/client.ts';
import { openAsOwner } from '#server/db/owner.ts';
import { user } from '#server/db/schema/accounts.ts';
import { StartError } from '#server/boot/start-error.ts';
import { DEMO_EMAIL, fillDatabase } from './seed/fill.ts';
import { readEnvironment, runCommand } from './with-database.ts';

/** A database with more accounts than this is probably in real use. */
const FEW_USERS = 20;
const MAX_USERS = 10_000_000;

function readOptions(): { users: number; append: boolean } {
  const usage = 'Uso: npm run seed -- [--users 1000] [--append]';
  const users = { type: 'string', default: '50' } as const;
  const append = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { users, append } });
    const count = Number(values.users);
    if (Number.isInteger(count) && count >= 1 && count <= MAX_USERS) {
      return { users: count, append: values.append };
    }
  } catch {
    throw new StartError(usage);
  }
  throw new StartError(`--users precisa ser um número inteiro de 1 a ${MAX_USERS}. ${usage}`);
}

async function refuseUsedDatabase({ db }: Connection): Promise<void> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .limit(FEW_USERS + 1);
  if (rows.length <= FEW_USERS) return;
  throw new StartError(
    `Este banco já tem mais de ${FEW_USERS} contas. Para somar contas de exemplo a elas, use --append.`,
  );
}

function progressOf(users: number): (done: number) => void {
  const since = Date.now();
  return (done) => {
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    const line = `${done.toLocaleString('pt-BR')} de ${users.toLocaleString('pt-BR')} contas (${seconds} s)`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === users ? '\n' : ''}`);
    else console.log(line);
  };
}

async function main(): Promise<void> {
  const { users, append } = readOptions();
  const { env, log } = readEnvironment();
  const connection = await openAsOwner(env, log);
  try {
    if (!append) await refuseUsedDatabase(connection);
    const password = await fillDatabase(connection, { users, onProgress: progressOf(users) });
    console.log(`\nPronto. Entre com ${DEMO_EMAIL} e a senha ${password}`);
    console.log('As outras contas de exemplo têm a mesma senha.');
  } finally {
    await connection.close();
  }
}

runCommand(main);
