import pg from 'pg';

/** Address of a database: a `postgres://` URL, or the folder of the embedded database's socket. */
export type Target = string | { host: string; user: string; database: string };

export const CONNECT_MS = 10_000;

/** Runs work that needs the same connection from beginning to end. */
export async function withClient<T>(target: Target, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(target);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a client that is not yet connected. When the connection is lost, the running query fails with the
 * error.
 */
export function createClient(target: Target): pg.Client {
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...driverConfig(target),
  });
  client.on('error', () => undefined);
  return client;
}

export function driverConfig(target: Target): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: asLibpqReads(target) } : { port: 5432, ...target };
}

/**
 * Reads `sslmode` as PostgreSQL's own programs do. The driver's own reading of `require` would demand a valid
 * certificate.
 */
function asLibpqReads(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
