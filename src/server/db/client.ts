import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { CONNECT_MS, driverConfig, type Target } from '../driver/client.ts';
import { createPool } from '../driver/pool.ts';

/** Runs queries: the pool, or a transaction on one of its connections. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Measured on two cores: 2 connections serve as well as 10, and 20 serve worse. */
const POOL_SIZE = 8;
const CLOSE_MS = 5000;

interface Options {
  /** Maximum number of connections. */
  max?: number;
  /**
   * Longest duration of a query in milliseconds, its wait for a connection included. Without it there is no
   * limit.
   */
  patienceMs?: number;
  /** Whether the target is a pooler in transaction mode. */
  isPooler?: boolean;
}

export interface Connection {
  db: NodePgDatabase & { $client: pg.Pool };
  target: Target;
  close: () => Promise<void>;
}

/** Creates the pool without opening a connection; the first query opens one. */
export function connect(target: Target, { max = POOL_SIZE, ...options }: Options = {}): Connection {
  const config = { connectionTimeoutMillis: CONNECT_MS, ...driverConfig(target) };
  const pool = createPool({ ...config, max }, options);
  const close = async () => {
    await Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]);
  };
  return { db: drizzle(pool), target, close };
}
