import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuth } from '../auth/better-auth/auth.ts';
import { campaignAssets } from '../db/schema/campaigns.ts';
import { exchangeRates } from '../db/schema/sales.ts';
import { profiles } from '../db/schema/profiles.ts';
import { reportImports } from '../db/schema/reports.ts';
import {
  PASSWORD,
  createBridge,
  createCampaign,
  createNegativeList,
  createSession,
  createShare,
  createUser,
  type TestUser,
} from '../testing/factories.ts';
import { ADMIN_EMAIL, createTestApp, TEST_SECRET } from '../testing/test-app.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
/** The app works as in production: by a role that owns nothing, behind the walls of the database. */
const server = await connectAsServer(database);
const { app, deps, env, request } = createTestApp(server, {
  STRIPE_WEBHOOK_SECRET: 'whsec_teste',
  TRUSTED_PROXIES: ['127.0.0.1'],
});
afterAll(async () => {
  await Promise.all([deps.changes.stop(), deps.sales.stop()]);
  await server.close();
  await database.close();
});

const future = new Date(Date.now() + 86_400_000);
const past = new Date(Date.now() - 1000);

/** The kinds of people, by their profile. */
const people = {
  trialing: { plan: 'pro', subscriptionStatus: 'trialing', trialExpiresAt: future },
  basico: { plan: 'basico', subscriptionStatus: 'active' },
  pro: { plan: 'pro', subscriptionStatus: 'active' },
  expired: { plan: 'pro', subscriptionStatus: 'trialing', trialExpiresAt: past },
  inactive: { plan: 'pro', subscriptionStatus: 'inactive', trialExpiresAt: future },
  admin: { plan: 'basico', subscriptionStatus: 'inactive' },
} as const;
type Kind = 'visitor' | keyof typeof people;
type Statuses = Record<Kind, number>;

/** The same answer for everybody: a refusal depends on what was sent, not on who sent it. */
const everybody = (status: number): Statuses => ({
  visitor: status,
  trialing: status,
  basico: status,
  pro: status,
  expired: status,
  inactive: status,
  admin: status,
});
const account = (status: number): Statuses => ({ ...everybody(status), visitor: 401 });
const subscriber = (status: number): Statuses => ({ ...account(status), expired: 402, inactive: 402 });
const adminOnly = (status: number): Statuses => ({ ...everybody(403), visitor: 401, admin: status });

/** What a call can name: this person's own data and another person's. */
interface Scene {
  email: string;
  own: string;
  asset: string;
  foreign: string;
  foreignAsset: string;
  report: string;
  foreignReport: string;
  share: string;
  foreignShare: string;
  token: string;
  sales: string;
  foreignSales: string;
  rate: string;
  foreignRate: string;
  bridge: string;
  foreignBridge: string;
  command: string;
  foreignCommand: string;
  stranger: string;
  negatives: string;
  foreignNegatives: string;
}
type Body = Record<string, unknown>;
interface Sent {
  url?: (scene: Scene) => string;
  body?: Body | ((scene: Scene) => Body);
}

