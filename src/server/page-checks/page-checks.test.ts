import { eq, sql } from 'drizzle-orm';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanPages } from '#domain/making/landing-page/testing/planted-faults.ts';
import type { PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { pageChecks } from '../db/schema/page-checks.ts';
import { reportImports } from '../db/schema/reports.ts';
import { askForWeeklyChecks } from '../jobs/page-checks.ts';
import { sendDueNotices } from '../jobs/notices.ts';
import { createCampaign } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readMail } from '../testing/visitor.ts';
import { carryOutNext } from './carry-out.ts';

const database = await createTestDatabase();
const { db } = database;
const { deps, request, signIn } = createTestApp(database);
const rules = { allowed: ['127.0.0.1'] };

const pageOf = (name: string) => {
  const page = cleanPages.find((each) => each.name === name);
  if (!page) throw new Error(`no fixture is called ${name}`);
  return page;
};
const shop = pageOf('pt shop');
const html = { 'Content-Type': 'text/html; charset=utf-8' };
let site: RequestListener;
const server = createServer((incoming, response) => site(incoming, response));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a server on a port has such an address
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});
let ana: Awaited<ReturnType<typeof signIn>>;
let campaignId = '';
beforeEach(async () => {
  site = (incoming, response) => {
    if (incoming.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, html).end(shop.html);
  };
  await db.delete(pageChecks);
  ana = await signIn();
  ({ id: campaignId } = await createCampaign(db, ana.id));
  await db.update(campaigns).set({ sheet: shop.sheet }).where(eq(campaigns.id, campaignId));
});

const place = () => `/api/campaigns/${campaignId}/page-checks`;
const ask = (...pages: { label: string; url: string }[]) =>
  request('POST', place(), { cookie: ana.cookie, body: { pages } });
const read = async (): Promise<PageCheck[]> =>
  (await request('GET', place(), { cookie: ana.cookie })).json() as Promise<PageCheck[]>;
const carryOutAll = async () => {
  while (await carryOutNext(db, rules, deps.log));
};
const codesOf = ({ report }: PageCheck) => report?.findings.map(({ code }) => code);

it('checks a page of a shop, which lacks https alone', async () => {
  expect((await ask({ label: '', url: `${origin}/` })).status).toBe(201);
  expect(await read()).toMatchObject([{ state: 'waiting', report: null }]);
  await carryOutAll();
  const [check] = await read();
  expect(check).toMatchObject({ state: 'done', url: `${origin}/`, report: { finalUrl: `${origin}/` } });
  expect(check && codesOf(check)).toEqual(['not_https']);
});

it('asks as a phone, a desktop and AdsBot, and tells another content for AdsBot', async () => {
  const agents: string[] = [];
  site = (incoming, response) => {
    const agent = incoming.headers['user-agent'] ?? '';
    agents.push(agent);
    if (incoming.url === '/robots.txt')
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('User-agent: AdsBot-Google\nDisallow: /');
    else
      response.writeHead(200, html).end(agent.includes('AdsBot') ? pageOf('en advertorial').html : shop.html);
  };
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check && codesOf(check)).toEqual(expect.arrayContaining(['cloaking', 'robots_adsbot']));
  expect(agents.map((agent) => /Mobile|X11|AdsBot/u.exec(agent)?.[0])).toEqual([
    'Mobile',
    'X11',
    'AdsBot',
    'AdsBot',
  ]);
  expect(agents.every((agent) => agent.includes('FaiscaPageCheck'))).toBe(true);
});

it.each([
  ['404', (response: Parameters<RequestListener>[1]) => response.writeHead(404, html).end(shop.html)],
  ['a loop', (response: Parameters<RequestListener>[1]) => response.writeHead(302, { Location: '/' }).end()],
  [
    'a private address behind a redirect',
    (response: Parameters<RequestListener>[1]) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
  ],
])('%s is told as a page that does not work', async (_, answer) => {
  site = (_incoming, response) => void answer(response);
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check && codesOf(check)).toContain('not_working');
});

it('sitelinks to the page of the final URL are told', async () => {
  await ask({ label: '', url: `${origin}/` }, { label: 'Preço', url: `${origin}/#preco` });
  await carryOutAll();
  const link = (await read()).find(({ label }) => label === 'Preço');
  expect(link && codesOf(link)).toContain('same_page');
});

it('a page that waits is not put in the queue twice, and of one account one check runs at a time', async () => {
  await ask({ label: '', url: `${origin}/` });
  await ask({ label: '', url: `${origin}/` }, { label: 'Dois', url: `${origin}/dois` });
  expect(await read()).toHaveLength(2);
  await db
    .update(pageChecks)
    .set({ state: 'running', startedAt: sql`now()` })
    .where(eq(pageChecks.label, ''));
  expect(await carryOutNext(db, rules, deps.log)).toBe(false);
  await db
    .update(pageChecks)
    .set({ startedAt: sql`now() - interval '1 hour'` })
    .where(eq(pageChecks.label, ''));
  await carryOutAll();
  expect((await read()).map(({ state }) => state)).toEqual(['done', 'done']);
});

it('an account has a number of pages a day', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ label: `${index}`, url: `${origin}/` }));
  for (let round = 0; round < 5; round++) {
    expect((await ask(...many)).status).toBe(201);
    await db.update(pageChecks).set({ state: 'done' });
  }
  expect((await ask({ label: 'mais', url: `${origin}/` })).status).toBe(429);
});

it.each([
  { pages: [] },
  { pages: [{ label: '', url: 'ftp://a' }] },
  { pages: [{ label: '', url: 'https://a', extra: 1 }] },
])('refuses %j', async (body) => {
  expect((await request('POST', place(), { cookie: ana.cookie, body })).status).toBe(422);
});

it('the pages of a running campaign are checked each week, with one notice when one turned bad', async () => {
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  await db
    .update(pageChecks)
    .set({ askedAt: sql`now() - interval '8 days'`, finishedAt: sql`now() - interval '8 days'` });
  await askForWeeklyChecks(db);
  expect(await read()).toHaveLength(1); // without reports it does not run
  await db.insert(reportImports).values({
    ...{
      userId: ana.id,
      campaignId,
      fileName: 'a.csv',
      fileHash: 'a'.repeat(64),
      type: 'search_terms',
      language: 'pt',
    },
    ...{ currency: 'BRL', byDay: false, warnings: [], rowCount: 0 },
    ...{
      periodStart: new Date().toISOString().slice(0, 10),
      periodEnd: new Date().toISOString().slice(0, 10),
    },
    totals: { impressions: 1, clicks: 1, cost: 1, conversions: 0 },
  } as typeof reportImports.$inferInsert); // the columns that a report of this type has
  site = (_incoming, response) => {
    response
      .writeHead(200, html)
      .end(shop.html.replace('<main>', '<main><p>Perca 12 kg em 30 dias sem dieta.</p>'));
  };
  await askForWeeklyChecks(db);
  await askForWeeklyChecks(db);
  await carryOutAll();
  expect(await read()).toMatchObject([{ isWeekly: true }, { isWeekly: false }]);
  await db.delete(mailMessages);
  await sendDueNotices(deps);
  await sendDueNotices(deps);
  expect((await readMail(db, ana.email)).map(({ subject }) => subject)).toEqual([
    'Uma página dos seus anúncios piorou',
  ]);
});
