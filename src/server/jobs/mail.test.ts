import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailMessages } from '../db/schema/mail.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Mail } from '../email/compose.ts';
import { alreadyRegisteredMail, confirmationMail, resetMail } from '../email/messages.ts';
import { claimDueMail, sweepMail } from '../email/queries.ts';
import { createMailTransport, type Transport } from '../email/transport.ts';
import { mailJob, sendDueMail } from './mail.ts';
import { startJobs } from './scheduler.ts';

const database = await createTestDatabase();
const { db } = database;
const mailServer = await startMailServer();
const dataDir = mkdtempSync(join(tmpdir(), 'faisca-mail-'));
const { deps } = createTestApp(database, { SMTP_URL: mailServer.url, DATA_DIR: dataDir });
const transports: Transport[] = [];
function openTransport(env = deps.env): Transport {
  const transport = createMailTransport(env);
  transports.push(transport);
  return transport;
}
const transport = openTransport();

beforeEach(async () => {
  await db.delete(mailMessages);
  mailServer.received.length = 0;
  mailServer.state.refusal = null;
  mailServer.state.onMessage = () => undefined;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  for (const open of transports) open.close();
  await mailServer.close();
  rmSync(dataDir, { recursive: true });
  await database.close();
});

const user = { name: 'João <b>', email: 'joao@exemplo.com.br', emailVerified: true };
const link = 'https://faisca.example/update-password?token=abc&x="1"';

async function queue(mail: Mail = resetMail(user, link)): Promise<string> {
  const [row] = await db.insert(mailMessages).values(mail).returning();
  return row?.id ?? '';
}

async function readQueue() {
  return db.select().from(mailMessages).orderBy(mailMessages.createdAt);
}

const makeDue = () => db.update(mailMessages).set({ nextAttemptAt: sql`now()` });

