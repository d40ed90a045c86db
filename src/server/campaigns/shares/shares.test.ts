import { eq, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentsPage } from '#domain/making/campaign/campaign.ts';
import type { CreatedShare, Share, SharedCampaign } from '#domain/making/campaign/share.ts';
import { deleteAccount } from '../../account/delete-account.ts';
import { attempts } from '../../db/schema/sign-in.ts';
import { campaignAssets, campaignShares } from '../../db/schema/campaigns.ts';
import { idempotencyKeys } from '../../db/schema/writes.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { securityEvents } from '../../db/schema/audit.ts';
import { sessionCookieName } from '../../session/session-life.ts';
import { createCampaign } from '../../testing/factories.ts';
import { connectAsServer } from '../../testing/server-role.ts';
import { createTestApp, type Person } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { MAX_SHARES, SHARES_A_DAY } from '../../request/quotas.ts';
import { hashSecret } from '../../request/secrets.ts';
import { prepareSharedRead } from './shared-read.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { deps, request, signIn } = createTestApp(server, { TRUSTED_PROXIES: ['127.0.0.1'] });
afterAll(async () => {
  await server.close();
  await database.close();
});

afterEach(() => void vi.useRealTimers());

let ana: Person;
let bia: Person;
let addresses = 0;
beforeAll(async () => {
  [ana, bia] = [await signIn({ name: 'Ana Prado' }), await signIn()];
});

const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const private_ = { notes: 'só para mim', commission: '90.00', productPrice: '197.00' };

async function createOwn({ id: userId }: Person, fields: Parameters<typeof createCampaign>[2] = {}) {
  const campaign = await createCampaign(db, userId, { name: 'Verão', ...private_, ...fields });
  await db.insert(campaignAssets).values(
    ['Um', HOSTILE].map((text) => ({
      campaignId: campaign.id,
      userId,
      assetType: 'titles' as const,
      content: [text],
      itemCount: 1,
      byteCount: 1024 * 1024 + 600_000,
    })),
  );
  return campaign.id;
}

async function share(person: Person, campaignId: string, body: Record<string, unknown> = {}) {
  const options = { cookie: person.cookie, body: { days: 7, ...body } };
  const answer = await request('POST', `/api/campaigns/${campaignId}/shares`, options);
  expect(answer.status).toBe(201);
  return (await answer.json()) as CreatedShare & { token: string };
}

/** Opens a link as a stranger with an address of their own. */
function open(token: string, path = '') {
  const headers = { 'X-Forwarded-For': `10.7.${addresses >> 8}.${addresses++ & 255}` };
  return request('GET', `/api/shared/${token}${path}`, { headers });
}

const read = async (token: string) => (await (await open(token)).json()) as SharedCampaign;

async function sharesOf(person: Person, campaignId: string) {
  const answer = await request('GET', `/api/campaigns/${campaignId}/shares`, { cookie: person.cookie });
  return (await answer.json()) as Share[];
}

describe('what a link shows', () => {
  it('the campaign without notes, values or a name of its owner', async () => {
    const { token } = await share(ana, await createOwn(ana));
    const answer = await open(token);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      name: 'Verão',
      niche: null,
      country: null,
      platform: null,
      createdAt: expect.any(String) as string,
      notes: null,
      values: null,
      ownerName: null,
      expiresAt: expect.any(String) as string,
    });
    for (const secret of [ana.id, ana.email, ana.name, private_.notes, '90.00'])
      expect(text).not.toContain(secret);
  });

  it('also the parts that the owner chose', async () => {
    const extras = ['values', 'ownerName', 'notes'];
    const { token } = await share(ana, await createOwn(ana), { extras });
    expect(await read(token)).toMatchObject({
      notes: private_.notes,
      ownerName: 'Ana Prado',
      values: { commission: '90.00', productPrice: '197.00', currency: 'BRL' },
    });
  });

  it('every list whole, page after page, with hostile texts as they are', async () => {
    const { token } = await share(ana, await createOwn(ana));
    const contents: unknown[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page = (await (await open(token, `/contents?from=${from}`)).json()) as ContentsPage;
      contents.push(...page.assets.map(({ content }) => content));
      from = page.next;
    }
    // Lists of the same moment come in the order of their ids.
    expect(contents).toHaveLength(2);
    expect(contents).toEqual(expect.arrayContaining([['Um'], [HOSTILE]]));
  });

  it('answers as JSON that no cache, search engine or other site gets to know', async () => {
    const { token } = await share(ana, await createOwn(ana));
    for (const path of ['', '/contents']) {
      const { headers } = await open(token, path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is read behind the second wall: a query without a condition sees only the rows of the owner', async () => {
    await createOwn(bia);
    const { token } = await share(ana, await createOwn(ana));
    const everything = prepareSharedRead(deps, 'select json_agg(distinct c.user_id) from campaigns c');
    expect(JSON.parse((await everything(token))?.payload ?? '')).toEqual([ana.id]);
  });
});

