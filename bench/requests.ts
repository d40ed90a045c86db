import { eq } from 'drizzle-orm';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { user } from '#server/db/schema.ts';
import { DEMO_EMAIL } from '../scripts/seed/fill.ts';
import { percentiles, printHeading, printLine } from './report.ts';
import { serveApp } from './served.ts';

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
export async function benchRequests(connection: Connection): Promise<void> {
  const served = await serveApp(connection, await demoId(connection));
  printHeading(`Requests: ${CONNECTIONS} connections, ${SECONDS} s`, [
    'per second',
    'p50',
    'p95',
    'CPU each',
  ]);
  for (const path of paths) {
    const url = served.url + path;
    const before = process.cpuUsage();
    const { times, failures, asked } = await load({
      url,
      cookie: served.session.header,
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
  await served.close();
}

async function demoId({ db }: Connection): Promise<string> {
  const [demo] = await db.select({ id: user.id }).from(user).where(eq(user.email, DEMO_EMAIL));
  if (!demo) throw new Error('there is no demonstration account');
  return demo.id;
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
