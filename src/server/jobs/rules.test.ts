import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import type { DryRun } from '#domain/deciding/rules/dry-run.ts';
import type { RulesPage, ShownRule } from '#domain/deciding/rules/rule.ts';
import { type RuleKind, usualParams } from '#domain/deciding/rules/templates.ts';
import type { CreatedSource } from '#domain/measuring/networks/sources.ts';
import type { BridgeDetails, CreatedBridge } from '#domain/deciding/bridge/messages.ts';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { addDays } from '#domain/shared/days.ts';
import { bridgeCommands, bridges } from '../db/schema/bridges.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { ruleFindings } from '../db/schema/rules.ts';
import { createMailTransport } from '../email/transport.ts';
import { listSources } from '../postbacks/sources.ts';
import { readAccountHistory } from '../profit/account-history.ts';
import { readSold } from '../profit/queries.ts';
import { dueAccounts, runRules } from '../rules/run-rules.ts';
import { dueMornings, writeMorning } from '../rules/write-morning.ts';
import { approveCommands } from '../bridges/approvals.ts';
import {
  type Account,
  addAdGroup,
  addCampaign,
  addKeyword,
  newAccount,
} from '../testing/ads-scripts/account.ts';
import { respondWith, startAdsScripts } from '../testing/ads-scripts/client.ts';
import { createBridge, createCampaign, createDraft, createReadAccount } from '../testing/factories.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp, TEST_SECRET } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sendDueMail } from './mail.ts';
import { morningJob, rulesJob } from './rules.ts';

const database = await createTestDatabase();
const server = await connectAsServer(database);
const { db } = server;
const mailServer = await startMailServer();
const { app, deps, env, request, signIn } = createTestApp(server, { SMTP_URL: mailServer.url });
const scripts = startAdsScripts();
const transport = createMailTransport(env);
afterAll(async () => {
  transport.close();
  await Promise.all([scripts.close(), mailServer.close(), deps.changes.stop(), deps.sales.stop()]);
  await server.close();
  await database.close();
});

const CUSTOMER = '123-456-7890';
const DAYS = 40;
const work = { readHistory: readAccountHistory, approve: approveCommands, readSold };
const caller = new AbortController().signal;
const answers = respondWith(app);

/** The clock stands still during a test, which therefore has one day, whenever it runs. */
let today: string;
let person: Awaited<ReturnType<typeof signIn>>;
let bridge: CreatedBridge;
let account: Account;
let accountId: string;

afterEach(() => void vi.useRealTimers());

/** One campaign sells each day, one never does. Google counts the sales; nothing else tells of them. */
function shop(): Account {
  const made = newAccount(CUSTOMER);
  for (const [name, sales, cost] of [
    ['Vende', 2, 40_000_000],
    ['Perde', 0, 45_000_000],
  ] as const) {
    const campaign = addCampaign(made, name, { budgetMicros: 40_000_000 });
    const adGroup = addAdGroup(made, campaign, 'Grupo');
    const keyword = addKeyword(made, adGroup, `${name} kit`);
    for (let back = 0; back < DAYS; back += 1) {
      const segments = {
        'segments.date': addDays(today, -back),
        'segments.hour': 10,
        'segments.device': 'MOBILE',
      };
      const owners = { campaign, ad_group: adGroup, ad_group_criterion: keyword };
      const shares = { search_impression_share: 0.5, search_budget_lost_impression_share: 0.3 };
      const metrics = { impressions: 400, clicks: 40, cost_micros: cost, conversions: sales, ...shares };
      made.facts.push({ view: 'campaign', fields: { campaign, ...segments }, metrics });
      made.facts.push({ view: 'ad_group', fields: { campaign, ad_group: adGroup, ...segments }, metrics });
      made.facts.push({ view: 'keyword_view', fields: { ...owners, ...segments }, metrics });
    }
  }
  return made;
}

const call = async <Answer>(method: string, path: string, status: number, body?: object): Promise<Answer> => {
  const response = await request(method, path, { cookie: person.cookie, ...(body && { body: { ...body } }) });
  expect(response.status, `${method} ${path}`).toBe(status);
  return (await response.json()) as Answer;
};

async function runScript(): Promise<number> {
  const { error, log, mutations } = await scripts.run(bridge.script, [account], answers, {
    now: new Date().toISOString(),
  });
  expect(error, log).toBeNull();
  return mutations;
}

const rulesNow = () => runRules({ db, userId: person.id, caller }, work, accountId);
const page = () => call<RulesPage>('GET', '/api/rules', 200);
const turnOn = (kind: RuleKind, more: object = {}) =>
  call<ShownRule>('POST', '/api/rules', 201, { accountId, kind, params: usualParams(kind), ...more });
