import { eq, sql } from 'drizzle-orm';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanPages } from '#domain/making/landing-page/testing/planted-faults.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { pageChecks } from '../db/schema/page-checks.ts';
import { reportImports } from '../db/schema/reports.ts';
import { askForWeeklyChecks } from '../jobs/page-checks.ts';
import { sendDueNotices } from '../jobs/notices.ts';
import { createCampaign, createDraft } from '../testing/factories.ts';
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

const address = () => `/api/campaigns/${campaignId}/page-checks`;
const ask = (...pages: { label: string; url: string }[]) =>
  request('POST', address(), { cookie: ana.cookie, body: { pages } });
const read = async (): Promise<PageCheck[]> =>
  (await request('GET', address(), { cookie: ana.cookie })).json() as Promise<PageCheck[]>;
const carryOutAll = async () => {
  while (await carryOutNext(db, rules, deps.log));
};
/** A campaign with it runs. */
const createRunningReport = async () => {
  await db.insert(reportImports).values({
    userId: ana.id,
    campaignId,
    fileName: 'a.csv',
    fileHash: 'a'.repeat(64),
    type: 'search_terms',
    language: 'pt',
    currency: 'BRL',
    byDay: false,
    warnings: [],
    rowCount: 0,
    periodStart: new Date().toISOString().slice(0, 10),
    periodEnd: new Date().toISOString().slice(0, 10),
    totals: { impressions: 1, clicks: 1, cost: 1, conversions: 0 },
  } as typeof reportImports.$inferInsert); // the columns that a report of this type has
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
])('%s is reported as a page that does not work', async (_, answer) => {
  site = (_incoming, response) => void answer(response);
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check && codesOf(check)).toContain('not_working');
});

it('sitelinks to the page of the final URL are reported', async () => {
  await ask({ label: '', url: `${origin}/` }, { label: 'Preço', url: `${origin}/#preco` });
  await carryOutAll();
  const link = (await read()).find(({ label }) => label === 'Preço');
  expect(link && codesOf(link)).toContain('same_page');
});

it('pages of 20% of common text are pages of their own', async () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `palavra${from + index}`).join(' ');
  site = ({ url = '' }, response) => {
    const shared = url.includes('quase') ? 60 : 20;
    const own = words(url.includes('preco') ? 1000 : url.includes('quase') ? 2000 : 3000, 200 - shared);
    if (url.startsWith('/robots.txt')) response.writeHead(404).end();
    else response.writeHead(200, html).end(`<main><p>${words(0, shared)}</p><p>${own}</p></main>`);
  };
  await ask(
    { label: '', url: `${origin}/` },
    { label: 'Preço', url: `${origin}/preco` },
    { label: 'Quase', url: `${origin}/quase` },
  );
  await carryOutAll();
  const checks = await read();
  const codes = (label: string) =>
    checks.flatMap((check) => (check.label === label ? (codesOf(check) ?? []) : []));
  expect(codes('Preço')).not.toContain('same_page');
  expect(codes('Quase')).not.toContain('same_page'); // each shares 20 words with the others
  site = (incoming, response) =>
    void response
      .writeHead(incoming.url === '/robots.txt' ? 404 : 200, html)
      .end(`<p>${words(3000, 120)}</p><p>${words(9000, 80)}</p>`);
  await ask({ label: 'Preço', url: `${origin}/preco` });
  await carryOutAll();
  const [again] = await read();
  expect(again && codesOf(again)).toContain('same_page');
});

it.each([
  ['keeps', (query: string) => `/oferta${query}`, false],
  ['drops', () => '/oferta', true],
])('a redirect that %s the click is told apart', async (_, target, isLost) => {
  site = ({ url = '' }, response) => {
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    if (url.startsWith('/robots.txt')) response.writeHead(404).end();
    else if (url.startsWith('/oferta')) response.writeHead(200, html).end(shop.html);
    else response.writeHead(302, { Location: target(query) }).end();
  };
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check?.report?.finalUrl).toBe(`${origin}/oferta`);
  expect(check && codesOf(check)?.includes('gclid_lost')).toBe(isLost);
});

it('a page that shows another content to whoever comes from an ad is cloaking', async () => {
  site = ({ url = '' }, response) => {
    if (url.startsWith('/robots.txt')) response.writeHead(404).end();
    else response.writeHead(200, html).end(url.includes('gclid') ? shop.html : pageOf('en shop').html);
  };
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check && codesOf(check)).toContain('cloaking');
});

it.each([
  ['noindex', 'dica'],
  ['googlebot: noindex', 'dica'],
  ['AdsBot-Google: noindex, nofollow', 'bloqueia'],
  ['bingbot: noindex', undefined],
  ['unavailable_after: 25 Jun 2030 15:00:00 PST', undefined],
])('X-Robots-Tag: %s', async (header, severity) => {
  site = (incoming, response) => {
    if (incoming.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { ...html, 'X-Robots-Tag': header }).end(shop.html);
  };
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check?.report?.findings.find(({ code }) => code === 'noindex_adsbot')?.severity).toBe(severity);
});

