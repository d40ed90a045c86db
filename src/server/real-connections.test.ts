import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

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
