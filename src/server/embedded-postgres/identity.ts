import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** Whom PostgreSQL runs as; `switched` when that is not whoever runs this process. */
export interface Identity {
  uid: number;
  gid: number;
  switched: boolean;
}

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` or else `nobody`
 * (it must be in the password file, where `initdb` looks it up).
 * @throws {StartError} as root on a machine with neither.
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

/** What PostgreSQL's programs are given of the environment: none of our secrets. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** What `spawn` needs to run a program as this identity. */
export function runAs({ uid, gid, switched }: Identity): { uid?: number; gid?: number } {
  return switched ? { uid, gid } : {};
}

/** Whether this identity may enter every folder on the way to a path that exists. */
export function canReach(path: string, { uid, gid }: Identity): boolean {
  const folder = resolve(path);
  const stat = statSync(folder);
  const enter = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  if (stat.isDirectory() && (stat.mode & enter) === 0) return false;
  return folder === dirname(folder) || canReach(dirname(folder), { uid, gid, switched: true });
}
