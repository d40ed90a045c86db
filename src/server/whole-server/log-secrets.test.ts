import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { createMailTransport } from '../email/transport.ts';
import { sendDueMail } from '../jobs/mail.ts';
import { createLog } from '../boot/log.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, newAddress, readMail, requestReset } from '../testing/visitor.ts';

const WEBHOOK_SECRET = 'whsec_log';
const database = await createTestDatabase();
const { db } = database;
const mailServer = await startMailServer();
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });
const { deps, env } = createTestApp(database, {
  ...BEHIND_PROXY,
  SMTP_URL: mailServer.url,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});
afterAll(async () => {
  await Promise.all([deps.changes.stop(), mailServer.close()]);
  await database.close();
});

/** What each request sent and got goes here, to be searched for in the log. */
const exchanged = new Set<string>();

/** As the test app asks, and remembers what was said. */
function appWith(parts: Partial<typeof deps>) {
  const app = createApp({ ...deps, log, ...parts });
  return {
    async request(
      method: string,
      path: string,
      options: { cookie?: string; body?: unknown; headers?: object } = {},
    ) {
      const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
      const headers = new Headers({
        Origin: env.APP_URL,
        'Content-Type': 'application/json',
        ...options.headers,
      });
      if (options.cookie !== undefined) headers.set('Cookie', options.cookie);
      const answer = await app.request(path, {
        method,
        headers,
        body: options.body === undefined ? undefined : body,
      });
      remember(
        [body, options.cookie, answer.headers.get('set-cookie'), await answer.clone().text()].join(' '),
      );
      return answer;
    },
  };
}

/** Passwords, tokens, codes, addresses, names and texts: every long enough word that is not ours. */
function remember(text: string): void {
  for (const [word] of text.matchAll(/[^\s"{}[\]:;,=\\<>&?]{6,}/g))
    if (/\d/.test(word) || isOwn(word)) exchanged.add(word);
}
const isOwn = (word: string) => /@|segred|Fulana|Campanha|senha-/i.test(word);

const email = `${randomUUID()}@segredo.com.br`;
const password = 'senha-secreta-1';

/** Somebody's whole life with an account, mistakes included. */
async function live(): Promise<void> {
  const visitor = createVisitor(appWith({}));
  const other = createVisitor(appWith({}));
  await visitor.post('/sign-up/email', { name: 'Fulana Sobrenome', email, password });
  const [confirmation] = await readMail(db, email);
  await other.post('/confirm-email', { token: confirmation?.token ?? '' });
  await visitor.signIn(email, 'senha-errada-1');
  await visitor.signIn(email, password);
  const { phone, recoveryCodes } = await enableTwoFactor(visitor);
  await other.signIn(email, password);
  await other.post('/two-factor/verify-totp', { code: phone.wrong() });
  await other.post('/two-factor/verify-totp', { code: phone.later() });
  const third = createVisitor(appWith({}));
  await third.signIn(email, password);
  await third.post('/two-factor/verify-backup-code', { code: recoveryCodes[0] ?? '' });
  await visitor.post('/email-change', { email: `${randomUUID()}@segredo.com.br` });
  const token = await requestReset(db, other, email);
  await other.post('/check-reset-link', { token });
  await other.post('/reset-password', { token, newPassword: 'senha-secreta-2' });
  await third.call('POST', '/api/campaigns', { name: 'Campanha 12345678', notes: email });
  await third.call('PATCH', '/api/profile', { fullName: 'Fulana 987654', phone: '11987654321' });
  await third.call('POST', '/api/feedback', { content: `Meu segredo 42424242 ${email}` });
  await third.get(`/api/admin/users?search=${email}&token=${token}`);
  await third.post('/sign-out');
}

async function failEverywhere(): Promise<void> {
  const away = connect({ host: '/nada', user: 'nada', database: 'nada' });
  const broken = createVisitor(appWith({ db: away.db }), newAddress());
  await broken.post('/sign-up/email', { name: 'Fulana', email, password });
  await broken.signIn(email, password);
  await broken.post('/reset-password', { token: 'segredo-do-link-1', newPassword: password });
  await away.close();
  const app = appWith({});
  for (const body of [`{"email":"${email}"`, `{"email":"a\\u0000${email}","password":"${password}"}`]) {
    await app.request('POST', '/api/auth/sign-in/email', { body });
  }
  const object = { id: 'sub_1', customer_email: email, client_reference_id: email };
  const payload = JSON.stringify({ id: 'evt_1', type: '__proto__', created: 1, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  await app.request('POST', '/api/webhooks/stripe', {
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
}

async function refuseMail(): Promise<void> {
  mailServer.state.refusal = `<${email}>: user unknown`;
  await db.insert(mailMessages).values({ recipient: email, subject: 'x', html: 'x', text: 'x' });
  const transport = createMailTransport(deps.env);
  await sendDueMail({ db, log }, transport);
  transport.close();
}

it('the log of everything a person and a failure can do holds no address, body, token, cookie or code', async () => {
  await live();
  await failEverywhere();
  await refuseMail();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(25);
  for (const message of ['request', 'security event', 'mail not sent']) expect(text).toContain(message);
  expect(text.match(/[\w.+-]+@[\w-]+\.[a-z]+/gi)).toBeNull();
  const known = /^\/api\/|^\d{4}-\d{2}-\d{2}T/; // paths are logged; times stand in answers too
  const found = [...exchanged].filter((word) => !known.test(word) && text.includes(word) && !isUserId(word));
  expect(found).toEqual([]);
  expect(exchanged.size).toBeGreaterThan(40);
});

/** A security event names whom it is about, by id. */
const isUserId = (word: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word);
