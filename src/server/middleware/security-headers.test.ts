import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { securityHeaders } from './security-headers.ts';

const database = await createTestDatabase();
const http = createTestApp(database);
const https = createTestApp(database, { APP_URL: 'https://faisca.example' });
afterAll(database.close);

it.each([['/healthz'], ['/api/session'], ['/api/nada'], ['/api/profile'], ['/api/auth/totp']])(
  '%s forbids frames, foreign scripts and content sniffing',
  async (path) => {
    const { headers } = await http.request('GET', path);
    const policy = (headers.get('Content-Security-Policy') ?? '').split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy.filter((rule) => rule.startsWith('script-src') && rule.includes('unsafe'))).toEqual([]);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  },
);

it.each([['/api/session'], ['/api/nada'], ['/api/profile'], ['/api/auth/totp'], ['/api/plans']])(
  '%s is not cached',
  async (path) => {
    expect((await http.request('GET', path)).headers.get('Cache-Control')).toBe('no-store');
  },
);

it('only a site with an https address asks browsers to always use https', async () => {
  const header = async (app: typeof http) =>
    (await app.request('GET', '/healthz')).headers.get('Strict-Transport-Security');
  expect(await header(https)).toBe('max-age=31536000; includeSubDomains');
  expect(await header(http)).toBeNull();
});

it.each([['/api/session'], ['/api/campaigns']])(
  '%s: an answer that the database built has the same headers',
  async (path) => {
    const { cookie } = await http.signIn();
    const { headers, status } = await http.request('GET', path, { cookie });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...Object.fromEntries(new Headers(securityHeaders(false))),
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);
