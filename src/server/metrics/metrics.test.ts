import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { StartError } from '../boot/start-error.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createMetrics, type Measured } from './registry.ts';
import { startMetrics } from './server.ts';

const database = await createTestDatabase();
const { deps, signIn, env } = createTestApp(database);
afterAll(async () => {
  await deps.changes.stop();
  await database.close();
});

const load = () => ({ running: { api: 3, account: 1, files: 0 }, refused: 7 });
const measured = (changes: Partial<Measured> = {}): Measured => {
  const pool = { totalCount: 8, idleCount: 5, waitingCount: 2 };
  return { db: database.db, pool, load, ...changes };
};

/** The lines of a metric, without its comments. */
async function linesOf({ registry }: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(`faisca_${name}`));
}

it('counts every request by method, route pattern and status, never by its actual path', async () => {
  const metrics = createMetrics(measured());
  const app = createApp({ ...deps, observe: metrics.observe });
  const { cookie } = await signIn();
  const ask = (path: string, init?: RequestInit) => app.request(path, init);
  await ask('/api/campaigns/8f7c0c4e-3d8e-4c3f-9e6e-0a4b1c2d3e4f?q=ana@exemplo.com.br', {
    headers: { Cookie: cookie },
  });
  await ask('/api/campaigns', { method: 'POST', headers: { Origin: env.APP_URL } });
  await ask('/api/nada/segredo');
  const counts = await linesOf(metrics, 'http_request_duration_seconds_count');
  expect(counts.sort()).toEqual([
    'faisca_http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 1',
    'faisca_http_request_duration_seconds_count{method="GET",route="/api/campaigns/:id",status="404"} 1',
    'faisca_http_request_duration_seconds_count{method="POST",route="/api/campaigns",status="401"} 1',
  ]);
});

it('reports load, pool, mail queue, database and newest backup', async () => {
  const letter = { recipient: 'a@b.c', subject: 'x', html: 'x', text: 'x' };
  await database.db.insert(mailMessages).values([letter, letter, { ...letter, sentAt: new Date() }]);
  const metrics = createMetrics(
    measured({ newestBackup: () => Promise.resolve(new Date(1_700_000_000_000)) }),
  );
  const [bytes] = await linesOf(metrics, 'database_bytes');
  expect(Number(bytes?.split(' ')[1])).toBeGreaterThan(1_000_000);
  expect(await linesOf(metrics, 'http_requests_running')).toContain(
    'faisca_http_requests_running{kind="api"} 3',
  );
  expect(await linesOf(metrics, 'http_refused_total')).toEqual(['faisca_http_refused_total 7']);
  expect(await linesOf(metrics, 'database_pool_connections')).toEqual(
    [
      ['used', 3],
      ['idle', 5],
      ['awaited', 2],
    ].map(([state, count]) => `faisca_database_pool_connections{state="${state}"} ${count}`),
  );
  expect(await linesOf(metrics, 'mail_queue_messages')).toEqual(['faisca_mail_queue_messages 2']);
  expect(await linesOf(metrics, 'database_up')).toEqual(['faisca_database_up 1']);
  expect(await linesOf(metrics, 'backup_newest')).toEqual([
    'faisca_backup_newest_timestamp_seconds 1700000000',
  ]);
});

it('while the database is unavailable, it is reported as down and its old figures are left out', async () => {
  const away = connect({ host: '/nada', user: 'nada', database: 'nada' });
  const metrics = createMetrics(measured({ db: away.db }));
  expect(await linesOf(metrics, 'database_up')).toEqual(['faisca_database_up 0']);
  expect(await linesOf(metrics, 'database_bytes')).toEqual([]);
  await away.close();
});

it('serves the figures on a separate port, and nothing else', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { close, observe } = await startMetrics(
    { METRICS_HOST: '127.0.0.1', METRICS_PORT: 0 },
    measured(),
    log,
  );
  expect(observe).toBeDefined();
  const [address = ''] = /http:[^"]+/.exec(lines.join('')) ?? [];
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  const port = Number(new URL(address).port);
  await expect(
    startMetrics({ METRICS_HOST: '127.0.0.1', METRICS_PORT: port }, measured(), log),
  ).rejects.toThrow(
    new StartError(`A porta ${port} já está em uso: encerre o outro programa ou mude METRICS_PORT.`),
  );
  await close();
});

it('serves no figures without METRICS_PORT', async () => {
  const none = await startMetrics(
    { METRICS_HOST: '127.0.0.1', METRICS_PORT: undefined },
    measured(),
    deps.log,
  );
  expect(none.observe).toBeUndefined();
  await none.close();
});