const statusOf = (name: string) =>
  account.entities.find(({ resource, fields }) => resource === 'campaign' && fields['name'] === name)?.fields[
    'status'
  ];

/** Makes the account so large that a thread does its work. */
async function growLarge(): Promise<void> {
  await db.execute(sql`
    insert into network_orders (user_id, network, order_id, status, sold_at, product, sub_ids, payments)
    select ${person.id}, 'generic', 'P' || at, 'test', now(), '', '[]', '[]' from generate_series(1, 2000) at`);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  today = dayIn('America/Sao_Paulo', new Date());
  person = await signIn();
  const campaign = await createCampaign(database.db, person.id);
  const economics = {
    ...emptySettings.economics,
    commission: '60.00',
    approval: 100,
    refund: 0,
    exchange: 1,
  };
  await createDraft(
    database.db,
    { userId: person.id, campaignId: campaign.id },
    { settings: { ...emptySettings, economics }, groups: [] },
  );
  const body = { kind: 'account', customerId: CUSTOMER, campaignId: campaign.id };
  bridge = await call<CreatedBridge>('POST', '/api/bridges', 201, body);
  account = shop();
  const ref = { userId: person.id, bridgeId: bridge.id, campaignId: campaign.id, customerId: CUSTOMER };
  const unread = ['account', 'budgets', 'ads', 'campaigns', 'ad_groups', 'keywords'] as const;
  await createReadAccount(database.db, ref, { today, unread });
  await runScript();
  accountId = (await page()).accounts[0]?.id ?? '';
});

