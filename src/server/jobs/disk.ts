import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { DiskRoom } from '../request/disk-room.ts';
import type { Job } from './scheduler.ts';

/** The operator is warned while there is still time to make room: accounts may write some gigabytes in an hour. */
const LEAST_FREE = 0.15;
const WARN_EVERY_MS = 10 * 60_000;

interface Watched {
  folder: string;
  /** The place where this job writes the free share. Calls that add something read it. */
  room: DiskRoom;
  log: Pick<Logger, 'warn'>;
  /** Reads the blocks of the folder's disk. */
  read?: (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }>;
  now?: () => number;
}

/**
 * Measures the disk of the data, and warns while it is nearly full. A database elsewhere is watched by whoever runs it.
 */
export function diskJob({ folder, room, log, read = statfs, now = Date.now }: Watched): Job {
  let warnedAt = -Infinity;
  return {
    name: 'disk',
    everyMs: 15_000,
    async run() {
      const { blocks, bavail, bsize } = await read(folder);
      room.free = blocks === 0 ? 1 : bavail / blocks;
      if (room.free >= LEAST_FREE || now() - warnedAt < WARN_EVERY_MS) return;
      warnedAt = now();
      log.warn(
        {
          folder,
          freeMb: Math.floor((bavail * bsize) / 1024 ** 2),
          freePercent: Math.floor(100 * room.free),
        },
        'the disk is nearly full',
      );
    },
  };
}
