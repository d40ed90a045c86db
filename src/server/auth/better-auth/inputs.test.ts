import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { user } from '../../db/schema/accounts.ts';
import { PASSWORD, newEmail } from '../../testing/factories.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { BEHIND_PROXY, newAddress, readMail } from '../../testing/visitor.ts';
import { writes } from './inputs.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

const { cookie } = await testApp.signIn();

function post(path: string, body: string, headers: Record<string, string> = {}) {
  const from = { 'X-Forwarded-For': newAddress(), ...headers };
  return testApp.request('POST', `/api/auth${path}`, { cookie, body, headers: from });
}

const oddValues = ['\0', 'a\0b', '\ud800', ' ', 'a@b.co\r\nBcc: c@d.co', 'x'.repeat(60_000), null, 1, [], {}];
const oddBodies = [
  'null',
  '[]',
  '1',
  '"x"',
  '{',
  '{"__proto__":{"code":"123456"}}',
  '\ufeff{}',
  '['.repeat(30_000) + ']'.repeat(30_000),
];

describe.each(Object.entries(writes))('%s', (path, schema) => {
  const fields = Object.keys(schema.shape);
  const usual = { name: 'Ana', email: newEmail(), password: PASSWORD, newPassword: PASSWORD, code: '123456' };

  it('refuses odd input in Portuguese and never fails with 5xx', async () => {
    const bodies = fields.flatMap((field) =>
      oddValues.map((value) => JSON.stringify({ ...usual, token: 'x', [field]: value })),
    );
    const sendAll = [...oddBodies, ...bodies].map(async (body) => {
      const response = await post(path, body);
      expect(response.status, body.slice(0, 200)).toBeLessThan(500);
      if (!response.ok) expect(await response.json()).toHaveProperty('message');
    });
    await Promise.all(sendAll);
  });

  it('refuses more than 64 KB before it is read', async () => {
    const response = await post(path, JSON.stringify({ ...usual, more: Array(30_000).fill({}) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'O pedido passa do tamanho máximo de 64 KB.' });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'answers 415 to the content type %s',
    async (type) => {
      expect((await post(path, 'a=b', { 'Content-Type': type })).status).toBe(415);
    },
  );
});

it.each([['\0'], ['a\0b'], ['x y'], [1]])(
  'a reset with the token %j gets the same refusal as an expired link',
  async (token) => {
    const response = await post('/reset-password', JSON.stringify({ token, newPassword: PASSWORD }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'Este link expirou ou já foi usado.' });
  },
);

it.each([
  [{ name: 'n'.repeat(121) }, 'O nome deve ter no máximo 120 caracteres.'],
  [{ name: ' \0 ' }, 'Digite seu nome completo.'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'Digite um e-mail válido.'],
])('a sign-up with %j is refused', async (fault, message) => {
  const body = { name: 'Ana', email: newEmail(), password: PASSWORD, ...fault };
  const response = await post('/sign-up/email', JSON.stringify(body));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ code: 'validation', message });
});

it("a sign-up stores only the form's fields, each on one line", async () => {
  const email = newEmail();
  const extra = { image: 'https://outro.example/x.png', callbackURL: 'https://outro.example' };
  const body = { name: ' Ana\r\nLima\0', email: ` ${email.toUpperCase()} `, password: PASSWORD, ...extra };
  expect((await post('/sign-up/email', JSON.stringify(body))).status).toBe(200);
  const [row] = await db.select().from(user).where(eq(user.email, email));
  expect(row).toMatchObject({ name: 'Ana Lima', image: null });
  expect(await readMail(db, email)).toHaveLength(1);
});
