// npm run restore -- FILE [--check] [--other-secret]: restores a backup into an empty database, or only
// checks the file.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyBackup } from '#server/backup/read-backup.ts';
import { restoreInto } from '#server/backup/restore.ts';
import { matchSecret } from '#server/backup/secret.ts';
import { bringUpToDate, reachAsOwner } from '#server/db/owner.ts';
import { StartError } from '#server/boot/start-error.ts';
import { resolvePath } from './command.ts';
import { readEnvironment, runCommand } from './with-database.ts';

const USAGE = 'Uso: npm run restore -- ARQUIVO [--check] [--other-secret]';

function readArguments() {
  const { path, more, ...flags } = parse();
  if (path === undefined || more.length > 0) throw new StartError(USAGE);
  const file = resolvePath(path);
  if (!existsSync(file)) throw new StartError(`${path}: arquivo não encontrado.`);
  return { file, ...flags };
}

function parse() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        'other-secret': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    return { path, more, isCheck: values.check, isOtherSecret: values['other-secret'] };
  } catch {
    throw new StartError(USAGE);
  }
}

async function main(): Promise<void> {
  const { file, isCheck, isOtherSecret } = readArguments();
  const { header, end } = await verifyBackup(file);
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const about = `backup de ${header.createdAt}, ${Object.keys(end.rows).length} tabelas, ${rows} linhas`;
  if (isCheck) {
    console.log(`O arquivo está inteiro: ${about}.`);
    return;
  }
  const { env, log } = readEnvironment({ needsSecret: true });
  const putSecret = isOtherSecret ? () => undefined : matchSecret(env, header);
  const access = await reachAsOwner(env, log);
  try {
    await restoreInto(access.target, { file, migration: header.migration, end });
    putSecret();
    await bringUpToDate(access, log);
  } finally {
    await access.close();
  }
  console.log(`Restaurado: ${about}.`);
}

runCommand(main);
