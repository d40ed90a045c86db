import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Forwards TCP to the embedded database's socket, so that it is reached like a managed one. The traffic can
 * be paused.
 */
export async function openGate(socketFolder: string) {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const database = createConnection(join(socketFolder, '.s.PGSQL.5432'));
    client.pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      database.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${address.port}/${database}`,
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}
