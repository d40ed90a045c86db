import Stripe from 'stripe';
import fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { campaignAssets } from '../db/schema/campaigns.ts';
import type { Connection } from '../db/client.ts';
import { createCampaign, createReportRows, createShare, createUser } from './factories.ts';
import { ADMIN_EMAIL, createTestApp } from './test-app.ts';
import { enableTwoFactor } from './two-factor.ts';
import { BEHIND_PROXY, createVisitor } from './visitor.ts';

const WEBHOOK_SECRET = 'whsec_fuzz';
const odd = [
  '__proto__',
  'constructor',
  '2147483648',
  '-1',
  'infinity',
  'NaN',
  'a\u0000b',
  '\ud83d',
  "' or 1=1 --",
];
const words = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 60 }), fc.uuid());
const numbers = fc.constantFrom(0, -1, 1.5, 2147483647, 2147483648, 1e21, Number.MAX_SAFE_INTEGER);
const fields = fc.constantFrom(
  ...[
    'name',
    'notes',
    'version',
    'createdAt',
    'commission',
    'currency',
    'assetType',
    'content',
    'origin',
    'muted',
  ],
  ...[
    'email',
    'password',
    'token',
    'code',
    'newPassword',
    'fullName',
    'phone',
    'action',
    'id',
    'type',
    'data',
    'days',
    'extras',
    'label',
  ],
  ...['rows', 'from', 'fileHash', 'fileName', 'rowCount', 'periodStart', 'periodEnd', 'byDay', 'totals'],
  ...['warnings', 'language', 'actions', 'rate', 'to', 'day', 'settings', 'groups', 'removed', 'sheet'],
);
const hash = 'f'.repeat(64);
const day = fc.constantFrom('2026-05-01', '2026-02-31', '0000-01-01', '9999-12-31', '-infinity', '');
const sums = fc.oneof(numbers, fc.constant(null));
const orOdd = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: value, weight: 8 }, words, numbers);
/** Reports that are nearly right, because anything else is refused before it reaches the database. */
const newReport = fc.record({
  fileName: orOdd(fc.constant('termos.csv')),
  fileHash: orOdd(fc.constant(hash)),
  type: orOdd(fc.constantFrom('search_terms', 'campaigns', 'sales')),
  language: fc.constantFrom('pt', null),
  currency: orOdd(fc.constantFrom('BRL', null)),
  periodStart: orOdd(day),
  periodEnd: orOdd(day),
  byDay: fc.boolean(),
  totals: orOdd(fc.record({ impressions: sums, clicks: sums, cost: sums, conversions: sums })),
  warnings: fc.array(words, { maxLength: 2 }),
  rowCount: orOdd(fc.constantFrom(1, 2, 500_000)),
});
const reportRow = fc.tuple(
  ...([fc.oneof(day, fc.constant(null)), words, words, words, words] as const),
  ...([orOdd(fc.constantFrom('exact', null)), orOdd(fc.constantFrom('none', null))] as const),
  ...([sums, sums, sums, sums, sums] as const),
  fc.option(fc.dictionary(words, words, { maxKeys: 3 })),
);
const reportPart = fc.record({
  from: orOdd(fc.constantFrom(0, 1)),
  rows: orOdd(fc.array(orOdd(reportRow), { minLength: 1, maxLength: 3 })),
});
const event = fc.record({
  id: fc.uuid(),
  type: fc.oneof(
    fc.constantFrom(
      '__proto__',
      'checkout.session.completed',
      'customer.subscription.updated',
      'invoice.paid',
    ),
    words,
  ),
  created: fc.constantFrom(0, 1_700_000_000, 32_503_680_000),
  data: fc.record({ object: fc.oneof(fc.object({ key: fields }), fc.constant(null)) }),
});
const bodies = fc.oneof(
  event,
  newReport,
  reportPart,
  fc.dictionary(fields, fc.oneof(words, numbers, fc.boolean(), fc.array(words, { maxLength: 5 })), {
    maxKeys: 6,
  }),
  fc.json(),
  words,
);

export interface FuzzOutcome {
  requests: number;
  statuses: Record<number, number>;
  /** Answers of 500 and above, except 503. */
  failures: { method: string; path: string; body: unknown; status: number }[];
  /** Requests that got no answer in time. */
  hangs: string[];
  /** The memory in use at the end, as a multiple of what it was once everything had been called. */
  memory: number;
}

/** So long that only a request that is never answered takes it. */
const HANGS_MS = 20_000;
const BATCH = 250;

/**
 * Sends odd requests to every route there is, as nobody, as a subscriber, as the admin and as somebody between password
 * and code; of a stream of events it reads the first.
 */
