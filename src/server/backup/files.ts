import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode, StartError } from '../boot/start-error.ts';

const namePattern = /^faisca-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.sql\.gz$/;
const HALF = '.part';
const ABANDONED_MS = 3_600_000;

/** A name such as `faisca-2026-11-21T06-00-03Z.sql.gz`. Sorting by name sorts by time. */
export function backupName(now: Date): string {
  return `faisca-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz`;
}

/** When the newest backup of a folder was written; null when there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const newest = (await backupsIn(folder)).at(-1);
  const [, time] = namePattern.exec(newest ?? '') ?? [];
  return time === undefined ? null : new Date(`${time.replace(/-(\d\d)-(\d\d)$/, ':$1:$2')}Z`);
}

/** Keeps the newest backups of a folder. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = await backupsIn(folder);
  const surplus = names.slice(0, Math.max(0, names.length - count));
  for (const name of surplus) await rm(join(folder, name), { force: true });
}

/** Deletes the incomplete files of runs that were killed. A file that is being written has changed within the hour. */
async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(HALF) || !namePattern.test(name.slice(0, -HALF.length))) continue;
    const path = join(folder, name);
    const changed = await stat(path).catch(() => null);
    if (changed !== null && changed.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => namePattern.test(name)).sort();
}

/**
 * Writes to a temporary file and renames it, so that a file with this name is always complete. Readable only by
 * its owner. It deletes the incomplete files that killed runs left in the folder.
 * @throws {StartError} when the file already exists.
 */
export async function writeFileWhole(file: string, text: Readable): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await deleteAbandoned(dirname(file));
  const half = `${file}${HALF}`;
  try {
    await pipeline(text, createGzip(), createWriteStream(half, { mode: 0o600, flush: true }));
    await link(half, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new StartError(`O arquivo ${file} já existe: dê outro nome.`);
    throw error;
  } finally {
    await rm(half, { force: true });
  }
}
