import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#server/db/client.ts';
import { databaseKinds, makeDataDir } from './databases.ts';
import { startWriters } from './writers.ts';

const DISK = '160m';
const CHUNK = Buffer.alloc(1 << 20);
const WAIT_MS = 60_000;

export interface FullDiskResult {
  /** Whether the server refused with 503 while the disk was full. */
  refused: boolean;
  died: boolean;
  lost: number;
  /** From the disk's emptying to the first write that was taken; Infinity when none was. */
  recovery: number;
}

/**
 * A server whose data lie on a small disk of their own, which fills up under its writers and is emptied again.
 * @returns null where no such disk can be made.
 */
export async function fillDisk(program?: readonly string[]): Promise<FullDiskResult | null> {
  const disk = makeDataDir();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk]);
  if (mount.status !== 0) return null;
  try {
    return await attackFull(disk, program);
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function attackFull(disk: string, program?: readonly string[]): Promise<FullDiskResult> {
  const attacked = await databaseKinds.embedded({ dataDir: join(disk, 'data'), program });
  const connection = connect(attacked.victim.target, { max: 2 });
  const writers = await startWriters(connection, [attacked.server.url]);
  const filler = openSync(join(disk, 'filler'), 'w');
  const isRefusing = await until(() => {
    fill(filler, disk);
    return writers.probe().then((isSaved) => !isSaved);
  });
  ftruncateSync(filler, 0);
  closeSync(filler);
  const since = performance.now();
  const isBack = await until(writers.probe);
  const recovery = isBack ? performance.now() - since : Infinity;
  await writers.stop();
  const died = attacked.server.process.exitCode !== null;
  const { rows } = await connection.db.execute<{ key: string }>(
    `select user_id || ' ' || name as key from campaigns`,
  );
  const stored = new Set(rows.map(({ key }) => key));
  const lost = writers.acknowledged.filter(({ userId, name }) => !stored.has(`${userId} ${name}`)).length;
  await connection.close();
  await attacked.close();
  const refused = isRefusing && (writers.statuses.get(503) ?? 0) > 0;
  return { refused, died, lost, recovery };
}

/** Writes until nothing more fits. */
function fill(file: number, disk: string): void {
  try {
    while (statfsSync(disk).bavail > 0) writeSync(file, CHUNK);
  } catch {
    // it is full
  }
}

async function until(work: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end;) {
    if (await work()) return true;
    await delay(50);
  }
  return false;
}
