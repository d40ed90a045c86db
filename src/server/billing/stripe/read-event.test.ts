import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { EventReading } from './reading.ts';
import { readStripeEvent } from './read-event.ts';
import { readSignedEvent } from './signed-event.ts';

const prices = { basico: 1990, pro: 4900 };
const END = 1_800_000_000;
const end = new Date(END * 1000);
const read = (type: string, object: unknown) => readStripeEvent(type, object, prices);
const changeOf = (reading: EventReading) => (reading.kind === 'change' ? reading.change : reading.kind);

describe('a subscription', () => {
  const price = { lookup_key: null, unit_amount: 4900, currency: 'brl', metadata: {} };
  const item = { price, current_period_end: END };
  const subscription = { id: 'sub_1', status: 'active', items: { data: [item] } };
  const updated = (changes: object) => read('customer.subscription.updated', { ...subscription, ...changes });

  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'failing'],
    ['unpaid', 'inactive'],
    ['incomplete', 'inactive'],
    ['paused', 'inactive'],
    ['incomplete_expired', 'ended'],
    ['canceled', 'ended'],
  ])('that is %s at the provider is %s', (status, state) => {
    expect(updated({ status })).toEqual({
      kind: 'change',
      change: { subscriptionId: 'sub_1', status: state, plan: 'pro', periodEnd: end, rank: 1 },
      isPriceUnknown: false,
    });
  });

  it.each([
    ['cancelled for the end of the period', { cancel_at_period_end: true }, 'ending'],
    ['cancelled for the moment at which it ends', { cancel_at: END }, 'ending'],
    ['cancelled for an earlier moment', { cancel_at: END - 1 }, 'ending'],
    ['cancelled for a later period', { cancel_at: END + 1 }, 'active'],
    [
      'cancelled for a moment, with a period that is not told',
      { cancel_at: END, items: { data: [{ price }] } },
      'active',
    ],
    ['not cancelled', { cancel_at_period_end: false, cancel_at: null }, 'active'],
  ])('%s is %s', (_what, changes, status) => {
    expect(changeOf(updated(changes))).toMatchObject({ status });
  });

  it('orders its events within a second, and ends when it is deleted', () => {
    const changes = ['created', 'updated', 'paused', 'resumed', 'deleted'].map((name) =>
      changeOf(read(`customer.subscription.${name}`, subscription)),
    );
    expect(changes).toMatchObject([
      { rank: 0, status: 'active' },
      { rank: 1, status: 'active' },
      { rank: 1, status: 'active' },
      { rank: 1, status: 'active' },
      { rank: 2, status: 'ended' },
    ]);
  });

  it('tells the end of its period itself in older versions of the API', () => {
    const older = { ...subscription, current_period_end: END + 9, items: { data: [{ price }] } };
    expect(changeOf(read('customer.subscription.updated', older))).toMatchObject({
      periodEnd: new Date((END + 9) * 1000),
    });
    expect(changeOf(updated({ items: { data: [{ price }] } }))).not.toHaveProperty('periodEnd');
  });

  it.each<[string, object, object, string | undefined]>([
    ['its lookup key, before its amount', { lookup_key: 'basico' }, {}, 'basico'],
    ['its lookup key, of the better plan too', { lookup_key: 'pro', unit_amount: 1990 }, {}, 'pro'],
    ['the metadata of its price', { metadata: { plan: 'basico' } }, {}, 'basico'],
    ['its own metadata', {}, { metadata: { plan: 'basico' } }, 'basico'],
    [
      'its amount, where the names are of no plan',
      { lookup_key: 'ouro' },
      { metadata: { plan: 'x' } },
      'pro',
    ],
    ['its amount, in capitals too', { currency: 'BRL', unit_amount: 1990 }, {}, 'basico'],
    ['nothing in another currency', { currency: 'usd' }, {}, undefined],
    ['nothing where the amount is unknown', { unit_amount: 3900 }, {}, undefined],
    ['nothing where no amount is reported', { unit_amount: null }, {}, undefined],
  ])('has the plan that is reported by %s', (_what, priceChanges, changes, plan) => {
    const items = { data: [{ ...item, price: { ...price, ...priceChanges } }] };
    const reading = updated({ items, ...changes });
    expect(reading).toMatchObject({ kind: 'change', isPriceUnknown: plan === undefined });
    expect(changeOf(reading)).toMatchObject(plan === undefined ? {} : { plan });
    if (plan === undefined) expect(changeOf(reading)).not.toHaveProperty('plan');
  });

  it('has the plan of the first item that has one', () => {
    const extra = { price: { ...price, unit_amount: 500 } };
    expect(changeOf(updated({ items: { data: [extra, item] } }))).toMatchObject({ plan: 'pro' });
  });

  it.each([
    ['no items', { items: { data: [] } }],
    ['no id', { id: undefined }],
    ['a date beyond the year 3000', { cancel_at: 32_503_680_001 }],
    ['a date before 1970', { cancel_at: -1 }],
  ])('with %s is not understood', (_what, changes) =>
    expect(updated(changes)).toEqual({ kind: 'malformed' }),
  );
});

