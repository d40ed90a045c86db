import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { expect, it } from 'vitest';
import { parseEnv } from '../boot/env.ts';
import { StartError } from '../boot/start-error.ts';
import { migrateExternal, openDatabase } from './open.ts';

/**
 * Returns the address of a server that only calls `answer` for each connection. Without `answer`, nothing
 * listens there.
 */
async function addressOf(answer?: (socket: Socket) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  if (!answer) server.close();
  return { host: `127.0.0.1:${port}`, close: () => void server.close() };
}

const error = (code: string, message: string) => {
  const fields = ['SFATAL', `C${code}`, `M${message}`, ''].map((field) => `${field}\0`).join('');
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(fields));
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
};

it.each([
  ['nobody listens', undefined, 'nada responde nesse endereço.'],
  [
    'the password is refused',
    (socket: Socket) => void socket.end(error('28P01', 'x')),
    'usuário ou senha recusados.',
  ],
  [
    'it says what we have no words for',
    (socket: Socket) => void socket.end(error('28P09', 'no such door')),
    'no such door.',
  ],
])('when %s, the start fails with a one-line error', async (_what, answer, reason) => {
  const { host, close } = await addressOf(answer);
  const env = parseEnv({ DATABASE_URL: `postgres://u:p@${host}/faisca`, AUTH_SECRET: 'x'.repeat(32) });
  await expect(openDatabase(env, pino({ level: 'silent' }))).rejects.toThrow(
    new StartError(`Não foi possível usar o banco de DATABASE_URL (${host}): ${reason}`),
  );
  close();
});

it.each<[string, (socket: Socket) => void, string]>([
  ['accepts and closes', (socket) => void socket.end(), 'a conexão foi interrompida.'],
  [
    'has no connection left',
    (socket) => void socket.end(error('53300', 'too many clients')),
    'too many clients.',
  ],
  ['is starting', (socket) => void socket.end(error('57P03', 'starting up')), 'starting up.'],
])(
  'a database that %s is asked again after growing delays, until the time limit',
  async (_what, answer, reason) => {
    let calls = 0;
    const { host, close } = await addressOf((socket) => {
      calls += 1;
      answer(socket);
    });
    const opening = migrateExternal(`postgres://u:p@${host}/faisca`, 'u', pino({ level: 'silent' }), 1500);
    await expect(opening).rejects.toThrow(
      new StartError(`Não foi possível usar o banco de DATABASE_URL (${host}): ${reason}`),
    );
    expect(calls).toBe(3);
    close();
  },
);
