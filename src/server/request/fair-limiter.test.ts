import { afterEach, expect, it, vi } from 'vitest';
import { createFairLimiter } from './fair-limiter.ts';

function slowWork() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const begin = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, { resolve: () => resolve(name), reject });
    });
  return {
    started,
    begin,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error('wrong')),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

/** Work as owner, size and name, in the order of arrival; then what ends; then what must have begun. */
it.each<[string, [string, number, string][], string[], string[]]>([
  [
    'begins at once while there is space',
    [
      ['ana', 2, 'a1'],
      ['bia', 2, 'b1'],
    ],
    [],
    ['a1', 'b1'],
  ],
  [
    'waits for the own share',
    [
      ['ana', 3, 'a1'],
      ['ana', 3, 'a2'],
    ],
    [],
    ['a1'],
  ],
  [
    'begins when the own share is free',
    [
      ['ana', 3, 'a1'],
      ['ana', 3, 'a2'],
    ],
    ['a1'],
    ['a1', 'a2'],
  ],
  [
    'nobody waits behind another one’s share',
    [
      ['ana', 4, 'a1'],
      ['ana', 1, 'a2'],
      ['bia', 2, 'b1'],
    ],
    [],
    ['a1', 'b1'],
  ],
  [
    'waits for the space of all',
    [
      ['ana', 4, 'a1'],
      ['bia', 2, 'b1'],
      ['caio', 1, 'c1'],
    ],
    [],
    ['a1', 'b1'],
  ],
  [
    'a large one is not overtaken by small ones',
    [
      ['ana', 4, 'a1'],
      ['bia', 4, 'b1'],
      ['caio', 1, 'c1'],
    ],
    [],
    ['a1'],
  ],
  [
    'begins in the order of arrival',
    [
      ['ana', 4, 'a1'],
      ['bia', 4, 'b1'],
      ['caio', 1, 'c1'],
    ],
    ['a1'],
    ['a1', 'b1', 'c1'],
  ],
  [
    'more than the own share counts as the share',
    [
      ['ana', 100, 'a1'],
      ['bia', 2, 'b1'],
    ],
    [],
    ['a1', 'b1'],
  ],
])('%s', async (_what, works, ended, begun) => {
  const { started, begin, end } = slowWork();
  const inSpace = createFairLimiter({ all: 6, each: 4, waiting: 9 });
  const running = works.map(([owner, size, name]) => inSpace(owner, size, begin(name)));
  await settle();
  for (const name of ended) end(name);
  await settle();
  expect(started).toEqual(begun);
  for (const [, , name] of works) {
    end(name);
    await settle();
    end(name);
  }
  expect(await Promise.all(running)).toEqual(works.map(([, , name]) => name));
});

it('refuses one more than an owner may let wait, and nobody else', async () => {
  const { begin, end } = slowWork();
  const inSpace = createFairLimiter({ all: 9, each: 1, waiting: 1 });
  const [first, second] = [inSpace('ana', 1, begin('a1')), inSpace('ana', 1, begin('a2'))];
  await expect(inSpace('ana', 1, begin('a3'))).rejects.toMatchObject({ code: 'unavailable' });
  const other = inSpace('bia', 1, begin('b1'));
  await settle();
  for (const name of ['a1', 'b1']) end(name);
  await Promise.all([first, other]);
  await settle();
  end('a2');
  expect(await second).toBe('a2');
});

it('work that fails gives its space back', async () => {
  const { begin, end, fail } = slowWork();
  const inSpace = createFairLimiter({ all: 1, each: 1, waiting: 1 });
  const [first, second] = [inSpace('ana', 1, begin('a1')), inSpace('bia', 1, begin('b1'))];
  await settle();
  fail('a1');
  await expect(first).rejects.toThrow('wrong');
  await settle();
  end('b1');
  expect(await second).toBe('b1');
});

/** How long each work of one owner takes, and how long the next one waits for it. */
it.each<[string, { workMs: number; idleMs?: number; waitsMs: number }[]]>([
  ['work of half a second needs no rest', [{ workMs: 500, waitsMs: 0 }]],
  ['what is more rests three times as long', [{ workMs: 600, waitsMs: 300 }]],
  [
    'work without a pause rests three times as long',
    [
      { workMs: 500, waitsMs: 0 },
      { workMs: 100, waitsMs: 200 },
      { workMs: 100, waitsMs: 200 },
    ],
  ],
  [
    'time without work is rest',
    [
      { workMs: 500, idleMs: 600, waitsMs: 0 },
      { workMs: 100, waitsMs: 0 },
      { workMs: 400, waitsMs: 400 },
    ],
  ],
  [
    'nobody rests for more than five seconds',
    [
      { workMs: 60_000, waitsMs: 5000 },
      { workMs: 1000, waitsMs: 2000 },
    ],
  ],
])('%s', async (_what, works) => {
  vi.useFakeTimers();
  const inSpace = createFairLimiter({ all: 9, each: 1, waiting: 1, restTimes: 3 });
  const work = (ms: number) => inSpace('ana', 1, () => new Promise<void>((end) => setTimeout(end, ms)));
  for (const { workMs, idleMs = 0, waitsMs } of works) {
    void work(workMs);
    await vi.advanceTimersByTimeAsync(workMs + idleMs);
    const { started, begin, end } = slowWork();
    const next = inSpace('ana', 1, begin('next'));
    await vi.advanceTimersByTimeAsync(Math.max(0, waitsMs - 1));
    expect(started).toEqual(waitsMs === 0 ? ['next'] : []);
    await vi.advanceTimersByTimeAsync(waitsMs === 0 ? 0 : 1);
    expect(started).toEqual(['next']);
    end('next');
    await next;
  }
});

it('nobody waits for the rest of somebody else', async () => {
  vi.useFakeTimers();
  const { started, begin, end } = slowWork();
  const inSpace = createFairLimiter({ all: 1, each: 1, waiting: 1, restTimes: 3 });
  const both = [inSpace('ana', 1, begin('a1')), inSpace('bia', 1, begin('b1'))];
  await vi.advanceTimersByTimeAsync(1000);
  end('a1');
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['a1', 'b1']);
  end('b1');
  await Promise.all(both);
});

it('in a crowd whoever lets most wait loses the newest of it', async () => {
  const { started, begin, end } = slowWork();
  const inSpace = createFairLimiter({ all: 1, each: 1, waiting: 9, crowd: 3 });
  const first = inSpace('caio', 1, begin('c1'));
  const [a1, a2] = [inSpace('ana', 1, begin('a1')), inSpace('ana', 1, begin('a2'))];
  const b1 = inSpace('bia', 1, begin('b1'));
  const b2 = inSpace('bia', 1, begin('b2')); // as many as Ana's, and newer
  await expect(b2).rejects.toMatchObject({ code: 'unavailable' });
  const c2 = inSpace('caio', 1, begin('c2'));
  await expect(a2).rejects.toMatchObject({ code: 'unavailable' });
  for (const name of ['c1', 'a1', 'b1', 'c2']) {
    end(name);
    await settle();
  }
  await Promise.all([first, a1, b1, c2]);
  expect(started).toEqual(['c1', 'a1', 'b1', 'c2']);
});