describe('a link that opens nothing', () => {
  it('answers the same when it is unknown, misspelt, expired, revoked or of a closed account', async () => {
    const [owner, campaignId] = [await signIn(), await createOwn(ana)];
    const expired = await share(ana, campaignId);
    await db
      .update(campaignShares)
      .set({ expiresAt: sql`now()` })
      .where(eq(campaignShares.id, expired.id));
    const revoked = await share(ana, campaignId);
    const path = `/api/campaigns/${campaignId}/shares/${revoked.id}`;
    expect((await request('DELETE', path, { cookie: ana.cookie })).status).toBe(200);
    const closed = await share(owner, await createOwn(owner));
    await db.update(profiles).set({ subscriptionStatus: 'inactive' }).where(eq(profiles.id, owner.id));
    const unknown = randomBytes(32).toString('base64url');
    const tokens = [
      unknown,
      'x',
      '%00',
      'a'.repeat(4000),
      expired.token,
      revoked.token,
      closed.token,
      expired.id,
    ];
    const answers = new Set<string>();
    for (const token of tokens)
      for (const path of ['', '/contents']) {
        const answer = await open(token, path);
        const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id').sort();
        answers.add(JSON.stringify([answer.status, headers, await answer.text()]));
      }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('[404,');
  });

  it('opens again when the account is open again', async () => {
    const owner = await signIn();
    const { token } = await share(owner, await createOwn(owner));
    const setStatus = (subscriptionStatus: 'inactive' | 'active') =>
      db.update(profiles).set({ subscriptionStatus }).where(eq(profiles.id, owner.id));
    await setStatus('inactive');
    expect((await open(token)).status).toBe(404);
    await setStatus('active');
    expect((await open(token)).status).toBe(200);
  });

  it('dies with its campaign and with its account', async () => {
    const owner = await signIn();
    const [first, second] = [await createOwn(owner), await createOwn(owner)];
    const [one, two] = [await share(owner, first), await share(owner, second)];
    expect((await request('DELETE', `/api/campaigns/${first}`, { cookie: owner.cookie })).status).toBe(200);
    expect((await open(one.token)).status).toBe(404);
    expect((await open(two.token)).status).toBe(200);
    expect(await deleteAccount(db, owner.email)).toBe(true);
    expect((await open(two.token)).status).toBe(404);
    expect(await db.$count(campaignShares, eq(campaignShares.userId, owner.id))).toBe(0);
  });

  it.each([-100, 100])(
    'is decided by the clock of the database when that of the server is %i days off',
    async (off) => {
      const campaignId = await createOwn(ana);
      const [live, over] = [await share(ana, campaignId), await share(ana, campaignId)];
      const yesterday = sql`now() - interval '1 day'`;
      await db.update(campaignShares).set({ expiresAt: yesterday }).where(eq(campaignShares.id, over.id));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * 86_400_000 });
      expect([(await open(live.token)).status, (await open(over.token)).status]).toEqual([200, 404]);
    },
  );

  it.each([7, 30, 90])('lasts %i days by the clock of the database', async (days) => {
    const { id } = await share(ana, await createOwn(ana), { days });
    const { rows } = await db.execute<{ days: number }>(sql`
      select extract(epoch from expires_at - created_at)::int / 86400 as days from campaign_shares where id = ${id}`);
    expect(rows).toEqual([{ days }]);
  });
});

describe('what a link cannot do', () => {
  it('write: every other method is refused, and so is its token as a session', async () => {
    const campaignId = await createOwn(ana);
    const { token } = await share(ana, campaignId);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['', '/contents'])
        expect((await request(method, `/api/shared/${token}${path}`, { body: {} })).status).toBe(404);
    const headers = { Authorization: `Bearer ${token}` };
    const attempts = [
      request('PATCH', `/api/campaigns/${campaignId}`, { headers, body: { name: 'x', version: 1 } }),
      ...[token, deps.cookies.sign(token)].map((value) =>
        request('DELETE', `/api/campaigns/${campaignId}`, {
          cookie: `${sessionCookieName(deps.env.APP_URL)}=${encodeURIComponent(value)}`,
        }),
      ),
      request('GET', `/api/campaigns/${campaignId}`, { headers }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(401);
    expect((await open(token)).status).toBe(200);
  });

  it('be guessed many times from one address', async () => {
    const headers = { 'X-Forwarded-For': '10.99.0.1' };
    const guess = () => request('GET', `/api/shared/${randomUUID()}`, { headers });
    const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await guess()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const rest = Number((await guess()).headers.get('Retry-After'));
    expect(rest > 0 && rest <= 60).toBe(true);
  });

  it('be guessed with the many addresses of one IPv6 line', async () => {
    const guess = async (address: string) =>
      (await request('GET', `/api/shared/${randomUUID()}`, { headers: { 'X-Forwarded-For': address } }))
        .status;
    const line = Array.from({ length: 121 }, (_, n) => `2001:db8:0:1::${n.toString(16)}`);
    const statuses = await Promise.all(line.map(guess));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await guess('2001:db8:0:2::1')).toBe(404);
  });
});

