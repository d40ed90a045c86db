import { beforeAll, expect, it } from 'vitest';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { connect } from '../db/client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { createTestApp } from '../testing/test-app.ts';

const { request, signIn } = await openTestApp();

let cookie: string;
let campaign: string;

beforeAll(async () => {
  ({ cookie } = await signIn({ name: 'Ana' }));
  const response = await request('POST', '/api/campaigns', { cookie, body: { name: 'Verão' } });
  campaign = `/api/campaigns/${((await response.json()) as CampaignDetail).id}`; // the type that the route declares
});

const NULL = 'a\u0000b';
const HALF_EMOJI = '\ud83d';

it.each([
  ['PATCH', '', { name: 'a', version: 2147483648 }],
  ['PATCH', '', { name: 'a', version: 9007199254740991 }],
  ['POST', '/api/campaigns', { name: NULL }],
  ['POST', '/api/campaigns', { name: 'a', notes: NULL }],
  ['POST', '/api/campaigns', { name: 'a', createdAt: '0000-01-01T00:00:00Z' }],
  ['POST', '/assets', { assetType: 'titles', content: [NULL] }],
  ['POST', '/assets', { assetType: 'titles', content: [HALF_EMOJI] }],
  ['POST', '/assets', { assetType: 'sitelinks', content: [{ text: 'a', desc1: NULL, desc2: '' }] }],
  ['POST', '/api/feedback', { content: NULL }],
])('a value that the database cannot store is refused with 4xx: %s %s %j', async (method, path, body) => {
  const address = path.startsWith('/api') ? path : campaign + path;
  const answer = await request(method, address, { cookie, body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    code: 'validation',
    message: 'Há um texto ou uma data que não conseguimos guardar. Confira e tente de novo.',
  });
});

it.each([
  ['GET', '/healthz', undefined],
  ['GET', '/api/session', undefined],
  ['GET', '/api/campaigns', undefined],
  ['POST', '/api/campaigns', { name: 'Verão' }],
  ['DELETE', '/api/campaigns/9e0e8b6c-5a52-4b9c-8d3e-6a3f2c1b0a99', undefined],
  ['POST', '/api/auth/sign-in/email', { email: 'ana@exemplo.com.br', password: 'senha-de-teste' }],
])(
  'while the database is unavailable, the caller is told to try again: %s %s',
  async (method, path, body) => {
    const gone = connect({ host: '/nowhere', user: 'nobody', database: 'none' }, { max: 1 });
    const answer = await createTestApp(gone).request(method, path, { cookie, body });
    await gone.close();
    expect(answer.status).toBe(503);
    const content = (await answer.json()) as Record<string, unknown>; // the shape of every error of the API
    expect(content).toEqual(
      path === '/healthz'
        ? { status: 'unavailable' }
        : {
            code: 'unavailable',
            message: 'O serviço está fora do ar por um instante. Tente de novo em breve.',
          },
    );
  },
);
