import Stripe from 'stripe';
import fc from 'fast-check';
import { campaignAssets } from '../db/schema.ts';
import type { Connection } from '../db/client.ts';
import { createCampaign } from './factories.ts';
import { ADMIN_EMAIL, createTestApp } from './test-app.ts';

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
  ],
);
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
  fc.dictionary(fields, fc.oneof(words, numbers, fc.boolean(), fc.array(words, { maxLength: 5 })), {
    maxKeys: 6,
  }),
  fc.json(),
  words,
);

export interface FuzzReport {
  requests: number;
  statuses: Record<number, number>;
  /** Answers of 500 and above, except 503. */
  failures: { method: string; path: string; body: unknown; status: number }[];
}

/** Sends odd requests to every route, as a subscriber, as the admin and as a visitor. */
export async function fuzz(database: Connection, requests: number, seed: number): Promise<FuzzReport> {
  const { app, deps, request, signIn } = createTestApp(database, {
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    WRITES_PER_MINUTE: 1_000_000,
  });
  const cookies = [undefined, (await signIn()).cookie, (await signIn({ email: ADMIN_EMAIL })).cookie];
  const own = await signIn();
  cookies.push(own.cookie);
  const ids = await createOwn(database.db, own.id);
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  const calls = fc.record({
    route: fc.constantFrom(...routes),
    cookie: fc.constantFrom(...cookies),
    ids: fc.array(fc.oneof(fc.constantFrom(...ids), words), { minLength: 2, maxLength: 2 }),
    query: fc.dictionary(fc.constantFrom('search', 'plan', 'status', 'cursor', 'token'), words, {
      maxKeys: 2,
    }),
    body: bodies,
    key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('1', '__proto__')), { nil: undefined }),
  });
  const report: FuzzReport = { requests: 0, statuses: {}, failures: [] };
  for (const call of fc.sample(calls, { numRuns: requests, seed })) {
    const { method, path } = call.route;
    const parts = [...call.ids];
    const url = `${path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(parts.shift() ?? 'x')))}?${new URLSearchParams(call.query).toString()}`;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : toText(call.body);
    const cookie = path.endsWith('/sign-out') ? undefined : call.cookie; // keep the sessions for the whole run
    const headers = {
      ...(call.key !== undefined && { 'Idempotency-Key': call.key }),
      ...(path.includes('stripe') && body !== undefined && { 'Stripe-Signature': sign(body) }),
    };
    const answer = await request(method, url, { cookie, body, headers });
    await answer.body?.cancel();
    report.requests++;
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500 && answer.status !== 503) {
      report.failures.push({ method, path: url, body, status: answer.status });
    }
  }
  await deps.changes.stop();
  return report;
}

async function createOwn(db: Connection['db'], userId: string): Promise<string[]> {
  const { id: campaignId } = await createCampaign(db, userId);
  const [list] = await db
    .insert(campaignAssets)
    .values({ campaignId, userId, assetType: 'titles', content: ['Oi'], itemCount: 1 })
    .returning();
  return [campaignId, list?.id ?? ''];
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
