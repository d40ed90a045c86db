import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../boot/start-error.ts';

/** The user that PostgreSQL runs as. `switched` is true when it is not the user of this process. */
export interface Identity {
  uid: number;
  gid: number;
  switched: boolean;
}

/**
 * PostgreSQL refuses to run as root, so it then runs as `postgres` or else `nobody`. The user must be in the
 * password file, where `initdb` looks it up.
 * @throws {StartError} when we are root and neither user exists.
 */
export function databaseIdentity(): Identity {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? -1, switched: false };
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([login]) => login === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]), switched: true };
  }
  throw new StartError(
    'O banco embutido não roda como root e não há usuário "postgres" nem "nobody": crie um deles ou defina DATABASE_URL.',
  );
}

/** The environment of PostgreSQL's programs. It contains none of our secrets. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** The options with which `spawn` runs a program as this identity. */
export function runAs({ uid, gid, switched }: Identity): { uid?: number; gid?: number } {
  return switched ? { uid, gid } : {};
}

/** Whether this identity may enter every folder of an existing path. */
export function canReach(path: string, { uid, gid }: Identity): boolean {
  const folder = resolve(path);
  const stat = statSync(folder);
  const enter = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  if (stat.isDirectory() && (stat.mode & enter) === 0) return false;
  return folder === dirname(folder) || canReach(dirname(folder), { uid, gid, switched: true });
}