const CAMPAIGN = '/api/campaigns/:id';
const SHEET = `${CAMPAIGN}/sheet`;
const PLAN = `${CAMPAIGN}/plan`;
const REPORTS = `${CAMPAIGN}/reports`;
const NOBODY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ASSETS = `${CAMPAIGN}/assets`;
const ASSET = `${ASSETS}/:assetId`;
const CHECKS = `${CAMPAIGN}/page-checks`;
const checks = { pages: [{ label: '', url: 'https://exemplo.com.br/' }] };
const edit = { name: 'Outono', version: 1 };
const sheet = { name: 'VitalMax' };
const pause = { kind: 'pause_campaign', action: { campaign: 'BR' } };
const someRule = {
  accountId: randomUUID(),
  kind: 'kill',
  params: { window: 30, delay: 2, cooldown: 14, cap: 5, threshold: 1 },
};
const BRIDGE = '/api/bridges/:id';
const COMMAND = `${BRIDGE}/commands/:commandId`;
const ownBridge = ({ bridge }: Scene) => `/api/bridges/${bridge}`;
const foreignBridge = ({ foreignBridge: id }: Scene) => `/api/bridges/${id}`;
const ownCommand = (scene: Scene) => `${ownBridge(scene)}/commands/${scene.command}`;
const foreignCommand = (scene: Scene) => `${foreignBridge(scene)}/commands/${scene.foreignCommand}`;
const report = {
  fileName: 'termos.csv',
  fileHash: 'a'.repeat(64),
  type: 'search_terms',
  language: 'pt',
  currency: 'BRL',
  periodStart: '2026-05-01',
  periodEnd: '2026-05-15',
  byDay: false,
  totals: { impressions: 1, clicks: 1, cost: 1, conversions: 0 },
  warnings: [],
  rowCount: 1,
};
const reportPart = { from: 0, rows: [[null, '', '', 'kit', '', null, null, 1, 1, 1, 0, null, null]] };
const sale = ['A1', '2026-05-13', 'approved', '', null, 1, 'USD', null, null, null, [], ''];
const salesPart = { from: 0, rows: [sale] };
const rate = { from: 'USD', to: 'BRL', day: '2026-05-01', rate: '5.4321' };
const list = { assetType: 'titles', content: ['Frete Grátis'] };
const own = ({ own }: Scene) => `/api/campaigns/${own}`;
const foreign = ({ foreign }: Scene) => `/api/campaigns/${foreign}`;
const ownSheet = (scene: Scene) => `${own(scene)}/sheet`;
const foreignSheet = (scene: Scene) => `${foreign(scene)}/sheet`;
const ownPlan = (scene: Scene) => `${own(scene)}/plan`;
const foreignPlan = (scene: Scene) => `${foreign(scene)}/plan`;
const ownReports = (scene: Scene) => `${own(scene)}/reports`;
const foreignReports = (scene: Scene) => `${foreign(scene)}/reports`;
const ownReport = (scene: Scene) => `${own(scene)}/reports/${scene.report}`;
const foreignReport = (scene: Scene) => `${foreign(scene)}/reports/${scene.foreignReport}`;
const SHARES = `${CAMPAIGN}/shares`;
const ownShares = (scene: Scene) => `${own(scene)}/shares`;
const foreignShares = (scene: Scene) => `${foreign(scene)}/shares`;
const link = ({ token }: Scene) => `/api/shared/${token}`;
const unknownLink = () => `/api/shared/${randomUUID()}`;
const ownAsset = (scene: Scene) => `${own(scene)}/assets/${scene.asset}`;
const foreignAsset = (scene: Scene) => `${own(scene)}/assets/${scene.foreignAsset}`;
const unknown = () => `/api/campaigns/${randomUUID()}`;
const user = ({ stranger }: Scene) => `/api/admin/users/${stranger}`;

type Line = [method: string, path: string, expected: Statuses, sent?: Sent, note?: string];

