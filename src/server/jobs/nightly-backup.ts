import { join } from 'node:path';
import type { Logger } from 'pino';
import { DAY_MS } from '#domain/shared/days.ts';
import { withClient, type Target } from '../driver/client.ts';
import type { Env } from '../boot/env.ts';
import { backupName, keepNewest, newestBackup, writeFileWhole } from '../backup/files.ts';
import { secretForBackup } from '../backup/secret.ts';
import { readForBackup } from '../backup/write-backup.ts';
import type { Job } from './scheduler.ts';

const BRASILIA_BEHIND_UTC_MS = 3 * 60 * 60 * 1000;
/** An arbitrary number, the same in every process: only one process writes the backup. */
const BACKUP_LOCK = 7_021_970;

export type NightlyEnv = Pick<Env, 'BACKUP_DIR' | 'BACKUP_HOUR' | 'BACKUP_KEEP' | 'AUTH_SECRET' | 'DATA_DIR'>;

/**
 * Writes a backup every night, and immediately when last night's backup is missing.
 */
export function nightlyBackupJob(env: NightlyEnv, owner: Target, log: Logger): Job {
  const run = async () => {
    const file = await backUpIfDue(env, owner, new Date());
    if (file !== null) log.info({ file }, 'backup written');
  };
  return { name: 'nightly-backup', everyMs: 60_000, run };
}

/** @returns the written file; null when the last due backup exists, or another process is writing it. */
export async function backUpIfDue(env: NightlyEnv, owner: Target, now: Date): Promise<string | null> {
  const { BACKUP_DIR: folder = '', BACKUP_HOUR, BACKUP_KEEP } = env;
  if (await isThere(folder, lastDue(now, BACKUP_HOUR))) return null;
  return withClient(owner, async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      BACKUP_LOCK,
    ]);
    if (rows[0]?.isOurs !== true || (await isThere(folder, lastDue(now, BACKUP_HOUR)))) return null;
    const file = join(folder, backupName(now));
    await readForBackup(owner, secretForBackup(env), (text) => writeFileWhole(file, text));
    await keepNewest(folder, BACKUP_KEEP);
    return file;
  });
}

async function isThere(folder: string, since: Date): Promise<boolean> {
  const newest = await newestBackup(folder);
  return newest !== null && newest >= since;
}

/** The last time that it was this hour in Brasília. */
function lastDue(now: Date, hour: number): Date {
  const offset = hour * 3_600_000 + BRASILIA_BEHIND_UTC_MS;
  return new Date(Math.floor((now.getTime() - offset) / DAY_MS) * DAY_MS + offset);
}
