import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { deps, signIn } = createTestApp(database);
const lines: { level: number; msg: string }[] = [];
const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]); // pino writes objects
const app = createApp({ ...deps, log: pino({}, { write }) });
let server: ServerType;
let port: number;

beforeAll(async () => {
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo); // it listens on TCP
});
afterAll(async () => {
  server.close();
  await database.close();
});

function head(path: string, headers: string[]): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost:3000',
    'Origin: http://localhost:3000',
    ...headers,
    '',
    '',
  ].join('\r\n');
}

async function ask(method: string, path: string, cookie: string, body?: string) {
  const headers = { Cookie: cookie, Host: 'localhost:3000', Origin: 'http://localhost:3000' };
  const request = send({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: {
      ...headers,
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
    },
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, json: () => json(answer) };
}

it('an upload that its caller cut off is not logged as an error', async () => {
  const { cookie } = await signIn();
  const socket = connectSocket(port, '127.0.0.1');
  const type = 'Content-Type: application/json';
  socket.write(head('/api/campaigns', [`Cookie: ${cookie}`, type, 'Content-Length: 1000']) + '{"name":');
  await once(socket, 'connect');
  setImmediate(() => socket.destroy());
  await expect.poll(() => lines.find(({ msg }) => msg === 'request'), { timeout: 10_000 }).toBeDefined();
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

it('senders of slow bodies take no connection to the database from the others', async () => {
  const [slow, other] = [await signIn(), await signIn()];
  const sockets = ['/api/campaigns', '/api/feedback', '/api/campaigns/import', '/api/campaigns'].flatMap(
    (path) =>
      [10, 100_000].map((length) => {
        const socket = connectSocket(port, '127.0.0.1');
        const headers = [
          `Cookie: ${slow.cookie}`,
          'Content-Type: application/json',
          `Content-Length: ${length}`,
        ];
        socket.write(head(path, headers) + '{');
        return socket;
      }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const path of ['/api/profile', '/api/activity']) {
    const answer = await ask('GET', path, other.cookie);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  const written = await ask('POST', '/api/campaigns', other.cookie, JSON.stringify({ name: 'Minha' }));
  expect(written.status).toBe(201);
  for (const socket of sockets) socket.destroy();
});

it('answers the large bodies of one session one after the other', async () => {
  const { cookie } = await signIn();
  const long = JSON.stringify({ name: 'x'.repeat(1_500_000) });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask('POST', '/api/campaigns', cookie, long)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422));
});

it.each([
  ['objects', '{}'],
  ['lists', '[]'],
  ['numbers', '0,0,0'],
])('refuses a body of too many %s before it is read as JSON', async (_what, part) => {
  const { cookie } = await signIn();
  const body = `{"campaigns":[${Array.from({ length: 800_000 }, () => part).join(',')}]}`;
  const answer = await ask('POST', '/api/campaigns/import', cookie, body);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    {
      code: 'too_large',
      message: 'O pedido tem valores demais. Divida o que você quer gravar em partes menores.',
    },
  ]);
});

it.each([
  ['401', '/api/campaigns', 1_500_000],
  ['413', '/api/auth/sign-in/email', 9_000_000],
])('an early %s closes the connection', async (status, path, length) => {
  const socket = connectSocket(port, '127.0.0.1');
  socket.write(
    head(path, ['Content-Type: application/json', `Content-Length: ${length}`]) + 'x'.repeat(1000),
  );
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const answer = chunk.toString().toLowerCase();
  expect(answer).toContain(`http/1.1 ${status}`);
  expect(answer).toContain('connection: close');
});
