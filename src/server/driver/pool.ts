import pg from 'pg';
import { isStalePlan, nameOf, SHORTEST_RUN_MS } from './statements.ts';

const READ_TIMEOUT = 'Query read timeout';

type Send = (query: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * The pool of node-postgres with two additions: a name for every statement with parameters, and a guarantee
 * that a failed connection always leaves the pool.
 * @param patienceMs longest duration of a query, its wait for a connection included. Without it there is no limit.
 * @param isPooler whether the address is a pooler in transaction mode. Each transaction may then run on another
 * connection of the database, so nothing is prepared by name, and the pooler sets the database's time limits.
 */
export function createPool(
  config: pg.PoolConfig,
  { patienceMs, isPooler = false }: { patienceMs?: number; isPooler?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    ...(patienceMs !== undefined && { connectionTimeoutMillis: patienceMs - SHORTEST_RUN_MS }),
    ...(patienceMs !== undefined && !isPooler && { onConnect: setLimits(patienceMs) }),
  });
  const waited = new WeakMap<pg.PoolClient, number>();
  pool.on('error', ignore); // an idle connection was lost, and the pool has removed it
  pool.on('connect', (client) => {
    client.on('error', ignore); // the running query fails with this error
    const send = client.query.bind(client) as Send;
    const runStatement: Send = async (query, values = []) => {
      const name = isPooler
        ? undefined
        : (query.name ?? (values.length > 0 ? nameOf(query.text) : undefined));
      const timeout = patienceMs && Math.max(SHORTEST_RUN_MS, patienceMs - (waited.get(client) ?? 0));
      waited.delete(client);
      try {
        return await send({ ...query, name, ...(timeout && { query_timeout: timeout }) }, values);
      } catch (error) {
        // The late answer could be taken for the next query's, so we drop the connection.
        if (error instanceof Error && error.message === READ_TIMEOUT) void client.end();
        throw error;
      }
    };
    client.query = runStatement as typeof client.query; // Drizzle and our code use only this overload
  });
  const checkOut = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const wait = async () => {
    const since = performance.now();
    const client = await checkOut();
    if (patienceMs !== undefined) waited.set(client, performance.now() - since);
    return client;
  };
  const take = async () => releaseOnLoss(await wait());
  const runOnce: Send = async (query, values) => {
    const client = await wait();
    let isStale = false;
    try {
      return await (client.query as Send)(query, values);
    } catch (error) {
      isStale = isStalePlan(error);
      throw error;
    } finally {
      client.release(isStale);
    }
  };
  pool.connect = take as typeof pool.connect;
  pool.query = runOnce as typeof pool.query;
  return pool;
}

/** Uses `set`, because poolers refuse start-up parameters. */
function setLimits(patienceMs: number): (client: pg.ClientBase) => unknown {
  const limits = `set statement_timeout = ${patienceMs}; set idle_in_transaction_session_timeout = ${4 * patienceMs}`;
  return (client) => client.query(limits); // the pool awaits it, although its types do not say so
}

/** When a connection is lost at `begin`, Drizzle never releases it. This releases it automatically. */
function releaseOnLoss(client: pg.PoolClient): pg.PoolClient {
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
