import type { PlanPrices } from './plan-of-price.ts';
import { readCheckout } from './read-checkout.ts';
import { readFailedInvoice, readPaidInvoice } from './read-invoice.ts';
import { readSubscription, subscriptionRanks } from './read-subscription.ts';
import type { EventReading } from './reading.ts';

type Reader = (object: unknown, prices: PlanPrices) => EventReading;

const { created, changed, deleted } = subscriptionRanks;
const subscription =
  (rank: number): Reader =>
  (object, prices) =>
    readSubscription(object, prices, rank);

/** A Map, because the event's type comes from the caller: in an object, `__proto__` would be found. */
const readers = new Map<string, Reader>([
  ['checkout.session.completed', readCheckout],
  ['customer.subscription.created', subscription(created)],
  ['customer.subscription.updated', subscription(changed)],
  ['customer.subscription.paused', subscription(changed)],
  ['customer.subscription.resumed', subscription(changed)],
  ['customer.subscription.deleted', subscription(deleted)],
  ['invoice.paid', readPaidInvoice],
  ['invoice.payment_failed', readFailedInvoice],
]);

/** Converts a Stripe event. `object` is its `data.object`, in the shape of any API version since 2020. */
export function readStripeEvent(type: string, object: unknown, prices: PlanPrices): EventReading {
  return readers.get(type)?.(object, prices) ?? { kind: 'ignored' };
}
