import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createDiskRoom } from '../request/disk-room.ts';
import { diskJob } from './disk.ts';

const MB = 1024 ** 2;

function watch(blocks: number, bavail: number) {
  const warnings: unknown[] = [];
  const clock = { now: 0 };
  const room = createDiskRoom();
  const job = diskJob({
    folder: '/dados',
    room,
    log: { warn: (fields: unknown) => warnings.push(fields) },
    read: () => Promise.resolve({ blocks, bavail, bsize: MB }),
    now: () => clock.now,
  });
  return { job, warnings, room, clock };
}

it.each([
  ['half is free', 1000, 500, 0.5, []],
  ['just enough is free', 1000, 150, 0.15, []],
  ['a block too few is free', 1000, 149, 0.149, [{ folder: '/dados', freeMb: 149, freePercent: 14 }]],
  ['nothing is free', 1000, 0, 0, [{ folder: '/dados', freeMb: 0, freePercent: 0 }]],
  ['the system tells no size', 0, 0, 1, []],
])('%s', async (_what, blocks, bavail, free, expected) => {
  const { job, warnings, room } = watch(blocks, bavail);
  await job.run();
  expect(warnings).toEqual(expected);
  expect(room.free).toBe(free);
});

it('warns once in ten minutes', async () => {
  const { job, warnings, clock } = watch(1000, 100);
  for (const at of [0, 15_000, 599_999, 600_000]) {
    clock.now = at;
    await job.run();
  }
  expect(warnings).toHaveLength(2);
});

it('reads the disk of a real folder', async () => {
  const room = createDiskRoom();
  await diskJob({ folder: tmpdir(), room, log: { warn: () => undefined } }).run();
  expect(room.free).toBeGreaterThan(0);
  expect(room.free).toBeLessThan(1);
});
