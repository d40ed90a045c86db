import { once } from 'node:events';
import type { Server } from 'node:http';
import { errorCode, StartError } from './start-error.ts';

interface Endpoint {
  host: string;
  port: number;
  /** The variables for host and port, named in the error. */
  names: [host: string, port: string];
}

/** @throws {StartError} when the port or the address cannot be used. */
export async function beginListening(server: Server, endpoint: Endpoint): Promise<void> {
  server.listen(endpoint.port, endpoint.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, endpoint);
  }
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function listenError(error: unknown, { host, port, names: [hostName, portName] }: Endpoint): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`A porta ${port} já está em uso: encerre o outro programa ou mude ${portName}.`);
    case 'EACCES':
      return new StartError(
        `Sem permissão para abrir a porta ${port}: use uma a partir de 1024 ou mude ${portName}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`O endereço ${host} não é desta máquina: mude ${hostName}.`);
    default:
      return error;
  }
}
