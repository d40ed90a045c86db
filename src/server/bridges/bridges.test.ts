import { createHash, randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/shared/days.ts';
import type { BridgeDetails, CreatedBridge } from '#domain/deciding/bridge/messages.ts';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { bridgeAccounts, bridgeCommands, bridgeParts } from '../db/schema/bridges.ts';
import { attempts } from '../db/schema/sign-in.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { networkOrders } from '../db/schema/sales.ts';
import { reportImports } from '../db/schema/reports.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { SCRIPT_VERSION } from './render-script.ts';
import { MAX_CAMPAIGNS } from '../request/quotas.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createCampaign, createReadAccount, createReportRows } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  type Account,
  addAdGroup,
  addCampaign,
  addKeyword,
  newAccount,
} from '../testing/ads-scripts/account.ts';
import { type Responder, respondWith, startAdsScripts } from '../testing/ads-scripts/client.ts';
import { mutate } from '../testing/ads-scripts/mutate.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { app, deps, request, signIn } = createTestApp(server);
const scripts = startAdsScripts();
afterAll(async () => {
  await scripts.close();
  await deps.changes.stop();
  await server.close();
  await database.close();
});

const CUSTOMER = '123-456-7890';
const soldAt = '2026-11-20T12:00:00.000Z';
const payment = {
  status: 'approved' as const,
  amountMicros: 197_900_000,
  commissionMicros: 98_350_000,
  currency: 'BRL',
  soldAt,
  heardAt: soldAt,
  reversedAt: null,
  back: [],
};
/** The clock stands still during a test, which therefore has one day, whenever it runs. */
let today: string;
const day = (back: number) => addDays(today, -back);
const answers = respondWith(app);

let person: Awaited<ReturnType<typeof signIn>>;
let bridge: CreatedBridge;
let account: Account;

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  today = dayIn('America/Sao_Paulo', new Date());
  person = await signIn();
  bridge = await create({ kind: 'account', customerId: CUSTOMER });
  account = shop();
});

/** Spares a test of something else the ninety days of a first run. */
async function haveRead(): Promise<void> {
  const { id: campaignId } = await createCampaign(db, person.id);
  const ref = { userId: person.id, bridgeId: bridge.id, campaignId, customerId: CUSTOMER };
  await createReadAccount(db, ref, { today });
}

async function create(body: Record<string, unknown>): Promise<CreatedBridge> {
  const response = await request('POST', '/api/bridges', { cookie: person.cookie, body });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedBridge;
}

