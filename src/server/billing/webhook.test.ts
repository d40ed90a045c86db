import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLink } from '../auth/mail-links.ts';
import { profiles } from '../db/schema/profiles.ts';
import { stripeEvents, stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { lockPayer } from '../subscriptions/claim.ts';
import { createUser, type TestUser } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { createTestApp } from '../testing/test-app.ts';

const SECRET = 'whsec_teste';
const { database, db, deps, app, request } = await openTestApp({ STRIPE_WEBHOOK_SECRET: SECRET });

const NOW = Math.floor(Date.now() / 1000);
const PERIOD_END = NOW + 30 * 86_400;

interface Event {
  type: string;
  object: Record<string, unknown>;
  /** When the provider created the event, in seconds from now. */
  at?: number;
  id?: string;
}

function sign(payload: string, secret = SECRET, timestamp = NOW): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function post(payload: string, signature: string | null) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (signature !== null) headers.set('Stripe-Signature', signature);
  return app.request('/api/webhooks/stripe', { method: 'POST', body: payload, headers });
}

function payloadOf({ type, object, at = 0, id = `evt_${randomUUID()}` }: Event): string {
  return JSON.stringify({ id, object: 'event', type, created: NOW + at, data: { object } });
}

async function send(event: Event): Promise<string> {
  const payload = payloadOf(event);
  const answer = await post(payload, sign(payload));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: string }).result; // the shape that the route answers
}

async function sendAll(events: readonly Event[]): Promise<void> {
  for (const event of events) await send(event);
}

/** Builds the events of one person's subscription, in the provider's format. */
function subscriptionOf({ id: userId, email }: Pick<TestUser, 'id' | 'email'>, amount = 4900) {
  const id = `sub_${randomUUID()}`;
  const price = { id: 'price_1', currency: 'brl', unit_amount: amount, lookup_key: null, metadata: {} };
  const state = (status: string, changes: Record<string, unknown> = {}) => ({
    id,
    status,
    customer: 'cus_1',
    metadata: {},
    cancel_at: null,
    cancel_at_period_end: false,
    items: { data: [{ price: { ...price, ...changes }, current_period_end: PERIOD_END }] },
  });
  const invoice = (end: number, reason: string) => ({
    billing_reason: reason,
    parent: { subscription_details: { subscription: id } },
    lines: { data: [{ period: { start: NOW, end } }] },
  });
  return {
    id,
    checkout: (changes: Record<string, unknown> = {}, at = 0): Event => ({
      type: 'checkout.session.completed',
      at,
      object: {
        id: 'cs_1',
        mode: 'subscription',
        subscription: id,
        payment_status: 'paid',
        currency: 'brl',
        client_reference_id: userId,
        customer_details: { email },
        amount_subtotal: amount,
        ...changes,
      },
    }),
    created: (at = 0): Event => ({ type: 'customer.subscription.created', at, object: state('incomplete') }),
    updated: (status: string, at = 1, changes = {}): Event => ({
      type: 'customer.subscription.updated',
      at,
      object: state(status, changes),
    }),
    cancelled: (changes: Record<string, unknown>, at = 3): Event => ({
      type: 'customer.subscription.updated',
      at,
      object: { ...state('active'), ...changes },
    }),
    paused: (at = 3): Event => ({ type: 'customer.subscription.paused', at, object: state('paused') }),
    deleted: (at = 10, changes = {}): Event => ({
      type: 'customer.subscription.deleted',
      at,
      object: state('canceled', changes),
    }),
    paid: (at = 1, end = PERIOD_END, reason = 'subscription_cycle'): Event => ({
      type: 'invoice.paid',
      at,
      object: invoice(end, reason),
    }),
    paidParts: (ends: readonly number[], at = 9): Event => ({
      type: 'invoice.paid',
      at,
      object: {
        ...invoice(PERIOD_END, 'subscription_cycle'),
        lines: { data: ends.map((end) => ({ period: { start: NOW, end } })) },
      },
    }),
    failed: (at = 1, reason = 'subscription_cycle'): Event => ({
      type: 'invoice.payment_failed',
      at,
      object: invoice(PERIOD_END, reason),
    }),
  };
}

