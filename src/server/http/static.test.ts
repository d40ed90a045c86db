import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const root = mkdtempSync(join(tmpdir(), 'faisca-client-'));
writeFileSync(
  join(root, 'index.html'),
  '<title>Faísca</title><script>dark()</script><script src="/a.js"></script>',
);
writeFileSync(join(root, 'robots.txt'), 'User-agent: *');
const database = await createTestDatabase();
const app = createApp(createTestApp(database).deps, root);
afterAll(async () => {
  rmSync(root, { recursive: true });
  await database.close();
});

it.each([
  '/',
  '/index.html',
  '/login',
  '/saved-campaigns/9e0e8b6c-5a52-4b9c-8d3e-6a3f2c1b0a99',
  '/tools/keywords',
  '/nada',
  '/campaign/..%2Factivity',
])('%s answers the page', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Faísca');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
});

it.each(['/.env', '/.git/config', '/wp-login.php', '/admin/.htaccess', '/favicon.ico', '/assets/nada.js'])(
  '%s answers 404',
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Não encontrado');
  },
);

it('an existing file is served', async () => {
  expect(await (await app.request('/robots.txt')).text()).toBe('User-agent: *');
});

it.each(['br', 'gzip'])('the page goes out as %s to whoever takes it', async (encoding) => {
  const answer = await app.request('/login', { headers: { 'Accept-Encoding': `deflate, ${encoding}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toContain('Faísca');
});

it('the policy lets the scripts within the page run, by their hash', async () => {
  const hash = createHash('sha256').update('dark()').digest('base64');
  const policy = (await app.request('/login')).headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
});
