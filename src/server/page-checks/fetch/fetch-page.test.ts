import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { constants, createBrotliCompress, createDeflate, createGzip, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { MOST_PAGE_BYTES } from './decode-page.ts';
import { fetchPage, PageFetchError } from './fetch-page.ts';

const AGENT = 'Test/1.0';

/** Every address that a socket of this process tried to reach. */
let attempts: string[] = [];
const SOCKETS = 'net.client.socket';
function watch(message: unknown): void {
  // Node documents the message as { socket }.
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string) => attempts.push(address));
}

let handle: RequestListener = (_, response) => void response.end('<p>oi</p>');
const open: Server[] = [];
async function listen(host: string, port = 0): Promise<number> {
  const server = createServer((request, response) => handle(request, response));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port; // a server on a port has such an address
}

let port = 0;
beforeAll(async () => {
  subscribe(SOCKETS, watch);
  port = await listen('127.0.0.1');
});
beforeEach(() => {
  attempts = [];
});
afterEach(() => {
  handle = (_, response) => void response.end('<p>oi</p>');
});
afterAll(async () => {
  unsubscribe(SOCKETS, watch);
  await Promise.all(
    open.map((server) => new Promise((resolve) => server.close(resolve).closeAllConnections())),
  );
});

async function problemOf(visit: Promise<unknown>): Promise<string> {
  try {
    await visit;
    return 'none';
  } catch (error) {
    if (error instanceof PageFetchError) return error.problem;
    throw error;
  }
}

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Open addresses of another test network, so that ports are free and none of the forbidden ones is open. */
const elsewhere = { allowed: ['203.0.113.77'] };
const loopback = { allowed: ['127.0.0.1'] };

const forbidden = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '2130706433',
    '127.0.0.1.',
  ],
  ...[
    '0.0.0.0',
    '0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '0xa000001',
    '012.0.0.1',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
  ],
  ...[
    '192.168.1.254',
    '3232235777',
    '169.254.169.254',
    '169.254.170.2',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '100.64.0.1',
    '100.100.100.200',
    '100.127.255.254',
  ],
  ...[
    '192.0.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.254',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
  ],
  ...[
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
  ],
  ...[
    '[64:ff9b::7f00:1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001::1]',
    '[2001:db8::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[fc00::1]',
  ],
  ...[
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[100::1]',
    '[::ffff:0:127.0.0.1]',
    '[4000::1]',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
  ],
  ...[
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '127.0.0.\t1',
    '0x7f.1',
    '0177.1',
    '2130706433.',
    '0300.0250.0.1',
    'localhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    '168.63.129.16',
    '[0:0:0:0:0:ffff:a9fe:a9fe]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::1]',
    '[2001:2::1]',
    '[2001:10::1]',
    '[2001:20::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[fe80::5efe:7f00:1]',
  ],
];

it.each(forbidden)('no socket goes to http://%s', async (host) => {
  expect(await problemOf(fetchPage(`http://${host}:${port}/`, AGENT, elsewhere))).toBe('forbidden_address');
  expect(attempts).toEqual([]);
});

it('has more than 60 forbidden addresses', () => {
  expect(new Set(forbidden).size).toBeGreaterThanOrEqual(60);
});

it.each(
  forbidden.filter(
    (host) => /^\[?[0-9a-f:.]+\]?$/u.test(host) && (host.startsWith('[') || host.split('.').length === 4),
  ),
)('no socket goes to a name that stands for %s', async (host) => {
  const address = host.replace(/[[\]]/gu, '');
  const resolve = () => Promise.resolve(at('93.184.216.34', address));
  expect(
    await problemOf(fetchPage(`http://inocente.example:${port}/`, AGENT, { ...elsewhere, resolve })),
  ).toBe('forbidden_address');
  expect(attempts).toEqual([]);
});

it('asks for a name once for each hop and connects to that answer alone', async () => {
  const secret = await listen('::1', port);
  let lookups = 0;
  const resolve = () => Promise.resolve(lookups++ === 0 ? at('127.0.0.1') : at('::1'));
  const { status } = await fetchPage(`http://muda.example:${secret}/`, AGENT, { ...loopback, resolve });
  expect({ status, lookups, attempts }).toEqual({ status: 200, lookups: 1, attempts: ['127.0.0.1'] });
  handle = (request, response) => void response.writeHead(302, { Location: '/de-novo' }).end(request.url);
  attempts = [];
  const problem = await problemOf(
    fetchPage(`http://muda.example:${secret}/`, AGENT, {
      ...loopback,
      resolve: () => Promise.resolve(lookups++ === 1 ? at('127.0.0.1') : at('::1')),
    }),
  );
  expect({ problem, attempts }).toEqual({ problem: 'forbidden_address', attempts: ['127.0.0.1'] });
});