describe('a rule', () => {
  it('proposes what the advice advises, and a person approves it', async () => {
    await turnOn('kill');
    await rulesNow();
    await rulesNow(); // nothing is found twice
    const { findings } = await page();
    expect(findings.map(({ change, state }) => [change, state])).toEqual([
      [{ kind: 'stop', campaign: 'Perde' }, 'open'],
    ]);
    expect(statusOf('Perde')).toBe('ENABLED');
    await call('POST', `/api/rules/findings/${findings[0]?.id ?? ''}`, 200, { isApproved: true });
    await call('POST', `/api/rules/findings/${findings[0]?.id ?? ''}`, 404, { isApproved: true });
    expect(await runScript()).toBe(1);
    expect([statusOf('Perde'), statusOf('Vende')]).toEqual(['PAUSED', 'ENABLED']);
    expect((await page()).findings).toEqual([]);
  });

  it('acts by itself where a person lets it, within its cap and the caps of the script', async () => {
    await turnOn('kill', { mode: 'act' });
    await turnOn('scale', { mode: 'act' });
    await rulesNow();
    await runScript();
    const { commands } = await call<BridgeDetails>('GET', `/api/bridges/${bridge.id}`, 200);
    expect(
      commands.map(({ kind, rule, state, before, after }) => [kind, rule, state, before, after]),
    ).toEqual(
      expect.arrayContaining([
        ['pause_campaign', 'kill', 'done', 'ENABLED', 'PAUSED'],
        ['budget', 'scale', 'done', 40_000_000, 48_000_000],
      ]),
    );
    await rulesNow();
    expect(await db.$count(bridgeCommands, eq(bridgeCommands.userId, person.id))).toBe(commands.length);
  });

  it('finds on each day as much as its cap, however often it runs', async () => {
    await turnOn('kill', { params: { ...usualParams('kill'), cap: 1 } });
    await rulesNow();
    const change = (fields: Partial<typeof ruleFindings.$inferInsert>) =>
      db.update(ruleFindings).set(fields).where(eq(ruleFindings.userId, person.id));
    await change({ key: 'another' });
    await rulesNow();
    expect((await page()).findings).toHaveLength(1);
    await change({ day: addDays(today, -1) });
    await rulesNow();
    expect((await page()).findings).toHaveLength(2);
  });

  it('does not come back with what a person refused', async () => {
    await turnOn('kill', { params: { ...usualParams('kill'), cooldown: 1 } });
    await rulesNow();
    const [finding] = (await page()).findings;
    await call('POST', `/api/rules/findings/${finding?.id ?? ''}`, 200, { isApproved: false });
    // The rule waits 47 days by itself.
    for (const [days, count] of [
      [59, 0],
      [60, 1],
    ] as const) {
      await db
        .update(ruleFindings)
        .set({ day: addDays(today, -days) })
        .where(eq(ruleFindings.userId, person.id));
      await rulesNow();
      expect((await page()).findings).toHaveLength(count);
    }
  });

  it('tells that the script is silent', async () => {
    await turnOn('silent');
    await rulesNow();
    expect((await page()).findings).toEqual([]);
    await db
      .update(bridges)
      .set({ lastSeenAt: new Date(Date.now() - 4 * 3_600_000) })
      .where(eq(bridges.id, bridge.id));
    await rulesNow();
    expect((await page()).findings.map(({ text }) => text)).toEqual([
      'O script não chama há 4 horas. Veja os registros dele no Google Ads.',
    ]);
  });

  it('of one account of a person comes before those of the next one, so that others get their turn', async () => {
    const other = await signIn();
    const campaign = await createCampaign(database.db, other.id);
    const { bridge: otherBridge } = await createBridge(database.db, other.id);
    const copyAccount = (customer: string, owner: string, of: string, main: string) =>
      database.db.execute(sql`
        insert into bridge_accounts (bridge_id, user_id, campaign_id, customer_id, name, currency, time_zone)
        select ${of}, ${owner}, ${main}, ${customer}, 'Conta', currency, time_zone from bridge_accounts where id = ${accountId}`);
    const [own] = (await page()).accounts;
    for (const customer of ['111-111-1111', '222-222-2222'])
      await copyAccount(customer, person.id, own?.bridgeId ?? '', own?.campaignId ?? '');
    await copyAccount('333-333-3333', other.id, otherBridge, campaign.id);
    await database.db.execute(sql`
      insert into rules (user_id, account_id, kind, mode, params, last_run_at)
      select user_id, id, 'silent', 'propose', ${JSON.stringify(usualParams('silent'))}::jsonb,
        case when user_id = ${other.id} then now() - interval '2 hours' end
      from bridge_accounts where user_id in (${person.id}, ${other.id})`);
    const due = (await dueAccounts(db, 1000)).map(({ userId }) => userId);
    const [first, second] = due.flatMap((userId, at) => (userId === person.id ? [at] : []));
    expect([first, second]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(due.indexOf(other.id)).toBeLessThan(second ?? 0);
  });

  it('is due when it is new, and when new data came; not when it is off', async () => {
    const isDue = async () => (await dueAccounts(db, 1000)).some((each) => each.accountId === accountId);
    const { id } = await turnOn('kill');
    expect(await isDue()).toBe(true);
    await rulesNow();
    expect(await isDue()).toBe(false);
    await db.execute(
      sql`update rules set last_run_at = now() - interval '11 minutes' where account_id = ${accountId}`,
    );
    expect(await isDue()).toBe(true);
    await call('PATCH', `/api/rules/${id}`, 200, { isOn: false });
    expect(await isDue()).toBe(false);
  });

  it('of another person is out of reach', async () => {
    const { id } = await turnOn('kill');
    await rulesNow();
    const finding = (await page()).findings[0]?.id ?? '';
    person = await signIn();
    await call('PATCH', `/api/rules/${id}`, 404, { isOn: false });
    await call('DELETE', `/api/rules/${id}`, 404);
    await call('POST', `/api/rules/findings/${finding}`, 404, { isApproved: true });
    await call('GET', `/api/rules/changes/${accountId}`, 404);
    const body = { accountId, kind: 'kill', params: usualParams('kill') };
    await call('POST', '/api/rules', 404, body);
    await call('POST', '/api/rules/dry-run', 404, body);
  });
});

it('a dry run tells what a rule would have stopped, and what that cost afterwards', async () => {
  const body = { accountId, kind: 'kill', params: usualParams('kill') };
  const dry = await call<DryRun>('POST', '/api/rules/dry-run', 200, body);
  expect(dry.found.map(({ finding }) => finding.change)).toContainEqual({ kind: 'stop', campaign: 'Perde' });
  expect(dry.saved).toBeGreaterThan(1000);
  expect(dry.lost).toBe(0);
  expect((await page()).findings).toEqual([]);
  await growLarge();
  expect(await call<DryRun>('POST', '/api/rules/dry-run', 200, body)).toEqual(dry);
});

it('a thread runs the rules and writes the mail', async () => {
  await turnOn('kill');
  const found = async () => (await page()).findings.map(({ key, text, gain }) => [key, text, gain]);
  await rulesNow();
  const here = await found();
  expect(here).toHaveLength(1);
  await db.delete(ruleFindings).where(eq(ruleFindings.userId, person.id));
  await db.execute(sql`update rules set last_run_at = null where user_id = ${person.id}`);
  await rulesJob(deps).run();
  expect(await found()).toEqual(here);
  await call('PUT', '/api/rules/morning', 200, {
    isOn: true,
    timeZone: 'America/Sao_Paulo',
    fromHour: 0,
    untilHour: 24,
  });
  await morningJob(deps).run();
  await sendDueMail(deps, transport);
  expect(mailServer.to(person.email)).toHaveLength(1);
});

it('the log tells who changed what, and what came after', async () => {
  await turnOn('kill', { mode: 'act' });
  await rulesNow();
  await runScript();
  await db
    .update(bridgeCommands)
    .set({ finishedAt: new Date(Date.now() - 12 * 86_400_000) })
    .where(eq(bridgeCommands.userId, person.id));
  const changes = await call<MeasuredChange[]>('GET', `/api/rules/changes/${accountId}`, 200);
  const stop = changes.find(({ campaign }) => campaign === 'Perde');
  expect(stop).toMatchObject({
    author: { is: 'rule', rule: 'kill' },
    command: { kind: 'pause_campaign', before: 'ENABLED', after: 'PAUSED' },
    brought: { days: { before: 10, after: 10 }, cost: { change: 0 }, sales: { is: 'equal' } },
  });
  await growLarge();
  expect(await call<MeasuredChange[]>('GET', `/api/rules/changes/${accountId}`, 200)).toEqual(changes);
});

describe('the mail of the morning', () => {
  const choice = { isOn: true, timeZone: 'America/Sao_Paulo', fromHour: 7, untilHour: 21 };
  /** A moment of today in Brasília, which has no daylight saving time. */
  const at = (hour: number, days = 0) =>
    new Date(`${addDays(today, days)}T${String(hour).padStart(2, '0')}:30:00-03:00`);
  const mornings = {
    work,
    readSales: listSources,
    secret: TEST_SECRET,
    appUrl: env.APP_URL,
  };
  const write = async (now: Date) => {
    for (const userId of await dueMornings(db, now, 1000))
      await writeMorning({ db, userId, caller }, { ...mornings, now });
  };
  const received = async () => {
    await sendDueMail(deps, transport);
    return mailServer.to(person.email);
  };

  it('comes once a day, within the hours of the person', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await turnOn('kill');
    await rulesNow();
    await write(at(6));
    await write(at(22));
    expect(await received()).toEqual([]);
    await Promise.all([write(at(7)), write(at(7))]);
    await write(at(9));
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('1 mudança espera você');
    expect(mail?.text).toContain('Pause a campanha');
    expect(mail?.text).toContain('ontem custou R$\u00a085,00. O lucro aparece aqui quando as vendas da rede');
    await write(at(7, 1));
    expect(await received()).toHaveLength(2);
  });

  it('tells a profit once a sale has reached the campaign', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    const { url } = await call<CreatedSource>('POST', '/api/sales-sources', 201, {
      network: 'generic',
      name: 'Rede',
    });
    const time = `${addDays(today, -1)} 12:00:00`;
    const query = new URLSearchParams({ order: '1', commission: '10', currency: 'BRL', time });
    expect((await app.request(`${new URL(url).pathname}?${query.toString()}`)).status).toBe(200);
    await write(at(7));
    const [mail] = await received();
    expect(mail?.text).toContain('trouxe R$\u00a010,00 em 1 venda. Lucro até aqui: −R$\u00a075,00');
  });

  it.each([
    ['no loss of a day that no file of sales has', -10, 'O lucro aparece aqui quando as vendas da rede'],
    ['the profit of a day that a file of sales has', -1, 'Lucro até aqui: −R$\u00a075,00'],
  ])('tells %s', async (_, lastDay, text) => {
    await call('PUT', '/api/rules/morning', 200, choice);
    const campaignId = (await page()).accounts[0]?.campaignId ?? '';
    const end = addDays(today, lastDay);
    const opened = await call<{ id: string }>('POST', `/api/campaigns/${campaignId}/reports`, 201, {
      fileName: 'vendas.csv',
      fileHash: '0'.repeat(64),
      type: 'sales',
      language: 'pt',
      currency: 'BRL',
      periodStart: addDays(today, -20),
      periodEnd: end,
      byDay: true,
      warnings: [],
      rowCount: 1,
      totals: { impressions: null, clicks: null, cost: null, conversions: null },
    });
    const sale = ['1', end, 'approved', 'Vita', null, 10_000_000, 'BRL', null, null, null, [], ''];
    await call('POST', `/api/campaigns/${campaignId}/reports/${opened.id}/sales`, 200, {
      from: 0,
      rows: [sale],
    });
    await write(at(7));
    const [mail] = await received();
    expect(mail?.text).toContain(text);
  });

  it('tells an alert once', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await turnOn('silent');
    await db
      .update(bridges)
      .set({ lastSeenAt: new Date(Date.now() - 4 * 3_600_000) })
      .where(eq(bridges.id, bridge.id));
    await rulesNow();
    await db
      .update(ruleFindings)
      .set({ createdAt: at(7) })
      .where(eq(ruleFindings.userId, person.id));
    await write(at(8));
    await write(at(8, 1));
    const mentions = (await received()).map(({ text }) => text?.includes('O script não chama'));
    expect(mentions).toEqual([true, false]);
  });

  it('is tried again after it failed', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    const failing = { ...work, readHistory: () => Promise.reject(new Error('planted')) };
    const failed = writeMorning(
      { db, userId: person.id, caller },
      { ...mornings, work: failing, now: at(8) },
    );
    await expect(failed).rejects.toThrow('planted');
    expect(await received()).toEqual([]);
    await write(at(8));
    expect(await received()).toHaveLength(1);
  });

  it('has a zone that the database knows, because it computes all mornings at once', async () => {
    for (const timeZone of ['+05:30', 'Marte/Olimpo'])
      await call('PUT', '/api/rules/morning', 422, { ...choice, timeZone });
    expect(await call('GET', '/api/rules/morning', 200)).toMatchObject({ choice: null });
  });

  it('does not come when nothing is new', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await db.execute(sql`delete from report_imports where user_id = ${person.id}`);
    await write(at(8));
    expect(await received()).toEqual([]);
  });

  it('tells a pause of sales once, with what to look at', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await db.execute(sql`delete from report_imports where user_id = ${person.id}`);
    /** A sale on each of 40 days. */
    const connect = async (name: string, lastDay: number) => {
      const { url } = await call<CreatedSource>('POST', '/api/sales-sources', 201, {
        network: 'generic',
        name,
      });
      for (let back = lastDay; back < lastDay + 40; back += 1) {
        const time = `${addDays(today, -back)} 00:01:00`;
        const query = new URLSearchParams({
          order: `${name}${back}`,
          commission: '10',
          currency: 'BRL',
          time,
        });
        expect((await app.request(`${new URL(url).pathname}?${query.toString()}`)).status).toBe(200);
      }
    };
    await connect('Parada', 30);
    await connect('Viva', 0);
    await write(at(8));
    await write(at(8, 1));
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Parada parou de avisar');
    expect(mail?.text).toContain('Nenhuma venda há 30 dias');
    expect(mail?.text).toContain('Confira se o endereço ainda está cadastrado lá.');
    expect(mail?.text).toContain(`${env.APP_URL}/conexoes\n`);
    await write(at(8, 30));
    await write(at(8, 31));
    const [, all, ...more] = await received();
    expect(more).toEqual([]);
    expect(all?.subject).toBe('O rastreamento parece parado');
    expect(all?.text).not.toContain('parou de avisar');
  });

  it('is stopped by the link of the letter, without signing in, and by the mail program', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await write(at(8));
    const [mail] = await received();
    const token = decodeURIComponent(/\/parar-email#token=([^\s<"]+)/u.exec(mail?.text ?? '')?.[1] ?? '');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const stop = (wanted: string, isOn = false) =>
      request('POST', '/api/morning/stop', { body: { token: wanted, isOn } });
    const choiceNow = async () =>
      (await call<{ choice: { isOn: boolean } }>('GET', '/api/rules/morning', 200)).choice.isOn;

    expect((await stop(`${token}x`)).status).toBe(404);
    expect(await choiceNow()).toBe(true);
    expect((await stop(token)).status).toBe(200);
    expect(await choiceNow()).toBe(false);
    await write(at(8, 1));
    expect(await received()).toHaveLength(1);

    expect((await stop(token, true)).status).toBe(200);
    const { pathname, search } = new URL(/<([^>]+)>/u.exec(header)?.[1] ?? '');
    const byProgram = await app.request(`${pathname}${search}`, {
      method: 'POST',
      headers: { Host: 'localhost:3000' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(byProgram.status).toBe(200);
    expect(await choiceNow()).toBe(false);
  });

  it('waits in the queue with where it may be stopped', async () => {
    await call('PUT', '/api/rules/morning', 200, choice);
    await write(at(8));
    const rows = await database.db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.recipient, person.email));
    expect(
      rows.map(({ stopLink }) => stopLink?.startsWith(`${env.APP_URL}/api/one-click/morning?token=`)),
    ).toEqual([true]);
  });
});