async function details(id = bridge.id): Promise<BridgeDetails> {
  const response = await request('GET', `/api/bridges/${id}`, { cookie: person.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as BridgeDetails;
}

/** An account with one campaign, an ad group, a keyword, and what they did on four days. */
function shop(customerId = CUSTOMER): Account {
  const made = newAccount(customerId);
  const campaign = addCampaign(made, "Kit d'água");
  const adGroup = addAdGroup(made, campaign, 'Kit');
  const keyword = addKeyword(made, adGroup, 'kit vitalis');
  for (const back of [0, 1, 2, 40]) {
    const segments = { 'segments.date': day(back), 'segments.hour': 10, 'segments.device': 'MOBILE' };
    const metrics = {
      impressions: 100,
      clicks: 10,
      cost_micros: 5_000_000,
      conversions: 0.5,
      search_impression_share: 0.4,
    };
    made.facts.push({ view: 'campaign', fields: { campaign, ...segments }, metrics });
    made.facts.push({ view: 'ad_group', fields: { campaign, ad_group: adGroup, ...segments }, metrics });
    made.facts.push({
      view: 'keyword_view',
      fields: { campaign, ad_group: adGroup, ad_group_criterion: keyword, ...segments },
      metrics,
    });
    for (const term of ['kit vitalis', 'kit vitalis grátis'])
      made.facts.push({
        view: 'search_term_view',
        fields: {
          campaign,
          ad_group: adGroup,
          search_term: term,
          status: 'NONE',
          ...segments,
          'segments.keyword.info.text': 'kit vitalis',
          'segments.search_term_match_type': 'NEAR_EXACT',
        },
        metrics: { impressions: 50, clicks: 5, cost_micros: 2_500_000, conversions: 0.25 },
      });
  }
  made.facts.push({
    view: 'click_view',
    fields: {
      campaign,
      ad_group: adGroup,
      gclid: 'Cj0-Teste',
      'segments.date': day(1),
      'click_view.keyword_info.text': 'kit vitalis',
    },
    metrics: { clicks: 1 },
  });
  return made;
}

const run = (text = bridge.script, responder: Responder = answers, options = {}, accounts = [account]) =>
  scripts.run(text, accounts, responder, { now: new Date().toISOString(), ...options });

async function approve(commands: Record<string, unknown>[], more = {}): Promise<string[]> {
  const body = { commands, ...more };
  const response = await request('POST', `/api/bridges/${bridge.id}/commands`, {
    cookie: person.cookie,
    body,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

const negative = (text: string) => ({
  kind: 'negative',
  action: { level: 'campaign', campaign: "Kit d'água", text, matchType: 'PHRASE' },
});
const budget = (micros: number, expected: number) => ({
  kind: 'budget',
  action: { campaign: "Kit d'água", micros },
  expected,
});
const isThere = (text: string) => account.entities.some(({ fields }) => fields['keyword.text'] === text);
const budgetNow = () =>
  account.entities.find(({ resource }) => resource === 'campaign_budget')?.fields['amount_micros'];
const states = async () => (await details()).commands.map(({ state, reason }) => [state, reason]);

describe('reports', () => {
  it('come with the first run, each day once, beside what was uploaded', async () => {
    const campaign = await createCampaign(db, person.id);
    await createReportRows(
      db,
      { userId: person.id, campaignId: campaign.id },
      [{ day: day(1), costMicros: 999 }],
      { periodStart: day(1), periodEnd: day(1), type: 'campaigns' },
    );
    bridge = await create({ kind: 'account', customerId: CUSTOMER, campaignId: campaign.id });
    const { error, log } = await run();
    expect(error, log).toBeNull();
    const { reports, lastSeen, version, accounts } = await details();
    expect([lastSeen === null, version, accounts]).toEqual([
      false,
      SCRIPT_VERSION,
      [{ customerId: CUSTOMER, name: account.name, campaignId: campaign.id, currency: 'BRL' }],
    ]);
    expect(reports.filter(({ trouble }) => trouble !== null)).toEqual([]);
    expect(Object.fromEntries(reports.map(({ table, rows }) => [table, rows]))).toMatchObject({
      campaigns: 4,
      campaign_hours: 4,
      search_terms: 8,
      keywords: 4,
      clicks: 1,
      budgets: 1,
      account: 1,
    });
    const dashboard = await request('GET', `/api/campaigns/${campaign.id}/terms`, { cookie: person.cookie });
    const { terms } = (await dashboard.json()) as {
      terms: [string, string, string, number, number, number][];
    };
    expect(terms.map(([text, , , impressions, , cost]) => [text, impressions, cost]).sort()).toEqual([
      ['kit vitalis grátis', 200, 10_000_000],
      ['kit vitalis', 200, 10_000_000],
    ]);
    expect(await daySums(campaign.id)).toEqual([5_000_000, 5_000_000, 5_000_000, 5_000_000]);
  });

  it('of the next hour replace those of the same days, and no day counts twice', async () => {
    await run();
    for (const fact of account.facts)
      if (fact.fields['segments.date'] === today) fact.metrics['cost_micros'] = 7_000_000;
    const { error } = await run();
    expect(error).toBeNull();
    const campaignId = (await details()).accounts[0]?.campaignId ?? '';
    expect(await daySums(campaignId)).toEqual([5_000_000, 5_000_000, 5_000_000, 7_000_000]);
    expect(await db.$count(reportImports, eq(reportImports.campaignId, campaignId))).toBeLessThan(40);
  });

  it('come whole although answers and whole runs are lost', async () => {
    let calls = 0;
    const lossy: Responder = async (sent) => {
      calls += 1;
      if (calls % 5 === 0) return null;
      const answer = await answers(sent);
      return calls % 3 === 0 ? null : answer; // it was done, and nobody heard of it
    };
    await run(bridge.script, lossy, { seconds: 360 });
    const { error, log } = await run();
    expect(error, log).toBeNull();
    const campaignId = (await details()).accounts[0]?.campaignId ?? '';
    expect(await daySums(campaignId)).toEqual([5_000_000, 5_000_000, 5_000_000, 5_000_000]);
  });

  it('a preview keeps nothing, and changes nothing', async () => {
    await approve([negative('grátis')]);
    const { error, log } = await run(bridge.script, answers, { isPreview: true });
    expect(error, log).toBeNull();
    const { reports, lastSeen, lastPreview, commands } = await details();
    expect([reports, lastSeen, lastPreview === null]).toEqual([[], null, false]);
    expect(commands.map(({ state }) => state)).toEqual(['waiting']);
    expect(isThere('grátis')).toBe(false);
  });

  async function daySums(campaignId: string): Promise<number[]> {
    const { rows } = await db.execute<{ cost: number }>(sql`
      select sum(d.cost_micros)::float8 as cost from report_days d join report_imports i on i.id = d.import_id
      where i.campaign_id = ${campaignId} and i.bridge_table = 'campaigns' group by d.day order by d.day`);
    return rows.map(({ cost }) => cost);
  }
});

describe('commands', () => {
  beforeEach(haveRead);

  it('are carried out once, each with what was before and after', async () => {
    await approve([negative('grátis'), budget(55_000_000, 50_000_000)]);
    const first = await run();
    expect([first.error, first.mutations]).toEqual([null, 1]);
    expect(
      (await details()).commands.map(({ kind, state, before, after }) => [kind, state, before, after]),
    ).toEqual([
      ['negative', 'done', null, 'present'],
      ['budget', 'done', 50_000_000, 55_000_000],
    ]);
    expect([isThere('grátis'), budgetNow()]).toEqual([true, '55000000']);
    expect((await run()).mutations).toBe(0);
  });

  it.each([
    ['one that is there already', (): void => mutateByHand('grátis'), negative('grátis'), 'already'],
    [
      'a value that differs from what was seen',
      (): void => undefined,
      budget(48_000_000, 40_000_000),
      'changed_meanwhile',
    ],
    [
      'a raise above the cap of the text',
      (): void => undefined,
      budget(90_000_000, 50_000_000),
      'above_raise_cap',
    ],
    [
      'an unknown campaign',
      (): void => undefined,
      { kind: 'pause_campaign', action: { campaign: 'Outra' } },
      'not_found',
    ],
    ['a shared budget', shareBudget, budget(55_000_000, 50_000_000), 'shared_budget'],
  ] as const)('%s is skipped', async (_what, before, command, reason) => {
    before();
    await approve([command]);
    expect((await run()).error).toBeNull();
    expect(await states()).toEqual([['skipped', reason]]);
  });

  it('of one approval are applied together or not at all', async () => {
    const long = negative('palavra '.repeat(9).trim());
    await approve([negative('grátis'), { ...long, action: { ...long.action, text: 'a'.repeat(80) } }]);
    await db
      .update(bridgeCommands)
      .set({ action: { ...long.action, text: 'a'.repeat(81) } })
      .where(eq(bridgeCommands.position, 1));
    await run();
    expect((await states()).map(([state]) => state)).toEqual(['failed', 'failed']);
    expect(isThere('grátis')).toBe(false);
  });

  it('expire by the clock of the server', async () => {
    await approve([negative('grátis')]);
    await db
      .update(bridgeCommands)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(bridgeCommands.bridgeId, bridge.id));
    await run();
    expect([await states(), isThere('grátis')]).toEqual([[['expired', null]], false]);
  });

  it('whose results are lost are only looked at afterwards', async () => {
    await approve([negative('grátis')]);
    const withoutResults: Responder = (sent) =>
      sent.url.endsWith('/results') ? Promise.resolve(null) : answers(sent);
    expect((await run(bridge.script, withoutResults)).mutations).toBe(1);
    expect(await states()).toEqual([['started', null]]);
    account.entities = account.entities.filter(({ fields }) => fields['keyword.text'] !== 'grátis'); // the person took it back
    await db
      .update(bridgeCommands)
      .set({ startedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(bridgeCommands.bridgeId, bridge.id));
    expect((await run()).mutations).toBe(0);
    expect(await states()).toEqual([['failed', 'not_confirmed']]);
  });

  it('start once, although two runs hold them', async () => {
    const [id = ''] = await approve([negative('grátis')]);
    const begin = (key: string) =>
      sign('/begin', tokenOf('commands'), { customerId: CUSTOMER, key, ids: [id] });
    const key = randomUUID();
    expect(await (await begin(key)).json()).toEqual({ started: [id] });
    expect(await (await begin(key)).json()).toEqual({ started: [id] });
    expect(await (await begin(randomUUID())).json()).toEqual({ started: [] });
  });

  it('are undone by another command, once', async () => {
    const [id = ''] = await approve([negative('grátis')]);
    await run();
    const undo = (): Promise<Response> =>
      request('POST', `/api/bridges/${bridge.id}/commands/${id}/undo`, { cookie: person.cookie });
    expect([(await undo()).status, (await undo()).status]).toEqual([201, 409]);
    await run();
    expect(isThere('grátis')).toBe(false);
  });

  it('are taken back before they start', async () => {
    const [id = ''] = await approve([negative('grátis')]);
    const cancel = (): Promise<Response> =>
      request('DELETE', `/api/bridges/${bridge.id}/commands/${id}`, { cookie: person.cookie });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 404]);
    expect((await run()).mutations).toBe(0);
  });

  it('of every kind reach the account', async () => {
    const adGroup = { campaign: "Kit d'água", adGroup: 'Kit' };
    const keyword = { ...adGroup, text: 'kit vitalis', matchType: 'EXACT' };
    const headlines = ['Kit Vitalis', 'Compre hoje', 'Frete grátis'];
    await approve([
      { kind: 'negative', action: { level: 'adGroup', ...adGroup, text: 'usado', matchType: 'EXACT' } },
      { kind: 'negative', action: { level: 'list', text: 'pirata', matchType: 'BROAD' } },
      { kind: 'negative', action: { level: 'list', text: 'torrent', matchType: 'BROAD' } },
      { kind: 'keyword', action: { ...adGroup, text: 'vitalis kit', matchType: 'PHRASE' } },
      { kind: 'bid', action: { ...keyword, micros: 1_100_000 }, expected: 1_000_000 },
      {
        kind: 'ad',
        action: {
          ...adGroup,
          finalUrl: 'https://exemplo.com.br',
          headlines,
          descriptions: ['Um texto.', 'Outro texto.'],
        },
      },
      {
        kind: 'sitelink',
        action: { campaign: adGroup.campaign, text: 'Ofertas', finalUrl: 'https://exemplo.com.br/ofertas' },
      },
      { kind: 'callout', action: { campaign: adGroup.campaign, text: 'Envio rápido' } },
    ]);
    await approve([{ kind: 'pause', action: keyword }]);
    await approve([{ kind: 'pause_campaign', action: { campaign: adGroup.campaign } }]);
    const { error, log } = await run();
    expect(error).toBeNull();
    expect(
      (await states()).map(([state]) => state),
      log,
    ).toEqual(Array.from({ length: 10 }, () => 'done'));
    expect(['usado', 'pirata', 'torrent', 'vitalis kit'].map(isThere)).toEqual([true, true, true, true]);
    expect((await run()).mutations).toBe(0);
  });
});

describe('conversions', () => {
  beforeEach(haveRead);

  const feed = { action: 'Compra', format: 'script', kind: 'conversions', customerId: CUSTOMER };
  const sell = (orderId: string, hours: number, click = true) =>
    database.db.insert(networkOrders).values({
      userId: person.id,
      network: 'hotmart',
      orderId,
      status: 'approved',
      currency: 'BRL',
      soldAt: new Date(Date.now() - hours * 3_600_000),
      ...(click && {
        clickId: `Cj0KCQjwExemploFicticio00000000000000000000${orderId}`,
        clickIdKind: 'gclid' as const,
      }),
      product: '',
      subIds: [],
      payments: [payment],
    });
  const create2 = (body: object) =>
    request('POST', '/api/conversion-feeds', { cookie: person.cookie, body: { ...body } });

  it('are uploaded once, in the zone of the account, where the text of the script allows it', async () => {
    await run();
    expect((await create2(feed)).status).toBe(201);
    await sell('A1', 30);
    await sell('A2', 2);
    await sell('A3', 30, false);
    expect((await run()).uploads).toEqual([]);
    const caps = { ...bridge.caps, conversions: true };
    const renewed = await request('POST', `/api/bridges/${bridge.id}/keys`, {
      cookie: person.cookie,
      body: { caps },
    });
    bridge = (await renewed.json()) as CreatedBridge;
    const preview = await run(bridge.script, answers, { isPreview: true });
    expect([preview.error, preview.uploads]).toEqual([null, []]);
    const first = await run();
    expect(first.error, first.log).toBeNull();
    expect(first.uploads).toMatchObject([
      {
        timeZone: 'America/Sao_Paulo',
        rows: [
          {
            'Order ID': 'A1',
            'Conversion Name': 'Compra',
            'Conversion Value': '98.35',
            'Conversion Currency': 'BRL',
          },
        ],
      },
    ]);
    expect((await run()).uploads).toEqual([]);
    const { feeds } = (await (
      await request('GET', '/api/conversion-feeds', { cookie: person.cookie })
    ).json()) as {
      feeds: { served: number }[];
    };
    expect(feeds.map(({ served }) => served)).toEqual([1]);
  });

  it('that nobody heard of are sent again', async () => {
    const caps = { ...bridge.caps, conversions: true };
    const renewed = await request('POST', `/api/bridges/${bridge.id}/keys`, {
      cookie: person.cookie,
      body: { caps },
    });
    bridge = (await renewed.json()) as CreatedBridge;
    await run();
    await create2(feed);
    await sell('B1', 30);
    const withoutTelling: Responder = (sent) =>
      sent.url.endsWith('/uploaded') ? Promise.resolve(null) : answers(sent);
    expect((await run(bridge.script, withoutTelling)).uploads).toHaveLength(1);
    expect((await run()).uploads).toHaveLength(1);
    expect((await run()).uploads).toEqual([]);
  });

  it.each([
    ['a script without its account', { ...feed, customerId: null }],
    ['adjustments by a script', { ...feed, kind: 'adjustments' }],
  ])('%s is refused', async (_what, body) => {
    expect((await create2(body)).status).toBe(422);
  });
});

describe('trust', () => {
  beforeEach(haveRead);

  it('a token opens its own purpose alone', async () => {
    const start = {
      accounts: [{ customerId: CUSTOMER, name: '', currency: 'BRL', timeZone: 'UTC' }],
      now: '',
    };
    expect((await sign('/start', tokenOf('commands'), start)).status).toBe(401);
    expect((await sign('/commands', tokenOf('reports'), { customerId: CUSTOMER })).status).toBe(401);
    expect((await sign('/commands', tokenOf('commands'), { customerId: CUSTOMER })).status).toBe(200);
  });

  it('a token of one account does not touch another', async () => {
    const other = {
      accounts: [{ customerId: '999-999-9999', name: '', currency: 'BRL', timeZone: 'UTC' }],
      now: '',
    };
    expect((await sign('/start', tokenOf('reports'), other)).status).toBe(403);
    expect((await sign('/commands', tokenOf('commands'), { customerId: '999-999-9999' })).status).toBe(403);
    const [id = ''] = await approve([negative('grátis')]);
    const mine = bridge;
    person = await signIn();
    bridge = await create({ kind: 'account', customerId: CUSTOMER });
    const stolen = {
      customerId: CUSTOMER,
      results: [{ id, state: 'failed', reason: null, before: null, after: null }],
    };
    expect(await (await sign('/results', tokenOf('commands'), stolen)).json()).toEqual({ kept: 0 });
    expect((await request('GET', `/api/bridges/${mine.id}`, { cookie: person.cookie })).status).toBe(404);
  });

  it('a token of one script does not touch the commands of another script of the same person', async () => {
    const [id = ''] = await approve([negative('grátis')]);
    const mine = bridge.id;
    bridge = await create({ kind: 'manager', customerId: '111-111-1111' });
    const accounts = [{ customerId: CUSTOMER, name: '', currency: 'BRL', timeZone: 'UTC' }];
    expect((await sign('/start', tokenOf('reports'), { accounts, now: '' })).status).toBe(200);
    const call = async (path: string, message: object) =>
      (await sign(path, tokenOf('commands'), { customerId: CUSTOMER, ...message })).json();
    expect(await call('/commands', {})).toEqual({ commands: [] });
    expect(await call('/begin', { key: randomUUID(), ids: [id] })).toEqual({ started: [] });
    const result = { id, state: 'failed', reason: null, before: null, after: null };
    expect(await call('/results', { results: [result] })).toEqual({ kept: 0 });
    expect((await details(mine)).commands.map(({ state }) => state)).toEqual(['waiting']);
  });

  it.each([-6, 6])('a clock that is %i hours ahead changes nothing', async (hours) => {
    await approve([negative('grátis')]);
    const ran = await run(bridge.script, answers, { skewMs: hours * 3_600_000 });
    expect(ran.error, ran.log).toBeNull();
    expect([await states(), isThere('grátis')]).toEqual([[['done', null]], true]);
    const { reports } = await details();
    expect(reports.find(({ table }) => table === 'campaigns')?.to).toBe(today);
  });

  it('a token has a number of calls in an hour, and the other token has its own', async () => {
    const commands = () => sign('/commands', tokenOf('commands'), { customerId: CUSTOMER });
    expect((await commands()).status).toBe(200);
    await db
      .update(attempts)
      .set({ count: 1200 })
      .where(eq(attempts.key, `bridge-commands:${bridge.id}`));
    const refused = await commands();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const accounts = [{ customerId: CUSTOMER, name: '', currency: 'BRL', timeZone: 'UTC' }];
    expect((await sign('/start', tokenOf('reports'), { accounts, now: '' })).status).toBe(200);
  });

  it('a network that tries tokens is refused after a while', async () => {
    const guess = () => sign('/commands', `faisca_c_${'x'.repeat(43)}`, { customerId: CUSTOMER });
    const tried = like(attempts.key, 'bridge-refused:%');
    expect((await guess()).status).toBe(401);
    await db.update(attempts).set({ count: 300 }).where(tried);
    expect((await guess()).status).toBe(429);
    expect((await sign('/commands', tokenOf('commands'), { customerId: CUSTOMER })).status).toBe(200);
    await db.delete(attempts).where(tried);
  });

  it('keys that were renewed or deleted open nothing from that moment', async () => {
    const old = bridge.script;
    const renewed = await request('POST', `/api/bridges/${bridge.id}/keys`, {
      cookie: person.cookie,
      body: {},
    });
    bridge = (await renewed.json()) as CreatedBridge;
    expect((await run(old)).error).toContain('401');
    expect((await run()).error).toBeNull();
    await request('DELETE', `/api/bridges/${bridge.id}`, { cookie: person.cookie });
    expect((await run()).error).toContain('401');
    const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, person.id));
    const kinds = new Set(events.map(({ event }) => event));
    for (const kind of ['bridge_created', 'bridge_renewed', 'bridge_called', 'bridge_deleted'])
      expect(kinds).toContain(kind);
  });

  it.each([
    ['a body that is not what was hashed', { 'X-Content-SHA256': 'a'.repeat(64) }, 400],
    ['a token in the address', { Authorization: '' }, 401],
  ])('%s is refused', async (_what, headers, status) => {
    const response = await sign('/commands?token=x', tokenOf('commands'), { customerId: CUSTOMER }, headers);
    expect(response.status).toBe(status);
  });

  it('an earlier run, or the same part again, changes nothing', async () => {
    await run();
    const part = {
      customerId: CUSTOMER,
      run: 1,
      table: 'campaigns',
      from: today,
      to: today,
      part: 0,
      isLast: true,
      columns: ['day', 'campaign', 'costMicros'],
      rows: [[today, 'BR', '1']],
    };
    expect(await (await sign('/parts', tokenOf('reports'), part)).json()).toEqual({
      kept: true,
      merged: true,
    });
    await run();
    expect(await (await sign('/parts', tokenOf('reports'), part)).json()).toEqual({ kept: false });
    expect((await sign('/parts', tokenOf('reports'), { ...part, run: 99 })).status).toBe(409);
  });

  it('parts that wait for their piece are bounded, and those of an earlier run go', async () => {
    await run();
    const [waiting] = await db
      .select({ id: bridgeAccounts.id })
      .from(bridgeAccounts)
      .where(eq(bridgeAccounts.userId, person.id));
    await db.execute(sql`alter table bridge_parts alter column content set storage external`); // as texts that do not compress
    await db.execute(sql`
      insert into bridge_parts (user_id, account_id, piece, run, part, is_last, content)
      select ${person.id}, ${waiting?.id ?? ''}, 'terms', 1, n, false, to_json(repeat('x', 1024 * 1024))
      from generate_series(1, 65) n`);
    const part = {
      customerId: CUSTOMER,
      run: 1,
      table: 'campaigns',
      from: today,
      to: today,
      part: 0,
      isLast: false,
      columns: ['day'],
      rows: [[today]],
    };
    expect((await sign('/parts', tokenOf('reports'), part)).status).toBe(413);
    await run();
    expect((await sign('/parts', tokenOf('reports'), { ...part, run: 2 })).status).toBe(200);
    expect(await db.$count(bridgeParts, eq(bridgeParts.run, 1))).toBe(0);
  });

  it.each([
    ['of a century', { from: '1926-01-01' }, 409],
    ['of days to come', { to: '9999-12-31' }, 409],
    ['with a cell without end', { rows: [[nested(3000)]] }, 422],
    ['with the resources of a change', { rows: [[nested(6)]] }, 200],
  ])('a part %s', async (_what, changes, status) => {
    await run();
    const part = {
      customerId: CUSTOMER,
      run: 1,
      table: 'campaigns',
      from: today,
      to: today,
      part: 0,
      isLast: true,
      columns: ['day'],
      rows: [[today]],
      ...changes,
    };
    expect((await sign('/parts', tokenOf('reports'), part)).status).toBe(status);
  });

  it('the tokens stand in the script alone, which stays below 60 KB', async () => {
    expect(Buffer.byteLength(bridge.script)).toBeLessThan(60_000);
    const { rows } = await db.execute(sql`select * from bridges where id = ${bridge.id}`);
    const kept = JSON.stringify(rows) + JSON.stringify(await details());
    for (const token of [tokenOf('reports'), tokenOf('commands')]) expect(kept).not.toContain(token);
    expect(bridge.script).not.toMatch(/\?token|[?&]key=/u);
  });
});

describe('a manager account', () => {
  it('makes no more campaigns than an account may have, whatever else makes them at the moment', async () => {
    await db.execute(sql`insert into campaigns (user_id, name)
      select ${person.id}, 'Verão' from generate_series(1, ${MAX_CAMPAIGNS - 3})`);
    const starts = [];
    for (let made = 0; made < 4; made += 1) {
      bridge = await create({ kind: 'manager', customerId: '111-111-1111' });
      const token = tokenOf('reports');
      for (let call = 0; call < 2; call += 1) {
        const customerId = `${made}${call}2-222-2222`;
        const described = [{ customerId, name: '', currency: 'BRL', timeZone: 'UTC' }];
        starts.push(() => sign('/start', token, { accounts: described, now: '' }));
      }
    }
    const byHand = () =>
      request('POST', '/api/campaigns', { cookie: person.cookie, body: { name: 'Inverno' } });
    await Promise.all([...starts, byHand, byHand, byHand].map((make) => make()));
    expect(await db.$count(campaigns, eq(campaigns.userId, person.id))).toBe(MAX_CAMPAIGNS);
  });

  it('brings each of its accounts, in a campaign of its own', async () => {
    bridge = await create({ kind: 'manager', customerId: '111-111-1111' });
    const accounts = [shop('222-222-2222'), shop('333-333-3333')];
    const result = await run(bridge.script, answers, {}, accounts);
    expect(result.error, result.log).toBeNull();
    const { accounts: known } = await details();
    expect(known.map(({ customerId }) => customerId)).toEqual(['222-222-2222', '333-333-3333']);
    expect(new Set(known.map(({ campaignId }) => campaignId)).size).toBe(2);
    await approve([negative('grátis')], { customerId: '333-333-3333' });
    await run(bridge.script, answers, {}, accounts);
    const having = accounts.map(({ entities }) =>
      entities.some(({ fields }) => fields['keyword.text'] === 'grátis'),
    );
    expect(having).toEqual([false, true]);
  });
});

/** A value in so many objects. */
function nested(levels: number): object {
  let value = {};
  for (let level = 1; level < levels; level += 1) value = { value };
  return value;
}

function tokenOf(purpose: 'reports' | 'commands'): string {
  return new RegExp(`"${purpose}Token": "([^"]+)"`, 'u').exec(bridge.script)?.[1] ?? '';
}

/** A call as the script makes it. */
async function sign(
  path: string,
  token: string,
  message: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify({ ...message, version: 1, preview: false });
  const hash = createHash('sha256').update(body).digest('hex');
  return app.request(`/api/script${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'X-Content-SHA256': hash,
      ...headers,
    },
    body,
  });
}

/** A change that the person makes in Google Ads. */
function mutateByHand(text: string): void {
  const campaign = account.entities.find(({ resource }) => resource === 'campaign')?.fields['resource_name'];
  const create = { campaign, negative: true, keyword: { text, matchType: 'PHRASE' } };
  Object.assign(account, mutate(account, [{ campaignCriterionOperation: { create } }]).after);
}

function shareBudget(): void {
  const budget = account.entities.find(({ resource }) => resource === 'campaign_budget');
  if (budget) budget.fields['explicitly_shared'] = true;
}
