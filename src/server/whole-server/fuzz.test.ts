import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { fuzz } from '../testing/fuzz.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** A short run says nothing of memory. */
const LONG = 5000;
const database = await createTestDatabase();
afterAll(database.close);

it(
  `${requests} odd requests to all routes: none gets a 5xx, none hangs, memory does not grow`,
  { timeout: 1_800_000 },
  async () => {
    const { failures, hangs, ...figures } = await fuzz(database, requests, seed);
    console.log({ ...figures, seed });
    expect(figures.requests).toBe(requests);
    expect(failures).toEqual([]);
    expect(hangs).toEqual([]);
    if (requests >= LONG) expect(figures.memory).toBeLessThan(1.2);
  },
);
