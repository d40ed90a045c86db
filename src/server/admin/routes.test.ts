import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminAction,
  AdminUser,
  AuditEntry,
  FeedbackEntry,
  Page,
  UserTotals,
} from '#domain/account/admin.ts';
import { adminAudit } from '../db/schema/audit.ts';
import { feedbacks, profiles } from '../db/schema/profiles.ts';
import { session } from '../db/schema/accounts.ts';
import { createUser } from '../testing/factories.ts';
import { ADMIN_EMAIL, createTestApp, type Person } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn, deps } = createTestApp(database);
afterAll(async () => {
  await deps.changes.stop();
  await database.close();
});

let admin: Person;
beforeAll(async () => {
  admin = await signIn({ email: ADMIN_EMAIL, name: 'Dona' });
});

const asAdmin = (method: string, path: string, body?: Record<string, unknown> | string) =>
  request(method, `/api/admin${path}`, { cookie: admin.cookie, body });

async function read<T>(path: string): Promise<T> {
  const answer = await asAdmin('GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T; // the type that the route declares
}

describe('access to the admin routes', () => {
  const calls = [
    ['GET', '/users'],
    ['GET', '/users/totals'],
    ['PATCH', `/users/${randomUUID()}`],
    ['GET', `/users/${randomUUID()}/audit`],
    ['GET', '/feedback'],
    ['GET', '/events'],
  ] as const;

  it.each(calls)(
    "%s %s answers 401 to a visitor, 403 to a subscriber and to an unconfirmed account with the admin's e-mail",
    async (...call) => {
      const [method, path] = call;
      const body = method === 'PATCH' ? { action: 'pro' } : undefined;
      const url = `/api/admin${path}`;
      expect((await request(method, url, { body })).status).toBe(401);
      const subscriber = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
      const refused = await request(method, url, { cookie: subscriber.cookie, body });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({
        code: 'forbidden',
        message: 'Você não tem permissão para isso.',
      });
    },
  );

  it("is refused with 403 while the admin's e-mail is not confirmed", async () => {
    const { id, cookie } = admin;
    await db.execute(`update "user" set email_verified = false where id = '${id}'`);
    expect((await request('GET', '/api/admin/users', { cookie })).status).toBe(403);
    await db.execute(`update "user" set email_verified = true where id = '${id}'`);
    expect((await request('GET', '/api/admin/users', { cookie })).status).toBe(200);
  });
});

describe('GET /users', () => {
  const marker = randomUUID().slice(0, 8);
  const kinds = [
    ['trial', { plan: 'pro', subscriptionStatus: 'trialing' }],
    ['basico', { plan: 'basico', subscriptionStatus: 'active' }],
    ['pro', { plan: 'pro', subscriptionStatus: 'active' }],
    ['pro parado', { plan: 'pro', subscriptionStatus: 'inactive' }],
    ['basico parado', { plan: 'basico', subscriptionStatus: 'inactive' }],
  ] as const;

  beforeAll(async () => {
    await Promise.all(
      kinds.map(([name, profile]) => createUser(db, { name: `${name} ${marker}`, ...profile })),
    );
  });

  const names = async (query: string) => {
    const { rows } = await read<Page<AdminUser>>(`/users?search=${marker}&${query}`);
    return rows.map(({ fullName }) => fullName.replace(` ${marker}`, '')).sort();
  };

  it.each([
    ['', ['basico', 'basico parado', 'pro', 'pro parado', 'trial']],
    ['plan=trial', ['trial']],
    ['plan=basico', ['basico', 'basico parado']],
    ['plan=pro', ['pro', 'pro parado']],
    ['status=active', ['basico', 'pro', 'trial']],
    ['status=inactive', ['basico parado', 'pro parado']],
    ['plan=pro&status=active', ['pro']],
    ['plan=trial&status=inactive', []],
  ])('the filter %j shows %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const totals = await read<UserTotals>(`/users/totals?search=${marker}&${query}`);
    expect(totals).toMatchObject({ matching: expected.length, isCapped: false });
    expect(totals.all).toBeGreaterThan(kinds.length);
  });

  it.each([
    [
      'part of an e-mail, in another case',
      (user: { email: string }) => user.email.slice(3, 30).toUpperCase(),
    ],
    ['part of a name, in another case', () => 'JOÃO da CO'],
    ['signs that mean something to LIKE', () => '100%_\\'],
  ])('search by %s', async (_how, term) => {
    const user = await createUser(db, { name: 'João da Costa 100%_\\' });
    const { rows } = await read<Page<AdminUser>>(`/users?search=${encodeURIComponent(term(user))}`);
    expect(rows.map(({ id }) => id)).toEqual([user.id]);
    await db.delete(profiles).where(eq(profiles.id, user.id));
  });

  it('returns every account exactly once, newest first, even those created at the same moment', async () => {
    const same = new Date('2020-01-01T00:00:00.123Z');
    const tag = randomUUID().slice(0, 8);
    await Promise.all(Array.from({ length: 103 }, () => createUser(db, { name: tag, createdAt: same })));
    const seen: AdminUser[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page<AdminUser> = await read(`/users?search=${tag}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.rows);
      sizes.push(page.rows.length);
      cursor = page.next;
    }
    expect(sizes).toEqual([50, 50, 3]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(103);
    const all = (await read<Page<AdminUser>>('/users')).rows.map(({ createdAt }) => createdAt);
    expect(all).toEqual([...all].sort().reverse());
  });

  it.each([
    ['plan=premium', 422, 'validation'],
    ['status=nobody', 422, 'validation'],
    [`search=${'a'.repeat(201)}`, 422, 'validation'],
    ['cursor=2', 400, 'bad_request'],
  ])('refuses %s', async (query, status, code) => {
    const answer = await asAdmin('GET', `/users?${query}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });
});

describe('PATCH /users/:id', () => {
  const trialEnd = new Date('2026-01-05T12:00:00Z');
  const before = { plan: 'basico', subscriptionStatus: 'trialing', trialExpiresAt: trialEnd } as const;
  const inThreeDays = () => Date.now() + 3 * 86_400_000;

  const effects: [AdminAction, Partial<AdminUser>][] = [
    ['trial', { plan: 'pro', subscriptionStatus: 'trialing' }],
    ['basico', { plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null }],
    ['pro', { plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null }],
    ['ativar', { plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: trialEnd.toISOString() }],
    ['inativar', { plan: 'basico', subscriptionStatus: 'inactive', trialExpiresAt: trialEnd.toISOString() }],
  ];

  it.each(effects)('%s', async (action, expected) => {
    const user = await createUser(db, before);
    const answer = await asAdmin('PATCH', `/users/${user.id}`, { action });
    expect(answer.status).toBe(200);
    const changed = (await answer.json()) as AdminUser; // the type that the route declares
    expect(changed).toMatchObject({ id: user.id, email: user.email, ...expected });
    if (action === 'trial') {
      const end = new Date(changed.trialExpiresAt ?? '').getTime();
      expect(Math.abs(end - inThreeDays())).toBeLessThan(60_000);
    }
    const [entry] = await read<AuditEntry[]>(`/users/${user.id}/audit`);
    expect(entry).toMatchObject({
      action,
      adminEmail: ADMIN_EMAIL,
      before: { ...before, trialExpiresAt: trialEnd.toISOString() },
      after: { plan: changed.plan, subscriptionStatus: changed.subscriptionStatus },
    });
  });

  it('inativar closes the tools on the next request', async () => {
    const user = await signIn();
    const campaigns = () => request('GET', '/api/campaigns', { cookie: user.cookie });
    expect((await campaigns()).status).toBe(200);
    await asAdmin('PATCH', `/users/${user.id}`, { action: 'inativar' });
    expect((await campaigns()).status).toBe(402);
  });

  it.each([
    ['an unknown action', () => randomUUID(), { action: 'gold' }, 422],
    ['no action', () => randomUUID(), {}, 422],
    ['more than the action', () => randomUUID(), { action: 'pro', plan: 'pro' }, 422],
    ['an unknown account', () => randomUUID(), { action: 'pro' }, 404],
    ['what is no id', () => 'abc', { action: 'pro' }, 404],
    ['the own account', () => admin.id, { action: 'pro' }, 403],
    ['a body that is no JSON', () => admin.id, '{', 400],
  ])('refuses %s and records nothing', async (_what, id, body, status) => {
    const rows = await db.$count(adminAudit);
    const answer = await asAdmin('PATCH', `/users/${id()}`, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message', expect.stringMatching(/\p{L}.*\.$/u));
    expect(await db.$count(adminAudit)).toBe(rows);
  });
});

describe('GET /feedback', () => {
  it("is paged, newest first, with the author's name", async () => {
    const { id, email } = await createUser(db, { name: 'Rita' });
    await db.insert(feedbacks).values(
      Array.from({ length: 60 }, (_, index) => ({
        userId: id,
        content: `mensagem ${index}`,
        createdAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
      })),
    );
    const first = await read<Page<FeedbackEntry>>('/feedback');
    const second = await read<Page<FeedbackEntry>>(`/feedback?cursor=${first.next}`);
    expect(first.rows[0]).toMatchObject({ content: 'mensagem 59', email, fullName: 'Rita' });
    expect([...first.rows, ...second.rows].map(({ content }) => content)).toEqual(
      Array.from({ length: 60 }, (_, index) => `mensagem ${59 - index}`),
    );
    expect(second.next).toBeNull();
  });

  it('shortens a very long message in the list and returns it whole when it is read alone', async () => {
    const { id: userId } = await createUser(db);
    const content = 'á'.repeat(100_000);
    const [sent] = await db.insert(feedbacks).values({ userId, content }).returning();
    const { rows } = await read<Page<FeedbackEntry>>('/feedback');
    const listed = rows.find(({ id }) => id === sent?.id);
    expect(listed).toMatchObject({ content: 'á'.repeat(2000), isCut: true });
    expect(await read(`/feedback/${sent?.id}`)).toEqual({ content });
  });
});

describe('timestamps without a JavaScript Date', () => {
  it.each(['infinity', '-infinity', '99999-01-01', '0044-03-15 BC'])(
    '%s does not hide other rows',
    async (moment) => {
      const tag = randomUUID().slice(0, 8);
      const users = await Promise.all(Array.from({ length: 60 }, () => createUser(db, { name: tag })));
      const ids = users.map(({ id }) => id);
      for (const id of ids.slice(0, 55)) {
        await db.execute(
          `update profiles set trial_expires_at = '${moment}', created_at = '${moment}' where id = '${id}'`,
        );
      }
      const seen: AdminUser[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page<AdminUser> = await read(
          `/users?search=${tag}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        seen.push(...page.rows);
        cursor = page.next;
      }
      expect(seen.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      const odd = await asAdmin('PATCH', `/users/${ids[0]}`, { action: 'ativar' });
      expect(odd.status).toBe(200);
      const [stored] = (
        await db.execute<{ end: string }>(
          `select trial_expires_at::text as end from profiles where id = '${ids[0]}' and trial_expires_at = '${moment}'`,
        )
      ).rows;
      expect(stored).toBeDefined();
    },
  );

  it('an account with an infinite trial can open its own pages', async () => {
    const person = await signIn();
    await db.execute(`update profiles set trial_expires_at = 'infinity' where id = '${person.id}'`);
    const session = await request('GET', '/api/session', { cookie: person.cookie });
    expect(session.status).toBe(200);
    expect(await session.json()).toMatchObject({ profile: { trialExpiresAt: 'invalid' } });
    expect((await request('GET', '/api/profile', { cookie: person.cookie })).status).toBe(200);
  });
});

describe('GET /events', () => {
  it('tells at once to read again: a change before the channel opened is not lost', async () => {
    const events = readEvents(await asAdmin('GET', '/events'));
    expect(await events.next()).toBe('open');
    expect(await events.next()).toBe('profiles');
  });

  it('sends several changes at once as one event, and ends when the admin signs out', async () => {
    const { id: userId } = await createUser(db);
    const answer = await asAdmin('GET', '/events');
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
    const events = readEvents(answer);
    expect(await events.next()).toBe('open');
    await deps.changes.ready();
    for (const fullName of ['A', 'B', 'C']) {
      await db.update(profiles).set({ fullName }).where(eq(profiles.id, userId));
    }
    expect(await events.next()).toBe('profiles');
    await db.delete(session).where(eq(session.userId, admin.id));
    await db.update(profiles).set({ fullName: 'D' }).where(eq(profiles.id, userId));
    await expect.poll(() => events.next()).toBeNull();
  });
});

/** Reads the names of a stream's events, one by one; null at its end. */
function readEvents(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<string | null> {
      for (;;) {
        const found = /^event: (\w+)\n(?:.*\n)*?\n/m.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return found[1] ?? null;
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        text += chunk.value;
      }
    },
  };
}