it.each([
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:a9fe:a9fe]/',
  '//10.0.0.1/',
  'http://0x0a000001/',
  '\\\\10.0.0.1\\',
  'http:\\\\169.254.169.254/',
  'http://168.63.129.16/machine',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://127%2e0%2e0%2e2/',
  'http://169.254.\t169.254/',
  '/\\10.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
])('a redirect to %s is not followed', async (location) => {
  handle = (_, response) => void response.writeHead(302, { Location: location }).end();
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback))).toBe('forbidden_address');
  expect(attempts).toEqual(['127.0.0.1']);
});

it.each([
  'file:///etc/passwd',
  'ftp://exemplo.com/',
  'gopher://127.0.0.1/',
  'javascript:1',
  'data:text/html,<p>oi</p>',
  'dict://127.0.0.1:6379/info',
  'blob:http://127.0.0.1/1',
  'ws://127.0.0.1/',
  'http://a:b@exemplo.com/',
  'http://exemplo.com@127.0.0.1/',
  'http://127.0.0.1%2f@exemplo.com/',
  'http://127.0.0.1%00.exemplo.com/',
  'http://[fe80::1%25eth0]/',
  'http://[::1%25lo]/',
  'http://exemplo.com:65536/',
  'nada',
  '',
])('%s is no address of a page', async (address) => {
  expect(await problemOf(fetchPage(address, AGENT, loopback))).toBe('bad_address');
  handle = (_, response) => void response.writeHead(302, { Location: address || 'http://' }).end();
  if (/^[a-z]+:/u.test(address))
    expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback))).toBe('bad_address');
});

it.each([0, 21, 22, 25, 3306, 5432, 6379, 8080, 9200, 11211])(
  'port %i is closed to public addresses',
  async (closed) => {
    expect(await problemOf(fetchPage(`http://exemplo.com:${closed}/`, AGENT, { allowed: [] }))).toBe(
      'forbidden_address',
    );
    expect(attempts).toEqual([]);
  },
);

it('a name that turns between two hops is asked again and not followed', async () => {
  const answers = [at('127.0.0.1'), at('127.0.0.1'), at('169.254.169.254')];
  handle = (request, response) => {
    const step = Number(request.url?.slice(1));
    response.writeHead(307, { Location: `http://gira.example:${port}/${step + 1}` }).end();
  };
  const resolve = () => Promise.resolve(answers.shift() ?? []);
  expect(await problemOf(fetchPage(`http://gira.example:${port}/0`, AGENT, { ...loopback, resolve }))).toBe(
    'forbidden_address',
  );
  expect({ attempts, left: answers.length }).toEqual({ attempts: ['127.0.0.1', '127.0.0.1'], left: 0 });
});

it('a name without an address is unknown', async () => {
  const resolve = () => Promise.resolve([]);
  expect(await problemOf(fetchPage('http://vazio.example/', AGENT, { ...loopback, resolve }))).toBe(
    'unknown_host',
  );
});

it('follows 5 redirects and not a sixth, nor a loop', async () => {
  const redirects =
    (most: number): RequestListener =>
    (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step >= most) response.end('<p>fim</p>');
      else response.writeHead(301, { Location: `/${step + 1}` }).end();
    };
  handle = redirects(5);
  const { hops } = await fetchPage(`http://127.0.0.1:${port}/0`, AGENT, loopback);
  expect(hops.map(({ pathname }) => pathname)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  handle = redirects(6);
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/0`, AGENT, loopback))).toBe(
    'too_many_redirects',
  );
  handle = redirects(Infinity);
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/0`, AGENT, loopback))).toBe(
    'too_many_redirects',
  );
});

it('an endless body stops at 5 MB', async () => {
  handle = (_, response) => {
    const part = Buffer.alloc(64 * 1024, 'a');
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write).on('error', () => undefined);
    write();
  };
  const { body, isCut } = await fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback);
  expect({ length: body.length, isCut }).toEqual({ length: MOST_PAGE_BYTES, isCut: true });
});

it.each([
  ['gzip', createGzip],
  ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['deflate', createDeflate],
] as const)('a bomb of 1 GB in %s stops at 5 MB', async (encoding, packer) => {
  handle = (_, response) => {
    response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Type': 'text/html' });
    const pack = packer();
    pack.on('error', () => undefined).pipe(response);
    const part = Buffer.alloc(1024 * 1024);
    let left = 1024;
    const write = () => {
      while (left > 0 && !response.destroyed) {
        left--;
        if (!pack.write(part)) return;
      }
      pack.end();
    };
    pack.on('drain', write);
    write();
  };
  const { body, isCut } = await fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback);
  expect({ length: body.length, isCut }).toEqual({ length: MOST_PAGE_BYTES, isCut: true });
});

it.each(['zstd', 'gzip, gzip', 'gzip,br', 'compress', 'aes128gcm'])(
  'a body packed as %s, which nobody asked for, is not unpacked',
  async (encoding) => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(10 * 1024 * 1024)));
    handle = (_, response) => void response.writeHead(200, { 'Content-Encoding': encoding }).end(bomb);
    expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback))).toBe('unknown_packing');
  },
);

