import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { backupName, keepNewest, newestBackup } from '../backup/files.ts';
import { backUpIfDue } from './nightly-backup.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'faisca-backup-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const at = (time: string) => new Date(`2026-11-${time}:00-03:00`);
const env = () => ({
  BACKUP_DIR: join(folder, randomUUID()),
  BACKUP_HOUR: 3,
  BACKUP_KEEP: 2,
  AUTH_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
});

it('writes one backup per night after the hour, catches up on a missed one, and keeps the newest', async () => {
  const settings = env();
  const written: string[] = [];
  for (const time of ['20T23:00', '21T02:59', '21T03:00', '21T03:01', '22T02:00', '23T12:00', '24T03:10']) {
    if ((await backUpIfDue(settings, database.target, at(time))) !== null) written.push(time);
  }
  expect(written).toEqual(['20T23:00', '21T03:00', '23T12:00', '24T03:10']);
  expect(readdirSync(settings.BACKUP_DIR)).toEqual([at('23T12:00'), at('24T03:10')].map(backupName));
  expect(await newestBackup(settings.BACKUP_DIR)).toEqual(at('24T03:10'));
});

it('only one of several processes writes it', async () => {
  const settings = env();
  const now = at('24T03:10');
  const written = await Promise.all([1, 2, 3].map(() => backUpIfDue(settings, database.target, now)));
  expect(written.filter((path) => path !== null)).toHaveLength(1);
  expect(readdirSync(settings.BACKUP_DIR)).toHaveLength(1);
});

it('a backup deletes the incomplete files of killed runs, and nothing else', async () => {
  const settings = env();
  const folder = settings.BACKUP_DIR;
  const left = `${backupName(at('22T03:00'))}.part`;
  const running = `${backupName(at('23T03:00'))}.part`;
  const others = ['leia-me.txt', 'outro.part'];
  mkdirSync(folder, { recursive: true });
  for (const name of [left, running, ...others]) writeFileSync(join(folder, name), '');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of [left, ...others]) utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
  await backUpIfDue(settings, database.target, at('24T03:10'));
  await keepNewest(folder, 1);
  expect(readdirSync(folder).sort()).toEqual([running, backupName(at('24T03:10')), ...others].sort());
});
