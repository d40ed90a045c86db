import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Job } from './scheduler.ts';

/** The operator is warned while there is still time to make room: accounts may write some gigabytes in an hour. */
const LEAST_FREE = 0.15;

interface Watched {
  folder: string;
  log: Pick<Logger, 'warn'>;
  /** Reads the blocks of the folder's disk. */
  read?: (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }>;
}

/** Warns while the disk of the data is nearly full. A database elsewhere is watched by whoever runs it. */
export function diskJob({ folder, log, read = statfs }: Watched): Job {
  return {
    name: 'disk',
    everyMs: 10 * 60_000,
    async run() {
      const { blocks, bavail, bsize } = await read(folder);
      if (blocks === 0 || bavail / blocks >= LEAST_FREE) return;
      const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
      log.warn(
        { folder, freeMb, freePercent: Math.floor((100 * bavail) / blocks) },
        'the disk is nearly full',
      );
    },
  };
}
