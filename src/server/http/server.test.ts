import { once } from 'node:events';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { type HttpServer, type HttpLimits, listen } from './server.ts';

const opened: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close(0)));
});

async function open(fetch: (request: Request) => Response | Promise<Response>, limits?: Partial<HttpLimits>) {
  const server = await listen({ HOST: '127.0.0.1', PORT: 0, APP_URL: 'http://localhost' }, limits);
  opened.push(server);
  let callers = 0;
  server.serve(fetch, ({ headers }) => headers.from ?? `caller ${callers++}`);
  return { server, url: `http://127.0.0.1:${server.port}` };
}

/** Sends a request over a kept-alive connection of `agent`. */
async function ask(url: string, agent: Agent, method = 'GET', body?: string, from?: string) {
  const request = send(url, { agent, method, headers: from === undefined ? {} : { From: from } });
  request.on('error', () => undefined); // the rest of a body that nobody reads
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

/** Delays every answer until `release` is called. */
function createGate() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { release, fetch: () => gate.then(() => new Response('ok')) };
}

it.each([
  ['/api/campaigns', 'GET', 48 + 32],
  ['/api/auth/sign-in/email', 'POST', 24 + 48],
  ['/logo.svg', 'GET', 256 + 256],
])(
  '%s: beyond those that run or wait it refuses immediately and stays healthy',
  async (path, method, limit) => {
    const { release, fetch: wait } = createGate();
    const { url } = await open((request) => (request.url.endsWith('/healthz') ? new Response('ok') : wait()));
    const agent = new Agent({ keepAlive: true });
    const accepted = Array.from({ length: limit }, () => ask(url + path, agent, method));
    await expect.poll(async () => (await ask(url + path, agent, method)).statusCode).toBe(503);
    const refused = await ask(url + path, agent, method);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask(`${url}/healthz`, agent)).statusCode).toBe(200);
    release();
    for (const answer of await Promise.all(accepted)) expect(answer.statusCode).toBe(200);
    expect((await ask(url + path, agent, method)).statusCode).toBe(200);
    agent.destroy();
  },
);

it.each([
  ['/api/campaigns', 'GET', 16, 32],
  ['/api/auth/sign-in/email', 'POST', 8, 24],
  ['/logo.svg', 'GET', 96, 192],
])(
  '%s: one caller has a share alone, and another is let in at once',
  async (path, method, running, accepted) => {
    const { release, fetch: wait } = createGate();
    const begun: string[] = [];
    const { url, server } = await open((request) => {
      begun.push(request.headers.get('From') ?? '');
      return wait();
    });
    const agent = new Agent({ keepAlive: true });
    const answers = Array.from({ length: accepted }, () => ask(url + path, agent, method, undefined, 'ana'));
    await expect.poll(() => Math.max(...Object.values(server.load().running))).toBe(running);
    await expect
      .poll(async () => (await ask(url + path, agent, method, undefined, 'ana')).statusCode)
      .toBe(503);
    const other = ask(url + path, agent, method, undefined, 'bia');
    await expect.poll(() => begun.filter((name) => name === 'bia')).toHaveLength(1);
    expect(begun.filter((name) => name === 'ana')).toHaveLength(running);
    release();
    for (const answer of await Promise.all([...answers, other])) expect(answer.statusCode).toBe(200);
    agent.destroy();
  },
);

it('asks the caller to close the connection when it answers before it has read the body', async () => {
  const { url } = await open(
    (request) => new Response('', { status: request.method === 'POST' ? 401 : 200 }),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const early = await ask(`${url}/api/campaigns`, agent, 'POST', 'x'.repeat(3_000_000));
  expect([early.statusCode, early.headers.connection]).toEqual([401, 'close']);
  expect((await ask(`${url}/api/session`, agent)).statusCode).toBe(200);
  agent.destroy();
});

it('when closing, it answers running requests with `Connection: close` and accepts no new ones', async () => {
  const { release, fetch } = createGate();
  let hasArrived = false;
  const { url, server } = await open(() => {
    hasArrived = true;
    return fetch();
  });
  const agent = new Agent({ keepAlive: true });
  const running = ask(`${url}/api/campaigns`, agent);
  const idle = createConnection(server.port, '127.0.0.1');
  idle.resume();
  await once(idle, 'connect');
  await expect.poll(() => hasArrived).toBe(true);
  const closed = server.close(60_000);
  opened.splice(0);
  await once(idle, 'close');
  release();
  const answer = await running;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await closed).toBe(true);
  await expect(ask(url, agent)).rejects.toThrow('ECONNREFUSED');
});