export async function fuzz(database: Connection, requests: number, seed: number): Promise<FuzzOutcome> {
  const testApp = createTestApp(database, {
    ...BEHIND_PROXY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    WRITES_PER_MINUTE: 1_000_000,
  });
  const { deps, request } = testApp;
  const calls = await callsTo(testApp, database.db);
  const report: FuzzOutcome = { requests: 0, statuses: {}, failures: [], hangs: [], memory: 1 };
  const warm = Math.max(BATCH, requests / 5);
  let memory = 0;
  for (let batch = 0; report.requests < requests; batch++) {
    const numRuns = Math.min(BATCH, requests - report.requests);
    for (const call of fc.sample(calls, { numRuns, seed: seed + batch })) {
      const { method, url, cookie, body, headers } = toRequest(call);
      const status = await inTime(request(method, url, { cookie, body, headers }).then(readSome));
      report.requests++;
      if (status === null) report.hangs.push(`${method} ${url}`);
      else report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status !== null && status >= 500 && status !== 503) {
        report.failures.push({ method, path: url, body, status });
      }
    }
    if (memory === 0 && report.requests >= warm) memory = memoryInUse();
  }
  await deps.changes.stop();
  report.memory = memoryInUse() / memory;
  return report;
}

/** Every route, with odd values in every place that takes one. */
async function callsTo(testApp: ReturnType<typeof createTestApp>, db: Connection['db']) {
  const { app, signIn } = testApp;
  const own = await signIn();
  const admin = await signIn({ email: ADMIN_EMAIL });
  const ids = await createOwn(db, own.id);
  return fc.record({
    route: fc.constantFrom(...app.routes.filter(({ method }) => method !== 'ALL')),
    cookie: fc.constantFrom(undefined, own.cookie, admin.cookie, await halfwayCookie(testApp, db)),
    ids: fc.array(fc.oneof(fc.constantFrom(...ids), words), { minLength: 2, maxLength: 2 }),
    query: fc.dictionary(
      fc.constantFrom('search', 'plan', 'status', 'cursor', 'token', 'ids', 'from'),
      words,
      {
        maxKeys: 2,
      },
    ),
    body: bodies,
    ofReports: fc.record({
      ids: fc.option(fc.constant([ids[0] ?? '', ids[2] ?? '']), { nil: null }),
      body: fc.oneof(newReport, reportPart),
    }),
    key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('1', '__proto__')), { nil: undefined }),
    address: fc.ipV4(),
  });
}

type Call = Awaited<ReturnType<typeof callsTo>> extends fc.Arbitrary<infer T> ? T : never;

function toRequest(call: Call) {
  const { method, path } = call.route;
  const ofReports = path.includes('/reports') ? call.ofReports : null;
  const parts = [...(ofReports?.ids ?? call.ids)];
  const url = `${path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(parts.shift() ?? 'x')))}?${new URLSearchParams(call.query).toString()}`;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : toText(ofReports?.body ?? call.body);
  const cookie = /\/sign-out|\/sessions/.test(path) ? undefined : call.cookie; // the sessions serve the whole run
  const headers = {
    'X-Forwarded-For': call.address,
    ...(call.key !== undefined && { 'Idempotency-Key': call.key }),
    ...(path.includes('stripe') && body !== undefined && { 'Stripe-Signature': sign(body) }),
  };
  return { method, url, cookie, body, headers };
}

/** The whole answer, or the first part of one that has no end. */
async function readSome(answer: Response): Promise<number> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  } else await answer.arrayBuffer();
  return answer.status;
}

/** Null where it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  const late = new AbortController();
  const limit = delay(HANGS_MS, null, { signal: late.signal }).catch(() => null);
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
  }
}

/** Somebody who gave the password and not yet the code. */
async function halfwayCookie(
  testApp: ReturnType<typeof createTestApp>,
  db: Connection['db'],
): Promise<string> {
  const { email } = await createUser(db);
  const owner = createVisitor(testApp);
  await owner.signIn(email);
  await enableTwoFactor(owner);
  const halfway = createVisitor(testApp);
  await halfway.signIn(email);
  return halfway.cookieHeader();
}

/** What is still referred to, in bytes. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)(); // there once the flag is set
  return process.memoryUsage().heapUsed;
}

async function createOwn(db: Connection['db'], userId: string): Promise<string[]> {
  const { id: campaignId } = await createCampaign(db, userId);
  const [list] = await db
    .insert(campaignAssets)
    .values({ campaignId, userId, assetType: 'titles', content: ['Oi'], itemCount: 1 })
    .returning();
  const { share, token } = await createShare(db, { userId, campaignId });
  const half = { rowCount: 3, received: 1, type: 'search_terms' } as const;
  const report = await createReportRows(db, { userId, campaignId }, [{ clicks: 1 }], half);
  return [campaignId, list?.id ?? '', report, share, token];
}

function sign(payload: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
}

function toText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Replaces unpaired surrogates, which a URL cannot contain. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?');
}
