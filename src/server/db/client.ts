import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema.ts';

/** Where a database is: a `postgres://` address, or the socket of the embedded one. */
export type Target = string | { path: string; username: string; database: string };

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Two cores are served as well by 2 connections as by 10, and worse by 20. */
const POOL_SIZE = 8;

export interface Connection {
  db: Database;
  sql: postgres.Sql;
  close: () => Promise<void>;
}

/** Opens no connection yet: the first query does. */
export function connect(target: Target, max = POOL_SIZE): Connection {
  const options = { max, connect_timeout: 10, onnotice: () => undefined };
  const sql = typeof target === 'string' ? postgres(target, options) : postgres({ ...target, ...options });
  return { db: drizzle(sql, { schema }), sql, close: () => sql.end({ timeout: 5 }) };
}