it.each<[string, Partial<HttpLimits>, string]>([
  ['sends nothing', { headersTimeout: 200, requestTimeout: 300 }, ''],
  ['never ends its headers', { headersTimeout: 200, requestTimeout: 300 }, 'GET / HTTP/1.1\r\nHost: a\r\n'],
  [
    'never ends its body',
    { headersTimeout: 200, requestTimeout: 300 },
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc',
  ],
  ['rests after its answer', { keepAliveTimeout: 200 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('closes a connection that %s', async (_what, limits, bytes) => {
  const { server } = await open(async (request) => new Response(await request.text()), limits);
  const socket = createConnection(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.resume();
  await once(socket, 'close');
});

async function sizeOf(socket: Socket): Promise<number> {
  let size = 0;
  socket.on('data', (chunk: Buffer) => (size += chunk.length));
  socket.on('error', () => undefined);
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return size;
}

it('cuts the largest of the answers that nobody reads, and serves the others', async () => {
  const MB = 1 << 20;
  const answer = (request: Request) =>
    new Response('x'.repeat(Number(new URL(request.url).searchParams.get('mb')) * MB));
  const { server, url } = await open(answer, { unread: 60 * MB });
  const lazy = (mb: number) => {
    const socket = createConnection(server.port, '127.0.0.1').pause();
    socket.write(`GET /api/a?mb=${mb} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    return socket;
  };
  const [small, large] = [lazy(20), lazy(40)];
  await Promise.all([small, large].map((socket) => once(socket, 'readable')));
  const read = await (await fetch(`${url}/api/a?mb=30`)).arrayBuffer();
  expect(read.byteLength).toBe(30 * MB);
  expect(await sizeOf(large)).toBeLessThan(40 * MB);
  expect(await sizeOf(small)).toBeGreaterThan(20 * MB);
});

it('cuts the connection with most unread bytes, however many answers they are', async () => {
  const KB = 1 << 10;
  let requestCount = 0;
  const { server } = await open(
    (request) => {
      requestCount += 1;
      return new Response('x'.repeat(Number(new URL(request.url).searchParams.get('kb')) * KB));
    },
    { unread: 20 * KB * KB },
  );
  const get = (kb: number, end = '') => `GET /a?kb=${kb} HTTP/1.1\r\nHost: a\r\n${end}\r\n`;
  const lazy = (requests: string) => {
    const socket = createConnection(server.port, '127.0.0.1').pause();
    socket.write(requests);
    return socket;
  };
  const last = 'Connection: close\r\n';
  const single = lazy(get(6 * KB, last));
  await expect.poll(() => requestCount).toBe(1);
  const several = lazy(get(4 * KB) + get(200).repeat(200) + get(1, last));
  await expect.poll(() => requestCount).toBeGreaterThan(50);
  expect(await sizeOf(several)).toBeLessThan(40 * KB * KB);
  expect(await sizeOf(single)).toBeGreaterThan(6 * KB * KB);
});

it('keeps nothing of answers that waited behind another one when the connection is lost', async () => {
  const MB = 1 << 20;
  const { server } = await open(() => new Response('x'.repeat(MB)));
  const before = heapMb();
  for (let round = 0; round < 10; round += 1) {
    const socket = createConnection(server.port, '127.0.0.1').pause();
    socket.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(30));
    await once(socket, 'readable');
    socket.destroy();
    await once(socket, 'close');
  }
  await expect.poll(() => heapMb() - before, { timeout: 20_000 }).toBeLessThan(100);
});

/** What is in use after the garbage is collected. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)(); // the flag adds this function to new contexts
  return process.memoryUsage().heapUsed / (1 << 20);
}

it.each([
  ['/api/campaigns', 48],
  ['/logo.svg', 256],
])('%s: a request whose caller left counts until its work ends', async (path, limit) => {
  const { release, fetch: wait } = createGate();
  let running = 0;
  const { server } = await open(() => {
    running += 1;
    return wait();
  });
  const socket = createConnection(server.port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(limit));
  await expect.poll(() => running).toBe(limit);
  socket.destroy();
  await once(socket, 'close');
  const counted = () => Math.max(...Object.values(server.load().running));
  expect(counted()).toBe(limit);
  release();
  await expect.poll(counted).toBe(0);
});

it('closes a connection whose client does not read its answer', async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1 << 20)) }));
  const { server } = await open(endless, { timeout: 300 });
  const socket = createConnection(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  // We write to it repeatedly, because only a write notices that the connection has ended.
  await expect
    .poll(() => socket.write(' ') && !socket.destroyed, { timeout: 20_000, interval: 100 })
    .toBe(false);
});

it.each([429, 503])(
  'many refusals (%i) of one caller wait, and another caller is answered',
  async (status) => {
    const { url } = await open(
      (request) => new Response('', { status: request.url.endsWith('/no') ? status : 200 }),
      {
        refusalWait: 60_000,
      },
    );
    const agent = new Agent({ keepAlive: true });
    const answered: (number | undefined)[] = [];
    const refuseAnother = async () =>
      answered.push((await ask(`${url}/api/no`, agent, 'GET', '', 'ana')).statusCode);
    for (let n = 0; n < 20; n++) await refuseAnother();
    void refuseAnother().catch(() => undefined); // its connection is cut at the end
    expect((await ask(`${url}/api/yes`, agent, 'GET', '', 'ana')).statusCode).toBe(200);
    expect((await ask(`${url}/api/no`, agent, 'GET', '', 'bia')).statusCode).toBe(status);
    expect(answered).toEqual(Array(20).fill(status));
    agent.destroy();
  },
);