describe('a checkout', () => {
  const checkout = {
    mode: 'subscription',
    subscription: 'sub_1',
    payment_status: 'paid',
    client_reference_id: 'account',
    customer_details: { email: ' Ana@Exemplo.com.br ' },
    amount_subtotal: 4900,
    currency: 'brl',
  };
  const completed = (changes: object) =>
    changeOf(read('checkout.session.completed', { ...checkout, ...changes }));

  it('tells who owns the subscription, and the plan once it is paid', () => {
    const owner = { userId: 'account', email: 'ana@exemplo.com.br' };
    expect(completed({})).toEqual({ subscriptionId: 'sub_1', owner, plan: 'pro', status: 'active', rank: 0 });
    expect(completed({ payment_status: 'unpaid' })).toEqual({ subscriptionId: 'sub_1', owner, rank: 0 });
    expect(completed({ currency: null })).toEqual({ subscriptionId: 'sub_1', owner, rank: 0 });
    expect(completed({ amount_subtotal: 1 })).toEqual({ subscriptionId: 'sub_1', owner, rank: 0 });
    expect(completed({ metadata: { plan: 'basico' } })).toMatchObject({ plan: 'basico' });
    expect(completed({ subscription: { id: 'sub_2' } })).toMatchObject({ subscriptionId: 'sub_2' });
  });

  it.each([
    ['no reference and no e-mail', { client_reference_id: null, customer_details: null }],
    ['an e-mail that is not told', { client_reference_id: null, customer_details: { email: null } }],
    ['an e-mail of blanks', { client_reference_id: undefined, customer_details: { email: '  ' } }],
  ])('with %s has no owner', (_what, changes) => {
    expect(completed(changes)).toMatchObject({ owner: { userId: null, email: null } });
  });

  it.each([
    ['a single payment', { mode: 'payment' }, 'ignored'],
    ['a single payment of a subscription', { mode: 'payment', subscription: null }, 'ignored'],
    ['no subscription', { subscription: null }, 'ignored'],
    ['another shape', { mode: 1 }, 'malformed'],
  ])('with %s is %s', (_what, changes, kind) => expect(completed(changes)).toBe(kind));
});

describe('an invoice', () => {
  const invoice = { billing_reason: 'subscription_cycle', subscription: 'sub_1', lines: { data: [] } };
  const paid = (changes: object) => changeOf(read('invoice.paid', { ...invoice, ...changes }));
  const failed = (changes: object) => changeOf(read('invoice.payment_failed', { ...invoice, ...changes }));
  const line = (at: number) => ({ period: { end: at } });

  it('that is paid bills next at the last end of its parts', () => {
    const lines = { data: [line(END - 9), line(END), line(END - 1)] };
    expect(paid({ lines })).toEqual({ subscriptionId: 'sub_1', status: 'active', periodEnd: end, rank: 1 });
    expect(paid({})).toEqual({ subscriptionId: 'sub_1', status: 'active', rank: 1 });
  });

  it('that is not paid leaves a renewal failing, and a first payment without access', () => {
    expect(failed({})).toEqual({ subscriptionId: 'sub_1', status: 'failing', rank: 1 });
    expect(failed({ billing_reason: 'subscription_create' })).toMatchObject({ status: 'inactive' });
  });

  it.each([
    ['an expanded subscription', { subscription: { id: 'sub_2' } }],
    [
      'a parent, as newer versions of the API tell it',
      { subscription: null, parent: { subscription_details: { subscription: 'sub_2' } } },
    ],
  ])('finds its subscription in %s', (_what, changes) => {
    expect(paid(changes)).toMatchObject({ subscriptionId: 'sub_2' });
  });

  it.each([
    ['of something else', { billing_reason: 'manual' }],
    ['of a change within the period', { billing_reason: 'subscription_update' }],
    ['of collected entries', { billing_reason: 'automatic_pending_invoice_item_invoice' }],
    ['without a subscription', { subscription: null }],
    ['of a parent without a subscription', { subscription: null, parent: { subscription_details: null } }],
  ])('%s is ignored', (_what, changes) => {
    expect([paid(changes), failed(changes)]).toEqual(['ignored', 'ignored']);
  });

  it('in another shape is not understood', () => {
    expect([paid({ lines: null }), failed({ lines: null })]).toEqual(['malformed', 'malformed']);
  });
});

it.each(['charge.refunded', '__proto__', 'toString'])('an event %s is ignored', (type) => {
  expect(read(type, {})).toEqual({ kind: 'ignored' });
});

describe('a signed event', () => {
  const secret = 'whsec_teste';
  const now = new Date();
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const readAt = (created: number) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created, data: { object: { a: 1 } } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: nowSeconds,
    });
    return readSignedEvent({ body, signature, secret, now: new Date(nowSeconds * 1000) });
  };

  it('may be dated five minutes ahead, because clocks differ, and no later', async () => {
    const created = new Date((nowSeconds + 300) * 1000);
    expect(await readAt(nowSeconds + 300)).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      created,
      data: { object: { a: 1 } },
    });
    await expect(readAt(nowSeconds + 301)).rejects.toThrow('O evento traz uma data no futuro.');
  });
});