it('a message that went out is not sent again when the database was away for noting it', async () => {
  await db.execute(sql`create sequence notes`); // keeps counting when a transaction is undone
  await db.execute(sql`create function away_twice() returns trigger language plpgsql as $$ begin
    if new.sent_at is not null and nextval('notes') < 3 then
      raise exception 'the database is starting' using errcode = '57P03';
    end if;
    return new;
  end $$`);
  await db.execute(
    sql`create trigger away before update on mail_messages for each row execute function away_twice()`,
  );
  try {
    const id = await queue();
    await sendDueMail(deps, transport);
    await makeDue();
    await sendDueMail(deps, transport);
    expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`]);
    expect(await readQueue()).toMatchObject([{ id, attempts: 1, html: '', lastError: null }]);
  } finally {
    await db.execute(sql`drop trigger away on mail_messages`);
  }
});

describe('a sent message', () => {
  it.each([
    ['Confirme seu e-mail na Faísca', 'Confirmar e-mail', confirmationMail],
    ['Redefina sua senha da Faísca', 'Criar nova senha', resetMail],
    ['Você já tem uma conta na Faísca', 'Recuperar acesso', alreadyRegisteredMail],
  ])('%s: text and HTML are in Portuguese and contain the link', async (subject, action, compose) => {
    const id = await queue(compose(user, link));
    await sendDueMail(deps, transport);
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({
      subject,
      from: { name: 'Faísca', address: 'nao-responda@localhost' },
      to: [{ address: user.email }],
      messageId: `<${id}@localhost>`,
    });
    expect(mail?.text).toContain('Olá, João <b>.');
    expect(mail?.text).toContain(`${action}: ${link}`);
    expect(mail?.html).toContain('Olá, João &lt;b&gt;.');
    expect(mail?.html).toContain('token=abc&amp;x=&quot;1&quot;"');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toContain('<html lang="pt-BR">');
  });

  it.each([
    ['Ana P. Lima', true, 'Olá, Ana P. Lima.'],
    [' ', true, 'Olá.'],
    ['Ana P. Lima', false, 'Olá.'],
    ['evil。com', false, 'Olá.'],
    ['www evil com', false, 'Olá.'],
    ['Ganhe em premio.example', false, 'Olá.'],
  ])(
    "greets the name %j with confirmed e-mail %s as %j, so a stranger cannot write text into somebody's mail",
    async (name, emailVerified, greeting) => {
      await queue(confirmationMail({ ...user, name, emailVerified }, link));
      await sendDueMail(deps, transport);
      const [mail] = mailServer.received;
      expect(mail?.text).toMatch(new RegExp(`^${greeting}\n`));
      expect(mail?.html).toContain(`>${greeting}<`);
    },
  );

  it('goes to exactly one recipient, whatever the address contains', async () => {
    await queue({ ...resetMail(user, link), subject: 'Oi\r\nBcc: intruso@exemplo.com' });
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]?.bcc ?? []).toEqual([]);
  });
});

describe('the mail queue', () => {
  it('clears the texts, which hold secret links, after sending', async () => {
    await queue();
    await sendDueMail(deps, transport);
    const [row] = await readQueue();
    expect(row).toMatchObject({ html: '', text: '', attempts: 1, lastError: null });
    expect(row?.sentAt).toBeInstanceOf(Date);
    await makeDue();
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(1);
  });

  it('keeps a refused message, retries it after growing delays, and sends it when the mail server accepts it', async () => {
    mailServer.state.refusal = 'caixa cheia';
    await queue();
    const waits: number[] = [];
    for (const attempt of [1, 2, 3, 9, 10]) {
      await db.update(mailMessages).set({ attempts: attempt - 1, nextAttemptAt: sql`now()` });
      await sendDueMail(deps, transport);
      const [row] = await readQueue();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null });
      expect(row?.lastError).toContain('caixa cheia');
      const { rows } = await db.execute<{ s: number }>(
        sql`select round(extract(epoch from next_attempt_at - now()))::int as s from mail_messages`,
      );
      const [wait] = rows;
      waits.push(wait?.s ?? 0);
    }
    expect(waits).toEqual([5, 10, 20, 900, 900]);
    await sendDueMail(deps, transport);
    expect((await readQueue())[0]?.attempts).toBe(10); // not due yet, so not tried
    mailServer.state.refusal = null;
    await makeDue();
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(1);
    expect((await readQueue())[0]).toMatchObject({ attempts: 11, lastError: null, text: '' });
  });

  it('sends the next message when one is refused', async () => {
    await queue({ ...resetMail(user, link), recipient: 'não é endereço' });
    await queue();
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(1);
    expect((await readQueue()).map(({ sentAt }) => sentAt === null)).toEqual([true, false]);
  });

  it('sends each message once with any number of workers', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => queue()));
    const workers = [transport, openTransport(), openTransport()];
    await Promise.all(workers.map((one) => sendDueMail(deps, one)));
    const sent = mailServer.received.map(({ messageId }) => messageId);
    expect(sent.sort()).toEqual(ids.map((id) => `<${id}@localhost>`).sort());
  });

  it('sends a message again when a worker dies while sending it', async () => {
    const id = await queue();
    expect((await claimDueMail(db))?.id).toBe(id); // the worker that claimed it has died
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(0); // the claim has not expired yet
    await db.update(mailMessages).set({ nextAttemptAt: sql`next_attempt_at - interval '2 minutes'` });
    await sendDueMail(deps, transport);
    expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`]);
  });

  it('keeps all messages while the mail server is unreachable', async () => {
    await queue();
    await sendDueMail(deps, openTransport({ ...deps.env, SMTP_URL: 'smtp://127.0.0.1:1' }));
    const [kept] = await readQueue();
    expect(kept).toMatchObject({ attempts: 1, sentAt: null });
    expect(kept?.text).toContain('token=');
    await makeDue();
    await sendDueMail(deps, transport);
    expect(mailServer.received).toHaveLength(1);
  });

  it('is sent by the running worker, which finishes the current message when it stops', async () => {
    const ids = [await queue(), await queue()];
    const begun = new Promise<void>((resolve) => (mailServer.state.onMessage = resolve));
    const worker = startJobs([mailJob(deps)], deps.log);
    await begun;
    await worker.stop();
    expect(mailServer.received).toHaveLength(ids.length);
    expect((await readQueue()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('deletes messages sent a month ago and messages that are no longer useful', async () => {
    const ages = [
      ['sent long ago', sql`now() - interval '31 days'`, sql`now() - interval '31 days'`],
      ['sent', sql`now() - interval '29 days'`, sql`now() - interval '29 days'`],
      ['never sent', sql`now() - interval '49 hours'`, null],
      ['waiting', sql`now() - interval '47 hours'`, null],
    ] as const;
    for (const [subject, createdAt, sentAt] of ages) {
      await db.insert(mailMessages).values({ ...resetMail(user, link), subject, createdAt, sentAt });
    }
    await sweepMail(db);
    expect((await readQueue()).map(({ subject }) => subject)).toEqual(['sent', 'waiting']);
  });
});

describe('without SMTP_URL', () => {
  it('each message is a private page in the outbox, and its link is on the console', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const outbox = openTransport({ ...deps.env, SMTP_URL: undefined });
    const id = await queue();
    await sendDueMail(deps, outbox);
    const folder = join(dataDir, 'outbox');
    expect(readdirSync(folder)).toEqual([`${id}.html`]);
    const page = readFileSync(join(folder, `${id}.html`), 'utf8');
    expect(page).toContain(`Para: ${user.email}`);
    expect(page).toContain('Assunto: Redefina sua senha da Faísca');
    expect(page).toContain('Criar nova senha');
    expect(statSync(join(folder, `${id}.html`)).mode & 0o077).toBe(0);
    expect(log.mock.calls.flat().join()).toContain('https://faisca.example/update-password?token=abc');
    expect((await db.select().from(mailMessages).where(eq(mailMessages.id, id)))[0]).toMatchObject({
      text: '',
    });
  });

  it.each(['--><script>alert(1)<script>', '---><script>', '--!><script>', '->'])(
    "a name, %s, cannot close the comment at the page's head",
    async (name) => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const outbox = openTransport({ ...deps.env, SMTP_URL: undefined });
      const mail = resetMail(
        { name, email: `${randomUUID()}@exemplo.com`, emailVerified: true },
        'https://faisca.example/update-password?token=a--b',
      );
      const id = await queue(mail);
      await sendDueMail(deps, outbox);
      const page = readFileSync(join(dataDir, 'outbox', `${id}.html`), 'utf8');
      const head = page.slice(0, page.indexOf('<!doctype'));
      expect(head.match(/-->|--!>/g)).toHaveLength(1);
      expect(head.trimEnd().endsWith('-->')).toBe(true);
      expect(head).toContain('token=a--b');
      expect(page.slice(head.length)).not.toContain('<script>');
    },
  );
});