const table: Line[] = [
  ['GET', '/healthz', everybody(200)],
  ['GET', '/livez', everybody(200)],
  ['GET', '/readyz', everybody(200)],
  ['GET', '/.well-known/security.txt', everybody(404)],
  ['GET', '/api/legal', everybody(200)],
  [
    'POST',
    '/api/browser-errors',
    everybody(204),
    { body: { release: '0.1.0', screen: '*', name: 'Error', message: '', frames: [] } },
  ],
  ['POST', '/api/webhooks/stripe', everybody(400), { body: {} }, 'unsigned'],
  [
    'POST',
    '/api/auth/sign-up/email',
    everybody(200),
    { body: ({ email }) => ({ email, password: PASSWORD, name: 'Ana' }) },
  ],
  [
    'POST',
    '/api/auth/sign-in/email',
    everybody(200),
    { body: ({ email }) => ({ email, password: PASSWORD }) },
  ],
  ['POST', '/api/auth/sign-out', everybody(200), { body: {} }],
  ['POST', '/api/auth/request-password-reset', everybody(200), { body: ({ email }) => ({ email }) }],
  [
    'POST',
    '/api/auth/reset-password',
    everybody(400),
    { body: { token: 'x', newPassword: 'outra-senha' } },
    'bad link',
  ],
  ['POST', '/api/auth/check-reset-link', everybody(400), { body: { token: 'x' } }, 'bad link'],
  ['POST', '/api/auth/confirm-email', everybody(400), { body: { token: 'x' } }, 'bad link'],
  ['POST', '/api/auth/confirm-email-change', everybody(400), { body: { token: 'x' } }, 'bad link'],
  [
    'POST',
    '/api/auth/email-change',
    account(200),
    { body: () => ({ email: `${randomUUID()}@exemplo.com.br` }) },
  ],
  ['POST', '/api/auth/prove', account(200), { body: { password: PASSWORD } }],
  ['GET', '/api/auth/totp', account(200)],
  ['POST', '/api/auth/totp/begin', account(200), { body: {} }],
  ['POST', '/api/auth/totp/cancel', account(200), { body: {} }],
  ['POST', '/api/auth/totp/off', account(404), { body: {} }, 'not on'],
  ['POST', '/api/auth/two-factor/verify-totp', account(404), { body: { code: '123456' } }, 'not on'],
  [
    'POST',
    '/api/auth/two-factor/verify-backup-code',
    account(404),
    { body: { code: 'abcde-fghij' } },
    'not on',
  ],
  ['GET', '/api/session', everybody(200)],
  ['POST', '/api/session/refresh', account(200)],
  ['GET', '/api/account/export', account(200)],
  ['GET', '/api/account/sessions', account(200)],
  ['DELETE', '/api/account/sessions', account(200)],
  [
    'DELETE',
    '/api/account/sessions/:id',
    account(404),
    { url: () => `/api/account/sessions/${randomUUID()}` },
    'unknown',
  ],
  ['GET', '/api/profile', account(200)],
  ['PATCH', '/api/profile', account(200), { body: { fullName: 'Ana', phone: null } }],
  ['PUT', '/api/profile/ads-currency', account(200), { body: { adsCurrency: 'EUR' } }],
  ['POST', '/api/profile/guides', account(200), { body: { guide: 'tour', isClosed: true } }],
  ['GET', '/api/plans', account(200)],
  ['GET', '/api/notices', account(200)],
  ['PUT', '/api/notices', account(200), { body: { muted: ['trial_ending'] } }],
  ['GET', '/api/activity', subscriber(200)],
  ['GET', '/api/first-steps', subscriber(200)],
  ['DELETE', '/api/first-steps/example', subscriber(404), {}, 'without an example'],
  ['POST', '/api/first-steps/example/keep', subscriber(404), {}, 'without an example'],
  ['POST', '/api/first-steps/example', subscriber(201)],
  ['POST', '/api/feedback', subscriber(201), { body: { content: 'Gostei' } }],
  ['GET', '/api/campaigns', subscriber(200)],
  ['POST', '/api/campaigns', subscriber(201), { body: { name: 'Inverno' } }],
  [
    'POST',
    '/api/campaigns/import',
    subscriber(201),
    { body: { campaigns: [{ name: 'Busca', source: { headers: ['Campaign'], rows: [{ 0: 'Busca' }] } }] } },
  ],
  [
    'POST',
    '/api/campaigns/copies',
    subscriber(201),
    { body: { campaigns: [{ campaign: { name: 'Busca' }, settings: {}, groups: [] }] } },
  ],
  ['GET', `${CAMPAIGN}/imported`, subscriber(200), { url: (scene) => `${own(scene)}/imported` }],
  [
    'GET',
    `${CAMPAIGN}/imported`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/imported` },
    'of another',
  ],
  ['GET', CAMPAIGN, subscriber(200), { url: own }],
  ['GET', CAMPAIGN, subscriber(404), { url: foreign }, 'of another'],
  ['GET', CAMPAIGN, subscriber(404), { url: unknown }, 'unknown'],
  ['GET', `${CAMPAIGN}/contents`, subscriber(200), { url: (scene) => `${own(scene)}/contents` }],
  [
    'GET',
    `${CAMPAIGN}/contents`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/contents` },
    'of another',
  ],
  ['GET', ASSET, subscriber(200), { url: ownAsset }],
  ['GET', ASSET, subscriber(404), { url: foreignAsset }, 'of another'],
  ['PATCH', CAMPAIGN, subscriber(200), { url: own, body: edit }],
  ['PATCH', CAMPAIGN, subscriber(404), { url: foreign, body: edit }, 'of another'],
  ['GET', SHEET, subscriber(200), { url: ownSheet }],
  ['GET', SHEET, subscriber(404), { url: foreignSheet }, 'of another'],
  ['PUT', SHEET, subscriber(200), { url: ownSheet, body: { version: 1, sheet } }],
  ['PUT', SHEET, subscriber(404), { url: foreignSheet, body: { version: 1, sheet } }, 'of another'],
  ['GET', PLAN, subscriber(200), { url: ownPlan }],
  ['GET', PLAN, subscriber(404), { url: foreignPlan }, 'of another'],
  ['PUT', PLAN, subscriber(200), { url: ownPlan, body: {} }],
  ['PUT', PLAN, subscriber(404), { url: foreignPlan, body: {} }, 'of another'],
  ['GET', REPORTS, subscriber(200), { url: ownReports }],
  ['GET', REPORTS, subscriber(404), { url: foreignReports }, 'of another'],
  ['GET', CHECKS, subscriber(200), { url: (scene) => `${own(scene)}/page-checks` }],
  ['GET', CHECKS, subscriber(404), { url: (scene) => `${foreign(scene)}/page-checks` }, 'of another'],
  ['POST', CHECKS, subscriber(201), { url: (scene) => `${own(scene)}/page-checks`, body: checks }],
  [
    'POST',
    CHECKS,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/page-checks`, body: checks },
    'of another',
  ],
  ['GET', `${CAMPAIGN}/signals`, subscriber(200), { url: (scene) => `${own(scene)}/signals` }],
  [
    'GET',
    `${CAMPAIGN}/signals`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/signals` },
    'of another',
  ],
  ['GET', `${CAMPAIGN}/ignored`, subscriber(200), { url: (scene) => `${own(scene)}/ignored` }],
  [
    'GET',
    `${CAMPAIGN}/ignored`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/ignored` },
    'of another',
  ],
  [
    'PUT',
    `${CAMPAIGN}/ignored`,
    subscriber(200),
    { url: (scene) => `${own(scene)}/ignored`, body: { add: ['term:kit'] } },
  ],
  [
    'PUT',
    `${CAMPAIGN}/ignored`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/ignored`, body: { add: ['term:kit'] } },
    'of another',
  ],
  ['GET', `${CAMPAIGN}/terms`, subscriber(200), { url: (scene) => `${own(scene)}/terms` }],
  ['GET', `${CAMPAIGN}/terms`, subscriber(404), { url: (scene) => `${foreign(scene)}/terms` }, 'of another'],
  ['POST', REPORTS, subscriber(201), { url: ownReports, body: report }],
  ['POST', REPORTS, subscriber(404), { url: foreignReports, body: report }, 'in another’s'],
  [
    'POST',
    `${REPORTS}/:importId/rows`,
    subscriber(200),
    { url: (scene) => `${ownReport(scene)}/rows`, body: reportPart },
  ],
  [
    'POST',
    `${REPORTS}/:importId/rows`,
    subscriber(404),
    { url: (scene) => `${foreignReport(scene)}/rows`, body: reportPart },
    'of another',
  ],
  [
    'POST',
    `${REPORTS}/:importId/sales`,
    subscriber(200),
    { url: (scene) => `${own(scene)}/reports/${scene.sales}/sales`, body: salesPart },
  ],
  [
    'POST',
    `${REPORTS}/:importId/sales`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/reports/${scene.foreignSales}/sales`, body: salesPart },
    'of another',
  ],
  ['GET', '/api/reports', subscriber(200)],
  ['GET', '/api/reports/campaigns', subscriber(200)],
  ['GET', '/api/reports/ideas', subscriber(200)],
  ['POST', '/api/reports', subscriber(201), { body: { ...report, type: 'sales' } }],
  [
    'POST',
    '/api/reports/last-rows',
    subscriber(404),
    { body: { imports: [{ ...reportPart, campaignId: NOBODY, importId: NOBODY }] } },
    'of nobody',
  ],
  [
    'POST',
    '/api/reports/:importId/rows',
    subscriber(404),
    { url: (scene) => `/api/reports/${scene.report}/rows`, body: reportPart },
    'of a campaign',
  ],
  [
    'POST',
    '/api/reports/:importId/sales',
    subscriber(404),
    { url: (scene) => `/api/reports/${scene.foreignSales}/sales`, body: salesPart },
    'of another',
  ],
  [
    'DELETE',
    '/api/reports/:importId',
    subscriber(404),
    { url: (scene) => `/api/reports/${scene.foreignReport}` },
    'of another',
  ],
  ['DELETE', `${REPORTS}/:importId`, subscriber(200), { url: ownReport }],
  ['DELETE', `${REPORTS}/:importId`, subscriber(404), { url: foreignReport }, 'of another'],
  ['GET', SHARES, subscriber(200), { url: ownShares }],
  ['GET', SHARES, subscriber(404), { url: foreignShares }, 'of another'],
  ['POST', SHARES, subscriber(201), { url: ownShares, body: { days: 7 } }],
  ['POST', SHARES, subscriber(404), { url: foreignShares, body: { days: 7 } }, 'of another'],
  ['DELETE', `${SHARES}/:shareId`, subscriber(200), { url: (scene) => `${ownShares(scene)}/${scene.share}` }],
  [
    'DELETE',
    `${SHARES}/:shareId`,
    subscriber(404),
    { url: (scene) => `${foreignShares(scene)}/${scene.foreignShare}` },
    'of another',
  ],
  ['GET', '/api/shared/:token', everybody(200), { url: link }],
  ['GET', '/api/shared/:token', everybody(404), { url: unknownLink }, 'unknown'],
  ['GET', '/api/shared/:token/contents', everybody(200), { url: (scene) => `${link(scene)}/contents` }],
  [
    'GET',
    '/api/shared/:token/contents',
    everybody(404),
    { url: () => `${unknownLink()}/contents` },
    'unknown',
  ],
  ['GET', '/api/profit', subscriber(422), {}, 'of none'],
  ['GET', '/api/profit', subscriber(200), { url: (scene) => `/api/profit?ids=${scene.own}` }],
  [
    'GET',
    '/api/profit',
    subscriber(404),
    { url: (scene) => `/api/profit?ids=${scene.own},${scene.foreign}` },
    'of another',
  ],
  ['GET', '/api/profit/advice', subscriber(200)],
  ['GET', '/api/profit/account', subscriber(200)],
  ['GET', '/api/profit/days', subscriber(200), { url: (scene) => `/api/profit/days?ids=${scene.own}` }],
  [
    'GET',
    '/api/profit/days',
    subscriber(404),
    { url: (scene) => `/api/profit/days?ids=${scene.own},${scene.foreign}` },
    'of another',
  ],
  ['GET', '/api/profit/:id', subscriber(200), { url: (scene) => `/api/profit/${scene.own}` }],
  [
    'GET',
    '/api/profit/:id',
    subscriber(404),
    { url: (scene) => `/api/profit/${scene.foreign}` },
    'of another',
  ],
  ['GET', '/api/profit/:id/orders', subscriber(200), { url: (scene) => `/api/profit/${scene.own}/orders` }],
  [
    'GET',
    '/api/profit/:id/orders',
    subscriber(404),
    { url: (scene) => `/api/profit/${scene.foreign}/orders` },
    'of another',
  ],
  ['GET', '/api/profit/owners', subscriber(200), { url: () => '/api/profit/owners?since=2026-05-01' }],
  ['GET', '/api/profit/rates', subscriber(200)],
  ['PUT', '/api/profit/rates', subscriber(200), { body: rate }],
  ['DELETE', '/api/profit/rates/:id', subscriber(200), { url: (scene) => `/api/profit/rates/${scene.rate}` }],
  [
    'DELETE',
    '/api/profit/rates/:id',
    subscriber(404),
    { url: (scene) => `/api/profit/rates/${scene.foreignRate}` },
    'of another',
  ],
  ['GET', '/api/sales-sources', subscriber(200)],
  ['POST', '/api/sales-sources', subscriber(201), { body: { network: 'hotmart', name: 'Curso' } }],
  ...(['receipts', 'renew', 'read-again', ''] as const).map((part): (typeof table)[number] => [
    part === '' ? 'DELETE' : part === 'receipts' ? 'GET' : 'POST',
    `/api/sales-sources/:id${part && `/${part}`}`,
    subscriber(404),
    { url: ({ stranger }) => `/api/sales-sources/${stranger}${part && `/${part}`}` },
    'unknown',
  ]),
  ['GET', '/api/orders', subscriber(200)],
  ['GET', '/api/orders/events', subscriber(200)],
  ['POST', '/api/click-site', subscriber(200)],
  [
    'GET',
    '/api/clicks/:site/:code',
    everybody(204),
    { url: () => '/api/clicks/x/fkabcdefghij1234?gclid=Cj0KCQjwExemplo' },
    'of an unknown page',
  ],
  ['GET', '/api/conversion-feeds', subscriber(200)],
  [
    'POST',
    '/api/conversion-feeds',
    subscriber(201),
    { body: { action: 'Compra', format: 'legacy', kind: 'conversions' } },
  ],
  ...(['lines', 'results', ''] as const).map((part): (typeof table)[number] => [
    part === '' ? 'DELETE' : part === 'lines' ? 'GET' : 'POST',
    `/api/conversion-feeds/:id${part && `/${part}`}`,
    subscriber(404),
    {
      url: ({ stranger }) => `/api/conversion-feeds/${stranger}${part && `/${part}`}`,
      ...(part === 'results' && { body: { results: [{ orderId: 'A1', result: '# OK' }] } }),
    },
    'unknown',
  ]),
  [
    'GET',
    '/api/feeds/:token/:file{[a-z]+\\.csv}',
    everybody(404),
    { url: () => '/api/feeds/x/conversoes.csv' },
  ],
  ...(['GET', 'POST'] as const).map((method): (typeof table)[number] => [
    method,
    '/api/postback/:network/:secret',
    everybody(404),
    { url: () => '/api/postback/generic/x' },
    'unknown secret',
  ]),
  ['GET', '/api/account-assets', subscriber(200)],
  ['PUT', '/api/account-assets', subscriber(200), { body: () => ({ version: null, content: {} }) }],
  ['GET', '/api/negative-lists', subscriber(200)],
  ['GET', '/api/negative-lists/deleted', subscriber(200)],
  [
    'POST',
    '/api/negative-lists',
    subscriber(201),
    { body: () => ({ name: `Lista ${randomUUID()}`, negatives: ['grátis'] }) },
  ],
  [
    'POST',
    '/api/negative-lists',
    subscriber(404),
    { body: ({ foreign }) => ({ name: 'Lista', negatives: [], campaignIds: [foreign] }) },
    'for another’s campaign',
  ],
  ...(
    [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, negatives: ['pdf'] }],
      ['POST', '/negatives', { negatives: ['grátis'] }],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
    ] as const
  ).flatMap(([method, end, body]): Line[] => {
    const line = (expected: Statuses, of: 'negatives' | 'foreignNegatives', note?: string): Line => [
      ...([method, `/api/negative-lists/:id${end}`, expected] as const),
      { url: (scene) => `/api/negative-lists/${scene[of]}${end}`, ...(body && { body }) },
      note,
    ];
    const done = end === '/restore' ? 404 : 200; // it was not deleted
    return [line(subscriber(done), 'negatives'), line(subscriber(404), 'foreignNegatives', 'of another')];
  }),
  ['GET', `${CAMPAIGN}/negative-lists`, subscriber(200), { url: (scene) => `${own(scene)}/negative-lists` }],
  [
    'GET',
    `${CAMPAIGN}/negative-lists`,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/negative-lists` },
    'of another',
  ],
  [
    'PUT',
    `${CAMPAIGN}/negative-lists`,
    subscriber(200),
    { url: (scene) => `${own(scene)}/negative-lists`, body: ({ negatives }) => ({ listIds: [negatives] }) },
  ],
  [
    'PUT',
    `${CAMPAIGN}/negative-lists`,
    subscriber(404),
    {
      url: (scene) => `${own(scene)}/negative-lists`,
      body: ({ foreignNegatives }) => ({ listIds: [foreignNegatives] }),
    },
    'with a list of another',
  ],
  ['GET', '/api/rules', subscriber(200)],
  ['POST', '/api/rules', subscriber(404), { body: someRule }, 'unknown account'],
  ['POST', '/api/rules/dry-run', subscriber(404), { body: someRule }, 'unknown account'],
  ['GET', '/api/rules/morning', subscriber(200)],
  [
    'PUT',
    '/api/rules/morning',
    subscriber(200),
    { body: { isOn: false, timeZone: 'America/Sao_Paulo', fromHour: 7, untilHour: 21 } },
  ],
  [
    'POST',
    '/api/rules/findings/:id',
    subscriber(404),
    { url: () => `/api/rules/findings/${randomUUID()}`, body: { isApproved: false } },
    'unknown',
  ],
  [
    'GET',
    '/api/rules/changes/:accountId',
    subscriber(404),
    { url: () => `/api/rules/changes/${randomUUID()}` },
    'unknown account',
  ],
  [
    'PATCH',
    '/api/rules/:id',
    subscriber(404),
    { url: () => `/api/rules/${randomUUID()}`, body: { isOn: false } },
    'unknown',
  ],
  ['DELETE', '/api/rules/:id', subscriber(404), { url: () => `/api/rules/${randomUUID()}` }, 'unknown'],
  ['POST', '/api/morning/stop', everybody(404), { body: { token: 'x' } }, 'unknown token'],
  ['POST', '/api/one-click/morning', everybody(404), {}, 'unknown token'],
  ['GET', '/api/bridges', subscriber(200)],
  ['POST', '/api/bridges', subscriber(201), { body: { kind: 'account', customerId: '123-456-7890' } }],
  ['GET', BRIDGE, subscriber(200), { url: ownBridge }],
  ['GET', BRIDGE, subscriber(404), { url: foreignBridge }, 'of another'],
  ['POST', `${BRIDGE}/keys`, subscriber(200), { url: (scene) => `${ownBridge(scene)}/keys`, body: {} }],
  [
    'POST',
    `${BRIDGE}/keys`,
    subscriber(404),
    { url: (scene) => `${foreignBridge(scene)}/keys`, body: {} },
    'of another',
  ],
  [
    'POST',
    `${BRIDGE}/commands`,
    subscriber(201),
    { url: (scene) => `${ownBridge(scene)}/commands`, body: { commands: [pause] } },
  ],
  [
    'POST',
    `${BRIDGE}/commands`,
    subscriber(404),
    { url: (scene) => `${foreignBridge(scene)}/commands`, body: { commands: [pause] } },
    'of another',
  ],
  ['DELETE', COMMAND, subscriber(200), { url: ownCommand }],
  ['DELETE', COMMAND, subscriber(404), { url: foreignCommand }, 'of another'],
  [
    'POST',
    `${COMMAND}/undo`,
    subscriber(409),
    { url: (scene) => `${ownCommand(scene)}/undo` },
    'not done yet',
  ],
  [
    'POST',
    `${COMMAND}/undo`,
    subscriber(404),
    { url: (scene) => `${foreignCommand(scene)}/undo` },
    'of another',
  ],
  ['DELETE', BRIDGE, subscriber(200), { url: ownBridge }],
  ['DELETE', BRIDGE, subscriber(404), { url: foreignBridge }, 'of another'],
  ...['start', 'parts', 'trouble', 'commands', 'begin', 'results', 'conversions', 'uploaded'].map(
    (call): Line => ['POST', `/api/script/${call}`, everybody(401), { body: {} }, 'without a key'],
  ),
  ['GET', '/api/results/dashboard', subscriber(200)],
  ['GET', '/api/results/products', subscriber(200)],
  [
    'GET',
    '/api/results/changes/:id',
    subscriber(200),
    { url: (scene) => `/api/results/changes/${scene.own}` },
  ],
  [
    'GET',
    '/api/results/changes/:id',
    subscriber(404),
    { url: (scene) => `/api/results/changes/${scene.foreign}` },
    'of another',
  ],
  ['GET', '/api/results/shares/:id', subscriber(200), { url: (scene) => `/api/results/shares/${scene.own}` }],
  [
    'GET',
    '/api/results/shares/:id',
    subscriber(404),
    { url: (scene) => `/api/results/shares/${scene.foreign}` },
    'of another',
  ],
  ['GET', '/api/results', subscriber(422), {}, 'of none'],
  [
    'GET',
    '/api/results',
    subscriber(404),
    { url: (scene) => `/api/results?ids=${scene.own},${scene.foreign}` },
    'of another',
  ],
  ['DELETE', CAMPAIGN, subscriber(200), { url: own }],
  ['DELETE', CAMPAIGN, subscriber(404), { url: foreign }, 'of another'],
  ['POST', ASSETS, subscriber(201), { url: (scene) => `${own(scene)}/assets`, body: list }],
  [
    'POST',
    ASSETS,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/assets`, body: list },
    'in another’s',
  ],
  ['PATCH', ASSET, subscriber(200), { url: ownAsset, body: { name: 'Topo' } }],
  ['PATCH', ASSET, subscriber(404), { url: foreignAsset, body: { name: 'Topo' } }, 'of another'],
  ['PUT', ASSET, subscriber(200), { url: ownAsset, body: list }],
  ['PUT', ASSET, subscriber(404), { url: foreignAsset, body: list }, 'of another'],
  ['POST', `${ASSET}/items`, subscriber(200), { url: (scene) => `${ownAsset(scene)}/items`, body: list }],
  [
    'POST',
    `${ASSET}/items`,
    subscriber(404),
    { url: (scene) => `${foreignAsset(scene)}/items`, body: list },
    'of another',
  ],
  ['DELETE', ASSET, subscriber(200), { url: (scene) => `${own(scene)}/assets/${scene.asset}` }],
  [
    'DELETE',
    ASSET,
    subscriber(404),
    { url: (scene) => `${own(scene)}/assets/${scene.foreignAsset}` },
    'of another',
  ],
  [
    'DELETE',
    ASSET,
    subscriber(404),
    { url: (scene) => `${foreign(scene)}/assets/${scene.foreignAsset}` },
    'in another’s',
  ],
  ['GET', '/api/admin/users', adminOnly(200)],
  ['GET', '/api/admin/users/totals', adminOnly(200)],
  ['PATCH', '/api/admin/users/:id', adminOnly(200), { url: user, body: { action: 'pro' } }],
  ['GET', '/api/admin/users/:id/audit', adminOnly(200), { url: (scene) => `${user(scene)}/audit` }],
  ['GET', '/api/admin/feedback', adminOnly(200)],
  [
    'GET',
    '/api/admin/feedback/:id',
    adminOnly(404),
    { url: () => `/api/admin/feedback/${randomUUID()}` },
    'unknown',
  ],
  ['GET', '/api/admin/security-events', adminOnly(200)],
  ['GET', '/api/admin/events', adminOnly(200)],
];

let admin: TestUser;
let addresses = 0;
/** The admin gets a rate in each row of the table, and two currencies have one rate a day. */
let days = 0;
beforeAll(async () => {
  admin = await createUser(db, { ...people.admin, email: ADMIN_EMAIL });
});

async function createAsset(userId: string) {
  const campaign = await createCampaign(db, userId);
  const [asset] = await db
    .insert(campaignAssets)
    .values({ campaignId: campaign.id, userId, assetType: 'titles', content: ['Oi'], itemCount: 1 })
    .returning();
  const [imported] = await db
    .insert(reportImports)
    .values({ ...report, campaignId: campaign.id, userId, fileHash: 'b'.repeat(64), type: 'search_terms' })
    .returning();
  const share = await createShare(db, { userId, campaignId: campaign.id });
  const [sales] = await db
    .insert(reportImports)
    .values({ ...report, campaignId: campaign.id, userId, fileHash: 'c'.repeat(64), type: 'sales' })
    .returning();
  const [ownRate] = await db
    .insert(exchangeRates)
    .values({ ...rate, userId, day: new Date(days++ * 86_400_000).toISOString() })
    .returning();
  return {
    ...share,
    campaign: campaign.id,
    asset: asset?.id ?? '',
    report: imported?.id ?? '',
    sales: sales?.id ?? '',
    rate: ownRate?.id ?? '',
  };
}

const noBridges = { bridge: '', command: '', foreignBridge: '', foreignCommand: '' };

/** Only for the calls that name one: the admin makes all calls, and an account may have 20 bridges. */
async function createBridges(mine: string, theirs: string) {
  const [own, other] = [await createBridge(db, mine), await createBridge(db, theirs)];
  return { ...own, foreignBridge: other.bridge, foreignCommand: other.command };
}

/** Makes the call as this person, just signed in from a separate address. Returns the status. */
async function statusFor(kind: Kind, [method, path, , sent = {}]: (typeof table)[number]): Promise<number> {
  const stranger = await createUser(db, people.pro);
  const self = kind === 'admin' ? admin : await createUser(db, kind === 'visitor' ? {} : people[kind]);
  const [mine, theirs] = [await createAsset(self.id), await createAsset(stranger.id)];
  const scene = {
    email: self.email,
    own: mine.campaign,
    asset: mine.asset,
    foreign: theirs.campaign,
    foreignAsset: theirs.asset,
    report: mine.report,
    foreignReport: theirs.report,
    share: mine.share,
    foreignShare: theirs.share,
    token: theirs.token,
    sales: mine.sales,
    foreignSales: theirs.sales,
    rate: mine.rate,
    foreignRate: theirs.rate,
    ...(path.startsWith('/api/bridges') ? await createBridges(self.id, stranger.id) : noBridges),
    ...(path.includes('/negative-lists')
      ? {
          negatives: await createNegativeList(db, self.id),
          foreignNegatives: await createNegativeList(db, stranger.id),
        }
      : { negatives: '', foreignNegatives: '' }),
    stranger: stranger.id,
  };
  const { header } = await createSession(db, self.id, { secret: TEST_SECRET, appUrl: env.APP_URL });
  const response = await request(method, sent.url?.(scene) ?? path, {
    cookie: kind === 'visitor' ? undefined : header,
    body: typeof sent.body === 'function' ? sent.body(scene) : sent.body,
    headers: {
      'X-Forwarded-For': `10.0.${addresses >> 8}.${addresses++ & 255}`,
      'Idempotency-Key': randomUUID(), // as the browser sends it
    },
  });
  await response.body?.cancel(); // otherwise the admin's stream would continue
  return response.status;
}

it.each(table.map((row) => [[row[0], row[1], row[4]].filter(Boolean).join(' '), row] as const))(
  '%s',
  async (_title, row) => {
    const kinds = Object.keys(row[2]) as Kind[]; // `everybody` creates these keys
    const statuses = await Promise.all(kinds.map(async (kind) => [kind, await statusFor(kind, row)]));
    expect(Object.fromEntries(statuses)).toEqual(row[2]);
  },
);

it('the table lists every call of the API', () => {
  const calls = app.routes.filter(({ method }) => method !== 'ALL');
  const registered = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  expect([...new Set(table.map(([method, path]) => `${method} ${path}`))].sort()).toEqual(
    [...registered].sort(),
  );
});

const listed = new Set(table.map(([method, path]) => `${method} ${path}`));
const unlisted = Object.values(createAuth(deps).api).flatMap(({ path, options }) => {
  const methods: string[] = path ? [options.method].flat() : []; // middleware has no path
  return methods
    .map((method) => [method, `/api/auth${path}`] as const)
    .filter((call) => !listed.has(call.join(' ')));
});

it.each(unlisted)('the sign-in library’s own %s %s answers 404', async (method, path) => {
  const self = await createUser(db);
  const { header } = await createSession(db, self.id, { secret: TEST_SECRET, appUrl: env.APP_URL });
  const url = path.replace(/:\w+/, 'x');
  const response = await request(method, url, { cookie: header, body: method === 'GET' ? undefined : {} });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'not_found', message: 'Este endereço não existe.' });
});

it('permissions are checked again on every request', async () => {
  const self = await createUser(db, people.pro);
  const { header: cookie } = await createSession(db, self.id, { secret: TEST_SECRET, appUrl: env.APP_URL });
  const ask = async () => (await request('GET', '/api/campaigns', { cookie })).status;
  expect(await ask()).toBe(200);
  await db.update(profiles).set({ subscriptionStatus: 'inactive' }).where(eq(profiles.id, self.id));
  expect(await ask()).toBe(402);
});