it('callouts and promotions that the page does not keep are reported', async () => {
  await createDraft(
    db,
    { userId: ana.id, campaignId },
    {
      settings: {
        ...emptySettings,
        callouts: ['Revisão vitalícia'],
      },
      groups: [],
    },
  );
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check?.report?.findings.filter(({ code }) => code === 'text_not_found')).toMatchObject([
    { excerpt: 'Revisão vitalícia' },
  ]);
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

it('whoever had a check last waits behind the others, and the weekly round behind all', async () => {
  await ask(...['a', 'b', 'c'].map((label) => ({ label, url: `${origin}/${label}` })));
  await carryOutNext(db, rules, deps.log);
  const bia = await signIn();
  const { id } = await createCampaign(db, bia.id);
  const own = { userId: bia.id, campaignId: id, url: `${origin}/` };
  await db.insert(pageChecks).values({ ...own, label: 'semanal', isWeekly: true, askedAt: new Date(0) });
  await request('POST', `/api/campaigns/${id}/page-checks`, {
    cookie: bia.cookie,
    body: { pages: [{ label: 'd', url: `${origin}/d` }] },
  });
  await carryOutAll();
  const done = await db.select().from(pageChecks).orderBy(pageChecks.finishedAt);
  expect(done.map(({ label }) => label)).toEqual(['a', 'd', 'b', 'c', 'semanal']);
});

it('what a page and its headers show is cut', async () => {
  site = (_incoming, response) => {
    response
      .writeHead(200, { ...html, 'X-Robots-Tag': `none, ${'x'.repeat(10_000)}` })
      .end(`<form action="http://a.example/${'😀'.repeat(100_000)}"><input type="email"></form>`);
  };
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const [check] = await read();
  expect(check && codesOf(check)).toEqual(expect.arrayContaining(['form_without_https', 'noindex_adsbot']));
  const lengths = check?.report?.findings.map(({ excerpt }) => excerpt.length) ?? [];
  expect(Math.max(...lengths)).toBeLessThanOrEqual(501);
});

it('of each campaign the 500 newest checks are kept, under any labels', async () => {
  await db.insert(pageChecks).values(
    Array.from({ length: 520 }, (_, at) => ({
      userId: ana.id,
      campaignId,
      label: `${at}`,
      url: `${origin}/`,
      state: 'done' as const,
      askedAt: new Date(Date.UTC(2026, 0, 1 + at) / 1.1),
    })),
  );
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  expect(await db.$count(pageChecks)).toBe(500);
});

it('of each page the twelve newest checks are kept', async () => {
  const other = { label: 'Outra', url: `${origin}/` };
  await ask(other);
  await db.insert(pageChecks).values(
    Array.from({ length: 12 }, (_, at) => ({
      userId: ana.id,
      campaignId,
      label: '',
      url: `${origin}/${at}`,
      state: 'done' as const,
      askedAt: new Date(Date.UTC(2026, 0, 1 + at)),
    })),
  );
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  const kept = (await read()).filter(({ label }) => label === '').map(({ url }) => url);
  expect(kept).toEqual([`${origin}/`, ...Array.from({ length: 11 }, (_, at) => `${origin}/${11 - at}`)]);
  expect(await read()).toHaveLength(13);
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
  expect((await request('POST', address(), { cookie: ana.cookie, body })).status).toBe(422);
});

it('the pages of a running campaign are checked each week, with one notice when one turned bad', async () => {
  await ask({ label: '', url: `${origin}/` });
  await carryOutAll();
  await db
    .update(pageChecks)
    .set({ askedAt: sql`now() - interval '8 days'`, finishedAt: sql`now() - interval '8 days'` });
  await askForWeeklyChecks(db);
  expect(await read()).toHaveLength(1); // without reports it does not run
  await createRunningReport();
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
  const letters = await readMail(db, ana.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Uma página dos seus anúncios piorou']);
  expect(letters[0]?.text).toContain(`/campaign/${campaignId}/pagina`);
});

it('the weekly round takes the last hundred pages of an account', async () => {
  await db.insert(pageChecks).values(
    Array.from({ length: 130 }, (_, at) => ({
      userId: ana.id,
      campaignId,
      label: `${at}`,
      url: `${origin}/`,
      state: 'done' as const,
      askedAt: new Date(Date.UTC(2026, 0, 1) + at),
    })),
  );
  await createRunningReport();
  await askForWeeklyChecks(db);
  const weekly = await db.select().from(pageChecks).where(eq(pageChecks.isWeekly, true));
  expect(weekly.map(({ label }) => Number(label)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, at) => 30 + at),
  );
});

it('the list of campaigns counts the pages whose newest check found what Google refuses', async () => {
  const badPages = async (cookie: string) => {
    const listed = (await (await request('GET', '/api/campaigns', { cookie })).json()) as CampaignSummary[];
    return listed.map((each) => each.badPages);
  };
  const store = (label: string, day: number, severity: 'bloqueia' | 'aviso') =>
    db.insert(pageChecks).values({
      userId: ana.id,
      campaignId,
      label,
      url: `${origin}/`,
      state: 'done',
      askedAt: new Date(2026, 10, day),
      finishedAt: new Date(2026, 10, day),
      report: {
        findings: [{ code: 'not_https', severity, excerpt: '', where: '', policy: '', fix: '' }],
        warnings: [],
        finalUrl: null,
        sketch: [],
      },
    });
  expect(await badPages(ana.cookie)).toEqual([0]);
  await store('', 1, 'bloqueia');
  await store('Preço', 1, 'aviso');
  expect(await badPages(ana.cookie)).toEqual([1]);
  await store('Preço', 2, 'bloqueia');
  await store('', 2, 'aviso');
  expect(await badPages(ana.cookie)).toEqual([1]);
  await store('Preço', 3, 'aviso');
  expect(await badPages(ana.cookie)).toEqual([0]);
  await store('', 4, 'bloqueia');
  const bruno = await signIn();
  await createCampaign(db, bruno.id);
  expect(await badPages(bruno.cookie)).toEqual([0]);
});
