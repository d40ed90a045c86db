import { afterAll, expect, it } from 'vitest';
import type { Steps } from '#domain/shared/steps.ts';
import { readCampaignProfits, readProfit, readSoldDays } from '../profit/queries.ts';
import { createCampaign, createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { inSteps } from './cooperative.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(database.close);

it('gives the result of all steps, and lets others run between them', async () => {
  const order: string[] = [];
  function* work(name: string): Steps<string> {
    for (let step = 1; step <= 2; step += 1) {
      order.push(`${name}${step}`);
      yield;
    }
    return name;
  }
  const { signal } = new AbortController();
  expect(await Promise.all([inSteps(work('a'), signal), inSteps(work('b'), signal)])).toEqual(['a', 'b']);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('stops at the next step when the caller has left', async () => {
  const caller = new AbortController();
  let steps = 0;
  function* work(): Steps<never> {
    for (;;) {
      steps += 1;
      if (steps === 3) caller.abort();
      yield;
    }
  }
  await expect(inSteps(work(), caller.signal)).rejects.toThrow('the caller left');
  expect(steps).toBe(3);
});

it('a profit is not computed for a caller who left', async () => {
  const { id: userId } = await createUser(db);
  const { id } = await createCampaign(db, userId);
  const gone = { db, userId, caller: AbortSignal.abort() };
  await expect(readProfit(gone, id)).rejects.toThrow('the caller left');
  await expect(readCampaignProfits(gone, [id])).rejects.toThrow('the caller left');
  await expect(readSoldDays(gone, [id])).rejects.toThrow('the caller left');
});
