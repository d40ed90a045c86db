import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createMailTransport } from '../email/transport.ts';
import { sendDueMail } from '../jobs/mail.ts';
import { createUser, type TestUser } from '../testing/factories.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { beginTwoFactor, enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, requestReset, type Visitor } from '../testing/visitor.ts';

const database = await createTestDatabase();
const { db } = database;
const mailServer = await startMailServer();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'faisca-letters-'));
const testApp = createTestApp(database, { ...BEHIND_PROXY, SMTP_URL: mailServer.url, DATA_DIR });
const transport = createMailTransport(testApp.env);
afterAll(async () => {
  transport.close();
  await mailServer.close();
  rmSync(DATA_DIR, { recursive: true });
  await database.close();
});

const visit = () => createVisitor(testApp);
let user: TestUser;
let visitor: Visitor;
beforeEach(async () => {
  user = await createUser(db, { name: 'Ana' });
  visitor = visit();
  await visitor.signIn(user.email);
});

/** Delivers the queue and returns the person's mails. */
async function deliver() {
  await sendDueMail(testApp.deps, transport);
  return mailServer.received.filter(({ to }) => to?.some(({ address }) => address === user.email));
}
const subjects = async () => (await deliver()).map(({ subject }) => subject);

const ON = 'A verificação em duas etapas da sua conta na Faísca foi ligada';
const OFF = 'A verificação em duas etapas da sua conta na Faísca foi desligada';

it('the first sign-in of an account sends no mail', async () => {
  expect(await subjects()).toEqual([]);
});

it('a sign-in from a new browser sends a mail to the owner, and the next one from there does not', async () => {
  const elsewhere = visit();
  for (let n = 0; n < 2; n++) {
    await elsewhere.signIn(user.email);
    await elsewhere.post('/sign-out');
  }
  expect(await subjects()).toEqual(['Novo acesso à sua conta da Faísca']);
});

it('a new password sends a mail to the owner', async () => {
  const token = await requestReset(db, visit(), user.email);
  await visit().post('/reset-password', { token, newPassword: 'nova-senha' });
  expect(await subjects()).toEqual(['Redefina sua senha da Faísca', 'A senha da sua conta na Faísca mudou']);
});

it('a second factor sends a mail when it is switched on, not while it waits for its first code', async () => {
  await beginTwoFactor(visitor);
  expect(await subjects()).toEqual([]);
  await enableTwoFactor(visitor);
  const [mail, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: ON });
  expect(mail?.text).toContain('Olá, Ana.');
  expect(mail?.text).toContain(`Não fui eu: criar outra senha: ${testApp.env.APP_URL}/forgot-password`);
});

it('removing the second factor sends one mail to the owner', async () => {
  await enableTwoFactor(visitor);
  const answers = [await visitor.post('/totp/off'), await visitor.post('/totp/off')];
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(await subjects()).toEqual([ON, OFF]);
});

it('a code entered at the sign-in sends no mail about a new factor', async () => {
  const { phone } = await enableTwoFactor(visitor);
  await visitor.post('/sign-out');
  await visitor.signIn(user.email);
  expect((await visitor.post('/two-factor/verify-totp', { code: phone.later() })).status).toBe(200);
  expect(await subjects()).toEqual([ON]);
});
