import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { type Intent, idempotentSender } from './intents.ts';
import { randomUuid } from './uuid.ts';

const keyOf = (_: unknown, intent: Intent) => Promise.resolve(intent.headers['Idempotency-Key']);

function failingWith(status: number, keys: string[]) {
  return (_: unknown, { headers }: Intent) => {
    keys.push(headers['Idempotency-Key']);
    return Promise.reject(new ApiError(status, {}));
  };
}

it('each intent has its own key, a UUID', async () => {
  const { send } = idempotentSender<string>();
  const keys = [await send('a', keyOf), await send('a', keyOf), await send('b', keyOf)];
  expect(new Set(keys).size).toBe(3);
  for (const key of [...keys, randomUuid()]) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

it.each([0, 500, 502, 503, 504])(
  'after status %i, the next attempt with the same input has the same key',
  async (status) => {
    const { send } = idempotentSender<{ name: string }>();
    const keys: string[] = [];
    await expect(send({ name: 'a' }, failingWith(status, keys))).rejects.toThrow(ApiError);
    expect(await send({ name: 'a' }, keyOf)).toBe(keys[0]);
    expect(await send({ name: 'a' }, keyOf)).not.toBe(keys[0]);
  },
);

it.each([400, 404, 409, 422])('status %i ends the intent', async (status) => {
  const { send } = idempotentSender<string>();
  const keys: string[] = [];
  await expect(send('a', failingWith(status, keys))).rejects.toThrow(ApiError);
  expect(await send('a', keyOf)).not.toBe(keys[0]);
});

it('a different input after a failure starts a new intent', async () => {
  const { send } = idempotentSender<string>();
  const keys: string[] = [];
  await expect(send('a', failingWith(0, keys))).rejects.toThrow(ApiError);
  expect(await send('b', keyOf)).not.toBe(keys[0]);
});

it('an input can be claimed once until it is released', async () => {
  const { claim, release, send } = idempotentSender<string>();
  expect([claim('a'), claim('a'), claim('b')]).toEqual([true, false, true]);
  await send('a', keyOf);
  expect(claim('a')).toBe(false);
  release('a');
  expect([claim('a'), claim('b')]).toEqual([true, false]);
});
