import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
const read = (overrides: Parameters<typeof createTestApp>[1]) =>
  createTestApp(database, overrides).request('GET', '/.well-known/security.txt');

it('says where a fault is reported, for at least the next five months', async () => {
  const response = await read({ CONTACT_EMAIL: 'seguranca@exemplo.com.br' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain('Contact: mailto:seguranca@exemplo.com.br\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 150 * 86_400_000);
});

it('is not there without an address to write to', async () => {
  expect((await read({ CONTACT_EMAIL: undefined })).status).toBe(404);
});
