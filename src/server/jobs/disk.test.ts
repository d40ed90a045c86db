import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { diskJob } from './disk.ts';

const MB = 1024 ** 2;

async function warnings(blocks: number, bavail: number): Promise<unknown[]> {
  const told: unknown[] = [];
  const log = { warn: (fields: unknown) => told.push(fields) };
  await diskJob({ folder: '/dados', log, read: () => Promise.resolve({ blocks, bavail, bsize: MB }) }).run();
  return told;
}

it.each([
  ['half is free', 1000, 500, []],
  ['just enough is free', 1000, 150, []],
  ['a block too few is free', 1000, 149, [{ folder: '/dados', freeMb: 149, freePercent: 14 }]],
  ['nothing is free', 1000, 0, [{ folder: '/dados', freeMb: 0, freePercent: 0 }]],
  ['the system tells no size', 0, 0, []],
])('%s', async (_what, blocks, free, expected) => {
  expect(await warnings(blocks, free)).toEqual(expected);
});

it('reads the disk of a real folder', async () => {
  const log = { warn: () => undefined };
  await expect(diskJob({ folder: tmpdir(), log }).run()).resolves.toBeUndefined();
});
