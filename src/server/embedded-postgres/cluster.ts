import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../boot/start-error.ts';
import type { Binaries } from './binaries.ts';
import { failureLine } from './failure-line.ts';
import { type Folders, makeFolder, refuseMisowned } from './folders.ts';
import { cleanEnvironment, type Identity, runAs } from './identity.ts';

export const OWNER_ROLE = 'postgres';

/**
 * Creates the cluster on first use, in a temporary folder that is then renamed, so that a crash leaves no
 * incomplete cluster.
 * @throws {StartError} when the folder belongs to another PostgreSQL version or cannot be created.
 */
export function ensureCluster(folders: Folders, binaries: Binaries, identity: Identity): void {
  const versionFile = join(folders.cluster, 'PG_VERSION');
  const isThere = existsSync(versionFile);
  if (isThere) checkVersion(versionFile, folders.cluster, binaries.major);
  refuseMisowned(folders.cluster, identity);
  if (isThere) return;
  const half = `${folders.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  makeFolder(half, identity, 0o700);
  const options = [
    '--username',
    OWNER_ROLE,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const result = spawnSync(join(binaries.folder, 'bin', 'initdb'), ['-D', half, ...options], {
    ...runAs(identity),
    cwd: '/',
    encoding: 'utf8',
    env: cleanEnvironment,
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? failureLine(result.stderr);
    throw new StartError(`Não foi possível criar o banco em ${folders.cluster}: ${reason}`);
  }
  renameSync(half, folders.cluster);
}

function checkVersion(versionFile: string, cluster: string, major: number): void {
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === String(major)) return;
  throw new StartError(
    `A pasta de dados ${cluster} é do PostgreSQL ${found}, e este servidor usa o ${major}: ` +
      'converta-a com pg_upgrade ou aponte DATA_DIR para outra pasta.',
  );
}
