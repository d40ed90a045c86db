import { z } from 'zod';
import type { SubscriptionState } from '#domain/account/plans.ts';
import type { EventReading } from './reading.ts';
import { idOf, seconds } from './schemas.ts';

const invoiceSchema = z.object({
  billing_reason: z.string().nullish(),
  subscription: idOf.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
});
type Invoice = z.output<typeof invoiceSchema>;

/** Bills of something else than a period: paid or not, they say nothing of the subscription's state. */
const besidePeriods = new Set(['manual', 'subscription_update', 'automatic_pending_invoice_item_invoice']);

export function readPaidInvoice(object: unknown): EventReading {
  return readInvoice(object, ({ lines }) => {
    const ends = lines.data.map(({ period }) => period.end.getTime());
    return { status: 'active', ...(ends.length > 0 && { periodEnd: new Date(Math.max(...ends)) }) };
  });
}

/** A first payment that fails opens nothing; a renewal that fails is tried again by the provider. */
export function readFailedInvoice(object: unknown): EventReading {
  return readInvoice(object, ({ billing_reason }) => ({
    status: billing_reason === 'subscription_create' ? 'inactive' : 'failing',
  }));
}

function readInvoice(
  object: unknown,
  meaning: (invoice: Invoice) => { status: SubscriptionState; periodEnd?: Date },
): EventReading {
  const parsed = invoiceSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const { billing_reason, subscription, parent } = parsed.data;
  const subscriptionId = subscription ?? parent?.subscription_details?.subscription;
  if (!subscriptionId || besidePeriods.has(billing_reason ?? '')) return { kind: 'ignored' };
  return { kind: 'change', change: { subscriptionId, ...meaning(parsed.data), rank: 1 } };
}
