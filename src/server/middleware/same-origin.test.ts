import { beforeAll, describe, expect, it } from 'vitest';
import { campaigns } from '../db/schema/campaigns.ts';
import { feedbacks, profiles } from '../db/schema/profiles.ts';
import { session } from '../db/schema/accounts.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { ADMIN_EMAIL, createTestApp } from '../testing/test-app.ts';

const { database, db, app, request, signIn } = await openTestApp();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signIn({ email: ADMIN_EMAIL }));
});

const writes = [
  ...new Set(
    app.routes
      .filter(
        ({ method, path }) =>
          !['ALL', 'GET'].includes(method) && !/^\/api\/(?:webhooks|postback|script|one-click)\//.test(path),
      )
      .map(
        ({ method, path }) => `${method} ${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
      ),
  ),
];

const stored = () =>
  Promise.all([campaigns, feedbacks, profiles, session].map((table) => db.select().from(table)));

describe.each(writes)('%s', (call) => {
  const [method = '', path = ''] = call.split(' ');

  it.each([
    ['a foreign page', { Origin: 'https://outro.example' }],
    ['a look-alike', { Origin: 'http://localhost:3000.outro.example' }],
    ['another port', { Origin: 'http://localhost:3001' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['no page at all', { Origin: '' }],
    [
      'a page that names its own address in a header',
      { Origin: 'https://outro.example', 'X-Forwarded-Host': 'outro.example' },
    ],
  ])('is refused for %s', async (_who, headers) => {
    const before = await stored();
    const body = { name: 'X', fullName: 'X', phone: null, content: 'X', action: 'pro' };
    const response = await request(method, path, { cookie, headers, body });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'forbidden',
      message: 'Pedido recusado: ele não veio do endereço do aplicativo.',
    });
    expect(await stored()).toEqual(before);
  });
});

it.each([
  ['the public address', { Origin: 'http://localhost:3000' }],
  ['the very host that was asked', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
])('a page of %s may write', async (_who, headers) => {
  const body = { fullName: 'Dona', phone: null };
  expect((await request('PATCH', '/api/profile', { cookie, headers, body })).status).toBe(200);
});

it.each([['GET'], ['HEAD']])('%s needs no origin', async (method) => {
  expect((await request(method, '/api/profile', { cookie, headers: { Origin: '' } })).status).toBe(200);
});

it.each([
  ['https://faisca.example', 200],
  ['https://faisca.example.outro.example', 403],
  ['https://outro.example/faisca.example', 403],
  ['https://faisca.example:8443', 403],
  ['http://faisca.example', 403],
])('for an app at https://faisca.example, %s gets %i', async (origin, status) => {
  const elsewhere = createTestApp(database, { APP_URL: 'https://faisca.example' });
  const person = await elsewhere.signIn();
  const headers = { Origin: origin, Host: 'faisca.example' };
  const sent = { cookie: person.cookie, headers, body: { fullName: 'Ana', phone: null } };
  expect((await elsewhere.request('PATCH', '/api/profile', sent)).status).toBe(status);
});
