import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements that get a name of their own. A program without a loop that builds SQL never comes near it. */
const MAX_NAMED = 1000;
/** However long a query waited for its connection, it gets this long to run. */
const SHORTEST_RUN_MS = 500;
const READ_TIMEOUT = 'Query read timeout';
/** A statement that was prepared before a migration, or that a pooler has dropped: a new connection knows it again. */
const stalePlans = new Set(['0A000', '26000']);

type Send = (query: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

const names = new Map<string, string>();

/** PostgreSQL parses and plans a named statement once for each connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

/**
 * node-postgres's pool with what it lacks: a name for every statement with parameters, and connections that always
 * come back, whatever happens to them while they are in use.
 * @param patienceMs the longest a query may take, its wait for a connection included; without it there is no limit.
 */
export function createPool(config: pg.PoolConfig, patienceMs?: number): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    ...(patienceMs !== undefined && limits(patienceMs)),
  });
  const waited = new WeakMap<pg.PoolClient, number>();
  pool.on('error', ignore); // an idle connection was lost: the pool has dropped it
  pool.on('connect', (client) => {
    client.on('error', ignore); // the query that was running fails with it
    const send = client.query.bind(client) as Send;
    const runStatement: Send = async (query, values = []) => {
      const name = query.name ?? (values.length > 0 ? nameOf(query.text) : undefined);
      const timeout = patienceMs && Math.max(SHORTEST_RUN_MS, patienceMs - (waited.get(client) ?? 0));
      waited.delete(client);
      try {
        return await send(
          { ...query, ...(name && { name }), ...(timeout && { query_timeout: timeout }) },
          values,
        );
      } catch (error) {
        // The answer may still come and be taken for the next query's.
        if (error instanceof Error && error.message === READ_TIMEOUT) void client.end();
        throw error;
      }
    };
    client.query = runStatement as typeof client.query; // the one of its forms that Drizzle and we use
  });
  const checkOut = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const take = async () => {
    const since = performance.now();
    const client = await checkOut();
    if (patienceMs !== undefined) waited.set(client, performance.now() - since);
    return comesBack(client);
  };
  const runOnce: Send = async (query, values) => {
    const client = await take();
    let isStale = false;
    try {
      return await (client.query as Send)(query, values);
    } catch (error) {
      isStale = error instanceof pg.DatabaseError && stalePlans.has(error.code ?? '');
      throw error;
    } finally {
      client.release(isStale);
    }
  };
  pool.connect = take as typeof pool.connect;
  pool.query = runOnce as typeof pool.query;
  return pool;
}

/** `set` rather than start-up parameters, which poolers refuse. */
function limits(patienceMs: number): pg.PoolConfig {
  const setLimits = (client: pg.ClientBase) =>
    client.query(
      `set statement_timeout = ${patienceMs}; set idle_in_transaction_session_timeout = ${4 * patienceMs}`,
    );
  return {
    connectionTimeoutMillis: patienceMs - SHORTEST_RUN_MS,
    onConnect: setLimits as (client: pg.ClientBase) => void, // the pool waits for it, which its types leave out
  };
}

/** Drizzle keeps a connection for good when it is lost at `begin`: so a lost one returns by itself. */
function comesBack(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', lost);
    release(error);
  };
  const lost = () => client.release(true);
  client.once('end', lost);
  return client;
}

function ignore(): void {
  return undefined;
}