type Subscription = ReturnType<typeof subscriptionOf>;

async function readProfile(id: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (!profile) throw new Error('the profile is gone');
  const { plan, subscriptionStatus, trialExpiresAt, stripeSubscriptionId, nextBillingAt, graceEndsAt } =
    profile;
  return { plan, subscriptionStatus, trialExpiresAt, stripeSubscriptionId, nextBillingAt, graceEndsAt };
}

const paying = (plan: 'basico' | 'pro', { id }: Subscription, end = PERIOD_END) => ({
  plan,
  subscriptionStatus: 'active',
  trialExpiresAt: null,
  stripeSubscriptionId: id,
  nextBillingAt: new Date(end * 1000),
  graceEndsAt: null,
});

/** The account stays open for three days after the first failure. */
const inGrace = (failedAt: number) => ({
  plan: 'pro',
  subscriptionStatus: 'active',
  graceEndsAt: new Date((NOW + failedAt) * 1000 + 3 * 86_400_000),
});

describe('the webhook refuses', () => {
  const genuine = payloadOf({ type: 'invoice.paid', object: {} });

  it.each([
    ['no signature', genuine, null],
    ['a signature that is none', genuine, 'abc'],
    ['a signature by another secret', genuine, sign(genuine, 'whsec_outro')],
    ['a signature of another body', genuine, sign(`${genuine} `)],
    ['a signature ten minutes old', genuine, sign(genuine, SECRET, NOW - 600)],
    ['an empty body', '', sign('')],
    ['a signed body that is no JSON', '{', sign('{')],
  ])('%s', async (_what, payload, signature) => {
    const answer = await post(payload, signature);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'bad_request',
      message: 'A assinatura do evento não confere.',
    });
    expect(await db.$count(stripeEvents)).toBe(0);
  });

  it('an event dated in the future, which would override every real one', async () => {
    const payload = payloadOf({ type: 'invoice.paid', object: {}, at: 3600 });
    const answer = await post(payload, sign(payload));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'O evento traz uma data no futuro.' });
    expect(await db.$count(stripeEvents)).toBe(0);
  });

  it.each([
    'null',
    '[]',
    '1',
    '{}',
    '{"id":"evt_1","type":"invoice.paid","created":1e300,"data":{"object":{}}}',
  ])('a signed body that is not an event: %s', async (payload) => {
    const answer = await post(payload, sign(payload));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'bad_request',
      message: 'O evento não tem a forma esperada.',
    });
    expect(await db.$count(stripeEvents)).toBe(0);
  });

  it('every event while no secret is configured', async () => {
    const bare = createTestApp(database);
    const answer = await bare.app.request('/api/webhooks/stripe', {
      method: 'POST',
      body: genuine,
      headers: { 'Stripe-Signature': sign(genuine) },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('the events of an account in its trial', () => {
  const stories: [
    string,
    (s: Subscription) => Event[],
    (s: Subscription) => Record<string, unknown> | null,
  ][] = [
    [
      'checkout, created, updated',
      (s) => [s.checkout(), s.created(), s.updated('active')],
      (s) => paying('pro', s),
    ],
    [
      'the same, in reverse',
      (s) => [s.updated('active'), s.created(), s.checkout()],
      (s) => paying('pro', s),
    ],
    [
      'the same, within one second',
      (s) => [s.updated('active', 0), s.created(0), s.checkout()],
      (s) => paying('pro', s),
    ],
    [
      'a renewal moves the next billing',
      (s) => [s.checkout(), s.updated('active'), s.paid(9, PERIOD_END + 99)],
      (s) => paying('pro', s, PERIOD_END + 99),
    ],
    [
      'two changes within one second: the later one counts',
      (s) => [s.checkout(), s.updated('active', 5), s.updated('active', 5, { unit_amount: 1990 })],
      (s) => paying('basico', s),
    ],
    [
      'an invoice with parts of the old period bills next at the end of the new one',
      (s) => [s.checkout(), s.updated('active'), s.paidParts([PERIOD_END - 99, PERIOD_END + 99, PERIOD_END])],
      (s) => paying('pro', s, PERIOD_END + 99),
    ],
    ['an invoice before all else', (s) => [s.paid(2), s.created(0), s.checkout()], (s) => paying('pro', s)],
    [
      'a checkout without our reference, by its e-mail',
      (s) => [s.checkout({ client_reference_id: null }), s.updated('active')],
      (s) => paying('pro', s),
    ],
    [
      'a plan named by its lookup key',
      (s) => [s.checkout(), s.updated('active', 1, { unit_amount: 1, lookup_key: 'basico' })],
      (s) => paying('basico', s),
    ],
    [
      'a change to the other plan',
      (s) => [s.checkout(), s.updated('active', 1), s.updated('active', 5, { unit_amount: 1990 })],
      (s) => paying('basico', s),
    ],
    [
      'an older change told late',
      (s) => [s.checkout(), s.updated('active', 5), s.updated('active', 1, { unit_amount: 1990 })],
      (s) => paying('pro', s),
    ],
    [
      'a failed payment told before the success that followed',
      (s) => [s.checkout(), s.paid(9), s.updated('active', 8), s.failed(5)],
      (s) => paying('pro', s),
    ],
    [
      'a failed renewal leaves three days',
      (s) => [s.checkout(), s.updated('active'), s.failed(5)],
      () => inGrace(5),
    ],
    [
      'a renewal that fails again and again keeps the first three days',
      (s) => [s.checkout(), s.updated('active'), s.failed(5), s.updated('past_due', 6), s.failed(90)],
      () => inGrace(5),
    ],
    [
      'a failed renewal, paid, and failed again leaves three new days',
      (s) => [s.checkout(), s.failed(5), s.paid(20), s.failed(90)],
      () => inGrace(90),
    ],
    [
      'a first payment that fails leaves none',
      (s) => [s.checkout(), s.failed(5, 'subscription_create')],
      () => ({ subscriptionStatus: 'inactive', graceEndsAt: null }),
    ],
    [
      'the provider gives up after the failures',
      (s) => [s.checkout(), s.failed(5), s.deleted(9)],
      () => ({ ...inGrace(5), subscriptionStatus: 'inactive' }),
    ],
    [
      'unpaid for good',
      (s) => [s.checkout(), s.failed(5), s.updated('unpaid', 9)],
      () => ({ ...inGrace(5), subscriptionStatus: 'inactive' }),
    ],
    [
      'past due, then paid',
      (s) => [s.checkout(), s.updated('past_due', 3), s.paid(5)],
      (s) => paying('pro', s),
    ],
    [
      'an upgrade whose payment failed, the plan paid for going on',
      (s) => [s.checkout(), s.updated('active'), s.failed(5, 'subscription_update')],
      (s) => paying('pro', s),
    ],
    [
      'a bill of something else, paid while the subscription is not',
      (s) => [s.checkout(), s.updated('past_due', 3), s.paid(5, PERIOD_END, 'manual')],
      () => inGrace(3),
    ],
    [
      'a checkout paid days later, as a boleto is',
      (s) => [s.checkout({ payment_status: 'unpaid' }), s.created(), s.updated('active', 9), s.paid(9)],
      (s) => paying('pro', s),
    ],
    [
      'a checkout that is not paid yet, told before older news',
      (s) => [s.checkout({ payment_status: 'unpaid' }, 5), s.updated('active', 1), s.updated('past_due', 3)],
      () => inGrace(3),
    ],
    [
      'cancelled for the end of the period: open until then, and no next billing',
      (s) => [s.checkout(), s.updated('active'), s.cancelled({ cancel_at_period_end: true })],
      (s) => ({ ...paying('pro', s), nextBillingAt: null }),
    ],
    [
      'the same, said by a date',
      (s) => [s.checkout(), s.cancelled({ cancel_at: PERIOD_END }), s.updated('active', 1)],
      (s) => ({ ...paying('pro', s), nextBillingAt: null }),
    ],
    [
      'to be cancelled in a later period',
      (s) => [s.checkout(), s.cancelled({ cancel_at: PERIOD_END + 99 })],
      (s) => paying('pro', s),
    ],
    [
      'cancelled, and taken back',
      (s) => [s.checkout(), s.cancelled({ cancel_at_period_end: true }), s.updated('active', 5)],
      (s) => paying('pro', s),
    ],
    [
      'paused by the provider',
      (s) => [s.checkout(), s.updated('active'), s.paused()],
      () => ({ subscriptionStatus: 'inactive', nextBillingAt: null }),
    ],
    [
      'a price that has left the catalogue: its plan stays',
      (s) => [s.checkout(), s.updated('active'), s.updated('active', 5, { unit_amount: 3900 })],
      (s) => paying('pro', s),
    ],
    [
      'the end of a subscription at a price that has left the catalogue',
      (s) => [s.checkout(), s.updated('active'), s.deleted(10, { unit_amount: 3900 })],
      () => ({ plan: 'pro', subscriptionStatus: 'inactive' }),
    ],
    [
      'deleted',
      (s) => [s.checkout(), s.updated('active'), s.deleted()],
      () => ({ subscriptionStatus: 'inactive', nextBillingAt: null }),
    ],
    [
      'deleted is the end, whatever comes late',
      (s) => [s.checkout(), s.deleted(10), s.updated('active', 20)],
      () => ({ subscriptionStatus: 'inactive' }),
    ],
    [
      'an unknown price',
      (s) => [s.checkout({ amount_subtotal: 123 }), s.updated('active', 1, { unit_amount: 123 })],
      () => null,
    ],
    [
      'the right amount in another currency',
      (s) => [s.checkout({ currency: 'usd' }), s.updated('active', 1, { currency: 'usd' })],
      () => null,
    ],
    ['a checkout not paid yet', (s) => [s.checkout({ payment_status: 'unpaid' }), s.created()], () => null],
    ['a one-time payment', (s) => [s.checkout({ mode: 'payment' })], () => null],
    [
      'a shape nobody expects',
      (s) => [{ type: 'customer.subscription.updated', object: { id: s.id } }],
      () => null,
    ],
    ['an event of another kind', () => [{ type: 'charge.refunded', object: {} }], () => null],
    ...['__proto__', 'constructor', 'toString'].map((type): (typeof stories)[number] => [
      `an event that is called ${type}`,
      () => [{ type, object: {} }],
      () => null,
    ]),
    ['a subscription whose checkout never came', (s) => [s.created(), s.updated('active')], () => null],
  ];

  it.each(stories)('%s', async (_title, events, expected) => {
    const user = await createUser(db);
    const before = await readProfile(user.id);
    const subscription = subscriptionOf(user);
    await sendAll(events(subscription));
    expect(await readProfile(user.id)).toMatchObject(expected(subscription) ?? before);
  });

  it('set the plan basico by its price', async () => {
    const user = await createUser(db);
    const subscription = subscriptionOf(user, 1990);
    await send(subscription.checkout());
    await send(subscription.updated('active'));
    expect(await readProfile(user.id)).toMatchObject(paying('basico', subscription));
  });

  it("of an old subscription's end leave the new subscription unchanged", async () => {
    const user = await createUser(db);
    const [old, current] = [subscriptionOf(user, 1990), subscriptionOf(user)];
    await sendAll([
      old.checkout(),
      old.updated('active'),
      current.checkout({}, 5),
      current.updated('active', 6),
    ]);
    await send(old.deleted(20));
    expect(await readProfile(user.id)).toMatchObject(paying('pro', current));
  });

  it('of two paid subscriptions set the better plan, in either order', async () => {
    const user = await createUser(db);
    const [basico, pro] = [subscriptionOf(user, 1990), subscriptionOf(user)];
    await sendAll([
      basico.checkout(),
      basico.updated('active'),
      pro.checkout({}, 5),
      pro.updated('active', 6),
    ]);
    await send(basico.paid(20));
    expect(await readProfile(user.id)).toMatchObject(paying('pro', pro));
    await send(pro.deleted(30));
    expect(await readProfile(user.id)).toMatchObject(paying('basico', basico));
  });

  const manualChanges: [
    string,
    (s: Subscription) => Event[],
    'trialing' | 'active',
    (s: Subscription) => Event,
  ][] = [
    ['a trial given while it was paid', () => [], 'trialing', (s) => s.deleted(20)],
    ['a plan given after its end', (s) => [s.deleted(10)], 'active', (s) => s.updated('canceled', 20)],
    ['a plan given while past due', (s) => [s.updated('past_due', 10)], 'active', (s) => s.failed(20)],
  ];

  it.each(manualChanges)('of an old subscription do not undo %s', async (_what, before, status, later) => {
    const user = await createUser(db);
    const subscription = subscriptionOf(user);
    const events = [subscription.checkout(), subscription.updated('active'), ...before(subscription)];
    await sendAll(events);
    const stored = { plan: 'basico', subscriptionStatus: status, graceEndsAt: null } as const;
    await db.update(profiles).set(stored).where(eq(profiles.id, user.id));
    await send(later(subscription));
    expect(await readProfile(user.id)).toMatchObject(stored);
  });

  it('of an unknown payer are stored and change no account', async () => {
    const subscription = subscriptionOf({ id: 'someone', email: 'ninguem@exemplo.com.br' });
    expect(await send(subscription.checkout())).toBe('unowned');
    const rows = await db
      .select()
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.id, subscription.id));
    expect(rows).toMatchObject([{ userId: null, plan: 'pro', status: 'active' }]);
  });

  it.each([[0], [1], [2], [3]])(
    'apply to the payer who confirms the e-mail after %i events',
    async (count) => {
      const email = `${randomUUID()}@exemplo.com.br`;
      const subscription = subscriptionOf({ id: 'someone', email: ` ${email.toUpperCase()}` });
      const events = [subscription.checkout(), subscription.updated('active'), subscription.paid(2)];
      await sendAll(events.slice(0, count));
      const user = await createUser(db, { email, emailVerified: false });
      await confirm(user.id);
      await sendAll(events.slice(count));
      expect(await readProfile(user.id)).toMatchObject(paying('pro', subscription));
    },
  );

  it.each([[0], [1], [2]])(
    'do not apply to an account with an unconfirmed e-mail (%i events before its sign-up)',
    async (count) => {
      const email = `${randomUUID()}@exemplo.com.br`;
      const subscription = subscriptionOf({ id: 'someone', email });
      const events = [subscription.checkout(), subscription.updated('active')];
      await sendAll(events.slice(0, count));
      const user = await createUser(db, { email, emailVerified: false });
      await sendAll(events.slice(count));
      expect(await readProfile(user.id)).toMatchObject({ subscriptionStatus: 'trialing' });
    },
  );

  it("of a payment with an owner do not apply to another account with the payer's e-mail", async () => {
    const [owner, other] = [await createUser(db), await createUser(db, { emailVerified: false })];
    const subscription = subscriptionOf({ id: owner.id, email: other.email });
    await send(subscription.checkout());
    const [stored] = await db
      .select({ userId: stripeSubscriptions.userId, payerEmail: stripeSubscriptions.payerEmail })
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.id, subscription.id));
    expect(stored).toEqual({ userId: owner.id, payerEmail: null });
    await send(subscription.updated('active'));
    await confirm(other.id);
    expect(await readProfile(owner.id)).toMatchObject(paying('pro', subscription));
    expect(await readProfile(other.id)).toMatchObject({ subscriptionStatus: 'trialing' });
  });

  it('of a payment that ended before the e-mail was confirmed give no access', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const subscription = subscriptionOf({ id: 'someone', email });
    await sendAll([subscription.checkout(), subscription.updated('active'), subscription.deleted()]);
    const user = await createUser(db, { email, emailVerified: false });
    await confirm(user.id);
    expect(await readProfile(user.id)).toMatchObject({ plan: 'pro', subscriptionStatus: 'trialing' });
  });

  it('apply when the e-mail is confirmed and the payment arrives at the same moment', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const subscription = subscriptionOf({ id: 'someone', email });
    const user = await createUser(db, { email, emailVerified: false });
    await Promise.all([send(subscription.checkout()), confirm(user.id)]);
    expect(await readProfile(user.id)).toMatchObject({ subscriptionStatus: 'active', plan: 'pro' });
  });

  it('wait for whoever decides about payments with the same e-mail', async () => {
    const user = await createUser(db);
    let sent: Promise<string> | undefined;
    await db.transaction(async (tx) => {
      await lockPayer(tx, user.email);
      sent = send(subscriptionOf(user).checkout());
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
    });
    expect(await sent).toBe('applied');
  });
});

