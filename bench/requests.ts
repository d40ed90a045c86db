import { serve } from '@hono/node-server';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { createApp } from '#server/app.ts';
import { listenToProfiles } from '#server/admin/profile-changes.ts';
import type { Connection } from '#server/db/client.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createSession } from '#server/testing/factories.ts';
import { DEMO_EMAIL } from '../scripts/seed/fill.ts';
import { percentiles, printHeading, printLine } from './report.ts';

/** What bench/load.ts is told, and what it answers: milliseconds, and how often it asked, the warm-up's among them. */
export interface Load {
  url: string;
  cookie: string;
  connections: number;
  seconds: number;
}
export const loadResultSchema = z.object({
  times: z.array(z.number()),
  asked: z.number(),
  failures: z.number(),
});

const CONNECTIONS = 32;
const SECONDS = 5;
const paths = ['/healthz', '/api/session', '/api/campaigns', '/api/activity'];

/** The app as it is served, asked by 32 connections of another process at once. */
export async function benchRequests({ db, sql }: Connection): Promise<void> {
  const env = parseEnv({ LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const secret = randomBytes(32).toString('base64url');
  const app = createApp({ env, db, log, secret, changes: listenToProfiles(sql, log) });
  const [demo] = await sql<{ id: string }[]>`select id from "user" where email = ${DEMO_EMAIL}`;
  if (!demo) throw new Error('there is no demonstration account');
  const session = await createSession(db, demo.id, { secret, appUrl: env.APP_URL });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  printHeading(`Requests: ${CONNECTIONS} connections, ${SECONDS} s`, [
    'per second',
    'p50',
    'p95',
    'CPU each',
  ]);
  for (const path of paths) {
    const url = `http://127.0.0.1:${address.port}${path}`;
    const before = process.cpuUsage();
    const { times, failures, asked } = await load({
      url,
      cookie: session.header,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    const { user, system } = process.cpuUsage(before);
    if (failures > 0) throw new Error(`${failures} requests to ${path} failed`);
    printLine(`GET ${path}`, [
      (times.length / SECONDS).toFixed(0),
      ...percentiles(times),
      `${((user + system) / asked / 1000).toFixed(2)} ms`,
    ]);
  }
  await sql`delete from session where token = ${session.token}`;
  server.close();
}

async function load(what: Load): Promise<z.output<typeof loadResultSchema>> {
  const child = fork(join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' });
  child.send(what);
  const ended = once(child, 'exit').then(() => {
    throw new Error('bench/load.ts ended without an answer');
  });
  const answer: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return loadResultSchema.parse(answer[0]);
}
