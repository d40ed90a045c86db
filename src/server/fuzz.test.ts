import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';
import { fuzz } from './testing/fuzz.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const database = await createTestDatabase();
afterAll(database.close);

it(`${requests} odd requests to all routes get no 5xx answer`, { timeout: 1_800_000 }, async () => {
  const { statuses, failures, requests: sent } = await fuzz(database, requests, seed);
  console.log({ requests: sent, seed, statuses });
  expect(sent).toBe(requests);
  expect(failures).toEqual([]);
});
