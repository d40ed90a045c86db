import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export interface Link {
  port: number;
  /** As a pulled cable: nothing is refused, and nothing arrives. */
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/** The way from one machine to a port of another, on 127.0.0.1. */
export async function openLink(target: number): Promise<Link> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const held = new Set<Socket>();
  let isCut = false;
  const join = (client: Socket) => {
    const server = createConnection(target, '127.0.0.1');
    const pair = [client, server] as const;
    pairs.add(pair);
    client.pipe(server).pipe(client);
    const end = () => {
      if (isCut) return; // nobody hears of it before the link is mended
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  };
  const listener = createServer((client) => {
    if (isCut) client.on('error', () => held.delete(client));
    if (isCut) held.add(client);
    else join(client);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    cut() {
      isCut = true;
      for (const [client, server] of pairs) {
        client.unpipe(server);
        server.unpipe(client);
      }
    },
    mend() {
      isCut = false;
      for (const client of held) client.destroy();
      held.clear();
      for (const pair of pairs) {
        const [client, server] = pair;
        if (!client.destroyed && !server.destroyed) client.pipe(server).pipe(client);
        else {
          pairs.delete(pair);
          for (const socket of pair) socket.destroy();
        }
      }
    },
    close() {
      listener.close();
      for (const socket of [...held, ...[...pairs].flat()]) socket.destroy();
    },
  };
}
