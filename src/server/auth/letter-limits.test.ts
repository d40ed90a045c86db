import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { attempts } from '../db/schema/sign-in.ts';
import { createUser, PASSWORD, newEmail } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { BEHIND_PROXY, createVisitor, newAddress, readMail } from '../testing/visitor.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = createTestApp(database, BEHIND_PROXY);
/** The same database, configured so that signing in needs a confirmed e-mail. */
const confirming = createTestApp(database, { ...BEHIND_PROXY, SMTP_URL: 'smtp://127.0.0.1:1' });
afterAll(database.close);

const visit = (app = testApp) => createVisitor(app);
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const askReset = (email: string) => visit().post('/request-password-reset', { email });
const reset = (token: string) => visit().post('/reset-password', { token, newPassword: 'nova-senha' });

describe('one recipient', () => {
  it('gets three reset mails an hour, from any number of requests and addresses', async () => {
    const { email } = await createUser(db);
    const answers = await times(40, () => askReset(email));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await readMail(db, email)).toHaveLength(3);
  });

  it('can use only the newest of those links', async () => {
    const { email } = await createUser(db);
    for (let n = 0; n < 5; n++) await askReset(email);
    const tokens = (await readMail(db, email)).map(({ token }) => token);
    expect(tokens).toHaveLength(3);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(token)).status);
    expect(statuses).toEqual([400, 400, 200]);
  });

  it('gets mails again an hour later', async () => {
    const { email } = await createUser(db);
    for (let n = 0; n < 4; n++) await askReset(email);
    await db.update(attempts).set({ windowStart: sql`now() - interval '61 minutes'` });
    await askReset(email);
    expect(await readMail(db, email)).toHaveLength(4);
  });

  it.each([
    ['without a mail server', testApp],
    ['where e-mails are confirmed', confirming],
  ])('gets three mails of a kind from any number of sign-ups %s', async (_where, app) => {
    const email = newEmail();
    const answers = await times(24, (n) =>
      visit(app).post('/sign-up/email', { email, password: `${PASSWORD}${n}`, name: 'Ana' }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kinds = new Map<string, number>();
    for (const { subject } of await readMail(db, email)) kinds.set(subject, (kinds.get(subject) ?? 0) + 1);
    for (const [subject, count] of kinds) expect(count, subject).toBeLessThanOrEqual(3);
    expect(kinds.get('Confirme seu e-mail na Faísca')).toBe(1);
  });

  it('gets three confirmation mails an hour from unconfirmed sign-ins, and the newest link is valid', async () => {
    const email = newEmail();
    await visit(confirming).post('/sign-up/email', { email, password: PASSWORD, name: 'Ana' });
    for (let n = 0; n < 6; n++) expect((await visit(confirming).signIn(email)).status).toBe(403);
    const letters = await readMail(db, email);
    expect(letters).toHaveLength(3);
    const token = letters.at(-1)?.token ?? '';
    expect((await visit(confirming).post('/confirm-email', { token })).status).toBe(200);
    expect((await visit(confirming).signIn(email)).status).toBe(200);
  });
});

it('an office behind one address gets a reset mail for each of its thirty people', async () => {
  const office = newAddress();
  const people = await times(30, () => createUser(db));
  for (const { email } of people) {
    const answer = await createVisitor(testApp, office).post('/request-password-reset', { email });
    expect(answer.status).toBe(200);
  }
  const letters = await Promise.all(people.map(({ email }) => readMail(db, email)));
  expect(letters.map((own) => own.length)).toEqual(people.map(() => 1));
});
