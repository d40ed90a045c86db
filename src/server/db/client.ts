import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createPool } from './pool.ts';
import * as schema from './schema.ts';

/** Where a database is: a `postgres://` address, or the folder of the embedded one's socket. */
export type Target = string | { host: string; user: string; database: string };

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Two cores are served as well by 2 connections as by 10, and worse by 20. */
const POOL_SIZE = 8;
const CONNECT_MS = 10_000;
const CLOSE_MS = 5000;

interface Options {
  /** Connections at most. */
  max?: number;
  /** The longest a query may take in all, in milliseconds; without it there is no limit. */
  patienceMs?: number;
}

export interface Connection {
  db: Database & { $client: pg.Pool };
  target: Target;
  close: () => Promise<void>;
}

/** Opens no connection yet: the first query does. */
export function connect(target: Target, { max = POOL_SIZE, patienceMs }: Options = {}): Connection {
  const pool = createPool({ connectionTimeoutMillis: CONNECT_MS, ...driverConfig(target), max }, patienceMs);
  const close = () => Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]);
  return { db: drizzle(pool, { schema }), target, close };
}

/** Work that needs one and the same connection from beginning to end. */
export async function withClient<T>(target: Target, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(target);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Not yet connected. What is lost with it fails in the query that was running. */
export function createClient(target: Target): pg.Client {
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...driverConfig(target),
  });
  client.on('error', () => undefined);
  return client;
}

function driverConfig(target: Target): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: asLibpqReads(target) } : { port: 5432, ...target };
}

/** What `sslmode` means is PostgreSQL's to say: the driver's own reading would demand a certificate for `require`. */
function asLibpqReads(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
