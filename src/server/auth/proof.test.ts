import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../db/schema/accounts.ts';
import { createUser, PASSWORD, type TestUser } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { enableTwoFactor, type Phone } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, type Visitor } from '../testing/visitor.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

let user: TestUser;
let visitor: Visitor;
let phone: Phone;
let usedCode: string;
beforeEach(async () => {
  user = await createUser(db);
  visitor = createVisitor(testApp);
  await visitor.signIn(user.email);
  ({ phone, usedCode } = await enableTwoFactor(visitor));
});

const age = (interval: string) =>
  db
    .update(session)
    .set({ provenAt: sql`now() - ${interval}::interval` })
    .where(eq(session.userId, user.id));

describe('a sensitive action', () => {
  it('is allowed for ten minutes after the sign-in', async () => {
    await age('9 minutes 50 seconds');
    expect((await visitor.post('/totp/off')).status).toBe(200);
  });

  it.each(['/totp/off', '/totp/begin'])(
    '%s requires a proof later, and does nothing without it',
    async (path) => {
      await age('10 minutes 1 second');
      const response = await visitor.post(path);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        code: 'proof_required',
        message: 'Para continuar, confirme que é você com a sua senha ou um código.',
      });
      expect(await (await visitor.get('/api/auth/totp')).json()).toEqual({ enabled: true });
    },
  );

  it.each([
    ['the password', () => ({ password: PASSWORD })],
    ['a code', () => ({ code: phone.later() })],
  ])('is allowed again with %s, for this session only', async (_what, proof) => {
    const elsewhere = createVisitor(testApp);
    await elsewhere.signIn(user.email);
    await age('1 hour');
    expect((await visitor.post('/prove', proof())).status).toBe(200);
    const proven = await db
      .select()
      .from(session)
      .where(sql`${session.userId} = ${user.id} and ${session.provenAt} > now() - interval '1 minute'`);
    expect(proven).toHaveLength(1);
    expect((await visitor.post('/totp/off')).status).toBe(200);
  });
});

it.each([
  ['in quotes that do not close', (stolen: string, own: string) => `${stolen.replace('=', '="')}x; ${own}`],
  ['behind a no-break space', (stolen: string, own: string) => `\u00a0${stolen}; ${own}`],
  ['in first place', (stolen: string, own: string) => `${stolen}; ${own}`],
  ['in last place', (stolen: string, own: string) => `${own}; ${stolen}`],
])(
  'a session without a proof gets none from another session that is sent with it: %s',
  async (_where, join) => {
    await age('1 hour');
    const thief = createVisitor(testApp);
    await thief.signIn((await createUser(db)).email);
    const [stolen, own] = [visitor, thief].map(
      ({ cookies }) => `faisca.session_token=${cookies.get('faisca.session_token') ?? ''}`,
    );
    const cookie = join(stolen ?? '', own ?? '');
    await testApp.request('POST', '/api/auth/totp/off', { cookie, body: {} });
    expect(await (await visitor.get('/api/auth/totp')).json()).toEqual({ enabled: true });
  },
);

describe('a proof', () => {
  it.each([
    ['a wrong password', () => ({ password: 'senha-errada' }), { password: 'Senha inválida.' }],
    ['a wrong code', () => ({ code: phone.wrong() }), { code: 'O código não confere ou já foi usado.' }],
    ['a used code', () => ({ code: usedCode }), { code: 'O código não confere ou já foi usado.' }],
  ])('cannot be %s', async (_what, proof, fields) => {
    await age('1 hour');
    const response = await visitor.post('/prove', proof());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation', fields });
    expect((await visitor.post('/totp/off')).status).toBe(403);
  });

  it.each([[{}], [{ password: '' }], [{ code: 'abcdef' }], [{ password: PASSWORD, code: '123456' }]])(
    'cannot be %j',
    async (body) => {
      expect((await visitor.post('/prove', body)).status).toBe(422);
    },
  );

  it('cannot be a code when no second factor is on', async () => {
    await visitor.post('/totp/off');
    expect((await visitor.post('/prove', { code: phone.later() })).status).toBe(422);
  });

  it('can be tried ten times, even by parallel requests', async () => {
    const tries = Array.from({ length: 20 }, () => visitor.post('/prove', { password: 'senha-errada' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    const closed = await visitor.post('/prove', { password: PASSWORD });
    expect(closed.status).toBe(429);
    expect(await closed.json()).toEqual({
      code: 'rate_limited',
      message: 'Muitas tentativas. Tente de novo em 15 minutos.',
    });
  });
});
