import pg from 'pg';

/** Where a database is: a `postgres://` address, or the folder of the embedded one's socket. */
export type Target = string | { host: string; user: string; database: string };

export const CONNECT_MS = 10_000;

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

export function driverConfig(target: Target): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: asLibpqReads(target) } : { port: 5432, ...target };
}

/** What `sslmode` means is PostgreSQL's to say: the driver's own reading would demand a certificate for `require`. */
function asLibpqReads(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
