import { afterEach, expect, vi } from 'vitest';

const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = [...spy.mock.calls];
  spy.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
