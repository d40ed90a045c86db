import * as z from 'zod/mini';
import type { SubscriptionState } from '#domain/account/plans.ts';
import type { EventReading } from './reading.ts';
import { idOf, seconds } from './schemas.ts';

const invoiceSchema = z.object({
  billing_reason: z.nullish(z.string()),
  subscription: z.nullish(idOf),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: idOf })) })),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
});
type Invoice = z.output<typeof invoiceSchema>;

/**
 * Invoices that are not for a period of the subscription. Whether they are paid does not change its state.
 */
const besidePeriods = new Set(['manual', 'subscription_update', 'automatic_pending_invoice_item_invoice']);

export function readPaidInvoice(object: unknown): EventReading {
  return readInvoice(object, ({ lines }) => {
    const ends = lines.data.map(({ period }) => period.end.getTime());
    return { status: 'active', ...(ends.length > 0 && { periodEnd: new Date(Math.max(...ends)) }) };
  });
}

/** A failed first payment changes nothing. After a failed renewal, the provider will try again. */
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