const known = payloadOf({ type: 'charge.refunded', object: {}, id: 'evt_other' });
const shapeless = payloadOf({ type: 'customer.subscription.updated', object: {}, id: 'evt_odd' });
const priced = (amount: number, id: string) =>
  payloadOf({ ...subscriptionOf({ id: 'someone', email: 'a@b.c' }, amount).updated('active'), id });
it.each([
  ['an event of another kind', known, 'evt_other', 'charge.refunded', []],
  ['a plan that goes on', priced(4900, 'evt_plan'), 'evt_plan', 'customer.subscription.updated', []],
  [
    'a shape nobody expects',
    shapeless,
    'evt_odd',
    'customer.subscription.updated',
    ['payment event not understood'],
  ],
  [
    'a price of no plan',
    priced(123, 'evt_price'),
    'evt_price',
    'customer.subscription.updated',
    ['payment event of a price that is not one of our plans'],
  ],
] as const)('the log names %s', async (_what, payload, event, type, warnings) => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>); // pino writes objects
  const logged = createApp({ ...deps, log: pino({}, { write }) });
  const headers = { 'Stripe-Signature': sign(payload) };
  const answer = await logged.request('/api/webhooks/stripe', { method: 'POST', body: payload, headers });
  const { result } = (await answer.json()) as { result: string }; // the shape that the route answers
  const webhookLines = lines.filter(({ msg }) => msg !== 'request');
  expect(webhookLines).toMatchObject([
    ...warnings.map((msg) => ({ msg, event, type })),
    { msg: 'payment event', event, type, result },
  ]);
});

