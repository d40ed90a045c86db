import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function slowWork() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const begin = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, { resolve: () => resolve(name), reject });
    });
  return { started, begin, end: (name: string) => ends.get(name) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const full = () => new Error('full');

it('runs as many as allowed, and the others in the order in which they came', async () => {
  const { started, begin, end } = slowWork();
  const takeTurn = createTurns(2, 10, full);
  const works = ['a', 'b', 'c', 'd'].map((name) => takeTurn(begin(name)));
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b')?.resolve();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name)?.resolve();
  await settle();
  end('d')?.resolve();
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c', 'd']);
});

it('a work that fails gives its turn to the next', async () => {
  const { started, begin, end } = slowWork();
  const takeTurn = createTurns(1, 10, full);
  const first = takeTurn(begin('a'));
  const second = takeTurn(begin('b'));
  await settle();
  end('a')?.reject(new Error('wrong'));
  await expect(first).rejects.toThrow('wrong');
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b')?.resolve();
  expect(await second).toBe('b');
  const third = takeTurn(begin('c'));
  await settle();
  end('c')?.resolve();
  expect(await third).toBe('c');
});

it('refuses one more than may wait, and takes works again when there is room', async () => {
  const { begin, end } = slowWork();
  const takeTurn = createTurns(1, 1, full);
  const [first, second] = [takeTurn(begin('a')), takeTurn(begin('b'))];
  await expect(takeTurn(begin('c'))).rejects.toThrow('full');
  await settle();
  end('a')?.resolve();
  await first;
  await settle();
  end('b')?.resolve();
  await second;
  const later = takeTurn(begin('d'));
  await settle();
  end('d')?.resolve();
  expect(await later).toBe('d');
});