it('a page within a page is unpacked once', async () => {
  const inner = gzipSync('<p>dentro</p>');
  handle = (_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(inner));
  const { body } = await fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback);
  expect(Buffer.from(body)).toEqual(inner);
});

it('of a page of 10 MB, half is read', async () => {
  handle = (_, response) => void response.end(Buffer.alloc(10 * 1024 * 1024, 'a'));
  const { body, isCut } = await fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback);
  expect({ length: body.length, isCut }).toEqual({ length: MOST_PAGE_BYTES, isCut: true });
});

it('a slow body and a silent server end with the patience', async () => {
  const rules = { ...loopback, patienceMs: 300 };
  handle = () => undefined;
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, rules))).toBe('too_slow');
  handle = (_, response) => {
    const drip = setInterval(() => response.write('a'), 20);
    response.on('close', () => clearInterval(drip));
  };
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, rules))).toBe('too_slow');
  expect(
    await problemOf(
      fetchPage('http://lento.example/', AGENT, { ...rules, resolve: () => new Promise(() => undefined) }),
    ),
  ).toBe('too_slow');
});

it.each([
  ['a file', { 'Content-Type': 'application/zip' }, 'not_a_page'],
  ['a picture', { 'Content-Type': 'image/png' }, 'not_a_page'],
])('%s is not read', async (_, headers, problem) => {
  handle = (_request, response) => void response.writeHead(200, headers).end('x');
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback))).toBe(problem);
});

it('a body packed as it does not say ends the visit', async () => {
  handle = (_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not packed');
  expect(await problemOf(fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback))).toBe('no_answer');
});

it('sends its own name and no cookie, and reads a packed page', async () => {
  let sent: Record<string, unknown> = {};
  handle = (request, response) => {
    sent = request.headers;
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Set-Cookie': 'a=b' }).end(gzipSync('<p>olá</p>'));
  };
  const { body } = await fetchPage(`http://127.0.0.1:${port}/`, AGENT, loopback);
  expect(Buffer.from(body).toString()).toBe('<p>olá</p>');
  expect(sent).toMatchObject({ 'user-agent': AGENT });
  expect(sent).not.toHaveProperty('cookie');
});

/** A server that writes whatever it likes, as no library would. */
async function rawServer(
  talk: (socket: Socket) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => talk(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // a server on a port has such an address
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function writesForEver(part: string): (socket: Socket) => void {
  return (socket) => {
    const write = () => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', write);
    write();
  };
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

it.each<[string, (socket: Socket) => void, string]>([
  ['HTTP/0.9', (socket) => void socket.end('<p>oi</p>'), 'no_answer'],
  ['nothing at all', (socket) => void socket.end(), 'no_answer'],
  ['endless headers', writesForEver(`${OK}${'X-A: b\r\n'.repeat(1000)}`), 'no_answer'],
  [
    'one endless header',
    (socket) => {
      socket.write(`${OK}X: `);
      writesForEver('a'.repeat(4096))(socket);
    },
    'no_answer',
  ],
  ['a flood of early hints', writesForEver('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 'no_answer'],
  [
    'another protocol',
    (socket) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    'no_answer',
  ],
  [
    'two lengths',
    (socket) => void socket.end(`${OK}Content-Length: 2\r\nContent-Length: 9\r\n\r\nhi`),
    'no_answer',
  ],
  [
    'a length and pieces',
    (socket) => void socket.end(`${OK}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    'no_answer',
  ],
  [
    'a piece of a false length',
    (socket) => void socket.end(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\nhi`),
    'no_answer',
  ],
  [
    'garbage behind the page',
    (socket) => void socket.end(`${OK}Content-Length: 2\r\n\r\nhiGARBAGE\r\nHTTP/1.1 500`),
    'none',
  ],
])('a server that answers with %s', async (_, talk, problem) => {
  const server = await rawServer(talk);
  try {
    expect(await problemOf(fetchPage(`http://127.0.0.1:${server.port}/`, AGENT, loopback))).toBe(problem);
  } finally {
    await server.close();
  }
});

it.each<[string, string]>([
  ['shorter than its length', 'Content-Length: 900\r\n\r\n<p>oi</p>'],
  ['without its last piece', 'Transfer-Encoding: chunked\r\n\r\n9\r\n<p>oi</p>\r\n'],
])('a page %s is read as broken off', async (_, rest) => {
  const server = await rawServer((socket) => void socket.end(OK + rest));
  try {
    const { body, isBroken } = await fetchPage(`http://127.0.0.1:${server.port}/`, AGENT, loopback);
    expect({ text: Buffer.from(body).toString(), isBroken }).toEqual({ text: '<p>oi</p>', isBroken: true });
  } finally {
    await server.close();
  }
});

it('headers that drip end with the patience', async () => {
  const server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  try {
    const rules = { ...loopback, patienceMs: 300 };
    expect(await problemOf(fetchPage(`http://127.0.0.1:${server.port}/`, AGENT, rules))).toBe('too_slow');
  } finally {
    await server.close();
  }
});
