// npm run backup -- [FILE] [--to FOLDER] [--keep 14]: writes the whole database to one file while the server
// runs.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, keepNewest, writeFileWhole } from '#server/backup/files.ts';
import { secretForBackup } from '#server/backup/secret.ts';
import { readForBackup } from '#server/backup/write-backup.ts';
import { reachAsOwner } from '#server/db/owner.ts';
import { databaseExists } from '#server/embedded-postgres/index.ts';
import type { Env } from '#server/boot/env.ts';
import { StartError } from '#server/boot/start-error.ts';
import { readEnvironment, runCommand } from './with-database.ts';

const USAGE = 'Uso: npm run backup -- [ARQUIVO] [--to PASTA] [--keep 14]';

function readArguments() {
  const { file, to, keep, more } = parse();
  if (more.length > 0 || (file !== undefined && to !== undefined)) throw new StartError(USAGE);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new StartError(`--keep precisa ser um número inteiro a partir de 1. ${USAGE}`);
  }
  return { file, to, keep };
}

function parse() {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    return { file, to: values.to, keep: values.keep === undefined ? undefined : Number(values.keep), more };
  } catch {
    throw new StartError(USAGE);
  }
}

/** npm runs a command in the project's folder, but the person typed the path relative to their own folder. */
const typed = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function refuseMissing({ DATABASE_URL, DATA_DIR }: Env): void {
  if (DATABASE_URL !== undefined || databaseExists(DATA_DIR)) return;
  throw new StartError(
    `Não há banco em ${DATA_DIR}: diga a pasta em DATA_DIR, ou o endereço em DATABASE_URL.`,
  );
}

async function main(): Promise<void> {
  const { file, to, keep } = readArguments();
  const { env, log } = readEnvironment({ needsSecret: true });
  refuseMissing(env);
  const folder = to === undefined ? join(env.DATA_DIR, 'backups') : typed(to);
  const path = file === undefined ? join(folder, backupName(new Date())) : typed(file);
  const { target, close } = await reachAsOwner(env, log);
  try {
    const secret = secretForBackup(env);
    await readForBackup(target, secret, (text) => writeFileWhole(path, text));
    if (keep !== undefined && file === undefined) await keepNewest(folder, keep);
    console.log(path);
    console.error(
      secret.secret === undefined
        ? 'O segredo não está no arquivo: guarde AUTH_SECRET à parte.'
        : 'O segredo do servidor está no arquivo: guarde-o onde mais ninguém o leia.',
    );
  } finally {
    await close();
  }
}

runCommand(main);
