import { z } from 'zod';
import type { PlanCode } from '#domain/account/plans.ts';

/** What the price of a plan is known by, beside the amount. */
export type PlanPrices = Readonly<Record<PlanCode, number>>;

/** One thing an event says of a subscription. Absent fields are not told by this kind of event. */
export interface SubscriptionChange {
  subscriptionId: string;
  /** Whose it is: the reference our buy link carried, or the e-mail of the payment. */
  owner?: { userId: string | null; email: string | null };
  plan?: PlanCode;
  /** `ending`: paid, and not to be charged again. */
  status?: 'active' | 'ending' | 'inactive' | 'ended';
  periodEnd?: Date;
  /** Breaks a tie between events of the same second. */
  rank: number;
}

/** `malformed` changes nothing and is logged; `ignored` is no concern of ours. */
export type EventReading =
  | { kind: 'change'; change: SubscriptionChange; isPriceUnknown?: boolean }
  | { kind: 'ignored' | 'malformed' };

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadata = z.record(z.string(), z.string()).nullish();
const price = z.object({
  lookup_key: z.string().nullish(),
  unit_amount: z.number().nullish(),
  currency: z.string(),
  metadata,
});
const seconds = z
  .int()
  .min(0)
  .max(32_503_680_000) // the year 3000
  .transform((value) => new Date(value * 1000));

/** Around every event. */
export const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  metadata,
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds.nullish(),
  current_period_end: seconds.optional(),
  items: z.object({ data: z.array(z.object({ price, current_period_end: seconds.optional() })).min(1) }),
});
const checkoutSchema = z.object({
  mode: z.string(),
  client_reference_id: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  subscription: idOf.nullish(),
  payment_status: z.string(),
  amount_subtotal: z.number().nullish(),
  currency: z.string().nullish(),
  metadata,
});
const invoiceSchema = z.object({
  billing_reason: z.string().nullish(),
  subscription: idOf.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
});

const payingStatuses = new Set(['active', 'trialing']);
const endedStatuses = new Set(['canceled', 'incomplete_expired']);
/** Bills of something else than a period: that one is unpaid, or paid, says nothing of the subscription's own state. */
const besidePeriods = new Set(['manual', 'subscription_update', 'automatic_pending_invoice_item_invoice']);

const readers: Record<string, (object: unknown, prices: PlanPrices) => EventReading> = {
  'checkout.session.completed': readCheckout,
  'customer.subscription.created': (object, prices) => readSubscription(object, prices, 0),
  'customer.subscription.updated': (object, prices) => readSubscription(object, prices, 1),
  'customer.subscription.paused': (object, prices) => readSubscription(object, prices, 1),
  'customer.subscription.resumed': (object, prices) => readSubscription(object, prices, 1),
  'customer.subscription.deleted': (object, prices) => readSubscription(object, prices, 2),
  'invoice.paid': (object) => readInvoice(object, 'active'),
  'invoice.payment_failed': (object) => readInvoice(object, 'inactive'),
};

/** What an event means to us; `object` is its `data.object`, in the shape of any API version since 2020. */
export function readStripeEvent(type: string, object: unknown, prices: PlanPrices): EventReading {
  return readers[type]?.(object, prices) ?? { kind: 'ignored' };
}

function readSubscription(object: unknown, prices: PlanPrices, rank: number): EventReading {
  const parsed = subscriptionSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const { id, items, current_period_end, metadata: own } = parsed.data;
  const plan = items.data
    .map(({ price }) => planOf({ ...price, amount: price.unit_amount, own }, prices))
    .find((found) => found !== undefined);
  const periodEnd = current_period_end ?? items.data[0]?.current_period_end;
  const status = rank === 2 ? 'ended' : statusOf(parsed.data, periodEnd);
  return {
    kind: 'change',
    change: { subscriptionId: id, status, ...(plan && { plan }), ...(periodEnd && { periodEnd }), rank },
    isPriceUnknown: plan === undefined,
  };
}

function statusOf(
  { status, cancel_at_period_end, cancel_at }: z.output<typeof subscriptionSchema>,
  periodEnd: Date | undefined,
): NonNullable<SubscriptionChange['status']> {
  if (endedStatuses.has(status)) return 'ended';
  if (!payingStatuses.has(status)) return 'inactive';
  const endsWithPeriod = cancel_at && periodEnd && cancel_at <= periodEnd;
  return cancel_at_period_end || endsWithPeriod ? 'ending' : 'active';
}

function readCheckout(object: unknown, prices: PlanPrices): EventReading {
  const parsed = checkoutSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const {
    mode,
    subscription,
    payment_status,
    currency,
    amount_subtotal,
    metadata: own,
    ...payer
  } = parsed.data;
  if (mode !== 'subscription' || !subscription) return { kind: 'ignored' };
  const plan = planOf({ amount: amount_subtotal, currency, own }, prices);
  const isPaid = payment_status !== 'unpaid';
  return {
    kind: 'change',
    change: {
      subscriptionId: subscription,
      owner: {
        userId: payer.client_reference_id ?? null,
        email: payer.customer_details?.email ?? null,
      },
      ...(plan && isPaid && { plan, status: 'active' as const }),
      rank: 0,
    },
  };
}

function readInvoice(object: unknown, status: 'active' | 'inactive'): EventReading {
  const parsed = invoiceSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const { billing_reason, subscription, parent, lines } = parsed.data;
  const subscriptionId = subscription ?? parent?.subscription_details?.subscription;
  if (!subscriptionId || besidePeriods.has(billing_reason ?? '')) return { kind: 'ignored' };
  const ends = lines.data.map(({ period }) => period.end.getTime());
  const paidUntil = status === 'active' && ends.length > 0 ? { periodEnd: new Date(Math.max(...ends)) } : {};
  return { kind: 'change', change: { subscriptionId, status, ...paidUntil, rank: 1 } };
}

interface PriceTold {
  lookup_key?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  own?: Record<string, string> | null | undefined;
  amount?: number | null | undefined;
  currency?: string | null | undefined;
}

/** A price says its plan by lookup key or by `plan` in its metadata, else by its amount in reais. */
function planOf({ lookup_key, metadata: ofPrice, own, amount, currency }: PriceTold, prices: PlanPrices) {
  const named = [lookup_key, ofPrice?.['plan'], own?.['plan']].find(
    (name) => name === 'basico' || name === 'pro',
  );
  if (named) return named;
  if (currency?.toLowerCase() !== 'brl' || typeof amount !== 'number') return undefined;
  return (['basico', 'pro'] as const).find((plan) => prices[plan] === amount);
}
