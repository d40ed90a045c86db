import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { withClient } from '#server/driver/client.ts';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { startServer } from '#server/testing/server-process.ts';
import { openGate } from '#server/testing/tcp-gate.ts';
import { makeDataDir } from './databases.ts';

const SERVERS = 2;

export interface TogetherResult {
  /** What the health check of each said. */
  answers: number[];
  /** How often each migration was applied, at most. */
  applied: number;
}

/** Servers that start at once on one empty database. */
export async function startTogether(program: readonly string[]): Promise<TogetherResult> {
  const dataDir = makeDataDir();
  const external = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  if (typeof external.owner === 'string') throw new Error('the embedded database is reached by its socket');
  const gate = await openGate(external.owner.host);
  const env = { DATABASE_URL: gate.url('faisca'), LOG_LEVEL: 'silent' };
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, (_, number) =>
      startServer({ ...env, DATA_DIR: join(dataDir, `server-${number}`) }, program),
    ),
  );
  const answers = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/healthz`)).status));
  const applied = await withClient(external.owner, async (client) => {
    const { rows } = await client.query<{ times: number }>(
      'select max(times)::int as times from (select count(*) as times from drizzle.__drizzle_migrations group by hash) t',
    );
    return rows[0]?.times ?? 0;
  });
  await Promise.all(servers.map((server) => server.stop()));
  gate.close();
  await external.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { answers, applied };
}
