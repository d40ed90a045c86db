import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listen } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'faisca-client-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<title>Faísca</title>');
writeFileSync(join(root, 'robots.txt'), 'User-agent: *');
writeFileSync(join(root, 'assets', 'a-1234567.js'), 'x()');
writeFileSync(join(root, 'prerendered.json'), JSON.stringify({ screens: {}, rooms: {} }));
const database = await createTestDatabase();
afterAll(async () => {
  rmSync(root, { recursive: true });
  await database.close();
});

async function serve(APP_URL: string) {
  const http = await listen({ HOST: '127.0.0.1', PORT: 0, APP_URL });
  const { deps } = createTestApp(database, { APP_URL });
  const app = createApp(deps, root);
  let broken = false;
  return {
    http,
    /** Every request fails before it reaches the app. */
    breakDown: () => {
      broken = true;
    },
    start: () =>
      http.serve(
        (request) => (broken ? Promise.reject(new Error('broken')) : app.fetch(request)),
        () => 'ana',
      ),
  };
}

async function ask(port: number, path: string, { method = 'GET', host = 'faisca.example' } = {}) {
  const request = send({ host: '127.0.0.1', port, path, method, headers: { Host: host } }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

/** Each way in which an answer is made. */
const kinds: [what: string, path: string, status: number, options?: { method?: string; host?: string }][] = [
  ['a file with a hash in its name', '/assets/a-1234567.js', 200],
  ['a file at the root', '/robots.txt', 200],
  ['the page', '/login', 200],
  ['the page of a report', '/r/abc', 200],
  ['an unknown file', '/nada.php', 404],
  ['an unknown file of the build', '/assets/nada.js', 404],
  ['a method that no file knows', '/login', 404, { method: 'POST' }],
  ['an answer of the API', '/api/plans', 401],
  ['an answer that the database built', '/api/session', 200],
  ['an unknown address of the API', '/api/nada', 404],
  ['a write from elsewhere', '/api/feedback', 403, { method: 'POST' }],
  ['a health check', '/livez', 200],
  ['security.txt', '/.well-known/security.txt', 404],
  ["another site's host", '/login', 400, { host: 'evil.example' }],
];

describe.each([
  ['https://faisca.example', 'max-age=31536000; includeSubDomains'],
  ['http://faisca.example', undefined],
])('at %s', (appUrl, transport) => {
  const expected = { 'x-content-type-options': 'nosniff', 'strict-transport-security': transport };
  const sent = ({ headers }: IncomingMessage) => ({
    'x-content-type-options': headers['x-content-type-options'],
    'strict-transport-security': headers['strict-transport-security'],
  });

  it('every kind of answer has the headers of every answer', async () => {
    const { http, start, breakDown } = await serve(appUrl);
    const early = await ask(http.port, '/login');
    expect([early.statusCode, sent(early)]).toEqual([503, expected]); // as when too many requests run
    start();
    for (const [what, path, status, options] of kinds) {
      const answer = await ask(http.port, path, options);
      expect([what, answer.statusCode, sent(answer)]).toEqual([what, status, expected]);
    }
    breakDown();
    const failed = await ask(http.port, '/login');
    expect([failed.statusCode, sent(failed)]).toEqual([500, expected]);
    await http.close(0);
  });
});