/** Follows the link of the confirmation mail. */
async function confirm(userId: string): Promise<void> {
  const token = await createLink(db, { kind: 'confirm-email', userId, seconds: 60 });
  const answer = await request('POST', '/api/auth/confirm-email', { body: { token } });
  expect(answer.status).toBe(200);
}

describe('repeated events', () => {
  it('change nothing, one after the other or at the same moment', async () => {
    const user = await createUser(db);
    const subscription = subscriptionOf(user);
    await send(subscription.checkout());
    const event = { ...subscription.updated('active'), id: `evt_${randomUUID()}` };
    const results = await Promise.all([send(event), send(event), send(event)]);
    expect(results.sort()).toEqual(['applied', 'replayed', 'replayed']);
    await db.update(profiles).set({ plan: 'basico' }).where(eq(profiles.id, user.id));
    expect(await send(event)).toBe('replayed');
    expect((await readProfile(user.id)).plan).toBe('basico');
  });

  it('of a checkout and its subscription at the same moment give one paying account', async () => {
    const user = await createUser(db);
    const subscription = subscriptionOf(user);
    const events = [
      subscription.checkout(),
      subscription.created(),
      subscription.updated('active'),
      subscription.paid(2),
    ];
    await Promise.all(events.map(send));
    expect(await readProfile(user.id)).toMatchObject(paying('pro', subscription));
  });
});
