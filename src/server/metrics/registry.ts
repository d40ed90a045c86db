import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '../request/context.ts';
import type { Database } from '../db/client.ts';

/** Seconds. A request usually takes a few milliseconds, and at most 2.5 s in the database. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Measured {
  db: Database;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Running requests by kind, and the number of requests refused because too many were running. */
  load: () => { running: Record<string, number>; refused: number };
  /** When the newest backup was written; null when there is none. */
  newestBackup?: () => Promise<Date | null>;
}

export interface Metrics {
  registry: Registry;
  observe: (request: AnsweredRequest) => void;
}

/** Creates the server's Prometheus metrics. */
export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'faisca_http_request_duration_seconds',
    help: 'Answered requests by route, until their answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  measureLoad(registry, measured);
  measureDatabase(registry, measured);
  measureBackups(registry, measured);
  return {
    registry,
    observe: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
  };
}

function measureLoad(registry: Registry, { load, pool }: Measured): void {
  gauge(registry, 'http_requests_running', 'Requests that are being worked on.', ['kind'], (set) => {
    for (const [kind, count] of Object.entries(load().running)) set(count, { kind });
  });
  new Counter({
    name: 'faisca_http_refused_total',
    help: 'Requests refused with 503 for being too many at once.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(load().refused);
    },
  });
  gauge(registry, 'database_pool_connections', 'Connections of the pool of requests.', ['state'], (set) => {
    set(pool.totalCount - pool.idleCount, { state: 'used' });
    set(pool.idleCount, { state: 'idle' });
    set(pool.waitingCount, { state: 'awaited' });
  });
}

/** While the database is unavailable, only `faisca_database_up` is reported. */
function measureDatabase(registry: Registry, { db }: Measured): void {
  let reading: Promise<Figures | null> | undefined;
  // All metrics are collected at the same time, so one query serves them all.
  const readOnce = () =>
    (reading ??= readFigures(db)
      .catch(() => null)
      .finally(() => (reading = undefined)));
  const addGauge = (name: string, help: string, pick: (figures: Figures) => number) =>
    gauge(registry, name, help, [], async (set, clear) => {
      const figures = await readOnce();
      clear();
      if (figures) set(pick(figures));
    });
  addGauge('database_bytes', 'Size of the database on disk.', ({ bytes }) => Number(bytes));
  addGauge('mail_queue_messages', 'Letters that are not sent yet.', ({ queued }) => queued);
  addGauge('mail_queue_oldest_seconds', 'Age of the oldest letter that is not sent yet.', ({ oldest }) =>
    Number(oldest),
  );
  gauge(registry, 'database_up', 'Whether the database answers.', [], async (set) =>
    set((await readOnce()) ? 1 : 0),
  );
}

interface Figures extends Record<string, unknown> {
  bytes: string;
  queued: number;
  oldest: string;
}

async function readFigures(db: Database): Promise<Figures | null> {
  const { rows } = await db.execute<Figures>(sql`
    select pg_database_size(current_database()) as bytes, count(*)::int as queued,
      coalesce(extract(epoch from now() - min(created_at)), 0) as oldest
    from mail_messages where sent_at is null`);
  return rows[0] ?? null;
}

function measureBackups(registry: Registry, { newestBackup }: Measured): void {
  if (!newestBackup) return;
  gauge(registry, 'backup_newest_timestamp_seconds', 'When the newest backup was made.', [], async (set) => {
    const newest = await newestBackup().catch(() => null);
    set(newest ? newest.getTime() / 1000 : 0);
  });
}

type SetValue = (value: number, labels?: Record<string, string>) => void;

function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  collect: (set: SetValue, clear: () => void) => void | Promise<void>,
): void {
  const made: Gauge = new Gauge({
    name: `faisca_${name}`,
    help,
    labelNames,
    registers: [registry],
    collect: () =>
      collect(
        (value, labels = {}) => made.set(labels, value),
        () => made.remove(),
      ),
  });
}
