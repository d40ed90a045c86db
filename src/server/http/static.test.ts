import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  '<title>Faísca</title><script>dark()</script><script src="/a.js"></script><div id="root"></div>',
);
writeFileSync(join(root, 'robots.txt'), 'User-agent: *');
const form = '<form>form to sign in</form>';
writeFileSync(join(root, 'prerendered.json'), JSON.stringify({ '/login': form, '/forgot-password': form }));
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

it.each(['/tools/keywords', '/login'])(
  'the policy of %s lets the script within the page run, by its hash',
  async (path) => {
    const hash = createHash('sha256').update('dark()').digest('base64');
    const policy = (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
  },
);

it.each([
  ['/login', 'Entrar · Faísca'],
  ['/register', 'Criar conta · Faísca'],
  ['/pricing', 'Planos · Faísca'],
  ['/termos', 'Termos de uso · Faísca'],
  ['/privacidade', 'Privacidade · Faísca'],
])('a shared link to %s shows its own title and has one address', async (path, title) => {
  const page = await (await app.request(path)).text();
  expect(page).toContain(`<title>${title}</title>`);
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}" />`));
  expect(page).toMatch(/<meta property="og:image" content="https?:\/\/[^/"]+\/preview.jpg" \/>/);
  expect(page.match(/<title>/g)).toHaveLength(1);
});

it.each([
  ['/login', 'Entrar · Faísca'],
  ['/forgot-password', 'Faísca'],
])('a visitor gets the drawn form at %s', async (path, title) => {
  const answer = await app.request(path);
  const page = await answer.text();
  expect(page).toContain(`<div id="root">${form}</div>`);
  expect(page).toContain(`<title>${title}</title>`);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
});

it.each([
  ['/login', { Cookie: 'a=b; faisca.session_token=abc' }],
  ['/', {}],
  ['/dashboard', {}],
  ['/termos', {}],
  ['/constructor', {}],
])('%s with %o comes without a drawn screen', async (path, headers) => {
  expect(await (await app.request(path, { headers })).text()).toContain('<div id="root"></div>');
});

it("a person's own page has a preview without its address", async () => {
  const page = await (await app.request('/campaign/9e0e8b6c-5a52-4b9c-8d3e-6a3f2c1b0a99')).text();
  expect(page).toContain('<meta property="og:title" content="Faísca" />');
  expect(page).not.toContain('canonical');
  expect(page).not.toContain('og:url');
});

it('the page of a shared report says nothing of it, and keeps its address to itself', async () => {
  const answer = await app.request('/r/c2VncmVkbw');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const page = await answer.text();
  expect(page).toContain('<title>Relatório de campanha · Faísca</title>');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(page).toContain(
    '<meta property="og:description" content="Um relatório aberto por um link privado." />',
  );
  expect(page).not.toMatch(/canonical|og:url|c2VncmVkbw/);
});

it('the manifest names icons that exist with the sizes that it says', () => {
  const folder = new URL('../../../public/', import.meta.url);
  const { icons } = JSON.parse(readFileSync(new URL('manifest.webmanifest', folder), 'utf8')) as {
    icons: { src: string; sizes: string }[]; // the file is ours
  };
  for (const { src, sizes } of icons) {
    const png = readFileSync(new URL(`.${src}`, folder));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});
