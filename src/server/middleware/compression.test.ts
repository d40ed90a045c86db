import { Hono } from 'hono';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { AppEnv } from '../request/context.ts';
import { answerJson } from './compression.ts';

it.each([
  ['short', 'á'],
  ['of 64 KiB', 'á'.repeat(64 * 1024)],
  ['of several slices', 'á'.repeat(3_000_000)],
  ['of several slices, with characters of two code units', '😀'.repeat(1_500_000)],
  ['of several slices, with such characters one unit later', `x${'😀'.repeat(1_500_000)}`],
])('a text %s arrives whole, compressed when it is worth it', async (_what, value) => {
  const text = JSON.stringify(value);
  const app = new Hono<AppEnv>().get('/', (c) => {
    c.set('requestId', 'r');
    return answerJson<string>(c, text);
  });
  const answer = await app.request('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isCompressed = answer.headers.get('Content-Encoding') === 'gzip';
  expect(isCompressed).toBe(text.length >= 1024);
  expect((isCompressed ? gunzipSync(bytes) : bytes).toString() === text).toBe(true);
});