describe('the owner’s links', () => {
  it('have 256 random bits, of which only the hash is stored, also for a repeated request', async () => {
    const campaignId = await createOwn(ana);
    const key = randomUUID();
    const options = {
      cookie: ana.cookie,
      body: { days: 30, label: ' Cliente ' },
      headers: { 'Idempotency-Key': key },
    };
    const send = async () => {
      const answer = await request('POST', `/api/campaigns/${campaignId}/shares`, options);
      return (await answer.json()) as CreatedShare;
    };
    const created = await send();
    expect(created).toMatchObject({ label: 'Cliente', extras: [], lastOpenedAt: null });
    expect(Buffer.from(created.token ?? '', 'base64url')).toHaveLength(32);
    expect(await send()).toEqual({ ...created, token: null });
    const [stored] = await db.select().from(campaignShares).where(eq(campaignShares.id, created.id));
    expect(stored?.tokenHash).toBe(hashSecret(created.token ?? ''));
    const kept = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(JSON.stringify([stored, kept])).not.toContain(created.token);
    expect(JSON.stringify(await sharesOf(ana, campaignId))).not.toContain('token');
  });

  it('tell when each was last opened', async () => {
    const campaignId = await createOwn(ana);
    const [opened] = [await share(ana, campaignId), await share(ana, campaignId)];
    await open(opened.token);
    const shares = await sharesOf(ana, campaignId);
    expect(shares.map(({ id, lastOpenedAt }) => [id === opened.id, lastOpenedAt !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('belong to the owner: another person neither sees, makes nor revokes them', async () => {
    const campaignId = await createOwn(ana);
    const { id, token } = await share(ana, campaignId);
    const path = `/api/campaigns/${campaignId}/shares`;
    const other = await createOwn(bia);
    const calls = [
      ['GET', path],
      ['POST', path],
      ['DELETE', `${path}/${id}`],
      ['DELETE', `/api/campaigns/${other}/shares/${id}`],
    ] as const;
    for (const [method, url] of calls) {
      const body = method === 'POST' ? { days: 7 } : undefined;
      expect((await request(method, url, { cookie: bia.cookie, body })).status, url).toBe(404);
    }
    expect((await open(token)).status).toBe(200);
  });

  it('are security events of the account, each once, with the address of the person', async () => {
    const owner = await signIn();
    const campaignId = await createOwn(owner);
    const { id } = await share(owner, campaignId);
    const revoke = () =>
      request('DELETE', `/api/campaigns/${campaignId}/shares/${id}`, { cookie: owner.cookie });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404]);
    expect(await sharesOf(owner, campaignId)).toEqual([]);
    const { event, outcome, address } = securityEvents;
    const events = await db
      .select({ event, outcome, address })
      .from(securityEvents)
      .where(eq(securityEvents.userId, owner.id))
      .orderBy(securityEvents.createdAt);
    expect(events).toEqual([
      { event: 'share_created', outcome: 'ok', address: '127.0.0.1' },
      { event: 'share_revoked', outcome: 'ok', address: '127.0.0.1' },
    ]);
  });

  it(`are at most ${MAX_SHARES} for each campaign, also when they are made at the same moment`, async () => {
    const campaignId = await createOwn(ana);
    const make = () =>
      request('POST', `/api/campaigns/${campaignId}/shares`, { cookie: ana.cookie, body: { days: 7 } });
    const statuses = await Promise.all(
      Array.from({ length: MAX_SHARES + 3 }, async () => (await make()).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_SHARES);
    expect(statuses.filter((status) => status === 413)).toHaveLength(3);
  });

  it(`are at most ${SHARES_A_DAY} for each account in a day, revoked ones included`, async () => {
    const caio = await signIn({ name: 'Caio' });
    const campaignId = await createOwn(caio);
    await db
      .insert(attempts)
      .values({ key: `share:${caio.id}`, count: SHARES_A_DAY - 1, windowStart: new Date() });
    const make = () =>
      request('POST', `/api/campaigns/${campaignId}/shares`, { cookie: caio.cookie, body: { days: 7 } });
    expect((await make()).status).toBe(201);
    const refused = await make();
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: 'Você já criou 200 links em um dia. Tente de novo amanhã.' },
    ]);
  });

  it.each([
    {},
    { days: 8 },
    { days: '7' },
    { days: 7, extras: ['email'] },
    { days: 7, token: 'x' },
    { days: 7, label: 'a'.repeat(61) },
  ])('are refused with %j', async (body) => {
    const path = `/api/campaigns/${await createOwn(ana)}/shares`;
    expect((await request('POST', path, { cookie: ana.cookie, body })).status).toBe(422);
  });
});
